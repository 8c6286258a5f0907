import { loginForm, expectDashboard, signInAt } from '../journey.ts'
import { expect } from '../test.ts'
import { failed, waiting } from './read-states.ts'
import { at, type ViewGroup } from './view.ts'

/** What a parent sees before the first child is added. */
export const newcomerViews: ViewGroup = {
  who: 'a parent without children',
  begin: async ({ page, school }) => {
    await signInAt(page, '/dashboard', await school.addParent())
    await expectDashboard(page)
  },
  views: {
    'dashboard-first-steps': at('/dashboard', 'Three small steps to the first class'),
    'enrol-no-children': at('/courses/1/enroll', 'No students found'),
    'enrol-unknown-course': at('/courses/no-such-course/enroll', 'No course data available.'),
    'confirmation-nobody': at('/courses/1/confirmation', 'Nobody is enrolled here yet'),
    'add-student': at('/addstudent', 'We use it to work out the age.'),
    'add-student-errors': async ({ page }) => {
      await page.goto('/addstudent')
      const form = page.getByRole('main')
      await form.getByLabel('Age').fill('8')
      await form.getByLabel('Birthdate').fill('2010-03-14')
      await form.getByRole('button', { name: 'Add Student' }).click()
      await expect(form.getByRole('alert')).toContainText('Please fill in all mandatory fields')
    },
    'dashboard-loading': waiting('/dashboard', 'Loading...'),
    'enrol-loading': waiting('/courses/1/enroll', 'Loading...'),
    'confirmation-loading': waiting('/courses/1/confirmation', 'Loading...'),
    'dashboard-failed': failed('/dashboard'),
    'enrol-failed': failed('/courses/1/enroll'),
    'confirmation-failed': failed('/courses/1/confirmation'),
    'session-loading': async ({ page }) => {
      await page.route(/\/assets\/session-/, () => undefined)
      await page.goto('/dashboard')
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...')
    },
  },
}

/** What a parent sees whose first documents could not be written. */
export const halfMadeViews: ViewGroup = {
  who: 'a parent with an incomplete account',
  begin: async ({ page, school }) => {
    await page.goto('/login')
    await expect(loginForm(page, 'Sign in')).toBeVisible()
    await signInAt(page, '/dashboard', await school.incompleteAccount())
  },
  views: {
    'dashboard-half-made': at('/dashboard', 'Your details are not saved yet.'),
    'dashboard-half-made-errors': async ({ page }) => {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Save my details' }).click()
      await expect(page.getByRole('alert')).toContainText('Please fill in all fields.')
    },
  },
}
