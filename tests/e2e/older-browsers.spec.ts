import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { holdScripts } from './support/prerendered-pages.ts'
import { expect, test } from './support/test.ts'

// What a browser of the list in package.json lacks, or does in its own way: taken from Chromium before a page begins.

for (const zone of ['Etc/Unknown', undefined]) {
  test(`where the browser's time zone is ${String(zone)}, the hours are the school's alone`, async ({
    page,
  }) => {
    await page.addInitScript((timeZone) => {
      const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone }
      Object.defineProperty(Intl.DateTimeFormat.prototype, 'resolvedOptions', { value: () => options })
    }, zone)
    await page.goto('/courses/1')
    const main = page.getByRole('main')
    await expect(main.getByText('4:30 to 5:15 pm in Toronto').first()).toBeVisible()
    await expect(main.getByText('where you are')).toHaveCount(0)
  })
}

test('a post is shown without URL.canParse', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(URL, { canParse: undefined })
  })
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Counting from one to twenty' }).click()
  await expect(page.getByText('Numbers are the easiest Punjabi')).toBeVisible()
})

test('what was sent and pressed early is done without requestSubmit', async ({ context }) => {
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.assign(HTMLFormElement.prototype, { requestSubmit: undefined })
  })
  await page.setViewportSize({ width: 360, height: 740 })
  const release = await holdScripts(page)
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Open menu' }).click()
  release()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.locator('[aria-invalid="true"]')).not.toHaveCount(0)
})

test('one question is open at a time where details of the same name do not exclude each other', async ({
  page,
}) => {
  await withoutNamedDetails(page)
  await page.goto('/faq')
  const open = page.locator('details[open]')
  for (const name of ['What ages are the classes for?', 'What does it cost?']) {
    await page.getByText(name).click()
    await expect(open).toHaveCount(1)
    await expect(open).toContainText(name)
  }
  await expect(page).toHaveURL('/faq#price')
})

test('of questions that do not exclude each other, the one opened last before the scripts came stays open', async ({
  context,
}) => {
  const page = await context.newPage()
  await withoutNamedDetails(page)
  const release = await holdScripts(page)
  await page.goto('/faq#levels')
  const open = page.locator('details[open]')
  for (const name of ['What does it cost?', 'What ages are the classes for?'])
    await page.getByText(name).click()
  await expect(open).toHaveCount(2)
  release()
  await expect(page).toHaveURL('/faq#ages')
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('What ages are the classes for?')
})

test('no script of the site, nor of a library in it, calls what is younger than the oldest browser', () => {
  const folder = '.local/e2e-site/assets'
  // Beside functions, lookbehind: a regular expression that the browser cannot read stops its whole script.
  const younger =
    /\b(canParse|findLast|findLastIndex|fromAsync|groupBy|hasOwn|structuredClone|throwIfAborted|toReversed|toSorted|toSpliced|withResolvers)\(|\(\?<[=!]|AbortSignal\.\w+\(/g
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').match(younger) ?? [])
  expect(found).toEqual([])
})

async function withoutNamedDetails(page: Page): Promise<void> {
  await page.route('/faq', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(' name="faq"', '') })
  })
}
