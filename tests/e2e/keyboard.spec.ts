import { demoStaff } from '#tools/local/seed.ts'
import { loginForm, signInAt } from './support/journey.ts'
import { press, tabTo, typeInto } from './support/keyboard.ts'
import { test as metered } from './support/metered-firestore.ts'
import { storeFamilies, termId } from './support/office.ts'
import { expect, test } from './support/test.ts'

test('Tab stays in a dialog, Escape closes it, and the focus returns', async ({ page }) => {
  await page.goto('/login')
  const form = loginForm(page, 'Sign in')
  const forgot = form.getByRole('button', { name: 'Forgot your password?' })
  await typeInto(page, form.getByLabel('Email'), 'simran@painti.example')
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Password', { exact: true }), 'straight to the next field').toBeFocused()

  await press(page, forgot)
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused()
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(isFocusBehindDialog)).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(forgot).toBeFocused()
})

test('what has the focus is seen in forced colours too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/login')
  await tabTo(page, page.getByRole('button', { name: 'Create account' }))
})

metered(
  'a dialog that has to be read first opens at its first line, on a low window too',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 480 })
    await signInAt(page, '/dashboard', demoStaff)
    await press(page, page.getByRole('button', { name: 'Erase everything about us…' }))
    await expect(page.locator(':focus')).toHaveText('Erase everything about you?')
    await expect(page.getByText('The school then erases your account')).toBeInViewport()
    // Where letters are so large that the whole dialog scrolls, as in a window of half the width.
    await page.setViewportSize({ width: 240, height: 320 })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toHaveText('Erase everything about you?')
    await page.setViewportSize({ width: 360, height: 900 })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Keep everything' })).toBeFocused()
  },
)

metered('a payment is noted and undone by keyboard, and no focus is lost', async ({ page, school }) => {
  await storeFamilies(school)
  await signInAt(page, '/dashboard', demoStaff)
  await page.goto(`/office/registrations?term=${termId}`)
  const button = (name: string) => page.getByRole('button', { name }).last()
  const box = page.getByRole('checkbox', { name: 'Select Anaya Sekhon' })
  const focused = page.locator(':focus')
  await tabTo(page, box)
  await page.keyboard.press('Space')
  await press(page, button('Payment'))
  await expect(page.getByLabel('Paid on')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button('Payment')).toBeFocused()
  // On a phone the bar of what is chosen covers most.
  await page.setViewportSize({ width: 360, height: 900 })
  await tabTo(page, button('Select all'))
  await press(page, button('Payment'))
  await press(page, button('Save'))
  await expect(focused).toHaveText(/^Anaya Sekhon: paid on /)
  await press(page, button('Undo'))
  await expect(focused).toHaveText(/^Undone/)

  await tabTo(page, box)
  await page.keyboard.press('Space')
  await press(page, button('Withdraw'))
  await expect(button('Keep the place')).toBeFocused()
  await press(page, button('Withdraw'))
  await expect(focused).toHaveText(/^Anaya Sekhon .*: withdrawn/)
  await expect(box).toBeHidden()
})

/** Between the last and the first element of a dialog the browser's own controls have the focus: then it is on the body. */
function isFocusBehindDialog(): boolean {
  const { activeElement, body } = document
  return activeElement !== body && activeElement?.closest('dialog') === null
}
