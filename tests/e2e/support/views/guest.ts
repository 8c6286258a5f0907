import type { Locator, Page } from '@playwright/test'
import { signInRejected } from '../console-errors.ts'
import { fillSignIn, loginForm, openSignUp } from '../journey.ts'
import { freshParent } from '../school.ts'
import { expect } from '../test.ts'
import { openDialog, type ViewGroup } from './view.ts'

/** Signing in and signing up. */
export const guestViews: ViewGroup = {
  who: 'a parent who signs in or up',
  views: {
    login: async ({ page }) => {
      await page.goto('/login')
      await expect(page.getByText('New to Painti?')).toBeVisible()
    },
    'login-errors': async ({ page }) => {
      await page.goto('/login')
      await loginForm(page, 'Sign in').getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('alert')).toContainText('Please fill in all fields.')
    },
    'login-user-not-found': async ({ page, consoleErrors }) => {
      consoleErrors.allow(signInRejected)
      await page.goto('/login')
      await fillSignIn(page, freshParent())
      await expect(page.getByRole('dialog', { name: 'Error!' })).toContainText('User not found.')
    },
    'login-wrong-password': async ({ page, school, consoleErrors }) => {
      consoleErrors.allow(signInRejected)
      const { email } = await school.addParent()
      await page.goto('/login')
      await fillSignIn(page, { email, password: 'wrong-password' })
      await expect(page.getByRole('dialog', { name: 'Error!' })).toContainText('Incorrect password.')
    },
    reset: ({ page }) => openReset(page),
    'reset-errors': async ({ page }) => {
      const dialog = await openReset(page)
      await dialog.getByRole('button', { name: 'Send the link' }).click()
      await expect(dialog.getByText('Please enter your email address.')).toBeVisible()
    },
    'reset-sent': async ({ page, school }) => {
      const { email } = await school.addParent()
      const dialog = await openReset(page)
      await dialog.getByLabel('Email').fill(email)
      await dialog.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByRole('dialog', { name: 'Password Reset Email Sent!' })).toBeVisible()
    },
    'sign-up': async ({ page }) => {
      await page.goto('/courses/1/enroll')
      const reason = page.getByText('Sign in or create an account to enrol in Level 1.')
      await expect(reason.filter({ visible: true })).toBeVisible()
    },
    'sign-up-errors': async ({ page }) => {
      const form = await openSignUp(page)
      await form.getByRole('button', { name: 'Create account' }).click()
      await expect(form.getByRole('alert')).toContainText('Please fill in all fields.')
    },
    'sign-up-first-child-errors': async ({ page }) => {
      const form = await openSignUp(page)
      const child = form.getByRole('group', { name: 'Your first child' })
      await child.getByLabel('First name').fill('Mehar')
      await child.getByLabel('Birthdate').fill('2010-03-14')
      await form.getByRole('button', { name: 'Create account' }).click()
      await expect(child.getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true')
    },
    register: async ({ page }) => {
      await page.goto('/register')
      await expect(page.getByText('An account lets you add your children')).toBeVisible()
    },
    'register-errors': async ({ page }) => {
      await page.goto('/register')
      await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
      await expect(page.getByRole('alert')).toContainText('Please fill in all fields.')
    },
  },
}

async function openReset(page: Page): Promise<Locator> {
  await page.goto('/login')
  return openDialog(page, 'Forgot your password?')
}
