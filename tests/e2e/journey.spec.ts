import type { Page } from '@playwright/test'
import { site } from '#content/site.ts'
import { freshParent, mehar, simran } from './support/school.ts'
import {
  cart,
  daysOf,
  expectDashboard,
  expectThanks,
  loginForm,
  registration,
  table,
} from './support/journey.ts'
import { press, tabTo, typeInto } from './support/keyboard.ts'
import { expect, test } from './support/test.ts'

// A family's way from the first page to the last, without a mouse; term.spec.ts follows a family through a whole term.

test('a parent comes from the first page to the last by keyboard, and sees the focus @journey', async ({
  page,
  school,
}) => {
  test.slow()
  const parent = freshParent()
  await page.setViewportSize({ width: 360, height: 740 })

  await test.step('passes over the navigation, and reads on', async () => {
    await page.goto('/')
    await press(page, page.getByRole('link', { name: 'Skip to the main content' }))
    await press(page, page.getByRole('link', { name: 'Start Learning' }))
    await expect(page).toHaveURL('/courses')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY), 'it glides to the top').toBe(0)
  })

  await test.step('closes the menu with Escape', async () => {
    const menu = page.getByRole('navigation', { name: 'Main' })
    const open = page.getByRole('button', { name: 'Open menu' })
    await expect(open).toHaveAttribute('aria-expanded', 'false')
    await press(page, open)
    await tabTo(page, menu.getByRole('link', { name: 'FAQ' }))
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
  })

  await test.step('goes to sign up, with a first child', async () => {
    await chooseInMenu(page, 'Login')
    await press(page, page.getByRole('button', { name: 'Create account' }))
    const form = loginForm(page, 'Create account')
    await expect(form.getByRole('heading')).toBeFocused()
    await typeInto(page, form.getByLabel('First name').first(), 'Harleen')
    await typeInto(page, form.getByLabel('Last name').first(), 'Gill')
    await typeInto(page, form.getByLabel('Email'), parent.email)
    await typeInto(page, form.getByLabel('Phone number'), '555 012 3456')
    await typeInto(page, form.getByLabel('Your birthdate'), '04121988')
    await typeInto(page, form.getByLabel('Password', { exact: true }), parent.password)
    const child = form.getByRole('group', { name: 'Your first child' })
    await typeInto(page, child.getByLabel('First name'), 'Mehar')
    await typeInto(page, child.getByLabel('Last name'), 'Gill')
    await typeInto(page, child.getByLabel('Birthdate'), '09022016')
    await press(page, form.getByRole('button', { name: 'Create account' }))
    await expectDashboard(page)
    await arrive(page)
  })

  await test.step('adds a second child', async () => {
    await press(page, page.getByRole('button', { name: 'Add New Student' }))
    const dialog = page.getByRole('dialog', { name: 'Add New Student' })
    await expect(dialog.getByLabel('First name')).toBeFocused()
    await page.keyboard.type('Simran')
    await typeInto(page, dialog.getByLabel('Last name'), 'Gill')
    await typeInto(page, dialog.getByLabel('Birthdate'), '03142018')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Add New Student' })).toBeFocused()
  })

  await test.step('finds the course, and asks about it', async () => {
    await chooseInMenu(page, 'Courses')
    await press(page, page.getByRole('link', { name: 'Register Now for First letters' }))
    await expect(page).toHaveURL('/courses/1')
    await arrive(page)
    await press(page, page.getByRole('button', { name: 'Enquire Now' }))
    const dialog = page.getByRole('dialog', { name: 'Enquire about First letters' })
    await expect(dialog.getByLabel('First name')).toBeFocused()
    await page.keyboard.type('Harleen')
    await typeInto(page, dialog.getByLabel('Last name'), 'Gill')
    await typeInto(page, dialog.getByLabel('Email'), parent.email)
    await typeInto(page, dialog.getByLabel('Your question'), 'When does it begin?')
    await press(page, dialog.getByRole('button', { name: 'Send' }))
    const thanks = page.getByRole('dialog', { name: 'Thank you' })
    await expect(thanks.getByRole('status').getByRole('paragraph')).toBeFocused()
    await press(page, thanks.getByRole('button', { name: 'Close' }).last())
    await expect(page.getByRole('button', { name: 'Enquire Now' })).toBeFocused()
  })

  await test.step('chooses both children and checks out', async () => {
    await page.keyboard.press('Shift+Tab')
    await press(page, page.getByRole('link', { name: 'Enrol Now' }).first())
    await expect(page.getByRole('heading', { name: /^Who is joining/ })).toBeVisible()
    await arrive(page)
    for (const name of ['Mehar Gill', 'Simran Gill']) {
      await tabTo(page, page.getByRole('checkbox', { name }))
      await page.keyboard.press('Space')
      await expect(cart(page).getByText(name)).toBeVisible()
      for (const day of ['Tuesday', 'Thursday']) {
        await tabTo(page, daysOf(page, name).getByRole('checkbox', { name: day }))
        await page.keyboard.press('Space')
      }
    }
    await press(page, page.getByRole('button', { name: 'Proceed to Checkout' }))
    await expectThanks(page)
    await expect(page.getByText('Mehar Gill and Simran Gill have a place.')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: `${site.money.sign}200` })).toBeVisible()
    await arrive(page)
  })
  const uid = await school.uidOf(parent)
  const birthdates = (await school.documents.list(`Users/${uid}/Students`)).map(
    ({ fields }) => fields.birthdate,
  )
  expect(birthdates.sort(), 'as they were typed').toEqual([mehar.birthdate, simran.birthdate])
  expect(await school.placesOf(uid)).toEqual([
    'Mehar Gill: enrolled in 1; completed 1',
    'Simran Gill: enrolled in 1; completed 1',
  ])

  await test.step('finds both on the dashboard, and signs out', async () => {
    await press(page, page.getByRole('link', { name: 'Go to your dashboard' }))
    await expectDashboard(page)
    await arrive(page)
    await expect(table(page, 'Your Registrations').locator('tbody tr')).toHaveCount(2)
    for (const name of ['Simran Gill', 'Mehar Gill'])
      await expect(registration(page, name)).toContainText('Level 1: First letters')
    await press(page, page.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).first())
    await expect(page).toHaveURL('/login')
    await expect(loginForm(page, 'Sign in')).toBeVisible()
  })
})

/** Goes by the main navigation, which up to 1050 px has to be opened first. */
async function chooseInMenu(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main' })
  if (!(await menu.isVisible())) await press(page, page.getByRole('button', { name: 'Open menu' }))
  await press(page, menu.getByRole('link', { name }))
  await expect(page).toHaveURL(`/${name.toLowerCase()}`)
  await expect(menu).toBeHidden()
  await arrive(page)
}

/** The page has given its heading the focus, which may come with what it reads: Tab goes on from there. */
async function arrive(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}
