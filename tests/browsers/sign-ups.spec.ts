import { fillFamily, loginForm } from '../e2e/support/journey.ts'
import { freshParent, simran } from '../e2e/support/school.ts'
import { test } from './support/test.ts'

// In WebKit one first visit in eight could never create an account, so one that can shows nothing.
const visits = Number(process.env.PAINTI_SIGN_UPS ?? 20)

test.describe.configure({ mode: 'parallel' })

for (let visit = 1; visit <= visits; visit += 1) {
  test(`an account can be created at a first visit (${visit} of ${visits})`, async ({ page }) => {
    await page.goto('/courses/1')
    await page.getByRole('main').getByRole('link', { name: 'Enrol Now' }).first().click()
    await page.waitForURL('/login')
    await fillFamily(page, freshParent(), simran)
    await loginForm(page, 'Create account').getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('/courses/1/enroll')
  })
}
