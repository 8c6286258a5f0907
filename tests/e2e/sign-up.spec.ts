import type { Locator, Page } from '@playwright/test'
import { type Box, boxOf } from './support/boxes.ts'
import { connectionLost, incompleteAccount, permissionDenied } from './support/console-errors.ts'
import { disconnectAtWrite, holdRequests, refuseNextWrite } from './support/connection.ts'
import {
  expectDashboard,
  fillFamily,
  fillSignIn,
  loginForm,
  openSignUp,
  signOut,
  table,
} from './support/journey.ts'
import { freshParent, mehar } from './support/school.ts'
import { expect, test } from './support/test.ts'

const detailsNotSaved = 'Your account is there, but your details could not be saved.'

test('the sign-up panel stores the parent, the first child and the empty enrollment, and leads a new parent to where they were', async ({
  page,
  school,
}) => {
  const parent = freshParent()
  await page.goto('/courses/1/enroll')
  await expect(page).toHaveURL('/login')
  await fillFamily(page, parent, mehar)
  await send(page)
  await expect(page).toHaveURL('/courses/1/enroll')
  await expect(page.getByRole('checkbox', { name: 'Mehar Gill' })).toBeVisible()

  const uid = await school.uidOf(parent)
  const contact = { email: parent.email, phoneNumber: '555 012 3456' }
  expect(await school.userOf(uid)).toEqual({
    firstName: 'Harleen',
    middleName: 'Kaur',
    lastName: 'Gill',
    birthdate: '1988-04-12',
    ...contact,
  })
  const students = await school.studentsOf(uid)
  expect(students.map(({ fields }) => fields)).toEqual([
    { ...mehar, middleName: '', coursesCompleted: [], ...contact },
  ])
  expect(await school.enrollmentsOf(uid)).toEqual([{ id: 'placeholder', fields: {} }])
})

test('the first documents are refused: the page says so, keeps what was typed, and sent again finishes the account', async ({
  page,
  school,
  consoleErrors,
}) => {
  consoleErrors.expect(permissionDenied, incompleteAccount)
  const parent = freshParent()
  await openSignUp(page)
  await fillFamily(page, parent, mehar)
  await refuseNextWrite(page)
  await send(page)
  await expect(signUp(page).getByRole('alert')).toContainText(detailsNotSaved)
  await expect(page).toHaveURL('/login')
  await expect(signUp(page).getByLabel('Email')).toHaveValue(parent.email)
  await expect(firstChild(page).getByLabel('First name')).toHaveValue('Mehar')
  const uid = await school.uidOf(parent)
  expect(await school.userOf(uid)).toBeNull()
  expect(await school.studentsOf(uid)).toEqual([])

  await send(page)
  await expectDashboard(page)
  await expect(table(page, 'Your Students').getByRole('row', { name: 'Mehar' })).toBeVisible()
  expect(await school.studentsOf(uid)).toHaveLength(1)
})

test('the connection dies after the first documents have arrived: the page says that the outcome is unknown, and goes on by itself', async ({
  page,
  school,
  consoleErrors,
}) => {
  consoleErrors.expect(connectionLost, incompleteAccount)
  consoleErrors.allow(permissionDenied)
  const parent = freshParent()
  await openSignUp(page)
  await fillFamily(page, parent, mehar)
  const restore = await disconnectAtWrite(page, { answerLost: true })
  await send(page)
  await expect(signUp(page).getByRole('alert')).toContainText(
    'We could not reach the school to see whether it worked.',
  )
  const uid = await school.uidOf(parent)
  expect(await school.studentsOf(uid), 'the write has arrived').toHaveLength(1)

  await restore()
  await expectDashboard(page)
  expect(await school.studentsOf(uid)).toHaveLength(1)
})

test('a sign-up unanswered for 15 seconds says so and keeps what was typed; sent again, it makes one account', async ({
  page,
  school,
  consoleErrors,
}) => {
  // Of two tries that write the same, the later one is refused.
  consoleErrors.allow(/status of 40[03]/)
  const parent = freshParent()
  await openSignUp(page)
  await fillFamily(page, parent, mehar)
  await page.clock.install()
  const release = await holdRequests(page, /identitytoolkit/)
  await send(page)
  await page.clock.fastForward(15_000)
  await expect(signUp(page).getByRole('alert')).toContainText('There is no answer yet.')
  await expect(firstChild(page).getByLabel('First name')).toHaveValue('Mehar')
  await send(page)
  release()
  await expectDashboard(page)
  expect(await school.studentsOf(await school.uidOf(parent))).toHaveLength(1)
})

test('where IndexedDB never answers, everything to do with an account works', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
  const parent = freshParent()
  await openSignUp(page)
  await fillFamily(page, parent, mehar)
  await send(page)
  await expectDashboard(page)
  await page.reload()
  await expectDashboard(page)
  await signOut(page)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByRole('dialog').getByLabel('Email').fill(parent.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByRole('dialog', { name: 'Password Reset Email Sent!' }).getByRole('button').click()
  await fillSignIn(page, parent)
  await expectDashboard(page)
})

test('the panel slides between signing in and signing up, and the form under it is out of reach (S2.32)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/login')
  const panel = page.getByRole('complementary')
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Create account', level: 1 })).toBeHidden()
  const atTheEnd = await leftOf(panel)

  await panel.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Create account', level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeHidden()
  await expect.poll(() => leftOf(panel), 'it slides over to the other side').toBeLessThan(100)
  expect(atTheEnd).toBeGreaterThan(600)

  await panel.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeFocused()
  await expect.poll(() => leftOf(panel)).toBe(atTheEnd)
})

test('at 769 px the panel stands beside the form, at 768 px under the only one (S2.33, S9.11)', async ({
  page,
}) => {
  await page.goto('/login')
  for (const width of [769, 768]) {
    await page.setViewportSize({ width, height: 900 })
    for (const heading of ['Sign in', 'Create account'] as const) {
      const form = await boxOf(loginForm(page, heading))
      const panel = page.getByRole('complementary')
      // The panel slides for half a second: a poll sees where it ends.
      if (width === 769)
        await expect.poll(async () => areBeside(form, await boxOf(panel)), `${heading} at 769`).toBe(true)
      else expect((await boxOf(panel)).y, `${heading} at 768`).toBeGreaterThanOrEqual(form.y + form.height)
      expect(await page.getByRole('heading', { level: 1 }).count(), 'one form at a time').toBe(1)
      await panel.getByRole('button').click()
    }
  }
})

test('a reload keeps to signing up, and going back leaves the login', async ({ page }) => {
  await page.goto('/faq')
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(signUp(page).getByRole('heading', { name: 'Create account' })).toBeFocused()
  await page.reload()
  await expect(signUp(page).getByRole('heading', { name: 'Create account' })).toBeVisible()
  await expect(page).toHaveTitle('Create account · Painti')
  await page.goBack()
  await expect(page).toHaveURL('/faq')
})

async function leftOf(element: Locator): Promise<number> {
  return Math.round((await boxOf(element)).x)
}

/** Whether two things stand side by side, neither over the other. */
function areBeside(one: Box, other: Box): boolean {
  const isApart = one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1
  return isApart && one.y < other.y + other.height && other.y < one.y + one.height
}

function signUp(page: Page) {
  return loginForm(page, 'Create account')
}

function firstChild(page: Page) {
  return signUp(page).getByRole('group', { name: 'Your first child' })
}

async function send(page: Page): Promise<void> {
  await signUp(page).getByRole('button', { name: 'Create account' }).click()
}
