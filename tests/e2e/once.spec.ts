import type { Page } from '@playwright/test'
import { cutConnection, refused } from './support/console-errors'
import { mehar, simran } from './support/families'
import { checkoutButton, checkOut, choose, seeThanks, signInAt } from './support/journey'
import {
  cutLineAtWrite,
  decideWrites,
  holdWritesUntil,
  leaveNextWriteUnanswered,
  refuseNextWrite,
} from './support/line'
import type { Family, School } from './support/school'
import { expect, test } from './support/test'

// Whatever happens on the way, each child ends with one enrollment and one entry in the completed list
// (DESIGN section 4, Enrolling is idempotent). A checkout takes the children in the order of their names: Mehar, then Simran.

const enrolPage = '/courses/1/enroll'
const bothOnce = ['Mehar Gill: enrolled in 1; completed 1', 'Simran Gill: enrolled in 1; completed 1']
const onlyMeharOnce = [
  'Mehar Gill: enrolled in 1; completed 1',
  'Simran Gill: enrolled in nothing; completed nothing',
]
const enrollingFailed = /^Enrolling .* failed:/
const readFailed = /^A read failed:/

let family: Family

test.beforeEach(async ({ page, school }) => {
  family = await school.familyWith(simran, mehar)
  await signInAt(page, enrolPage, family)
})

test('a double click on checkout enrols each child once', async ({ page, school }) => {
  await choose(page, 'Simran Gill', 'Mehar Gill')
  await checkoutButton(page).dblclick()
  await seeThanks(page)
  await expectBothOnce(page, school)
})

test('the way back from the confirmation after a double click is one step', async ({ page }) => {
  await choose(page, 'Simran Gill', 'Mehar Gill')
  await checkoutButton(page).dblclick()
  await seeThanks(page)
  await page.goBack()
  await expect(page).toHaveURL(enrolPage)
})

test('a reload of the confirmation thanks again and enrols nobody again', async ({ page, school }) => {
  await choose(page, 'Simran Gill', 'Mehar Gill')
  await checkOut(page)
  await page.reload()
  await seeThanks(page)
  await expectBothOnce(page, school)
})

test('a reload while the first write is under way ends with a thank-you for both', async ({
  page,
  school,
}) => {
  await choose(page, 'Simran Gill', 'Mehar Gill')
  const { arrived } = await leaveNextWriteUnanswered(page)
  await checkoutButton(page).click()
  await arrived
  await expect(page.getByRole('heading', { name: /^Enrolling/ })).toBeVisible()
  await page.reload()
  await seeThanks(page)
  await expectBothOnce(page, school)
})

test('leaving the confirmation and coming back to it later shows what is stored', async ({
  page,
  school,
}) => {
  await choose(page, 'Simran Gill', 'Mehar Gill')
  await checkOut(page)
  await page.goto('/courses/1/confirmation')
  await seeThanks(page)
  await expectBothOnce(page, school)
})

test('two tabs that check out at the same moment enrol each child once', async ({
  page,
  context,
  school,
  consoleErrors,
}) => {
  consoleErrors.expect(refused)
  const other = await context.newPage()
  await other.goto(enrolPage)
  for (const tab of [page, other]) await choose(tab, 'Simran Gill', 'Mehar Gill')
  await holdWritesUntil(context, 2)
  await Promise.all([checkoutButton(page).click(), checkoutButton(other).click()])
  for (const tab of [page, other]) {
    await seeThanks(tab)
    await expectBothOnce(tab, school)
  }
})

test('a second tab that checks out later thanks as well and enrols nobody again', async ({
  page,
  context,
  school,
}) => {
  const other = await context.newPage()
  await other.goto(enrolPage)
  for (const tab of [page, other]) await choose(tab, 'Simran Gill', 'Mehar Gill')
  await checkOut(page)
  await checkOut(other)
  await expectBothOnce(other, school)
})

test('the write of the second child is cut: the page says who is missing, and trying again enrols that child', async ({
  page,
  school,
  consoleErrors,
}) => {
  consoleErrors.expect(cutConnection, enrollingFailed)
  await choose(page, 'Simran Gill', 'Mehar Gill')
  await decideWrites(page, 'goes through', 'cut')
  await checkoutButton(page).click()
  await seeMissing(page, 'Simran Gill')
  await expect(page.getByRole('heading', { name: 'Thank you, Harleen' })).toBeVisible()
  await expect(page.getByText('Mehar Gill has a place.')).toBeVisible()
  expect(await school.placesOf(family.uid)).toEqual(onlyMeharOnce)

  await tryAgain(page)
  await expectBothOnce(page, school)
})

test('the whole line is cut between the two children, restored, and tried again', async ({
  page,
  school,
  consoleErrors,
}) => {
  consoleErrors.expect(cutConnection, enrollingFailed)
  consoleErrors.allow(readFailed)
  await choose(page, 'Simran Gill', 'Mehar Gill')
  const restore = await cutLineAtWrite(page, { goesThrough: 1 })
  await checkoutButton(page).click()
  await seeMissing(page, 'Simran Gill')
  expect(await school.placesOf(family.uid)).toEqual(onlyMeharOnce)

  await test.step('trying again while the line is still cut says the same again', async () => {
    const tried = page.waitForEvent('requestfailed')
    await page.getByRole('button', { name: 'Try again' }).click()
    await tried
    await seeMissing(page, 'Simran Gill')
  })

  await restore()
  await tryAgain(page)
  await expectBothOnce(page, school)
})

test('who could not be enrolled can be chosen anew in the list, and who was enrolled cannot', async ({
  page,
  school,
  consoleErrors,
}) => {
  consoleErrors.expect(cutConnection, enrollingFailed)
  await choose(page, 'Simran Gill', 'Mehar Gill')
  await decideWrites(page, 'goes through', 'cut')
  await checkoutButton(page).click()
  await seeMissing(page, 'Simran Gill')
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page.getByRole('row', { name: 'Mehar Gill' })).toContainText('Already enrolled')
  await choose(page, 'Simran Gill')
  await checkOut(page)
  await expect.poll(() => school.placesOf(family.uid)).toEqual(bothOnce)
})

test('a refused write is told, and trying again enrols', async ({ page, school, consoleErrors }) => {
  consoleErrors.expect(refused, enrollingFailed)
  await choose(page, 'Mehar Gill')
  await refuseNextWrite(page)
  await checkoutButton(page).click()
  await seeMissing(page, 'Mehar Gill')
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeHidden()
  await tryAgain(page)
  expect(await school.placesOf(family.uid)).toEqual(onlyMeharOnce)
})

test('the answers are lost after the writes: the page finds what is stored and thanks', async ({
  page,
  school,
  consoleErrors,
}) => {
  consoleErrors.expect(cutConnection)
  await choose(page, 'Simran Gill', 'Mehar Gill')
  await decideWrites(page, 'answer lost', 'answer lost')
  await checkoutButton(page).click()
  await seeThanks(page)
  await expectBothOnce(page, school)
})

test('the line goes dead after the last write has arrived: trying again ends with a thank-you', async ({
  page,
  school,
  consoleErrors,
}) => {
  consoleErrors.expect(cutConnection, enrollingFailed)
  consoleErrors.allow(readFailed)
  await choose(page, 'Simran Gill', 'Mehar Gill')
  const restore = await cutLineAtWrite(page, { goesThrough: 1, answerLost: true })
  await checkoutButton(page).click()
  await seeMissing(page, 'Simran Gill')
  expect(await school.placesOf(family.uid), 'the write has arrived').toEqual(bothOnce)

  await restore()
  await tryAgain(page)
  await expectBothOnce(page, school)
})

async function seeMissing(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL('/courses/1/confirmation')
  await expect(page.getByRole('alert')).toContainText(`${name} could not be enrolled.`)
}

async function tryAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click()
  await seeThanks(page)
}

/** The page confirms both children for $200, and the store has each of them once. */
async function expectBothOnce(page: Page, school: School): Promise<void> {
  await expect(page.getByText('Mehar Gill and Simran Gill have a place.')).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Total' })).toContainText('$200')
  expect(await school.placesOf(family.uid)).toEqual(bothOnce)
  expect(await school.enrollmentsOf(family.uid)).toHaveLength(2)
}
