import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { forward } from '#tools/local/forward.ts'
import { listen } from '#tools/local/listen.ts'
import { isStyled } from './support/app-ready.ts'
import { holdRequests } from './support/connection.ts'
import { loginForm } from './support/journey.ts'
import { expect, test } from './support/test.ts'

// Files of the site that do not come. Pages are opened in the context, because the fixture `page` waits for the app.

const needsScript = 'This needs JavaScript, which is off here or did not load.'

test.beforeEach(({ consoleErrors }) =>
  consoleErrors.allow(/Failed to load resource/, /dynamically imported module/, /A page did not come/),
)

test('styles and scripts lost or cached as missing are asked for again (B8.16)', async ({
  context,
  baseURL,
}) => {
  const { hostname: host, port } = new URL(baseURL ?? '')
  const asked = new Set<string>()
  function lossOf(path: string): 'lost' | 'missing' | undefined {
    if (asked.has(path)) return undefined
    asked.add(path)
    if (/\/(react|course-page)-.*\.js/.test(path)) return 'missing'
    return path.endsWith('.css') ? 'lost' : undefined
  }
  // Playwright's routes would not do: they turn the browser's cache off.
  const server = createServer((request, response) => {
    const loss = lossOf(request.url ?? '')
    // As Hosting answers for a hashed file that is not there yet.
    if (loss === 'missing')
      response.writeHead(404, { 'cache-control': 'public, max-age=31536000, immutable' }).end()
    else if (loss === 'lost')
      response.writeHead(200, { 'content-length': 1_000 }).write(' ', () => response.destroy())
    else forward(request, response, { host, port })
  })
  const proxy = await listen(server)
  const page = await context.newPage()
  await page.goto(`http://localhost:${proxy.port}/courses/1`)
  await page.waitForFunction(isStyled, undefined, { timeout: 20_000 })
  await page.getByRole('button', { name: 'Enquire Now' }).click()
  await expect(page.getByRole('dialog')).toHaveCSS('display', 'flex', { timeout: 20_000 })
  proxy.stop()
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
}) => {
  const page = await context.newPage()
  await page.route(/\/login-page-.*\.js/, (route) => route.abort())
  await page.goto('/login')
  const form = loginForm(page, 'Sign in')
  const notice = form.getByText('This needs JavaScript, which is off here or did not load.')
  await expect(notice).toBeVisible()
  await page.unrouteAll()
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

test('particles gone for good hold up neither the start page nor another', async ({ context }) => {
  let asked = 0
  const page = await context.newPage()
  await page.route(/\/hero-particles-.*\.js/, (route) => {
    asked += 1
    return route.fulfill({ status: 404 })
  })
  await page.goto('/')
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { name: 'Why Choose Us' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause motion' })).toHaveCount(0)
  await followContact(page)
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
})

async function followContact(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
}
