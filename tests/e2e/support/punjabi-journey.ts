import { expect, type Page } from '@playwright/test'
import { words as account } from '#content/pa/account.ts'
import { words as courseList } from '#content/pa/course-list.ts'
import { words as coursePage } from '#content/pa/course-page.ts'
import { words as dashboard } from '#content/pa/dashboard.ts'
import { words as enrol } from '#content/pa/enrol.ts'
import { words as fields } from '#content/pa/fields.ts'
import { words as layout } from '#content/pa/layout.ts'
import type { Parent } from './school.ts'

// The steps of a parent through the site in Punjabi, by the site's own words: a better word breaks no test.

/** Signs in at `/pa/login` and arrives at the dashboard. */
export async function signIn(page: Page, { email, password }: Parent): Promise<void> {
  await page.goto('/pa/login')
  await fillSignIn(page, { email, password })
  await expect(page).toHaveURL('/pa/dashboard')
  await expect(page.getByRole('heading', { name: dashboard.students.title })).toBeVisible()
}

/** Fills in and sends the form in front on `/pa/login`. */
export async function fillSignIn(page: Page, { email, password }: Parent): Promise<void> {
  const form = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: account.signIn.title, level: 1 }) })
  await form.getByLabel(fields.labels.email).fill(email)
  await form.getByLabel(fields.labels.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: account.signIn.submit }).click()
}

/** Goes from any page to who joins a course, by the links. */
export async function openEnrol(page: Page, title: string): Promise<void> {
  await openMenu(page)
  await page.locator('#main-menu').getByRole('link', { name: layout.courses }).click()
  await page.getByRole('link', { name: courseList.registerFor(title) }).click()
  await page.getByRole('main').getByRole('link', { name: coursePage.enrol }).click()
}

/** On a narrow screen the navigation is in a menu. */
export async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: layout.openMenu })
  if (await button.isVisible()) await button.click()
}

/** Puts a child into the cart, on its first two days. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.getByText(name, { exact: true }).click()
  const days = page.getByRole('group', { name }).getByRole('checkbox')
  for (const day of [0, 2]) await days.nth(day).check()
}

export async function checkOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: enrol.cart.checkout }).click()
  await expect(page).toHaveURL(/\/pa\/courses\/\d\/confirmation$/)
}
