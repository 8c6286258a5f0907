import type { BrowserContext, Page, Route } from '@playwright/test'
import { connectionLost, permissionDenied } from './support/console-errors.ts'
import { deliver, holdWritesUntil } from './support/connection.ts'
import { type Change, checkout, removal, withdrawal } from './support/changes.ts'
import { checkoutButton, checkOut, choose, expectThanks, signInAt, table } from './support/journey.ts'
import { mehar, type School } from './support/school.ts'
import { expect, test } from './support/test.ts'
import { officialFirestore } from '#tools/testing/official/address.ts'

// Two tabs of one parent, each of which knows nothing of the other: what is stored stays whole, and each tab says what is
// true.

const meharGill = 'Mehar Gill'
const enrollingFailed = /^Enrolling .* failed:/

/** A change on the dashboard of one tab, and the level of the checkout in the other that it gets in the way of. */
const conflicts = { withdrawal: [withdrawal, 2], removal: [removal, 1] } as const

/** Opens the dashboard in the first tab, and a checkout that only has to be pressed in another. */
async function openTabs(page: Page, context: BrowserContext, school: School, change: Change, level: number) {
  const parent = await school.addParent(mehar)
  await change.prepare?.(school, parent)
  await signInAt(page, '/dashboard', parent)
  await expect(table(page, 'Your Students').getByRole('row', { name: 'Mehar' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(`/courses/${level}/enroll`)
  await choose(other, meharGill)
  return { other, uid: parent.uid }
}

test('a checkout is refused where another tab has withdrawn or removed the child (B6.32, B6.37)', async ({
  page,
  context,
  school,
  consoleErrors,
}) => {
  consoleErrors.expect(permissionDenied, enrollingFailed)
  for (const [[change, level], reason] of [
    [conflicts.withdrawal, `${meharGill} does not meet the prerequisites for this course.`],
    [conflicts.removal, `${meharGill} is no longer among your students.`],
  ] as const) {
    const { other, uid } = await openTabs(page, context, school, change, level)
    await (await change.open(page)).click()
    await expect(page.getByText(change.said)).toBeVisible()
    await checkoutButton(other).click()
    await expect(other.getByRole('alert')).toContainText('Mehar Gill could not be enrolled.')
    await expect(other.getByText(reason)).toBeVisible()
    expect(await school.storedOf(uid)).toEqual(change.stored)
    await other.close()
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Sign Out' }).first().click()
    await expect(page).toHaveURL('/login')
  }
})

for (const [what, [change, level]] of Object.entries(conflicts)) {
  test(`of a ${what} and a checkout at once one is refused (B6.34, B6.39)`, async ({
    page,
    context,
    school,
    consoleErrors,
  }) => {
    consoleErrors.allow(enrollingFailed)
    // Google's emulator may answer two writes that meet with a conflict.
    if (officialFirestore() === null) consoleErrors.expect(permissionDenied)
    else consoleErrors.allow(permissionDenied, /^Failed to load resource: .* 409/)
    const { other, uid } = await openTabs(page, context, school, change, level)
    const button = await change.open(page)
    await holdWritesUntil(context, 2)
    await Promise.all([button.click(), checkoutButton(other).click()])
    const isChanged = page.getByText(change.said)
    const refusal =
      change === withdrawal ? 'It could not be withdrawn.' : 'This did not work, and nothing was removed.'
    const isRefused = page.getByRole('dialog').getByRole('alert').filter({ hasText: refusal })
    await expect(isChanged.or(isRefused)).toBeVisible()
    if (await isChanged.isVisible()) {
      await expect(other.getByRole('alert')).toContainText('Mehar Gill could not be enrolled.')
      expect(await school.storedOf(uid)).toEqual(change.stored)
    } else {
      await expectThanks(other)
      const levels = level === 1 ? '1' : '1, 2'
      expect(await school.storedOf(uid)).toEqual({
        ...checkout.stored,
        places: [`Mehar Gill: enrolled in ${levels}; completed ${levels}`],
        enrollments: level,
      })
    }
  })
}

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
  await (await withdrawal.open(page)).click()
  await expect(page.getByText(withdrawal.said)).toBeVisible()
  await page.goto('/courses/1/enroll')
  await choose(page, meharGill)
  await checkOut(page)
  const again = { ...checkout.stored, places: ['Mehar Gill: enrolled in 1; completed 1'], withdrawals: 1 }
  expect(await school.storedOf(parent.uid)).toEqual(again)
  expect(lost).toHaveLength(1)
  for (const route of lost) await deliver(route)
  expect(await school.storedOf(parent.uid)).toEqual(again)
})
