import { expect, type Locator, type Page } from '@playwright/test'
import { type Child, type Parent } from './school.ts'

/** The steps of a parent through the site, each ending when the person can see that it is done. */

/** Fills in `/register`, from any page, and arrives at the dashboard as Harleen. */
export async function register(page: Page, parent: Parent): Promise<void> {
  await page.goto('/register')
  const form = page.getByRole('main')
  await form.getByLabel('Email').fill(parent.email)
  await form.getByLabel('Password', { exact: true }).fill(parent.password)
  await form.getByLabel('Name').fill('Harleen Gill')
  await form.getByLabel('Phone number').fill('555 012 3456')
  await form.getByRole('button', { name: 'Register' }).click()
  await expectDashboard(page)
}

/** The visible form of `/login`; the other one is under the panel. */
export function loginForm(page: Page, heading: 'Sign in' | 'Create account'): Locator {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, level: 1 }) })
}

/** Opens the form of `/login` that makes an account. */
export async function openSignUp(page: Page): Promise<Locator> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Create account' }).click()
  const form = loginForm(page, 'Create account')
  await expect(form.getByRole('heading', { name: 'Create account' })).toBeFocused()
  return form
}

/** Fills in and sends the sign-in form. Where it leads is for the test to check. */
export async function fillSignIn(page: Page, { email, password }: Parent): Promise<void> {
  const form = loginForm(page, 'Sign in')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign in' }).click()
}

/** Opens an address for members only, and signs in on the way there. */
export async function signInAt(page: Page, path: string, parent: Parent): Promise<void> {
  await page.goto(path)
  await expect(page).toHaveURL('/login')
  // Who enrols and is new to the device is shown the form that creates an account.
  const toSignIn = page.getByRole('complementary').getByRole('button')
  if ((await toSignIn.textContent()) === 'Sign in') await toSignIn.click()
  await fillSignIn(page, parent)
  await expect(page).toHaveURL(path)
}

/** The page is the dashboard, and welcomes Harleen. */
export async function expectDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome, Harleen' })).toBeVisible()
}

/** Adds a child on the dashboard. */
export async function addChild(page: Page, child: Child): Promise<void> {
  await page.getByRole('button', { name: 'Add New Student' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Student' })
  await dialog.getByLabel('First name').fill(child.firstName)
  await dialog.getByLabel('Last name').fill(child.lastName)
  await dialog.getByLabel('Birthdate').fill(child.birthdate)
  await dialog.getByRole('button', { name: 'Add Student' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Student added successfully!')).toBeVisible()
  await expect(table(page, 'Your Students').getByRole('row', { name: child.firstName })).toBeVisible()
}

/** Goes from any page to who joins a course, by the links: courses, the course, Enrol Now. */
export async function openEnrol(page: Page, title: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click()
  await page.getByRole('link', { name: `Register Now for ${title}` }).click()
  await page.getByRole('link', { name: 'Enrol Now' }).click()
  await expect(page.getByRole('heading', { name: /^Who is joining/ })).toBeVisible()
}

/** Puts children into the cart, on Mondays and Wednesdays. */
export async function choose(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await chooseChild(page, name)
    await chooseDays(page, name, 'Monday', 'Wednesday')
  }
}

/** Puts a child into the cart without days, as someone who presses the name and not the small box. */
export async function chooseChild(page: Page, name: string): Promise<void> {
  await page.getByText(name, { exact: true }).click()
  await expect(page.getByRole('checkbox', { name })).toBeChecked()
  await expect(cart(page).getByText(name)).toBeVisible()
}

/** The five days of a child who is in the cart. */
export function daysOf(page: Page, name: string): Locator {
  return page.getByRole('group', { name: `Choose two of the five days for ${name}`, exact: true })
}

/** Chooses days, such as `Monday`, for a child who is in the cart. */
export async function chooseDays(page: Page, name: string, ...days: string[]): Promise<void> {
  for (const day of days) await daysOf(page, name).getByRole('checkbox', { name: day }).check()
}

/** Presses the name of a child who may not be chosen; forced, because it is `aria-disabled` and yet says why. */
export async function tryToChoose(page: Page, name: string): Promise<void> {
  await page.getByText(name, { exact: true }).click({ force: true })
}

export function checkoutButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Proceed to Checkout' })
}

/** The cart of the enrol page. */
export function cart(page: Page): Locator {
  return page.getByRole('region', { name: 'Your cart' })
}

/** Checks out and waits for the thank-you. */
export async function checkOut(page: Page): Promise<void> {
  await checkoutButton(page).click()
  await expectThanks(page)
}

/** The confirmation page thanks, and does not say that somebody could not be enrolled. */
export async function expectThanks(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/courses\/\d\/confirmation$/)
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
  await expect(page.getByText('could not be enrolled')).toBeHidden()
}

/** Dismisses a message after its title was seen. */
export async function dismissMessage(page: Page, title: string): Promise<void> {
  const message = page.getByRole('dialog', { name: title })
  await expect(message).toBeVisible()
  await expect(message.getByRole('heading')).toHaveText(title)
  await message.getByRole('button', { name: 'Okay' }).click()
  await expect(message).toBeHidden()
}

/** A table by its caption. */
export function table(page: Page, name: string): Locator {
  return page.getByRole('table', { name })
}

/** Signs out on the dashboard. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page).toHaveURL('/login')
  await expect(loginForm(page, 'Sign in')).toBeVisible()
}

/** The row of a registration on the dashboard. */
export function registration(page: Page, name: string): Locator {
  return table(page, 'Your Registrations').getByRole('row', { name })
}

/** Asks on the dashboard whether to give up a place. */
export async function askToWithdraw(page: Page, name: string): Promise<Locator> {
  await registration(page, name).getByRole('button', { name: 'Withdraw' }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Take ${name.split(' ')[0]}`) })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Opens the dialog on the dashboard that corrects or removes a child. */
export async function openEdit(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Edit ${name}` })
  await expect(dialog).toBeVisible()
  return dialog
}
