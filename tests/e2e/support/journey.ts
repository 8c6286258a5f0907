import type { Locator, Page } from '@playwright/test'
import { inLanguage } from '#lib/paths.ts'
import { type Child, type Parent } from './school.ts'
import { languageOf, type Words } from './site-language.ts'

/**
 * The steps of a parent through the site, each ending when the person can see that it is done. They find controls by the
 * words of the language of the page that is open. They serve every engine: of Playwright they use what `EnginePage`
 * (tests/browsers) has as well.
 */

function wordsOf(page: Page): Words {
  return languageOf(page).words
}

/** The visible form of `/login`, `Sign in` or `Create account`; the other one is under the panel. */
export function loginForm(page: Page, heading: string): Locator {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, level: 1 }) })
}

/** Opens the form of `/login` that makes an account. */
export async function openSignUp(page: Page): Promise<Locator> {
  await page.goto('/login')
  const { signUp } = wordsOf(page).account
  await page.getByRole('button', { name: signUp.title }).click()
  const form = loginForm(page, signUp.title)
  await form.locator('h1:focus').waitFor()
  return form
}

/**
 * Fills in the form that creates an account, with a first child, wherever the site shows it. The parent's own fields
 * stand before the child's, some with the same name.
 */
export async function fillFamily(page: Page, { email, password }: Parent, child: Child): Promise<void> {
  const { account, fields } = wordsOf(page)
  const form = loginForm(page, account.signUp.title)
  await form.getByLabel(fields.labels.firstName).first().fill('Harleen')
  await form.getByLabel(fields.labels.middleName).first().fill('Kaur')
  await form.getByLabel(fields.labels.lastName).first().fill('Gill')
  await form.getByLabel(fields.labels.email).fill(email)
  await form.getByLabel(fields.labels.phoneNumber).fill('555 012 3456')
  await form.getByLabel(account.signUp.birthdate).fill('1988-04-12')
  await form.getByLabel(fields.labels.password, { exact: true }).fill(password)
  const group = form.getByRole('group', { name: account.signUp.firstChild })
  await group.getByLabel(fields.labels.firstName).fill(child.firstName)
  await group.getByLabel(fields.labels.lastName).fill(child.lastName)
  await group.getByLabel(fields.labels.birthdate).fill(child.birthdate)
}

/** Fills in and sends the sign-in form. Where it leads is for the test to check. */
export async function fillSignIn(page: Page, { email, password }: Parent): Promise<void> {
  const { account, fields } = wordsOf(page)
  const form = loginForm(page, account.signIn.title)
  await form.getByLabel(fields.labels.email).fill(email)
  await form.getByLabel(fields.labels.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: account.signIn.title }).click()
}

/** Opens an address for members only, and signs in on the way there. */
export async function signInAt(page: Page, path: string, parent: Parent): Promise<void> {
  await page.goto(path)
  await page.waitForURL(inLanguage('/login', languageOf(page)))
  // Who enrols and is new to the device is shown the form that creates an account.
  const toSignIn = page.getByRole('complementary').getByRole('button')
  if ((await toSignIn.textContent()) === wordsOf(page).account.signIn.title) await toSignIn.click()
  await fillSignIn(page, parent)
  await page.waitForURL(path)
}

/** The page is the dashboard, and welcomes Harleen. */
export async function expectDashboard(page: Page): Promise<void> {
  await page.waitForURL(inLanguage('/dashboard', languageOf(page)))
  await page.getByRole('heading', { name: wordsOf(page).dashboard.welcome('Harleen') }).waitFor()
}

/** Adds a child on the dashboard. */
export async function addChild(page: Page, child: Child): Promise<void> {
  const { dashboard, fields, students } = wordsOf(page)
  await page.getByRole('button', { name: students.dashboard.title }).click()
  const dialog = page.getByRole('dialog', { name: students.dashboard.title })
  await dialog.getByLabel(fields.labels.firstName).fill(child.firstName)
  await dialog.getByLabel(fields.labels.lastName).fill(child.lastName)
  await dialog.getByLabel(fields.labels.birthdate).fill(child.birthdate)
  await dialog.getByRole('button', { name: students.submit }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(students.added).waitFor()
  await table(page, dashboard.students.title).getByRole('row', { name: child.firstName }).waitFor()
}

/** Goes from any page to who joins a course, by the links: courses, the course, Enrol Now. */
export async function openEnrol(page: Page, title: string): Promise<void> {
  const { courseList, coursePage, layout } = wordsOf(page)
  // On a narrow screen the navigation is in a menu.
  const menu = page.getByRole('button', { name: layout.openMenu })
  if (await menu.isVisible()) await menu.click()
  const navigation = page.getByRole('navigation', { name: layout.mainNavigation })
  await navigation.getByRole('link', { name: layout.courses }).click()
  await page.getByRole('link', { name: courseList.registerFor(title) }).click()
  await page.getByRole('main').getByRole('link', { name: coursePage.enrol }).first().click()
}

/** Puts children into the cart, on Mondays and Wednesdays. */
export async function choose(page: Page, ...names: string[]): Promise<void> {
  const { formatWeekday } = wordsOf(page).format
  for (const name of names) {
    await chooseChild(page, name)
    await chooseDays(page, name, formatWeekday('mon', 'long'), formatWeekday('wed', 'long'))
  }
}

/** Puts a child into the cart without days, as someone who presses the name and not the small box. */
export async function chooseChild(page: Page, name: string): Promise<void> {
  await page.getByText(name, { exact: true }).click()
  await page.getByRole('checkbox', { name, checked: true }).waitFor()
  await cart(page).getByText(name).waitFor()
}

/** The five days of a child who is in the cart. */
export function daysOf(page: Page, name: string): Locator {
  const { days } = wordsOf(page).enrol
  return page.getByRole('group', { name: `${days.choose(2, 5)} ${days.forChild(name)}`, exact: true })
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
  return page.getByRole('button', { name: wordsOf(page).enrol.cart.checkout })
}

/** The cart of the enrol page. */
export function cart(page: Page): Locator {
  return page.getByRole('region', { name: wordsOf(page).enrol.cart.title })
}

/** Checks out and waits for the thank-you. */
export async function checkOut(page: Page): Promise<void> {
  await checkoutButton(page).click()
  await expectThanks(page)
}

/** The confirmation page thanks, and does not say that somebody could not be enrolled. */
export async function expectThanks(page: Page): Promise<void> {
  const { failed, thanks } = wordsOf(page).confirmation
  await page.waitForURL(/\/courses\/\d\/confirmation$/)
  await page.getByRole('heading', { name: thanks('') }).waitFor()
  await page.getByText(failed.title([''])).waitFor({ state: 'hidden' })
}

/** Dismisses a message after its title was seen. */
export async function dismissMessage(page: Page, title: string): Promise<void> {
  const message = page.getByRole('dialog', { name: title })
  await message.getByRole('heading', { name: title, exact: true }).waitFor()
  await message.getByRole('button', { name: wordsOf(page).components.okay }).click()
  await message.waitFor({ state: 'hidden' })
}

/** A table by its caption. */
export function table(page: Page, name: string): Locator {
  return page.getByRole('table', { name })
}

/** Signs out on the dashboard. */
export async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: wordsOf(page).dashboard.signOut })
    .first()
    .click()
  await page.waitForURL(inLanguage('/login', languageOf(page)))
  await loginForm(page, wordsOf(page).account.signIn.title).waitFor()
}

/** The row of a registration on the dashboard. */
export function registration(page: Page, name: string): Locator {
  return table(page, wordsOf(page).dashboard.registrations.title).getByRole('row', { name })
}

/** Asks on the dashboard whether to give up a place. */
export async function askToWithdraw(page: Page, name: string): Promise<Locator> {
  const { open } = wordsOf(page).dashboard.withdrawal
  await registration(page, name).getByRole('button', { name: open }).click()
  const dialog = page.getByRole('dialog', { name: name.split(' ')[0] ?? name })
  await dialog.waitFor()
  return dialog
}
