import type { Page } from '@playwright/test'
import { connectionLost, signInRejected } from './support/console-errors.ts'
import { freshParent, mehar, simran } from './support/school.ts'
import {
  cart,
  choose,
  dismissMessage,
  fillSignIn,
  loginForm,
  expectDashboard,
  signInAt,
  signOut,
} from './support/journey.ts'
import { expect, test } from './support/test.ts'

const enrolPage = '/courses/1/enroll'

test('a parent sent to sign in comes back to where they were, and the way is forgotten', async ({
  page,
  school,
}) => {
  const parent = await school.addParent(simran)
  await page.goto(enrolPage)
  await expect(page).toHaveURL('/login')
  expect(await redirectPathOf(page)).toBe(enrolPage)
  await fillSignIn(page, parent)
  await expect(page).toHaveURL(enrolPage)
  await expect(page.getByRole('checkbox', { name: 'Simran Gill' })).toBeVisible()
  expect(await redirectPathOf(page)).toBeNull()
})

test('a parent who comes back to where they were finds no sign-in page on the way back', async ({
  page,
  school,
}) => {
  const parent = await school.addParent(simran)
  await page.goto('/courses/1')
  await page.getByRole('link', { name: 'Enrol Now' }).click()
  await expect(page).toHaveURL('/login')
  await fillSignIn(page, parent)
  await expect(page).toHaveURL(enrolPage)
  await page.goBack()
  await expect(page).toHaveURL('/courses/1')
})

test('after signing out the sign-in page stands, and signing in later leads to the dashboard', async ({
  page,
  school,
}) => {
  const parent = await school.addParent(simran)
  await signInAt(page, '/dashboard', parent)
  await expectDashboard(page)
  await signOut(page)
  expect(await redirectPathOf(page)).toBeNull()
  await fillSignIn(page, parent)
  await expectDashboard(page)
})

test('after signing out the pages for members are closed', async ({ page, school }) => {
  const parent = await school.addParent(simran)
  await signInAt(page, '/dashboard', parent)
  await signOut(page)
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Simran')).toBeHidden()
})

test('signing out in one tab closes the pages for members in the other', async ({
  page,
  context,
  school,
}) => {
  const parent = await school.addParent(simran)
  await signInAt(page, '/dashboard', parent)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expectDashboard(other)
  await signOut(page)
  await expect(other).toHaveURL('/login')
})

test('signing in in one tab leads the sign-in page of another on, and shows Profile on a public page', async ({
  page,
  context,
  school,
}) => {
  const parent = await school.addParent(simran)
  const signIn = await context.newPage()
  await signIn.goto('/login')
  await expect(loginForm(signIn, 'Sign in')).toBeVisible()
  const faq = await context.newPage()
  await faq.goto('/faq')
  await expect(faq.getByRole('link', { name: 'Login' })).toBeVisible()

  await signInAt(page, '/dashboard', parent)
  await expectDashboard(signIn)
  await expect(faq.getByRole('link', { name: 'Profile' })).toBeVisible()
})

for (const path of ['/login', '/register']) {
  test(`a signed-in visitor of ${path} goes to the dashboard`, async ({ page, school }) => {
    const parent = await school.addParent(simran)
    await signInAt(page, '/dashboard', parent)
    await expectDashboard(page)
    await page.goto(path)
    await expectDashboard(page)
  })
}

test('a reload keeps the parent signed in', async ({ page, school }) => {
  const parent = await school.addParent(simran)
  await signInAt(page, enrolPage, parent)
  await page.reload()
  await expect(page).toHaveURL(enrolPage)
  await expect(page.getByRole('checkbox', { name: 'Simran Gill' })).toBeVisible()
})

test('a wrong password is told in a modal titled Error!, and what was typed stays', async ({
  page,
  school,
  consoleErrors,
}) => {
  consoleErrors.expect(signInRejected)
  const parent = await school.addParent()
  await page.goto('/login')
  await fillSignIn(page, { email: parent.email, password: 'wrong-password' })
  await dismissMessage(page, 'Error!', 'Incorrect password. Please try again.')
  await expect(loginForm(page, 'Sign in').getByLabel('Email')).toHaveValue(parent.email)
  await fillSignIn(page, parent)
  await expectDashboard(page)
})

test('an unknown parent is told to sign up', async ({ page, consoleErrors }) => {
  consoleErrors.expect(signInRejected)
  await page.goto('/login')
  await fillSignIn(page, freshParent())
  await dismissMessage(page, 'Error!', 'User not found. Please check the email or sign up.')
})

test('an address that is none is told as such', async ({ page, consoleErrors }) => {
  consoleErrors.allow(signInRejected)
  await page.goto('/login')
  await fillSignIn(page, { email: 'harleen', password: 'sat-sri-akal' })
  await dismissMessage(page, 'Error!', 'Invalid email address. Please enter a valid email.')
})

test('signing in while the line is cut is told, and works when the line is back', async ({
  page,
  school,
  consoleErrors,
}) => {
  consoleErrors.expect(connectionLost)
  const parent = await school.addParent()
  await page.goto('/login')
  await page.route(/signInWithPassword/, (route) => route.abort('internetdisconnected'), { times: 1 })
  await fillSignIn(page, parent)
  await dismissMessage(page, 'Error!', 'Login failed. Please try again.')
  await fillSignIn(page, parent)
  await expectDashboard(page)
})

test('the forgot-password modal asks for an address and says when the link was sent', async ({
  page,
  school,
}) => {
  const parent = await school.addParent()
  await page.goto('/login')
  await loginForm(page, 'Sign in').getByLabel('Email').fill('typed@painti.example')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' })
  await expect(dialog.getByLabel('Email')).toHaveValue('typed@painti.example')
  await dialog.getByLabel('Email').clear()
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(dialog.getByText('Please enter your email address.')).toBeVisible()
  await dialog.getByLabel('Email').fill(parent.email)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await dismissMessage(
    page,
    'Password Reset Email Sent!',
    'Please check your inbox for the password reset link.',
  )
  await expect(dialog).toBeHidden()
})

test('the forgot-password modal says when no link could be sent, and keeps the address', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(signInRejected)
  const { email } = freshParent()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to send password reset email. Please try again.')
  await expect(dialog.getByLabel('Email')).toHaveValue(email)
})

test('the selection in the cart survives a reload', async ({ page, school }) => {
  const parent = await school.addParent(simran, mehar)
  await signInAt(page, enrolPage, parent)
  await choose(page, 'Simran Gill')
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Simran Gill' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Mehar Gill' })).not.toBeChecked()
  await expect(cart(page)).toContainText('$100')
})

test('an unknown address shows the not-found page', async ({ page }) => {
  for (const path of ['/nowhere', '/courses/1/nowhere', '/Blogs', '/dashboard/1']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible()
  }
})

test('addresses match in any case', async ({ page, school }) => {
  const parent = await school.addParent(simran)
  await page.goto('/Courses/1')
  await expect(page.getByRole('heading', { name: 'First letters' })).toBeVisible()
  await page.goto('/courses/1/ENROLL')
  await expect(page).toHaveURL('/login')
  await fillSignIn(page, parent)
  await expect(page.getByRole('checkbox', { name: 'Simran Gill' })).toBeVisible()
  await expect(page).toHaveURL('/courses/1/ENROLL')
})

/** Where the tab would lead a parent after signing in. */
async function redirectPathOf(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('redirectPath'))
}
