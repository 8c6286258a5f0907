import { freshParent, mehar, nameOf, simran } from './support/school.ts'
import {
  addChild,
  cart,
  checkOut,
  choose,
  dismissMessage,
  openEnrol,
  register,
  expectDashboard,
  table,
  tryToChoose,
} from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('a parent registers, adds two children, enrols them level by level and learns what is not possible @journey', async ({
  page,
  school,
}) => {
  const parent = freshParent()
  const students = table(page, 'Your Students')
  const registrations = table(page, 'Your Registrations')
  const whoIsJoining = page.getByRole('heading', { name: /^Who is joining/ })

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
    await expect(whoIsJoining).toBeVisible()
    await choose(page, 'Simran Gill', 'Mehar Gill')
    await expect(cart(page).getByRole('paragraph').filter({ hasText: 'Subtotal' })).toContainText('$200')
    await checkOut(page)
  })

  await test.step('sees what was confirmed: the course, the children with their ids, the total, the payment', async () => {
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank you, Harleen')
    await expect(main).toContainText('Mehar Gill and Simran Gill have a place.')
    await expect(main.getByRole('heading', { name: 'First letters' })).toBeVisible()
    for (const { id, fields } of await school.studentsOf(uid)) {
      const row = main.getByRole('listitem').filter({ hasText: nameOf(fields) })
      await expect(row).toContainText(id)
      await expect(row).toContainText('$100')
    }
    await expect(main.getByRole('paragraph').filter({ hasText: 'Total' })).toHaveText(/Total\s*\$200$/)
    await expect(main).toContainText('Your order is processed: $200, to pay by bank transfer before ')
  })

  await test.step('finds both registrations on the dashboard', async () => {
    await page.getByRole('link', { name: 'Go to your dashboard' }).click()
    await expectDashboard(page)
    await expect(registrations.locator('tbody tr')).toHaveCount(2)
    for (const name of ['Simran Gill', 'Mehar Gill']) {
      await expect(registrations.getByRole('row', { name })).toContainText('Level 1: First letters')
    }
    await expect(students.getByRole('img', { name: '0 of 4 levels done, 1 joined' })).toHaveCount(2)
  })

  await test.step('enrols one of them in level 2', async () => {
    await openEnrol(page, 'First words')
    await expect(whoIsJoining).toBeVisible()
    await choose(page, 'Simran Gill')
    await checkOut(page)
  })

  await test.step('is refused level 3 for the other, and can ask for an evaluation', async () => {
    await openEnrol(page, 'Sentences and stories')
    await expect(whoIsJoining).toBeVisible()
    await tryToChoose(page, 'Mehar Gill')
    await dismissMessage(page, 'Mehar Gill does not meet the prerequisites for this course.')
    const evaluation = page.getByRole('dialog', { name: 'Contact Us for Evaluation' })
    await expect(evaluation.getByLabel('Which child is it for?').locator(':checked')).toHaveText('Mehar Gill')
    await expect(evaluation.getByLabel('Email')).toHaveValue(parent.email)
    await expect(evaluation.getByLabel('Your name')).not.toHaveValue('')
    await evaluation.getByLabel('Your name').fill('')
    await evaluation.getByRole('button', { name: 'Send' }).click()
    await expect(evaluation.getByRole('alert')).toHaveText('Please provide both your name and email.')
    await evaluation.getByLabel('Your name').fill('Harleen Gill')
    await evaluation.getByRole('button', { name: 'Send' }).click()
    await expect(evaluation).toContainText('Thank you! We will get back to you with an evaluation.')
    await evaluation.getByRole('button', { name: 'Close' }).last().click()
    await expect(evaluation).toBeHidden()
    await expect(page.getByRole('checkbox', { name: 'Mehar Gill' })).not.toBeChecked()
  })

  await test.step('is refused the same course again', async () => {
    await openEnrol(page, 'First words')
    await expect(whoIsJoining).toBeVisible()
    await tryToChoose(page, 'Simran Gill')
    await dismissMessage(page, 'Simran Gill has already enrolled in this course.')
    await expect(page.getByRole('checkbox', { name: 'Simran Gill' })).not.toBeChecked()
    await expect(cart(page)).toContainText('Nobody is chosen yet.')
  })

  await test.step('has as many places as were confirmed, and no more', async () => {
    expect(await school.placesOf(uid)).toEqual([
      'Mehar Gill: enrolled in 1; completed 1',
      'Simran Gill: enrolled in 1, 2; completed 1, 2',
    ])
    expect(await school.enrollmentsOf(uid)).toHaveLength(3)
  })
})
