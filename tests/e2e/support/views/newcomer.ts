import { loginForm, expectDashboard, signInAt } from '../journey.ts'
import { expect } from '../test.ts'
import { unread } from './read-states.ts'
import { at, type ViewGroup } from './view.ts'

/** What a parent sees before the first child is added. */
export const newcomerViews: ViewGroup = {
  who: 'a parent without children',
  begin: async ({ page, school, addressOf }) => {
    await signInAt(page, addressOf('/dashboard'), await school.addParent())
    await expectDashboard(page)
  },
  views: {
    'dashboard-first-steps': at('/dashboard', ({ dashboard }) => dashboard.firstSteps.title),
    'enrol-no-children': at('/courses/1/enroll', ({ dashboard }) => dashboard.students.empty),
    'enrol-unknown-course': at('/courses/no-such-course/enroll', ({ coursePage }) => coursePage.missing),
    'confirmation-nobody': at('/courses/1/confirmation', ({ confirmation }) => confirmation.nobody.title),
    'add-student': at('/addstudent', ({ fields }) => fields.hints.birthdate),
    'add-student-errors': at('/addstudent', ({ fields: { labels }, students }) => [
      [labels.age, '8'],
      [labels.birthdate, '2010-03-14'],
      students.submit,
      students.page.missing,
    ]),
    ...unread({
      dashboard: '/dashboard',
      enrol: '/courses/1/enroll',
      confirmation: '/courses/1/confirmation',
    }),
    'session-loading': async ({ page, words, goto }) => {
      await page.route(/\/assets\/session-/, () => undefined)
      await goto('/dashboard')
      await expect(page.getByRole('main').getByRole('status')).toHaveText(words.components.loading)
    },
  },
}

/** What a parent sees whose first documents could not be written. */
export const halfMadeViews: ViewGroup = {
  who: 'a parent with an incomplete account',
  begin: async ({ page, school, words, goto, addressOf }) => {
    await goto('/login')
    await expect(loginForm(page, words.account.signIn.title)).toBeVisible()
    await signInAt(page, addressOf('/dashboard'), await school.incompleteAccount())
  },
  views: {
    'dashboard-half-made': at('/dashboard', ({ dashboard }) => dashboard.profile.title),
    'dashboard-half-made-errors': at('/dashboard', ({ dashboard, fields }) => [
      dashboard.profile.submit,
      fields.allMissing,
    ]),
  },
}
