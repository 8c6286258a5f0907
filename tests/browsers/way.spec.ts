import {
  addChild,
  askToWithdraw,
  checkOut,
  choose,
  expectDashboard,
  fillFamily,
  loginForm,
  registration,
  signInAt,
  signOut,
  table,
} from '../e2e/support/journey.ts'
import { freshParent, mehar, simran } from '../e2e/support/school.ts'
import { languageOf, siteLanguages } from '../e2e/support/site-language.ts'
import { expect, test } from './support/test.ts'

test('a family reads, joins, chooses days, is confirmed, withdraws, leaves, comes back', async ({
  page,
  school,
}) => {
  const parent = freshParent()
  await test.step('reads a course and creates an account with a child', async () => {
    await page.goto('/courses/1')
    await page.getByRole('heading', { name: 'First letters', level: 1 }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Enrol Now' }).first().click()
    await page.waitForURL('/login')
    await fillFamily(page, parent, simran)
    await loginForm(page, 'Create account').getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('/courses/1/enroll')
  })
  await test.step('chooses days and is confirmed', async () => {
    await choose(page, 'Simran Gill')
    await checkOut(page)
    await page.getByText('Simran Gill has a place.').waitFor()
  })
  const uid = await school.uidOf(parent)
  expect(await school.placesOf(uid)).toEqual(['Simran Gill: enrolled in 1; completed 1'])

  // In this order: a request of the withdrawal that is still under way when the page is left would be an error.
  await test.step('withdraws on the dashboard, and adds another child', async () => {
    await page.getByRole('link', { name: 'Go to your dashboard' }).click()
    await expectDashboard(page)
    await registration(page, 'Simran Gill').waitFor()
    await (await askToWithdraw(page, 'Simran Gill')).getByRole('button', { name: 'Withdraw' }).click()
    await registration(page, 'Simran Gill').waitFor({ state: 'hidden' })
    await addChild(page, mehar)
  })
  expect(await school.placesOf(uid)).toEqual([
    'Mehar Gill: enrolled in nothing; completed nothing',
    'Simran Gill: enrolled in nothing; completed nothing',
  ])

  await test.step('signs out, and in again', async () => {
    await signOut(page)
    await signInAt(page, '/dashboard', parent)
    await table(page, 'Your Students').getByRole('row', { name: 'Mehar' }).waitFor()
  })
})

test('a visitor reads in Punjabi, opens an answer and sends an enquiry', async ({ page }) => {
  const [, punjabi] = siteLanguages
  const { coursePage, courses, enquiry, faq, fields } = punjabi.words
  await page.goto('/pa/faq')
  expect(languageOf(page).code).toBe('pa')
  const answered = faq.questions.filter(({ answer }) => typeof answer[0] === 'string')
  for (const { question, answer } of answered.slice(0, 2)) {
    await page.getByText(question, { exact: true }).click()
    await page.getByText(String(answer[0])).waitFor()
  }
  await page.getByText(String(answered[0]?.answer[0])).waitFor({ state: 'hidden' })

  await page.goto('/pa/courses/1')
  await page.getByRole('main').getByRole('link', { name: coursePage.enrol }).first().waitFor()
  await page.getByRole('button', { name: courses.enquire }).click()
  const dialog = page.getByRole('dialog', { name: enquiry.title('') })
  await dialog.getByLabel(fields.labels.firstName).fill('Harleen')
  await dialog.getByLabel(fields.labels.lastName).fill('Gill')
  await dialog.getByLabel(fields.labels.email).fill('harleen@painti.example')
  await dialog.getByLabel(enquiry.comment).fill('When does it begin?')
  await dialog.getByRole('button', { name: enquiry.send }).click()
  await page.getByRole('dialog', { name: enquiry.thanksTitle }).waitFor()
})
