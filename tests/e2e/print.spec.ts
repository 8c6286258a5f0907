import { languages } from '#content/languages.ts'
import { site } from '#content/site.ts'
import { demoStaff } from '#tools/local/seed.ts'
import { mehar, simran } from './support/school.ts'
import { checkOut, choose, signInAt } from './support/journey.ts'
import { storeFamilies, termId } from './support/office.ts'
import { expect, test } from './support/test.ts'

/** How many pages a PDF has: each is an object of this type. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

test.use({ colorScheme: 'dark' })

/** As wide as the browser leaves them where nobody changes them. */
const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }

test('the printed confirmation fills one sheet, dark on light (B5.08)', async ({ page, school }) => {
  const parent = await school.addParent(simran, mehar, { ...simran, firstName: 'Arjan' })
  await signInAt(page, '/courses/1/enroll', parent)
  await choose(page, 'Simran Gill', 'Mehar Gill', 'Arjan Gill')
  await checkOut(page)
  const reference = page.getByRole('definition').getByText(/^[A-Z\d]{4}-[A-Z\d]{4}$/)
  await expect(reference).toHaveCount(1)
  for (const format of ['A4', 'Letter']) {
    expect(pagesOf(await page.pdf({ format, margin })), format).toBe(1)
  }
  // As wide as paper, where the bar is that of a small window.
  await page.setViewportSize({ width: 794, height: 1123 })
  const inBar = page.getByRole('banner').getByRole('link').filter({ visible: true })
  await expect(inBar).toHaveText([new RegExp(`^${site.name}`), ...languages.slice(1).map(({ name }) => name)])
  const title = page.getByRole('heading', { name: /^Thank you/ })
  await expect(title).toHaveCSS('color', 'rgb(255, 246, 224)')
  await page.emulateMedia({ media: 'print' })
  await expect(title).toHaveCSS('color', 'rgb(31, 33, 80)')
  const main = page.getByRole('main')
  for (const name of ['Simran Gill', 'Mehar Gill', 'Arjan Gill']) {
    const place = main.getByRole('listitem').filter({ hasText: name })
    await expect(place.getByText(name)).toBeVisible()
    await expect(place.getByText('Monday and Wednesday')).toBeVisible()
  }
  for (const words of [
    'Your order is processed.',
    `${site.money.sign}300`,
    'What happens next',
    `4:30 to 5:15 pm in ${site.city}`,
    'in a live video class',
    `${site.name}, ${site.email}, ${site.address}`,
  ])
    await expect(main.getByText(words).first()).toBeVisible()
  await expect(
    page.getByRole('link', { name: [site.name, ...Object.values(site.names).slice(0, 1)].join(' ') }),
  ).toBeVisible()
  await expect(inBar).toHaveCount(1)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toBeHidden()
})

test('the printed class list has all children and dates, and nothing to press', async ({ page, school }) => {
  await storeFamilies(school)
  await signInAt(page, '/dashboard', demoStaff)
  await page.goto(`/office/registrations/class-list?term=${termId}&level=1&day=mon`)
  // A4 within its margins.
  await page.setViewportSize({ width: 718, height: 1046 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('rowheader')).toHaveText(['Anaya Sekhon', 'Fateh Sekhon', 'Noor Virk'])
  const dates = await page.getByRole('columnheader').filter({ hasText: '/' }).all()
  expect(dates.length).toBeGreaterThan(15)
  for (const date of dates) await expect(date).toBeInViewport({ ratio: 1 })
  await expect(page.locator('nav, button, select, input').filter({ visible: true })).toHaveCount(0)
})
