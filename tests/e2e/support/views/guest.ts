import type { Locator } from '@playwright/test'
import { signInRejected } from '../console-errors.ts'
import { fillSignIn, loginForm, openSignUp } from '../journey.ts'
import { freshParent } from '../school.ts'
import { expect } from '../test.ts'
import { at, openDialog, type ViewGroup, type Visit } from './view.ts'

/** Signing in and signing up. */
export const guestViews: ViewGroup = {
  who: 'a parent who signs in or up',
  views: {
    login: at('/login', ({ account }) => account.signIn.panelTitle),
    'login-errors': async ({ page, words, goto }) => {
      const { signIn } = words.account
      await goto('/login')
      await loginForm(page, signIn.title).getByRole('button', { name: signIn.submit }).click()
      await expect(page.getByRole('alert')).toContainText(signIn.missing)
    },
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
    reset: openReset,
    'reset-errors': async (visit) => {
      const { empty, submit } = visit.words.account.reset
      const dialog = await openReset(visit)
      await dialog.getByRole('button', { name: submit }).click()
      await expect(dialog.getByText(empty)).toBeVisible()
    },
    'reset-sent': async (visit) => {
      const { account, fields } = visit.words
      const { email } = await visit.school.addParent()
      const dialog = await openReset(visit)
      await dialog.getByLabel(fields.labels.email).fill(email)
      await dialog.getByRole('button', { name: account.reset.submit }).click()
      await expect(visit.page.getByRole('dialog', { name: account.reset.sentTitle })).toBeVisible()
    },
    'sign-up': at('/courses/1/enroll', ({ account }) => account.reason.enrolIn('1')),
    'sign-up-errors': async ({ page, words, addressOf }) => {
      const { missing, submit } = words.account.signUp
      const form = await openSignUp(page, addressOf('/login'))
      await form.getByRole('button', { name: submit }).click()
      await expect(form.getByRole('alert')).toContainText(missing)
    },
    'sign-up-first-child-errors': async ({ page, words, addressOf }) => {
      const { labels } = words.fields
      const { firstChild, submit } = words.account.signUp
      const form = await openSignUp(page, addressOf('/login'))
      const child = form.getByRole('group', { name: firstChild })
      await child.getByLabel(labels.firstName).fill('Mehar')
      await child.getByLabel(labels.birthdate).fill('2010-03-14')
      await form.getByRole('button', { name: submit }).click()
      await expect(child.getByLabel(labels.lastName)).toHaveAttribute('aria-invalid', 'true')
    },
    register: at('/register', ({ account }) => account.register.lead),
    'register-errors': async ({ page, words, goto }) => {
      await goto('/register')
      await page.getByRole('main').getByRole('button', { name: words.account.register.submit }).click()
      await expect(page.getByRole('alert')).toContainText(words.account.signUp.missing)
    },
  },
}

async function openReset({ page, words, goto }: Visit): Promise<Locator> {
  await goto('/login')
  return openDialog(page, words.account.signIn.forgot, words.account.reset.title)
}
