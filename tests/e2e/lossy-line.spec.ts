import { isStyled } from './support/app-ready.ts'
import { holdRequests } from './support/connection.ts'
import { loginForm } from './support/journey.ts'
import { type LossyLine, lossyLine } from './support/lossy-line.ts'
import { expect, test } from './support/test.ts'

// Files of the site that do not come. Pages are opened in the context, because the fixture `page` waits for the app.

let line: LossyLine | undefined
test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/Failed to load resource/))
test.afterEach(() => line?.close())

test('a style sheet and scripts that are lost, or cached as missing, are asked for again (B8.16)', async ({
  context,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.allow(/dynamically imported module/)
  line = await lossyLine(baseURL ?? '', (path, count) => {
    if (count > 1) return false
    if (/\/(react|course-page)-.*\.js/.test(path)) return 'missing'
    return path.endsWith('.css') && 'lost'
  })
  const page = await context.newPage()
  await page.goto(`${line.origin}/courses/1`)
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

test('where a newer version has replaced its files, a page is loaded anew, with what was typed (B8.17)', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/net::ERR_/, /A page did not come/)
  await page.goto('/faq')
  await page.route(/\/contact-page-.*\.js/, (route) => route.abort(), { times: 2 })
  await page.route('/contact', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ body: '<link rel="app" href="/assets/index-Newer123.js" />' })
      : route.continue(),
  )
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Your email').fill('harleen@')
  await footer.getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await expect(footer.getByLabel('Your email')).toHaveValue('harleen@')
})

test('a prerendered page stays, and says what it lacks, until its own script comes (B8.18)', async ({
  context,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to fetch dynamically imported module/)
  line = await lossyLine(baseURL ?? '', (path) => /\/login-page-.*\.js/.test(path) && 'lost')
  const page = await context.newPage()
  await page.goto(`${line.origin}/login`)
  const form = loginForm(page, 'Sign in')
  const needsScript = form.getByText('This needs JavaScript, which is off here or did not load.')
  await expect(needsScript).toBeVisible()
  line.mend()
  await expect(needsScript).toBeHidden()
  await form.getByRole('button', { name: 'Show password' }).click()
  await expect(form.getByRole('button', { name: 'Hide password' })).toBeVisible()
})

test('a file that is gone for good holds up no other page', async ({ context, baseURL, consoleErrors }) => {
  consoleErrors.allow(/Failed to fetch dynamically imported module/)
  let asked = 0
  line = await lossyLine(baseURL ?? '', (path, count) => {
    if (!/\/hero-particles-.*\.js/.test(path)) return false
    asked = count
    return 'missing'
  })
  const page = await context.newPage()
  await page.goto(line.origin)
  await expect.poll(() => asked).toBeGreaterThan(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions parents ask')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
})
