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

function stored(place: string, enrollments: number, withdrawals: number) {
  return { birthdates: [mehar.birthdate], places: [place], enrollments, withdrawals }
}

/** A change on the dashboard of one tab that gets in the way of the checkout in the other. */
interface Conflict {
  prepare: (school: School, parent: StoredParent) => Promise<unknown>
  change: (page: Page) => Promise<unknown>
  isChanged: string
  /** The course whose checkout the other tab has ready. */
  level: 1 | 2
  /** What is stored where the change is made, and where the checkout is. */
  changed: object
  enrolled: object
}

const withdrawal: Conflict = {
  prepare: (school, parent) => school.enrolChild(parent, 'Mehar', 1),
  change: withdraw,
  isChanged: `${meharGill} is no longer in Level 1: First letters.`,
  level: 2,
  changed: stored('Mehar Gill: enrolled in nothing; completed nothing', 0, 1),
  enrolled: stored('Mehar Gill: enrolled in 1, 2; completed 1, 2', 2, 0),
}

const removal: Conflict = {
  prepare: () => Promise.resolve(),
  async change(page) {
    await (await openEdit(page, meharGill)).getByRole('button', { name: `Remove ${meharGill}…` }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Remove ${meharGill}`, exact: true })
      .click()
  },
  isChanged: `${meharGill} is removed.`,
  level: 1,
  changed: { birthdates: [], places: [], enrollments: 0, withdrawals: 0 },
  enrolled: stored('Mehar Gill: enrolled in 1; completed 1', 1, 0),
}

async function withdraw(page: Page): Promise<void> {
  await (await askToWithdraw(page, meharGill)).getByRole('button', { name: 'Withdraw' }).click()
}

/** Opens the dashboard in the first tab, and a checkout that only has to be pressed in another. */
async function openTabs(page: Page, context: BrowserContext, school: School, { prepare, level }: Conflict) {
  const parent = await school.addParent(mehar)
  await prepare(school, parent)
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
  for (const [conflict, reason] of [
    [withdrawal, `${meharGill} does not meet the prerequisites for this course.`],
    [removal, `${meharGill} is no longer among your students.`],
  ] as const) {
    const { other, uid } = await openTabs(page, context, school, conflict)
    await conflict.change(page)
    await expect(page.getByText(conflict.isChanged)).toBeVisible()
    await checkoutButton(other).click()
    await expect(other.getByRole('alert')).toContainText('Mehar Gill could not be enrolled.')
    await expect(other.getByText(reason)).toBeVisible()
    expect(await school.storedOf(uid)).toEqual(conflict.changed)
    await other.close()
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Sign Out' }).first().click()
    await expect(page).toHaveURL('/login')
  }
})

for (const [what, conflict] of Object.entries({ withdrawal, removal })) {
  test(`of a ${what} and a checkout at the same moment one is refused (B6.34, B6.39)`, async ({
    page,
    context,
    school,
    consoleErrors,
  }) => {
    consoleErrors.allow(enrollingFailed)
    // Google's emulator may answer two writes that meet with a conflict.
    if (officialFirestore() === null) consoleErrors.expect(permissionDenied)
    else consoleErrors.allow(permissionDenied, /^Failed to load resource: .* 409/)
    const { other, uid } = await openTabs(page, context, school, conflict)
    await holdWritesUntil(context, 2)
    await Promise.all([conflict.change(page), checkoutButton(other).click()])
    const isChanged = page.getByText(conflict.isChanged)
    const refusal =
      conflict === withdrawal ? 'It could not be withdrawn.' : 'This did not work, and nothing was removed.'
    const isRefused = page.getByRole('dialog').getByRole('alert').filter({ hasText: refusal })
    await expect(isChanged.or(isRefused)).toBeVisible()
    if (await isChanged.isVisible()) {
      await expect(other.getByRole('alert')).toContainText('Mehar Gill could not be enrolled.')
      expect(await school.storedOf(uid)).toEqual(conflict.changed)
    } else {
      await expectThanks(other)
      expect(await school.storedOf(uid)).toEqual(conflict.enrolled)
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
  await withdraw(page)
  await expect(page.getByText(withdrawal.isChanged)).toBeVisible()
  await page.goto('/courses/1/enroll')
  await choose(page, meharGill)
  await checkOut(page)
  const again = stored('Mehar Gill: enrolled in 1; completed 1', 1, 1)
  expect(await school.storedOf(parent.uid)).toEqual(again)
  expect(lost).toHaveLength(1)
  for (const route of lost) await deliver(route)
  expect(await school.storedOf(parent.uid)).toEqual(again)
})
