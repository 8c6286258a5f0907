import type { Page } from '@playwright/test'
import { site } from '#content/site.ts'
import { holdRequests } from './support/connection.ts'
import { checkoutButton, checkOut, choose, expectThanks, signInAt } from './support/journey.ts'
import { mehar, simran, type School, type StoredParent } from './support/school.ts'
import { expect, test } from './support/test.ts'

// Whatever happens on the way, each child ends with one enrollment and one entry in the completed list. A checkout takes
// the children in the order of their names: Mehar, then Simran.

const enrolPage = '/courses/1/enroll'
const confirmation = '/courses/1/confirmation'
const bothOnce = ['Mehar Gill: enrolled in 1; completed 1', 'Simran Gill: enrolled in 1; completed 1']

let parent: StoredParent

test.beforeEach(async ({ page, school }) => {
  parent = await school.addParent(simran, mehar)
  await signInAt(page, enrolPage, parent)
})

test('a double click, a reload, a second tab enrol each child once', async ({ page, context, school }) => {
  const other = await context.newPage()
  await other.goto(enrolPage)
  for (const tab of [page, other]) await choose(tab, 'Simran Gill', 'Mehar Gill')
  await checkoutButton(page).dblclick()
  await expectBothOnce(page, school)
  await page.goBack()
  await expect(page, 'the way back is one step').toHaveURL(enrolPage)
  await page.goForward()
  await page.reload()
  await expectBothOnce(page, school)
  await page.goto(confirmation)
  await expectBothOnce(page, school)
  await checkOut(other)
  await expectBothOnce(other, school)
})

test('the checkout button is busy while the next page loads, and works after going back', async ({
  context,
  school,
}) => {
  const page = await context.newPage()
  const release = await holdRequests(page, /confirmation-page-/)
  await page.goto(enrolPage)
  await choose(page, 'Simran Gill', 'Mehar Gill')
  await checkoutButton(page).click()
  const pending = page.getByRole('button', { name: 'One moment' })
  await expect(pending).toHaveAttribute('aria-disabled', 'true')
  await page.goBack()
  await expect(checkoutButton(page)).toBeVisible()
  await checkoutButton(page).click()
  await expect(pending).toBeVisible()
  // What is chosen now is too late and changes nothing.
  await page.getByRole('checkbox', { name: 'Mehar Gill' }).dispatchEvent('click')
  release()
  await expectBothOnce(page, school)
})

/** The page thanks for both children, for CA$200, and each of them is stored once. */
async function expectBothOnce(page: Page, school: School): Promise<void> {
  await expectThanks(page)
  await expect(page.getByText('Mehar Gill and Simran Gill have a place.')).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Total' })).toContainText(
    `${site.money.sign}200`,
  )
  expect(await school.placesOf(parent.uid)).toEqual(bothOnce)
  expect(await school.documents.list(`Users/${parent.uid}/Enrollments`)).toHaveLength(2)
}
