import type { Page } from '@playwright/test'
import { permissionDenied } from './support/console-errors.ts'
import { holdWritesUntil } from './support/connection.ts'
import {
  askToWithdraw,
  checkoutButton,
  choose,
  expectThanks,
  openEdit,
  signInAt,
  table,
} from './support/journey.ts'
import { mehar } from './support/school.ts'
import { expect, test } from './support/test.ts'
import { officialFirestore } from '#tools/testing/official/address.ts'

// Two tabs of one parent, each of which knows nothing of the other: what is stored stays whole, and each tab says what is
// true.

const name = 'Mehar Gill'

/** Changes on the dashboard of one tab, and the level of the checkout in the other that each gets in the way of. */
const changes = {
  withdrawal: {
    level: 2,
    open: async (page: Page) => (await askToWithdraw(page, name)).getByRole('button', { name: 'Withdraw' }),
    said: `${name} is no longer in Level 1: First letters.`,
    stored: { birthdates: [mehar.birthdate], places: [`${name}: enrolled in nothing; completed nothing`] },
  },
  removal: {
    level: 1,
    open: async (page: Page) => {
      await (await openEdit(page, name)).getByRole('button', { name: `Remove ${name}…` }).click()
      return page.getByRole('dialog').getByRole('button', { name: `Remove ${name}`, exact: true })
    },
    said: `${name} is removed.`,
    stored: { birthdates: [], places: [] },
  },
}

for (const [what, { level, open, said, stored }] of Object.entries(changes)) {
  test(`of a ${what} and a checkout at once one is refused (B6.34, B6.39)`, async ({
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
    if (what === 'withdrawal') await school.enrolChild(parent, mehar.firstName, 1)
    await signInAt(page, '/dashboard', parent)
    await expect(table(page, 'Your Students').getByRole('row', { name: 'Mehar' })).toBeVisible()
    const other = await context.newPage()
    await other.goto(`/courses/${level}/enroll`)
    await choose(other, name)
    const button = await open(page)
    await holdWritesUntil(context, 2)
    await Promise.all([button.click(), checkoutButton(other).click()])
    const isChanged = page.getByText(said)
    const refusal =
      what === 'withdrawal' ? 'It could not be withdrawn.' : 'This did not work, and nothing was removed.'
    const isRefused = page.getByRole('dialog').getByRole('alert').filter({ hasText: refusal })
    await expect(isChanged.or(isRefused)).toBeVisible()
    if (await isChanged.isVisible()) {
      await expect(other.getByRole('alert')).toContainText('Mehar Gill could not be enrolled.')
      const withdrawals = what === 'withdrawal' ? 1 : 0
      expect(await school.storedOf(parent.uid)).toEqual({ ...stored, enrollments: 0, withdrawals })
    } else {
      await expectThanks(other)
      const levels = level === 1 ? '1' : '1, 2'
      expect(await school.storedOf(parent.uid)).toEqual({
        birthdates: [mehar.birthdate],
        places: [`${name}: enrolled in ${levels}; completed ${levels}`],
        enrollments: level,
        withdrawals: 0,
      })
    }
  })
}
