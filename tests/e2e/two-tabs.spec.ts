import type { BrowserContext, Page, Route } from '@playwright/test'
import { connectionLost, permissionDenied } from './support/console-errors.ts'
import { deliver, holdWritesUntil } from './support/connection.ts'
import {
  askToWithdraw,
  checkoutButton,
  checkOut,
  choose,
  expectThanks,
  openEdit,
  registration,
  signInAt,
  table,
} from './support/journey.ts'
import { mehar, type School, type StoredParent } from './support/school.ts'
import { expect, test } from './support/test.ts'
import { officialFirestore } from '#tools/testing/official/address.ts'

// Two tabs of one parent, each of which knows nothing of the other: what is stored stays whole, and each tab says what is
// true.

const meharGill = 'Mehar Gill'
const enrollingFailed = /^Enrolling .* failed:/

/** What the second tab shows when it opens; the first one is the dashboard. */
async function openTabs(
  page: Page,
  context: BrowserContext,
  parent: StoredParent,
  path: string,
): Promise<Page> {
  await signInAt(page, '/dashboard', parent)
  await expect(table(page, 'Your Students').getByRole('row', { name: 'Mehar' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(path)
  return other
}

async function pressWithdraw(page: Page): Promise<void> {
  await (await askToWithdraw(page, meharGill)).getByRole('button', { name: 'Withdraw' }).click()
}

async function pressRemove(page: Page): Promise<void> {
  const dialog = await openEdit(page, meharGill)
  await dialog.getByRole('button', { name: `Remove ${meharGill}…` }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Remove ${meharGill}`, exact: true })
    .click()
}

/** Everything that is stored of the parent's children, in one line each, and how many records of withdrawals there are. */
async function storedOf(school: School, uid: string) {
  const [places, enrollments, withdrawals] = await Promise.all([
    school.placesOf(uid),
    school.enrollmentsOf(uid),
    school.withdrawalsOf(uid),
  ])
  return { places, enrollments: enrollments.length, withdrawals: withdrawals.length }
}

const withdrawn = {
  places: ['Mehar Gill: enrolled in nothing; completed nothing'],
  enrollments: 0,
  withdrawals: 1,
}
const inBothLevels = {
  places: ['Mehar Gill: enrolled in 1, 2; completed 1, 2'],
  enrollments: 2,
  withdrawals: 0,
}

test('the next level is refused to a child who was withdrawn in another tab (B6.32)', async ({
  page,
  context,
  school,
  consoleErrors,
}) => {
  consoleErrors.expect(permissionDenied, enrollingFailed)
  const parent = await school.addParent(mehar)
  await school.enrolChild(parent, 'Mehar', 1)
  const other = await openTabs(page, context, parent, '/courses/2/enroll')
  await choose(other, meharGill)
  await pressWithdraw(page)
  await expect(page.getByText(`${meharGill} is no longer in Level 1: First letters.`)).toBeVisible()
  await checkoutButton(other).click()
  await expect(other.getByRole('alert')).toContainText(`${meharGill} could not be enrolled.`)
  await expect(other.getByText(`${meharGill} does not meet the prerequisites for this course.`)).toBeVisible()
  expect(await storedOf(school, parent.uid)).toEqual(withdrawn)
})

test('a level is not given up by a tab that does not know of the next one, and loaded anew it says why (B6.33)', async ({
  page,
  context,
  school,
  consoleErrors,
}) => {
  consoleErrors.expect(permissionDenied)
  const parent = await school.addParent(mehar)
  await school.enrolChild(parent, 'Mehar', 1)
  const other = await openTabs(page, context, parent, '/courses/2/enroll')
  await choose(other, meharGill)
  await checkOut(other)
  await pressWithdraw(page)
  const refused = 'It could not be withdrawn. Please load the page anew and try again.'
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(refused)
  await page.reload()
  const row = registration(page, meharGill).filter({ hasText: 'Level 1' })
  await row.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByRole('dialog')).toContainText(
    `${meharGill} is also registered for Level 2: First words, which comes later. Withdraw from that first.`,
  )
  expect(await storedOf(school, parent.uid)).toEqual(inBothLevels)
})

test('of a withdrawal and the next level at the same moment one is done, and the other refused (B6.34)', async ({
  page,
  context,
  school,
  consoleErrors,
}) => {
  consoleErrors.allow(enrollingFailed)
  // Google's emulator may answer two writes that meet with a conflict.
  if (officialFirestore() === null) consoleErrors.expect(permissionDenied)
  else consoleErrors.allow(permissionDenied, /^Failed to load resource: .* 409/)
  const parent = await school.addParent(mehar)
  await school.enrolChild(parent, 'Mehar', 1)
  const other = await openTabs(page, context, parent, '/courses/2/enroll')
  await choose(other, meharGill)
  await holdWritesUntil(context, 2)
  await Promise.all([pressWithdraw(page), checkoutButton(other).click()])
  const isWithdrawn = page.getByText(`${meharGill} is no longer in Level 1: First letters.`)
  const isNotWithdrawn = page.getByText('It could not be withdrawn.')
  await expect(isWithdrawn.or(isNotWithdrawn)).toBeVisible()
  if (await isWithdrawn.isVisible()) {
    await expect(other.getByRole('alert')).toContainText(`${meharGill} could not be enrolled.`)
    expect(await storedOf(school, parent.uid)).toEqual(withdrawn)
  } else {
    await expectThanks(other)
    expect(await storedOf(school, parent.uid)).toEqual(inBothLevels)
  }
})

test('a withdrawal that arrives after the child has enrolled again takes nothing (B6.35)', async ({
  page,
  school,
  consoleErrors,
}) => {
  consoleErrors.expect(connectionLost)
  const parent = await school.addParent(mehar)
  await school.enrolChild(parent, 'Mehar', 1)
  await signInAt(page, '/dashboard', parent)
  const lost: Route[] = []
  await page.route(
    /documents:commit/,
    async (route) => {
      lost.push(route)
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await pressWithdraw(page)
  await expect(page.getByText(`${meharGill} is no longer in Level 1: First letters.`)).toBeVisible()
  await page.goto('/courses/1/enroll')
  await choose(page, meharGill)
  await checkOut(page)
  const again = {
    places: ['Mehar Gill: enrolled in 1; completed 1'],
    enrollments: 1,
    withdrawals: 1,
  }
  expect(await storedOf(school, parent.uid)).toEqual(again)
  expect(lost).toHaveLength(1)
  for (const route of lost) await deliver(route)
  expect(await storedOf(school, parent.uid)).toEqual(again)
})

test('what two tabs correct of one child is all kept (B6.36)', async ({ page, context, school }) => {
  const parent = await school.addParent(mehar)
  const other = await openTabs(page, context, parent, '/dashboard')
  const dialogs = [await openEdit(page, meharGill), await openEdit(other, meharGill)] as const
  await dialogs[0].getByLabel('Birthdate').fill('2016-02-09')
  await dialogs[1].getByLabel('First name').fill('Mehr')
  await holdWritesUntil(context, 2)
  await Promise.all(dialogs.map((dialog) => dialog.getByRole('button', { name: 'Save' }).click()))
  await expect(page.getByText(`${meharGill} is saved.`)).toBeVisible()
  await expect(other.getByText('Mehr Gill is saved.')).toBeVisible()
  const [child] = await school.studentsOf(parent.uid)
  expect(child?.fields).toMatchObject({ firstName: 'Mehr', lastName: 'Gill', birthdate: '2016-02-09' })
  for (const tab of [page, other]) {
    await tab.reload()
    const row = table(tab, 'Your Students').getByRole('row', { name: 'Mehr' })
    await expect(row).toContainText('9 Feb 2016')
  }
})

test('a child who was removed in another tab is neither corrected nor enrolled (B6.37)', async ({
  page,
  context,
  school,
  consoleErrors,
}) => {
  consoleErrors.expect(permissionDenied, enrollingFailed)
  const parent = await school.addParent(mehar)
  const other = await openTabs(page, context, parent, '/courses/1/enroll')
  await choose(other, meharGill)
  const third = await context.newPage()
  await third.goto('/dashboard')
  const dialog = await openEdit(third, meharGill)
  await pressRemove(page)
  await expect(page.getByText(`${meharGill} is removed.`)).toBeVisible()

  await dialog.getByLabel('Birthdate').fill('2016-02-09')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    `${meharGill} is no longer among your students. Nothing was saved.`,
  )
  await checkoutButton(other).click()
  await expect(other.getByRole('alert')).toContainText(`${meharGill} could not be enrolled.`)
  await expect(other.getByText(`${meharGill} is no longer among your students.`)).toBeVisible()
  expect(await storedOf(school, parent.uid)).toEqual({ places: [], enrollments: 0, withdrawals: 0 })
})

test('a child who was enrolled in another tab is not removed (B6.38)', async ({ page, context, school }) => {
  const parent = await school.addParent(mehar)
  const other = await openTabs(page, context, parent, '/courses/1/enroll')
  await choose(other, meharGill)
  await checkOut(other)
  await pressRemove(page)
  await expect(page.getByRole('dialog')).toContainText(`${meharGill} has a registration`)
  expect(await storedOf(school, parent.uid)).toEqual({
    places: ['Mehar Gill: enrolled in 1; completed 1'],
    enrollments: 1,
    withdrawals: 0,
  })
})

test('of a removal and an enrolment at the same moment one is done, and the other refused (B6.39)', async ({
  page,
  context,
  school,
  consoleErrors,
}) => {
  consoleErrors.expect(permissionDenied)
  consoleErrors.allow(enrollingFailed)
  const parent = await school.addParent(mehar)
  const other = await openTabs(page, context, parent, '/courses/1/enroll')
  await choose(other, meharGill)
  await holdWritesUntil(context, 2)
  await Promise.all([pressRemove(page), checkoutButton(other).click()])
  const isRemoved = page.getByText(`${meharGill} is removed.`)
  await expect(isRemoved.or(page.getByRole('dialog').getByRole('alert'))).toBeVisible()
  if (await isRemoved.isVisible()) {
    await expect(other.getByRole('alert')).toContainText(`${meharGill} could not be enrolled.`)
    expect(await storedOf(school, parent.uid)).toEqual({ places: [], enrollments: 0, withdrawals: 0 })
  } else {
    await expectThanks(other)
    expect(await storedOf(school, parent.uid)).toMatchObject({
      places: ['Mehar Gill: enrolled in 1; completed 1'],
      enrollments: 1,
    })
  }
})
