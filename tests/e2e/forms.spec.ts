import type { Locator } from '@playwright/test'
import { site } from '#content/site.ts'
import { boxOf } from './support/boxes.ts'
import { loginForm, openSignUp, signInAt } from './support/journey.ts'
import { simran } from './support/school.ts'
import { expect, test } from './support/test.ts'

test('fields bring up the right keyboard, and browsers fill them in with the right names', async ({
  page,
  school,
}) => {
  await page.goto('/login')
  expect(await fieldsOf(loginForm(page, 'Sign in'))).toEqual([
    'email: email, username',
    'password: password, current-password',
    'isShared: checkbox',
  ])
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  expect(await fieldsOf(page.getByRole('dialog'))).toEqual(['email: email, username'])

  expect(await fieldsOf(await openSignUp(page))).toEqual([
    'firstName: text, given-name',
    'middleName: text, additional-name',
    'lastName: text, family-name',
    'email: email, username',
    'phoneNumber: tel, tel',
    'birthdate: date, bday',
    'password: password, new-password',
    'isShared: checkbox',
    'studentFirstName: text, off',
    'studentMiddleName: text, off',
    'studentLastName: text, off',
    'studentBirthdate: date, off',
  ])
  await page.goto('/register')
  expect(await fieldsOf(page.getByRole('main'))).toEqual([
    'name: text, name',
    'phoneNumber: tel, tel',
    'email: email, username',
    'password: password, new-password',
    'isShared: checkbox',
  ])
  expect(await fieldsOf(page.getByRole('contentinfo'))).toEqual(['email: email, email'])

  await signInAt(page, '/addstudent', await school.addParent())
  expect(await fieldsOf(page.getByRole('main'))).toEqual([
    'firstName: text, off',
    'middleName: text, off',
    'lastName: text, off',
    'age: text, off, numeric',
    'birthdate: date, off',
  ])
})

test('the panel slides over one form at a time, and up to 768 px stands below (S2.32, S2.33, S9.11)', async ({
  page,
}) => {
  await page.goto('/login')
  const panel = page.getByRole('complementary')
  for (const width of [769, 768]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [heading, other] of [
      ['Sign in', 'Create account'],
      ['Create account', 'Sign in'],
    ] as const) {
      await expect(page.getByRole('heading', { name: other, level: 1 })).toBeHidden()
      const form = await boxOf(loginForm(page, heading))
      // The panel slides for half a second: a poll sees where it ends.
      const isInPlace = async () => {
        const over = await boxOf(panel)
        if (width < 769) return form.y + form.height <= over.y
        const isApart = form.x + form.width <= over.x + 1 || over.x + over.width <= form.x + 1
        return isApart && form.y < over.y + over.height && over.y < form.y + form.height
      }
      await expect.poll(isInPlace, `${heading} at ${width} px`).toBe(true)
      await panel.getByRole('button', { name: other }).click()
      await expect(page.getByRole('heading', { name: other, level: 1 })).toBeFocused()
    }
  }
})

test('a reload keeps to signing up, and going back leaves the login', async ({ page }) => {
  await page.goto('/faq')
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  const heading = loginForm(page, 'Create account').getByRole('heading', { name: 'Create account' })
  await expect(heading).toBeFocused()
  await page.reload()
  await expect(heading).toBeVisible()
  await expect(page).toHaveTitle(`Create account · ${site.name}`)
  await page.goBack()
  await expect(page).toHaveURL('/faq')
})

test('a birthdate that is half typed is asked for again, also where none is needed', async ({ page }) => {
  await page.goto('/courses/1')
  await page.getByRole('button', { name: 'Enquire Now' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Simran')
  await dialog.getByLabel('Email').fill('simran@example.org')
  await dialog.getByLabel('Last name').fill('Kaur')
  await dialog.getByLabel('Your question').fill('When does it begin?')
  const birthdate = dialog.getByLabel('Your child’s birthdate')
  await birthdate.focus()
  await page.keyboard.type('04')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toContainText('Please enter a real date, not before 1900 and not in the future.')
  await expect(birthdate).toBeFocused()
})

test.describe('on a phone at 200 %', () => {
  test.use({ viewport: { width: 180, height: 320 } })

  test('a dialog scrolls with its title, and the skip link has a whole ring', async ({ page, school }) => {
    await signInAt(page, '/courses/2/enroll', await school.addParent(simran))
    await page.getByRole('button', { name: 'Add Student' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Student' })
    await dialog.getByLabel('Birthdate').focus()
    await expect(dialog.getByRole('heading')).not.toBeInViewport()

    await page.goto('/addstudent')
    await expect(page.getByRole('heading', { name: 'Add Student' })).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = await boxOf(page.getByRole('link', { name: 'Skip to the main content' }))
    expect(skip.x + skip.width, 'with its ring').toBeLessThanOrEqual(180 - 6)
  })
})

/** What fields ask a phone's keyboard and a password manager for: `name: type, autocomplete, inputmode`. */
async function fieldsOf(form: Locator): Promise<string[]> {
  await expect(form.locator('input, textarea').first()).toBeVisible()
  return form
    .locator('input, textarea')
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[]).map(
        ({ name, type, autocomplete, inputMode }) =>
          `${name}: ${[type, autocomplete, inputMode].filter((value) => value !== '').join(', ')}`,
      ),
    )
}
