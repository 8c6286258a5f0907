import type { Page } from '@playwright/test'
import { site } from '#content/site.ts'
import { expectDashboard, signInAt } from './support/journey.ts'
import { simran } from './support/school.ts'
import { expect, test } from './support/test.ts'

test('each page opens to whom it is for, and calls only the SDKs (S2.14, S2.15, S6.02, S7.26)', async ({
  page,
  school,
  baseURL,
}) => {
  // Address, heading and title.
  const publicPages = [
    ['/', 'Help your child speak, read and love Punjabi', 'Punjabi for children'],
    ['/register', 'Register', 'Register'],
    ['/login', 'Sign in', 'Sign in'],
    ['/courses', 'Four levels, one small step at a time', 'Courses'],
    ['/courses/1', 'First letters', 'First letters'],
    ['/faq', 'Questions parents ask', 'Questions parents ask'],
    ['/blog', 'Punjabi at home', 'Blog'],
    ['/Blogs/counting-to-twenty', 'Counting from one to twenty', 'Counting from one to twenty'],
    ['/contact', 'Write to us', 'Contact'],
    ['/privacy', 'What we keep, and why', 'Privacy'],
    ['/nowhere', 'This page is not here', 'This page is not here'],
  ] as const
  const memberPages = [
    ['/dashboard', 'Welcome, Harleen', 'Dashboard'],
    ['/addstudent', 'Add Student', 'Add Student'],
    ['/courses/1/enroll', 'Who is joining Level 1?', 'Enrol in First letters'],
    ['/courses/1/confirmation', 'Nobody is enrolled here yet', 'Confirmation'],
  ] as const
  const calls = new Set<string>()
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
    const { protocol, origin, pathname } = new URL(request.url())
    const isCall =
      ['fetch', 'xhr'].includes(request.resourceType()) || origin !== new URL(baseURL ?? '').origin
    // Everything else is a file of the site, or stands in a page.
    if (/^(https?|wss?):/.test(protocol) && isCall) calls.add(origin + pathname.slice(0, 13))
  })
  const documents = 'https://firestore.googleapis.com/v1/projects/'
  for (const [path, heading, title] of publicPages) {
    await test.step(path, async () => {
      await expectPage(page, path, heading, title)
      // Everything that is loaded on scrolling or on idle.
      await page.mouse.wheel(0, 20_000)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await page.waitForLoadState('networkidle')
      expect([...calls].filter((call) => call !== documents)).toEqual([])
      expect(await page.context().cookies()).toEqual([])
    })
  }
  await signInAt(page, '/dashboard', await school.addParent(simran))
  await expectDashboard(page)
  for (const [path, heading, title] of memberPages) {
    await test.step(path, async () => {
      await expectPage(page, path, heading, title)
      await expect(page.locator('#main-menu').getByRole('link', { name: 'Profile' })).toBeVisible()
    })
  }
  expect([...calls].sort()).toEqual([documents, 'https://identitytoolkit.googleapis.com/v1/accounts:'])
  const office = /npm run school|paymentNote|office-visit/
  for (const script of scripts) expect(await (await page.request.get(script)).text()).not.toMatch(office)
})

async function expectPage(page: Page, path: string, heading: string, title: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page).toHaveURL(path)
  await expect(page).toHaveTitle(`${title} · ${site.name}`)
  await expect(page.locator('#main-menu').getByRole('link', { name: 'Courses' })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  for (const name of ['Resources', 'Links'])
    await expect(footer.getByRole('navigation', { name })).toBeVisible()
}
