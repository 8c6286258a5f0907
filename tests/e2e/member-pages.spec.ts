import { site } from '#content/site.ts'
import {
  addChild,
  checkOut,
  checkoutButton,
  choose,
  registration,
  signInAt,
  table,
} from './support/journey.ts'
import { mehar, simran } from './support/school.ts'
import { expect, test } from './support/test.ts'

const widths = [1440, 360]
const tintOfNewRow = 'rgb(236, 237, 251)'

test('names of any script stay whole, in cells with heads, tinted once enrolled (B5.11, B5.12)', async ({
  page,
  school,
}) => {
  const stored = { ...simran, firstName: 'Sinéad', lastName: "O'Brien-Gill" }
  const added = { ...simran, firstName: 'ਸਿਮਰਨ', lastName: 'ਗਿੱਲ' }
  const names = [stored, added].map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  await signInAt(page, '/dashboard', await school.addParent(stored))
  await addChild(page, added)
  const rows = table(page, 'Your Students')
  const cells = rows.getByRole('cell').or(rows.getByRole('rowheader'))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // As many as there are columns, also where a row is a card: what is not displayed has no role.
    await expect(rows.getByRole('columnheader')).toHaveCount(8)
    await expect(cells).toHaveCount(8 * names.length)
  }
  await page.goto('/courses/1/enroll')
  await choose(page, ...names)
  await checkOut(page)
  for (const name of names)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(`${site.money.sign}100`)
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of names)
      await expect(registration(page, name)).toHaveCSS('background-color', tintOfNewRow)
  }
})

test('the checkout sticks to the window of a phone once a child is chosen, unless that is low (B2.20)', async ({
  page,
  school,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAt(page, '/courses/1/enroll', await school.addParent(simran))
  const bar = checkoutButton(page).locator('..')
  await expect(bar).toHaveCSS('position', 'static')
  await choose(page, 'Simran Gill')
  await expect(bar).toHaveCSS('position', 'fixed')
  await page.setViewportSize({ width: 740, height: 360 })
  await expect(bar).toHaveCSS('position', 'static')
})

test('in forced colours who cannot be chosen and the main button look different', async ({
  page,
  school,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const parent = await school.addParent(simran, mehar)
  await school.enrolChild(parent, 'Simran', 1)
  await signInAt(page, '/courses/2/enroll', parent)
  const pictureOf = (name: string) => page.getByRole('checkbox', { name }).screenshot()
  expect((await pictureOf('Simran')).equals(await pictureOf('Mehar'))).toBe(false)

  await page.goto('/dashboard')
  const groundOf = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await groundOf('Add New Student')).not.toBe(await groundOf('Sign Out'))
})
