import { site } from '#content/site.ts'
import { addChild, cart, checkOut, checkoutButton, choose, signInAt, table } from './support/journey.ts'
import { simran } from './support/school.ts'
import { expect, test } from './support/test.ts'

const widths = [1440, 360]
const tintOfNewRow = 'rgb(236, 237, 251)'

test('names of any script and length stay whole, in cells with heads (B5.11, B5.12)', async ({
  page,
  school,
}) => {
  const gurmukhi = { ...simran, firstName: 'ਸਿਮਰਨ ਕੌਰ', lastName: 'ਗਿੱਲ' }
  const stored = [
    { firstName: 'Sinéad', lastName: "O'Brien-Gill" },
    { firstName: 'Mary-Jane', lastName: 'D’Souza' },
    { firstName: 'ਪ'.repeat(100), lastName: 'W'.repeat(100) },
    { firstName: 'M'.repeat(100), lastName: 'W'.repeat(100) },
  ]
  const names = [...stored, gurmukhi].map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  await signInAt(
    page,
    '/dashboard',
    await school.addParent(...stored.map((name) => ({ ...simran, ...name }))),
  )
  await addChild(page, gurmukhi)
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
  for (const name of names) await expect(cart(page).getByText(name)).toBeVisible()
  await checkOut(page)
  for (const name of names)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(`${site.money.sign}100`)
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  const registrations = table(page, 'Your Registrations')
  for (const name of names)
    await expect(registrations.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const row of await registrations.getByRole('row').filter({ hasNotText: 'Course' }).all())
      await expect(row).toHaveCSS('background-color', tintOfNewRow)
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
