import { largeFamily, moveIn } from '#tools/bench/site/family.ts'
import { demoProject } from '#tools/local/demo-project.ts'
import { localBackend } from './support/backend.ts'
import { seeDashboard, signInAt, table } from './support/journey.ts'
import { expect, test } from './support/test.ts'

// A parent with 200 students and 500 enrollments. What a press costs there is measured by `npm run bench`: a clock fails no
// test. This holds what keeps it short: opening a dialog makes the browser style every element of the page anew, two to four
// times, so that there must not be many. Without pages there were 18,445.
const mostElements = 2500
const rowsOfPage = 25

test('the dashboard of a large family shows a page of each list, and leads to the others', async ({
  page,
}) => {
  const parent = await moveIn({ ...localBackend(), projectId: demoProject }, largeFamily)
  await signInAt(page, '/dashboard', parent)
  await seeDashboard(page)
  await expect(table(page, 'Your Registrations').locator('tbody tr')).toHaveCount(rowsOfPage)
  const students = table(page, 'Your Students').locator('tbody tr')
  const pages = page.getByRole('navigation', { name: 'Pages of Your Students' })
  await expect(students).toHaveCount(rowsOfPage)
  await expect(pages.getByRole('status')).toHaveText('1 to 25 of 200')
  expect(await page.locator('*').count()).toBeLessThan(mostElements)

  const first = await students.first().innerText()
  await pages.getByRole('button', { name: 'Next' }).click()
  await expect(pages.getByRole('status')).toHaveText('26 to 50 of 200')
  await expect(students).toHaveCount(rowsOfPage)
  expect(await students.first().innerText()).not.toBe(first)
  await expect(pages.getByRole('button', { name: 'Next' })).toBeFocused()
  await pages.getByRole('button', { name: 'Previous' }).click()
  await expect(students.first()).toHaveText(first, { useInnerText: true })
})
