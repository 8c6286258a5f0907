import type { Page } from '@playwright/test'
import { holdRequests } from './support/connection.ts'
import { loginForm } from './support/journey.ts'
import { type LossyLine, lossyLine } from './support/lossy-line.ts'
import { expect, test } from './support/test.ts'

// Files of the site that do not come. Pages are opened in the context, because the fixture `page` waits for the app.

const unapplied = 'link[media="not all"]'
let line: LossyLine | undefined
test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/Failed to load resource/))
test.afterEach(() => line?.close())

test('style sheets and scripts that are lost, or cached as missing, are asked for again (B8.16) (B8.17)', async ({
  context,
  baseURL,
}) => {
  line = await lossyLine(baseURL ?? '', (path, count) => {
    if (count > 1) return false
    if (/\/(react|course-page|dialog)-.*\.js|\/dialog-.*\.css/.test(path)) return 'missing'
    return path.endsWith('.css') && 'lost'
  })
  const page = await context.newPage()
  await page.goto(`${line.origin}/courses/1`)
  await expect.poll(() => emptySheets(page), { timeout: 20_000 }).toBe(0)
  await expect(page.locator(unapplied)).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('16px "Baloo Paaji 2 Variable"')))
    .toBe(true)

  const release = await holdRequests(page, /\/course-enquiry-dialog-.*\.js/)
  const opener = page.getByRole('button', { name: 'Enquire Now' })
  await opener.click()
  await expect(page.getByRole('status').getByText('Loading...')).toBeVisible({ timeout: 20_000 })
  await opener.click()
  release()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCount(1)
  await expect(dialog).toHaveCSS('display', 'flex')
  await expect(page.getByText('Loading...')).toHaveCount(0)
})

test('style sheets are applied together, so that one on its way moves nothing (B8.20)', async ({
  context,
}) => {
  const page = await context.newPage()
  const release = await holdRequests(page, /\/index-.*\.css/)
  await page.goto('/faq', { waitUntil: 'commit' })
  await expect(page.locator('link[rel="stylesheet"]')).not.toHaveCount(0)
  await expect.poll(() => emptySheets(page)).toBe(1)
  const question = page.locator('#placement')
  const before = await question.boundingBox()
  release()
  await expect(page.locator(unapplied)).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  const after = await question.boundingBox()
  expect(Math.abs((after?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThan(8)
})

test('a style sheet that does not come holds up no other (B8.20)', async ({ context, baseURL }) => {
  line = await lossyLine(baseURL ?? '', (path) => /\/faq-page-.*\.css/.test(path) && 'lost')
  const page = await context.newPage()
  await page.goto(`${line.origin}/faq`)
  await expect(page.locator('link[rel="stylesheet"]')).not.toHaveCount(0)
  await expect(page.locator(unapplied)).toHaveCount(0)
  expect(await emptySheets(page)).toBe(1)
})

/** How many style sheets of a page did not come, or not yet. */
function emptySheets(page: Page): Promise<number> {
  return page.evaluate(() => {
    const links = [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel="app-styles"], link[rel="stylesheet"]'),
    ]
    return links.filter(({ sheet }) => (sheet?.cssRules.length ?? 0) === 0).length
  })
}

test('a prerendered page stays, and says what it lacks, until its own script comes (B8.18)', async ({
  context,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to fetch dynamically imported module|login-page-.*\.js did not come/)
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

test('a file that is gone for good holds up no other page (B8.17)', async ({
  context,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to fetch dynamically imported module/)
  let asked = 0
  line = await lossyLine(baseURL ?? '', (path, count) => {
    if (!/\/hero-particles-.*\.js/.test(path)) return false
    asked = count
    return 'missing'
  })
  const page = await context.newPage()
  await page.goto(line.origin)
  await expect.poll(() => asked).toBeGreaterThan(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions parents ask')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  expect(asked, 'three tries, each past the cache too').toBeLessThanOrEqual(6)
})
