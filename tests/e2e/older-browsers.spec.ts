import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { holdScripts } from './support/prerendered-pages.ts'
import { expect, test } from './support/test.ts'

// What a browser of the list in package.json lacks, or does in its own way: taken from Chromium before a page begins.

test('one question is open at a time where the browser does not see to it', async ({ context }) => {
  const page = await context.newPage()
  await page.route('/faq', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(' name="faq"', '') })
  })
  const release = await holdScripts(page)
  await page.goto('/faq#levels')
  const open = page.locator('details[open]')
  for (const name of ['What does it cost?', 'What ages are the classes for?'])
    await page.getByText(name).click()
  await expect(open).toHaveCount(2)
  release()
  await expect(page).toHaveURL('/faq#ages')
  await expect(open).toHaveCount(1)
  await expect(open, 'the one that was opened last before the scripts came').toContainText('What ages')

  await page.getByText('What does it cost?').click()
  await expect(page).toHaveURL('/faq#price')
  await expect(open).toHaveCount(1)
})

test('no script of the site or its libraries calls what the oldest browser lacks', () => {
  const folder = '.local/e2e-site/assets'
  // Beside functions, lookbehind: a regular expression that the browser cannot read stops its whole script.
  const younger =
    /\b(canParse|findLast|findLastIndex|fromAsync|groupBy|hasOwn|structuredClone|throwIfAborted|toReversed|toSorted|toSpliced|withResolvers)\(|\(\?<[=!]|AbortSignal\.\w+\(/g
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').match(younger) ?? [])
  expect(found).toEqual([])
})
