import { freshParent, mehar, nameOf, simran } from './support/school.ts'
import {
  addChild,
  cart,
  checkOut,
  choose,
  expectDashboard,
  openEnrol,
  register,
  table,
} from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('a parent registers, adds two children and enrols them level by level @journey', async ({
  page,
  school,
}) => {
  const parent = freshParent()
  const students = table(page, 'Your Students')
  const registrations = table(page, 'Your Registrations')

  await test.step('registers and comes to an empty dashboard', async () => {
    await register(page, parent)
    await expect(page.getByText('No students found')).toBeVisible()
    await expect(page.getByText('No registrations found')).toBeVisible()
  })
  const uid = await school.uidOf(parent)

  await test.step('adds two children', async () => {
    await addChild(page, simran)
    await addChild(page, mehar)
    await expect(students.locator('tbody tr')).toHaveCount(2)
    await expect(students.getByRole('row', { name: 'Simran' })).toContainText('14 Mar 2018')
    await expect(students.getByRole('row', { name: 'Mehar' })).toContainText(parent.email)
  })

  await test.step('enrols both in level 1', async () => {
    await openEnrol(page, 'First letters')
    await choose(page, 'Simran Gill', 'Mehar Gill')
    await expect(cart(page).getByRole('paragraph').filter({ hasText: 'Subtotal' })).toContainText('$200')
    await checkOut(page)
  })

  await test.step('sees what was confirmed: the course, the children with their ids, the total', async () => {
    const main = page.getByRole('main')
    await expect(main).toContainText('Mehar Gill and Simran Gill have a place.')
    await expect(main.getByRole('heading', { name: 'First letters' })).toBeVisible()
    for (const { id, fields } of await school.studentsOf(uid)) {
      const row = main.getByRole('listitem').filter({ hasText: nameOf(fields) })
      await expect(row).toContainText(id)
      await expect(row).toContainText('$100')
    }
    await expect(main).toContainText('Your order is processed: $200, to pay by bank transfer before ')
  })

  await test.step('finds both registrations on the dashboard', async () => {
    await page.getByRole('link', { name: 'Go to your dashboard' }).click()
    await expectDashboard(page)
    await expect(registrations.locator('tbody tr')).toHaveCount(2)
    for (const name of ['Simran Gill', 'Mehar Gill'])
      await expect(registrations.getByRole('row', { name })).toContainText('Level 1: First letters')
    await expect(students.getByRole('img', { name: '0 of 4 levels done, 1 joined' })).toHaveCount(2)
  })

  await test.step('enrols one of them in level 2, and has these places alone', async () => {
    await openEnrol(page, 'First words')
    await choose(page, 'Simran Gill')
    await checkOut(page)
    expect(await school.storedOf(uid)).toMatchObject({
      places: ['Mehar Gill: enrolled in 1; completed 1', 'Simran Gill: enrolled in 1, 2; completed 1, 2'],
      enrollments: 3,
    })
  })
})
