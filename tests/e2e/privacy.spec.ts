import type { Page, Request } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { fillSignIn } from './support/journey.ts'

const publicRoutes = [
  '/',
  '/courses',
  '/courses/1',
  '/faq',
  '/blog',
  '/Blogs/five-letters-five-friends',
  '/contact',
  '/privacy',
  '/login',
  '/register',
  '/nowhere',
]

/** Every request of a page, from now on. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

const documents = 'https://firestore.googleapis.com/v1/projects/demo-painti/'
const accounts = 'https://identitytoolkit.googleapis.com/v1/accounts:'

/** What is asked of others and by script: everything but the files of the site. */
function calls(requests: Request[], site: string | undefined): string[] {
  return requests
    .filter((request) => isElsewhere(request.url(), site) || isByScript(request))
    .map((request) => request.url())
}

test('no public page asks another site or the sign-in service before the person acts', async ({
  page,
  baseURL,
}) => {
  for (const path of publicRoutes) {
    await test.step(path, async () => {
      const requests = requestsOf(page)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      // Everything that is loaded on scrolling or on idle.
      await page.mouse.wheel(0, 20_000)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await page.waitForLoadState('networkidle')
      expect(requests.length).toBeGreaterThan(1)
      expect(calls(requests, baseURL).filter((call) => !call.startsWith(documents))).toEqual([])
      expect(await page.context().cookies()).toEqual([])
    })
  }
})

test('all calls are those of the SDKs: the site has no paths of its own (S7.26)', async ({
  page,
  school,
  baseURL,
}) => {
  const { email, password } = await school.addParent()
  const requests = requestsOf(page)
  await page.goto('/courses')
  await expect(page.getByRole('link', { name: /^Register Now/ }).first()).toBeVisible()
  const box = page.getByRole('contentinfo')
  await box.getByLabel('Your email').fill(`visitor-${crypto.randomUUID()}@painti.example`)
  await box.getByRole('button', { name: 'Subscribe' }).click()
  const message = page.getByRole('dialog', { name: 'Subscribed!' })
  await message.getByRole('button', { name: 'Okay' }).click()
  expect(calls(requests, baseURL).filter((call) => !call.startsWith(documents))).toEqual([])

  await page.goto('/login')
  await fillSignIn(page, { email, password })
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('No students found')).toBeVisible()
  const made = calls(requests, baseURL)
  for (const service of ['firestore.googleapis.com/v1/projects/', 'identitytoolkit.googleapis.com/'])
    expect(made.some((call) => call.includes(service))).toBe(true)
  expect(made.filter((call) => !call.startsWith(documents) && !call.startsWith(accounts))).toEqual([])
})

test('the privacy page opens in a tab of its own, and what was typed stays', async ({ page }) => {
  await page.goto('/courses/1')
  await page.getByRole('button', { name: 'Enquire Now' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Harleen')
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: 'What we keep, and why (opens in a new tab)' }).click()
  const privacy = await opened
  await expect(privacy.getByRole('heading', { level: 1, name: 'What we keep, and why' })).toBeVisible()
  await expect(dialog.getByLabel('First name')).toHaveValue('Harleen')
})

function isElsewhere(url: string, site = ''): boolean {
  return /^(https?|wss?):/.test(url) && new URL(url).origin !== new URL(site).origin
}

function isByScript(request: Request): boolean {
  return ['fetch', 'xhr'].includes(request.resourceType())
}
