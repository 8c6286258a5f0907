import { holdRequests } from './support/connection.ts'
import { cart, choose, expectDashboard, fillSignIn, loginForm, signInAt } from './support/journey.ts'
import { mehar, simran } from './support/school.ts'
import { expect, test } from './support/test.ts'

const enrolPage = '/courses/1/enroll'

test('a parent sent to sign in comes back to where they were, without a sign-in page on the way back', async ({
  page,
  school,
}) => {
  const parent = await school.addParent(simran)
  await page.goto('/courses/1')
  await page.getByRole('link', { name: 'Enrol Now' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('complementary').getByRole('button', { name: 'Sign in' }).click()
  await fillSignIn(page, parent)
  await expect(page).toHaveURL(enrolPage)
  await expect(page.getByRole('checkbox', { name: 'Simran Gill' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/courses/1')
})

test('a reload keeps the parent signed in and the cart filled, and sign-in pages lead to the dashboard', async ({
  page,
  school,
}) => {
  await signInAt(page, enrolPage, await school.addParent(simran, mehar))
  await choose(page, 'Simran Gill')
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Simran Gill' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Mehar Gill' })).not.toBeChecked()
  await expect(cart(page)).toContainText('$100')
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await expectDashboard(page)
  }
})

test('signing in in one tab leads the sign-in page of another on, and shows Profile on a public page', async ({
  page,
  context,
  school,
}) => {
  const signIn = await context.newPage()
  await signIn.goto('/login')
  await expect(loginForm(signIn, 'Sign in')).toBeVisible()
  const faq = await context.newPage()
  await faq.goto('/faq')
  await expect(faq.getByRole('link', { name: 'Login' })).toBeVisible()

  await signInAt(page, '/dashboard', await school.addParent(simran))
  await expectDashboard(signIn)
  await expect(faq.getByRole('link', { name: 'Profile' })).toBeVisible()
})

test('a sign-in unanswered for 15 seconds says so, and may still be answered', async ({ page, school }) => {
  const parent = await school.addParent(simran)
  await page.goto('/login')
  await page.clock.install()
  const release = await holdRequests(page, /\/assets\/.*\.js/)
  await fillSignIn(page, parent)
  const form = loginForm(page, 'Sign in')
  await page.clock.fastForward(15_000)
  await expect(form.getByRole('alert')).toContainText('There is no answer yet.')
  await expect(form.getByLabel('Email')).toHaveValue(parent.email)
  release()
  await expectDashboard(page)
})
