import type { Page } from '@playwright/test'
import { isStyled } from './support/app-ready.ts'
import { holdRequests } from './support/connection.ts'
import { loginForm } from './support/journey.ts'
import { type LossyProxy, startLossyProxy } from './support/lossy-proxy.ts'
import { expect, test } from './support/test.ts'

// Files of the site that do not come. Pages are opened in the context, because the fixture `page` waits for the app.

const needsScript = 'This needs JavaScript, which is off here or did not load.'

let proxy: LossyProxy | undefined
test.beforeEach(({ consoleErrors }) =>
  consoleErrors.allow(/Failed to load resource/, /dynamically imported module/, /A page did not come/),
)
test.afterEach(() => proxy?.close())

test('styles and scripts lost or cached as missing are asked for again (B8.16)', async ({
  context,
  baseURL,
}) => {
  proxy = await startLossyProxy(baseURL ?? '', (path, count) => {
    if (count > 1) return false
    if (/\/(react|course-page)-.*\.js/.test(path)) return 'missing'
    return path.endsWith('.css') && 'lost'
  })
  const page = await context.newPage()
  await page.goto(`${proxy.origin}/courses/1`)
  await page.waitForFunction(isStyled, undefined, { timeout: 20_000 })
  await page.getByRole('button', { name: 'Enquire Now' }).click()
  await expect(page.getByRole('dialog')).toHaveCSS('display', 'flex', { timeout: 20_000 })
})

test('the style sheet moves nothing when it comes (B8.20)', async ({ context }) => {
  const page = await context.newPage()
  const release = await holdRequests(page, /\/style-.*\.css/)
  await page.goto('/faq', { waitUntil: 'commit' })
  await expect(page.locator('link[rel="stylesheet"]')).not.toHaveCount(0)
  const question = page.locator('#placement')
  const before = await question.boundingBox()
  release()
  await page.waitForFunction(isStyled)
  const after = await question.boundingBox()
  expect(Math.abs((after?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThan(8)
})

test('a page whose files are replaced is loaded anew, with what was typed (B8.17)', async ({ page }) => {
  await page.goto('/faq')
  await page.route(/\/contact-page-.*\.js/, (route) => route.abort(), { times: 2 })
  await page.route('/contact', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ body: '<link rel="app" href="/assets/index-Newer123.js" />' })
      : route.continue(),
  )
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Your email').fill('harleen@')
  await followContact(page)
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await expect(footer.getByLabel('Your email')).toHaveValue('harleen@')
})

test('a prerendered page stays, says what it lacks, and waits for its script (B8.18)', async ({
  context,
  baseURL,
}) => {
  proxy = await startLossyProxy(baseURL ?? '', (path) => /\/login-page-.*\.js/.test(path) && 'lost')
  const page = await context.newPage()
  await page.goto(`${proxy.origin}/login`)
  const form = loginForm(page, 'Sign in')
  const notice = form.getByText('This needs JavaScript, which is off here or did not load.')
  await expect(notice).toBeVisible()
  proxy.loseNothing()
  await expect(notice).toBeHidden()
  await form.getByRole('button', { name: 'Show password' }).click()
  await expect(form.getByRole('button', { name: 'Hide password' })).toBeVisible()
})

test('a page for parents says that it needs scripts, and goes on once they load', async ({ context }) => {
  const page = await context.newPage()
  await page.route(/\/assets\/index-.*\.js/, (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByRole('main').getByText(needsScript)).toBeVisible()
  await page.unrouteAll()
  await expect(page).toHaveURL('/login', { timeout: 20_000 })
  await expect(page.getByText(needsScript).filter({ visible: true })).toHaveCount(0)
})

test('a page whose code is never answered says so, and can be loaded again', async ({ page }) => {
  await page.goto('/faq')
  await page.clock.install()
  const release = await holdRequests(page, /\/contact-page-/)
  await followContact(page)
  await expect(async () => {
    await page.clock.fastForward(30_000)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('This page did not load', { timeout: 500 })
  }).toPass({ timeout: 10_000 })
  release()
  await page.getByRole('button', { name: 'Load it again' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
})

test('particles gone for good hold up neither the start page nor another', async ({ context, baseURL }) => {
  let asked = 0
  proxy = await startLossyProxy(baseURL ?? '', (path, count) => {
    if (!/\/hero-particles-.*\.js/.test(path)) return false
    asked = count
    return 'missing'
  })
  const page = await context.newPage()
  await page.goto(proxy.origin)
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { name: 'Why Choose Us' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause motion' })).toHaveCount(0)
  await followContact(page)
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
})

async function followContact(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
}
