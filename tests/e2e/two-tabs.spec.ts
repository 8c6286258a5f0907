import { permissionDenied } from './support/console-errors.ts'
import { holdWritesUntil } from './support/connection.ts'
import { checkout, removal, withdrawal } from './support/changes.ts'
import { checkoutButton, choose, expectThanks, signInAt, table } from './support/journey.ts'
import { mehar } from './support/school.ts'
import { expect, test } from './support/test.ts'
import { officialFirestore } from '#tools/testing/official/address.ts'

// Two tabs of one parent, each of which knows nothing of the other: what is stored stays whole, and each tab says what is
// true.

/** A change on the dashboard of one tab, and the level of the checkout in the other that it gets in the way of. */
const conflicts = { withdrawal: [withdrawal, 2], removal: [removal, 1] } as const

for (const [what, [change, level]] of Object.entries(conflicts)) {
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
    await change.prepare?.(school, parent)
    await signInAt(page, '/dashboard', parent)
    await expect(table(page, 'Your Students').getByRole('row', { name: 'Mehar' })).toBeVisible()
    const other = await context.newPage()
    await other.goto(`/courses/${level}/enroll`)
    await choose(other, 'Mehar Gill')
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
      expect(await school.storedOf(parent.uid)).toEqual(change.stored)
    } else {
      await expectThanks(other)
      const levels = level === 1 ? '1' : '1, 2'
      expect(await school.storedOf(parent.uid)).toEqual({
        ...checkout.stored,
        places: [`Mehar Gill: enrolled in ${levels}; completed ${levels}`],
        enrollments: level,
      })
    }
  })
}
