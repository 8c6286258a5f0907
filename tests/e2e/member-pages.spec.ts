import type { Locator, Page } from '@playwright/test'
import { addChild, cart, checkOut, checkoutButton, choose, signInAt, table } from './support/journey.ts'
import { simran } from './support/school.ts'
import { expect, test } from './support/test.ts'

test('a double click adds one child in each of the three forms', async ({ page, school }) => {
  const parent = await school.addParent()
  await signInAt(page, '/dashboard', parent)
  for (const [path, opener] of [
    ['/dashboard', 'Add New Student'],
    ['/courses/1/enroll', 'Add Student'],
    ['/addstudent', null],
  ] as const) {
    await page.goto(path)
    if (opener !== null) await page.getByRole('button', { name: opener }).click()
    const form = opener === null ? page.getByRole('main') : page.getByRole('dialog', { name: opener })
    await form.getByLabel('First name').fill(path.replaceAll(/[^a-z]/g, ''))
    await form.getByLabel('Last name').fill('Gill')
    if (opener === null) await form.getByLabel('Age').fill('8')
    await form.getByLabel('Birthdate').fill('2018-03-14')
    await form.getByRole('button', { name: 'Add Student' }).dblclick()
    await expect(page.getByText('Student added successfully!')).toBeVisible()
  }
  expect(await school.studentsOf(parent.uid)).toHaveLength(3)
})

/** Of a chosen or a new row. */
const tint = 'rgb(236, 237, 251)'

test('names of every script and of a hundred characters go from the form to the confirmation unchanged, inside their places, which are cells with heads at every width (B5.11, B5.12)', async ({
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
  const parent = await school.addParent(...stored.map((name) => ({ ...simran, ...name })))
  await signInAt(page, '/dashboard', parent)
  await addChild(page, gurmukhi)
  const names = [...stored, gurmukhi].map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  for (const { firstName } of [...stored, gurmukhi])
    await expect(table(page, 'Your Students').getByText(firstName).filter({ visible: true })).toHaveCount(1)
  await expectCellsWithHeads(table(page, 'Your Students'))
  await page.goto('/courses/1/enroll')
  await choose(page, ...names)
  for (const name of names) await expect(cart(page).getByText(name)).toBeVisible()
  await expectTidy(page)
  await checkOut(page)
  for (const name of names)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('$100')
  await expectTidy(page)
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  const registrations = table(page, 'Your Registrations')
  for (const name of names)
    await expect(registrations.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1)
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    for (const row of await registrations.getByRole('row').filter({ hasNotText: 'Course' }).all())
      await expect(row).toHaveCSS('background-color', tint)
  }
  await expectTidy(page)
})

test('the checkout sticks to the window of a phone, unless that is low (B2.20)', async ({ page, school }) => {
  const parent = await school.addParent(simran)
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAt(page, '/courses/1/enroll', parent)
  const bar = checkoutButton(page).locator('..')
  await expect(bar).toHaveCSS('position', 'fixed')
  await page.setViewportSize({ width: 740, height: 360 })
  await expect(bar).toHaveCSS('position', 'static')
})

/** As many as there are columns, also where a row is a card: what is not displayed has no role. */
async function expectCellsWithHeads(rows: Locator): Promise<void> {
  for (const width of [1440, 360]) {
    await rows.page().setViewportSize({ width, height: 900 })
    const heads = await rows.getByRole('columnheader').count()
    expect(heads).toBe(8)
    const cells = rows.getByRole('cell').or(rows.getByRole('rowheader'))
    await expect(cells).toHaveCount(heads * ((await rows.getByRole('row').count()) - 1))
  }
}

/** At 360 and 1440 px nothing lies beyond the right edge, no text overlaps another's, and no price is broken. */
async function expectTidy(page: Page): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(findUntidiness), `at ${width} px`).toEqual([])
  }
}

/** In the page. Lines of Baloo are taller than the space they get, so texts may overlap by 8 px in height. */
function findUntidiness(): string[] {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  const cells = [...document.querySelectorAll('main :is(td, th, li > *, h1)')].filter(
    (cell) => cell.checkVisibility() && !cell.closest('.visually-hidden, thead'),
  )
  const boxes = cells.flatMap((cell) => {
    const lines = linesOf(cell)
    if (lines.length === 0) return []
    const left = Math.min(...lines.map((line) => line.left))
    const top = Math.min(...lines.map((line) => line.top))
    const right = Math.max(...lines.map((line) => line.right))
    const bottom = Math.max(...lines.map((line) => line.bottom))
    return { cell, text: { left, top, right, bottom }, lines: lines.length }
  })
  const overlapping = boxes.filter(({ cell, text }) =>
    boxes.some(
      (other) =>
        !other.cell.contains(cell) &&
        !cell.contains(other.cell) &&
        Math.min(other.text.right, text.right) - Math.max(other.text.left, text.left) > 1 &&
        Math.min(other.text.bottom, text.bottom) - Math.max(other.text.top, text.top) > 8,
    ),
  )
  const brokenPrices = boxes.filter(({ cell, lines }) => /^\$\d+$/.test(cell.textContent) && lines > 1)
  return [
    ...(wide > 0 ? [`${wide} px too wide`] : []),
    ...brokenPrices.map(({ cell }) => `${cell.textContent} on several lines`),
    ...overlapping.map(({ cell }) => `${cell.tagName}: ${cell.textContent.slice(0, 20)}`),
  ]

  /** The lines of text that can be seen in a cell. */
  function linesOf(cell: Element): DOMRect[] {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    const lines: DOMRect[] = []
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement?.closest('.visually-hidden')) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      lines.push(...range.getClientRects())
    }
    return lines
  }
}
