import { expectDashboard, loginForm, signInAt, table } from './support/journey.ts'
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

test('a session outlives a reload while the sign-in service is overloaded or silent', async ({
  page,
  school,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/)
  await signInAt(page, '/dashboard', await school.addParent(simran))
  for (const status of [503, 429, null]) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.route(/identitytoolkit/, (route) =>
      status === null
        ? new Promise(() => undefined)
        : route.fulfill({ status, json: { error: { code: status, message: 'UNAVAILABLE' } } }),
    )
    await page.reload()
    const child = table(page, 'Your Students').getByRole('row', { name: 'Simran' })
    await expect(child, String(status)).toBeVisible({ timeout: 20_000 })
    await expect(page).toHaveURL('/dashboard')
  }
})
