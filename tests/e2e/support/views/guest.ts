import { signInRejected } from '../console-errors.ts'
import { fillSignIn } from '../journey.ts'
import { freshParent } from '../school.ts'
import { expect } from '../test.ts'
import { at, openDialog, type ViewGroup } from './view.ts'

/** Signing in and signing up. */
export const guestViews: ViewGroup = {
  who: 'a parent who signs in or up',
  views: {
    login: at('/login', ({ account }) => account.signIn.panelTitle),
    'login-errors': at('/login', ({ account }) => [account.signIn.submit, account.signIn.missing]),
    'login-user-not-found': async ({ page, consoleErrors, words, goto }) => {
      const { errorTitle, signInErrors } = words.account
      consoleErrors.allow(signInRejected)
      await goto('/login')
      await fillSignIn(page, freshParent())
      const message = page.getByRole('dialog', { name: errorTitle })
      await expect(message).toContainText(signInErrors['user-not-found'])
    },
    'login-wrong-password': async ({ page, school, consoleErrors, words, goto }) => {
      const { errorTitle, signInErrors } = words.account
      consoleErrors.allow(signInRejected)
      const { email } = await school.addParent()
      await goto('/login')
      await fillSignIn(page, { email, password: 'wrong-password' })
      const message = page.getByRole('dialog', { name: errorTitle })
      await expect(message).toContainText(signInErrors['wrong-password'])
    },
    reset: at('/login', ({ account }) => [account.signIn.forgot, account.reset.title]),
    'reset-errors': at('/login', ({ account }) => [
      account.signIn.forgot,
      account.reset.submit,
      account.reset.empty,
    ]),
    'reset-sent': async ({ page, school, words: { account, fields }, goto }) => {
      const { email } = await school.addParent()
      await goto('/login')
      const dialog = await openDialog(page, account.signIn.forgot, account.reset.title)
      await dialog.getByLabel(fields.labels.email).fill(email)
      await dialog.getByRole('button', { name: account.reset.submit }).click()
      await expect(page.getByRole('dialog', { name: account.reset.sentTitle })).toBeVisible()
    },
    'sign-up': at('/courses/1/enroll', ({ account }) => account.reason.enrolIn('1')),
    'sign-up-errors': at('/login', ({ account }) => [
      account.signIn.toSignUp,
      account.signUp.submit,
      account.signUp.missing,
    ]),
    // The fields of the child come after the parent's own.
    'sign-up-first-child-errors': at('/login', ({ account: { signIn, signUp }, fields }) => [
      signIn.toSignUp,
      [fields.labels.firstName, 'Mehar'],
      [fields.labels.birthdate, '2010-03-14'],
      signUp.submit,
      signUp.missing,
    ]),
    register: at('/register', ({ account }) => account.register.lead),
    'register-errors': at('/register', ({ account }) => [account.register.submit, account.signUp.missing]),
  },
}
