import type { Page } from '@playwright/test'
import { permissionDenied } from './support/console-errors.ts'
import { holdWritesUntil } from './support/connection.ts'
import {
  askToWithdraw,
  checkoutButton,
  choose,
  expectDashboard,
  expectThanks,
  loginForm,
  openEdit,
  signInAt,
  table,
} from './support/journey.ts'
import { mehar, simran } from './support/school.ts'
import { expect, test } from './support/test.ts'
import { officialFirestore } from '#tools/testing/official/address.ts'

// Two tabs of one parent, each of which knows nothing of the other: what is stored stays whole, and each tab says what is
// true.

const name = 'Mehar Gill'
const unchanged = { birthdates: [mehar.birthdate], withdrawals: 0 }

/** A change on the dashboard of one tab, and the level of the checkout in the other that it gets in the way of. */
const conflicts = [
  {
    change: 'withdrawal',
    levelsBefore: [1],
    level: 2,
    open: async (page: Page) => (await askToWithdraw(page, name)).getByRole('button', { name: 'Withdraw' }),
    done: `${name} is no longer in Level 1: First letters.`,
    stored: { ...unchanged, places: [`${name}: enrolled in nothing; completed nothing`], withdrawals: 1 },
  },
  {
    change: 'removal',
    levelsBefore: [],
    level: 1,
    async open(page: Page) {
      await (await openEdit(page, name)).getByRole('button', { name: `Remove ${name}…` }).click()
      return page.getByRole('dialog').getByRole('button', { name: `Remove ${name}`, exact: true })
    },
    done: `${name} is removed.`,
    stored: { birthdates: [], places: [], withdrawals: 0 },
  },
]

for (const { change, levelsBefore, level, open, done, stored } of conflicts) {
  test(`of a ${change} and a checkout at once one is refused (B6.34, B6.39)`, async ({
    page,
    context,
    school,
    consoleErrors,
  }) => {
    consoleErrors.allow(/^Enrolling .* failed:/)
    // Google's emulator may answer two writes that meet with a conflict.
    if (officialFirestore() === null) consoleErrors.expect(permissionDenied)
    else consoleErrors.allow(permissionDenied, /^Failed to load resource: .* 409/)
    const parent = await school.addParent(mehar)
    await school.enrolChild(parent, mehar.firstName, ...levelsBefore)
    await signInAt(page, '/dashboard', parent)
    await expect(table(page, 'Your Students').getByRole('row', { name: 'Mehar' })).toBeVisible()
    const other = await context.newPage()
    await other.goto(`/courses/${level}/enroll`)
    await choose(other, 'Mehar Gill')
    const button = await open(page)
    await holdWritesUntil(context, 2)
    await Promise.all([button.click(), checkoutButton(other).click()])
    const isChanged = page.getByText(done)
    const refusal =
      change === 'withdrawal' ? 'It could not be withdrawn.' : 'This did not work, and nothing was removed.'
    const isRefused = page.getByRole('dialog').getByRole('alert').filter({ hasText: refusal })
    await expect(isChanged.or(isRefused)).toBeVisible()
    if (await isChanged.isVisible()) {
      await expect(other.getByRole('alert')).toContainText('Mehar Gill could not be enrolled.')
      expect(await school.storedOf(parent.uid)).toEqual({ ...stored, enrollments: 0 })
    } else {
      await expectThanks(other)
      const levels = [...levelsBefore, level]
      const places = [`${name}: enrolled in ${levels.join(', ')}; completed ${levels.join(', ')}`]
      const enrollments = levels.length
      expect(await school.storedOf(parent.uid)).toEqual({ ...unchanged, places, enrollments })
    }
  })
}

test('signing in in one tab is seen in the others', async ({ page, context, school }) => {
  const signIn = await context.newPage()
  await signIn.goto('/login')
  await expect(loginForm(signIn, 'Sign in')).toBeVisible()
  const faq = await context.newPage()
  await faq.goto('/faq')
  await expect(faq.getByRole('link', { name: 'Login' })).toBeVisible()

  await signInAt(page, '/dashboard', await school.addParent(simran))
  await expectDashboard(signIn)
  await expect(faq.getByRole('link', { name: 'Profile' })).toBeVisible()
  for (const path of ['/login', '/register']) {
    await faq.goto(path)
    await expectDashboard(faq)
  }
})
