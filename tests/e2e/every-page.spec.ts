import type { Page, Request } from '@playwright/test'
import { expectDashboard, fillSignIn, signInAt } from './support/journey.ts'
import { simran } from './support/school.ts'
import { expect, test } from './support/test.ts'

const documents = 'https://firestore.googleapis.com/v1/projects/demo-painti/'
const accounts = 'https://identitytoolkit.googleapis.com/v1/accounts:'

/** Every request of a page, from now on. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

/** What is asked of others and by script, but of the database: everything but the files of the site. */
function callsElsewhere(requests: Request[], site = ''): string[] {
  return requests
    .filter(
      (request) => isElsewhere(request.url(), site) || ['fetch', 'xhr'].includes(request.resourceType()),
    )
    .map((request) => request.url())
    .filter((url) => !url.startsWith(documents))
}

function isElsewhere(url: string, site: string): boolean {
  return /^(https?|wss?):/.test(url) && new URL(url).origin !== new URL(site).origin
}

test('each page opens to whom it is for, with a title of its own, navigation and footer, and a public one asks neither another site nor the sign-in service (S2.14, S2.15, S6.02)', async ({
  page,
  school,
  baseURL,
}) => {
  // Address, heading and title.
  const publicPages = [
    ['/', 'Help your child speak, read and love Punjabi', 'Punjabi for children · Painti'],
    ['/register', 'Register', 'Register · Painti'],
    ['/login', 'Sign in', 'Sign in · Painti'],
    ['/courses', 'Four levels, one small step at a time', 'Courses · Painti'],
    ['/courses/1', 'First letters', 'First letters · Painti'],
    ['/faq', 'Questions parents ask', 'Questions parents ask · Painti'],
    ['/blog', 'Punjabi at home', 'Blog · Painti'],
    ['/Blogs/counting-to-twenty', 'Counting from one to twenty', 'Counting from one to twenty · Painti'],
    ['/contact', 'Write to us', 'Contact · Painti'],
    ['/privacy', 'What we keep, and why', 'Privacy · Painti'],
    ['/nowhere', 'This page is not here', 'This page is not here · Painti'],
  ] as const
  const memberPages = [
    ['/dashboard', 'Welcome, Harleen', 'Dashboard · Painti'],
    ['/addstudent', 'Add Student', 'Add Student · Painti'],
    ['/courses/1/enroll', 'Who is joining Level 1?', 'Enrol in First letters · Painti'],
    ['/courses/1/confirmation', 'Nobody is enrolled here yet', 'Confirmation · Painti'],
  ] as const
  const requests = requestsOf(page)
  for (const [path, heading, title] of publicPages) {
    await test.step(path, async () => {
      await openPage(page, path, heading, title)
      // Everything that is loaded on scrolling or on idle.
      await page.mouse.wheel(0, 20_000)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await page.waitForLoadState('networkidle')
      const made = requests.splice(0)
      expect(made.length).toBeGreaterThan(1)
      expect(callsElsewhere(made, baseURL)).toEqual([])
      expect(await page.context().cookies()).toEqual([])
    })
  }
  await signInAt(page, '/dashboard', await school.addParent(simran))
  await expectDashboard(page)
  for (const [path, heading, title] of memberPages) {
    await test.step(path, async () => {
      await openPage(page, path, heading, title)
      await expect(page.locator('#main-menu').getByRole('link', { name: 'Profile' })).toBeVisible()
    })
  }
  const titles = [...publicPages, ...memberPages].map(([, , title]) => title)
  expect(new Set(titles).size).toBe(titles.length)
})

test('all calls are those of the SDKs: the site has no paths of its own (S7.26)', async ({
  page,
  school,
  baseURL,
}) => {
  const parent = await school.addParent()
  const requests = requestsOf(page)
  await page.goto('/courses')
  await expect(page.getByRole('link', { name: /^Register Now/ }).first()).toBeVisible()
  const box = page.getByRole('contentinfo')
  await box.getByLabel('Your email').fill(`visitor-${crypto.randomUUID()}@painti.example`)
  await box.getByRole('button', { name: 'Subscribe' }).click()
  const message = page.getByRole('dialog', { name: 'Subscribed!' })
  await message.getByRole('button', { name: 'Okay' }).click()
  expect(callsElsewhere(requests, baseURL)).toEqual([])

  await page.goto('/login')
  await fillSignIn(page, parent)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('No students found')).toBeVisible()
  for (const service of ['firestore.googleapis.com/v1/projects/', 'identitytoolkit.googleapis.com/'])
    expect(requests.some((request) => request.url().includes(service))).toBe(true)
  expect(callsElsewhere(requests, baseURL).filter((call) => !call.startsWith(accounts))).toEqual([])
})

async function openPage(page: Page, path: string, heading: string, title: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page).toHaveURL(path)
  await expect(page).toHaveTitle(title)
  await expect(page.locator('#main-menu').getByRole('link', { name: 'Courses' })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  for (const name of ['Resources', 'Links'])
    await expect(footer.getByRole('navigation', { name })).toBeVisible()
}
