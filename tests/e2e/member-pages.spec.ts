import type { Page } from '@playwright/test'
import { simran } from './support/school.ts'
import { cart, checkOut, choose, signInAt, table } from './support/journey.ts'
import { typeInto } from './support/keyboard.ts'
import { expect, test } from './support/test.ts'

test('a signed-in parent opens the dashboard, Add Student, the enrol page and the confirmation (S6.02)', async ({
  page,
  school,
}) => {
  const parent = await school.addParent(simran)
  await signInAt(page, '/dashboard', parent)
  for (const [path, heading] of [
    ['/dashboard', 'Welcome, Harleen'],
    ['/addstudent', 'Add Student'],
    ['/courses/1/enroll', 'Who is joining Level 1?'],
    ['/courses/1/confirmation', 'Nobody is enrolled here yet'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect(page).toHaveURL(path)
  }
})

test('a birthdate typed by keyboard and one that is picked are stored as days', async ({ page, school }) => {
  const parent = await school.addParent()
  await signInAt(page, '/addstudent', parent)
  await typeInto(page, page.getByLabel('First name'), 'Typed')
  await typeInto(page, page.getByLabel('Last name'), 'Gill')
  await typeInto(page, page.getByLabel('Age'), '8')
  await typeInto(page, page.getByLabel('Birthdate'), '03142018')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Student added successfully!')).toBeVisible()

  await page.goto('/courses/1/enroll')
  await page.getByRole('button', { name: 'Add Student' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Student' })
  await dialog.getByLabel('First name').fill('Picked')
  await dialog.getByLabel('Last name').fill('Gill')
  // What the browser's calendar puts into the field.
  await dialog.getByLabel('Birthdate').fill('2016-09-02')
  await dialog.getByRole('button', { name: 'Add Student' }).click()
  await expect(dialog).toBeHidden()
  const stored = await school.studentsOf(parent.uid)
  const days = stored.map(({ fields }) => [fields.firstName, fields.birthdate])
  expect(Object.fromEntries(days)).toEqual({ Typed: '2018-03-14', Picked: '2016-09-02' })
})

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

const names = [
  { firstName: 'Sinéad', lastName: "O'Brien-Gill" },
  { firstName: 'Mary-Jane', lastName: 'D’Souza' },
  { firstName: 'ਸਿਮਰਨ ਕੌਰ', lastName: 'ਗਿੱਲ' },
]

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('names with apostrophes, hyphens and Gurmukhi letters go from the dashboard to the confirmation unchanged', async ({
      page,
      school,
    }) => {
      const parent = await school.addParent(...names.map((name) => ({ ...simran, ...name })))
      const fullNames = names.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
      await signInAt(page, '/dashboard', parent)
      for (const { firstName } of names)
        await expect(table(page, 'Your Students').getByText(firstName).filter({ visible: true })).toHaveCount(
          1,
        )
      await page.goto('/courses/1/enroll')
      await choose(page, ...fullNames)
      for (const name of fullNames) await expect(cart(page).getByText(name)).toBeVisible()
      await checkOut(page)
      for (const name of fullNames)
        await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('$100')
      await page.getByRole('link', { name: 'Go to your dashboard' }).click()
      const registrations = table(page, 'Your Registrations')
      for (const name of fullNames)
        await expect(registrations.getByText(name).filter({ visible: true })).toHaveCount(1)
    })

    test('names of a hundred characters stay inside their tables, the cart and the confirmation', async ({
      page,
      school,
    }) => {
      const longest = { ...simran, firstName: 'ਪ'.repeat(100), lastName: 'W'.repeat(100) }
      const parent = await school.addParent(longest, { ...longest, firstName: 'M'.repeat(100) })
      await signInAt(page, '/courses/1/enroll', parent)
      await choose(
        page,
        ...[longest.firstName, 'M'.repeat(100)].map((first) => `${first} ${longest.lastName}`),
      )
      await expectTidy(page)
      await checkOut(page)
      await expectTidy(page)
      await page.getByRole('link', { name: 'Go to your dashboard' }).click()
      await expect(table(page, 'Your Registrations')).toBeVisible()
      await expect(table(page, 'Your Students')).toBeVisible()
      await expectTidy(page)
    })
  })
}

/** Nothing lies beyond the right edge, and no text lies over another's, no price is broken; lines of Baloo are taller than the space they get. */
async function expectTidy(page: Page): Promise<void> {
  const untidy = await page.getByRole('main').evaluate((main) => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const cells = [...main.querySelectorAll('td, th, li > *, h1')].filter(
      (cell) => cell.checkVisibility() && !cell.closest('.visually-hidden, thead'),
    )
    const boxes = cells.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return { cell, text: range.getBoundingClientRect() }
    })
    const overlapping = boxes.filter(({ cell, text }) =>
      boxes.some(
        (other) =>
          other.cell !== cell &&
          !other.cell.contains(cell) &&
          !cell.contains(other.cell) &&
          Math.min(other.text.right, text.right) - Math.max(other.text.left, text.left) > 1 &&
          Math.min(other.text.bottom, text.bottom) - Math.max(other.text.top, text.top) > 8,
      ),
    )
    const brokenPrices = cells.filter((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return /^\$\d+$/.test(cell.textContent) && range.getClientRects().length > 1
    })
    return [
      ...(wide > 0 ? [`${wide} px too wide`] : []),
      ...brokenPrices.map(({ textContent }) => `${textContent} on several lines`),
      ...overlapping.map(({ cell }) => `${cell.tagName}: ${cell.textContent.slice(0, 20)}`),
    ]
  })
  expect(untidy).toEqual([])
}
