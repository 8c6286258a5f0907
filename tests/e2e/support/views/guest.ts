import { signInRejected } from '../console-errors.ts'
import { fillSignIn } from '../journey.ts'
import { freshParent } from '../school.ts'
import { at, type ViewGroup } from './view.ts'

/** Signing in and signing up. */
export const guestViews: ViewGroup = {
  who: 'a parent who signs in or up',
  views: {
    login: at('/login', ({ account }) => account.signIn.panelTitle),
    'login-errors': at('/login', ({ account, fields }) => [account.signIn.title, fields.allMissing]),
    'login-user-not-found': at('/login', ({ account }) => [
      ({ page, consoleErrors }) => {
        consoleErrors.allow(signInRejected)
        return fillSignIn(page, freshParent())
      },
      account.signInErrors['user-not-found'],
    ]),
    'login-wrong-password': at('/login', ({ account }) => [
      async ({ page, school, consoleErrors }) => {
        consoleErrors.allow(signInRejected)
        await fillSignIn(page, { ...(await school.addParent()), password: 'wrong-password' })
      },
      account.signInErrors['wrong-password'],
    ]),
    reset: at('/login', ({ account }) => [account.signIn.forgot, account.reset.lead]),
    'reset-errors': at('/login', ({ account }) => [
      account.signIn.forgot,
      account.reset.submit,
      account.reset.empty,
    ]),
    'reset-sent': at('/login', ({ account, fields }) => [
      account.signIn.forgot,
      async ({ page, school }) =>
        page
          .getByRole('dialog')
          .getByLabel(fields.labels.email)
          .fill((await school.addParent()).email),
      account.reset.submit,
      account.reset.sentTitle,
    ]),
    'sign-up': at('/courses/1/enroll', ({ account }) => account.reason.enrolIn('1')),
    'sign-up-errors': at('/login', ({ account, fields }) => [
      account.signUp.title,
      account.signUp.title,
      fields.allMissing,
    ]),
    // The fields of the child come after the parent's own.
    'sign-up-first-child-errors': at('/login', ({ account: { signUp }, fields }) => [
      signUp.title,
      [fields.labels.firstName, 'Mehar'],
      [fields.labels.birthdate, '2010-03-14'],
      signUp.title,
      fields.allMissing,
    ]),
    register: at('/register', ({ account }) => account.register.lead),
    'register-errors': at('/register', ({ account, fields }) => [account.register.title, fields.allMissing]),
  },
}
