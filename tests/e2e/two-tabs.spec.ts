import { expectDashboard, loginForm, signInAt } from './support/journey.ts'
import { simran } from './support/school.ts'
import { expect, test } from './support/test.ts'

test('signing in in one tab is seen in the others', async ({ page, context, school }) => {
  const signIn = await context.newPage()
  await signIn.goto('/login')
  await expect(loginForm(signIn, 'Sign in')).toBeVisible()
  const faq = await context.newPage()
  await faq.goto('/faq')
  await expect(faq.getByRole('link', { name: 'Login' })).toBeVisible()

  await signInAt(page, '/dashboard', await school.addParent(simran))
  await expectDashboard(signIn)
  await expect(faq.getByRole('link', { name: 'Profile' })).toBeVisible()
  for (const path of ['/login', '/register']) {
    await faq.goto(path)
    await expectDashboard(faq)
  }
})
