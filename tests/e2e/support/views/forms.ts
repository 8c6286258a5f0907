import type { Locator, Page } from '@playwright/test'
import { permissionDenied } from '../console-errors.ts'
import { dismissMessage } from '../journey.ts'
import { leaveWritesUnanswered, refuseNextWrite } from '../connection.ts'
import { freshParent } from '../school.ts'
import { expect } from '../test.ts'
import { openDialog, type ViewGroup } from './view.ts'

/** What a visitor fills in: the enquiry, the contact form, the newsletter. */
export const formViews: ViewGroup = {
  who: 'a visitor who writes',
  views: {
    enquiry: ({ page }) => openEnquiry(page),
    'enquiry-errors': async ({ page }) => {
      const dialog = await openEnquiry(page)
      await dialog.getByLabel('Email').fill('harleen')
      await dialog.getByLabel('Phone number').fill('555')
      await dialog.getByLabel('Your child’s birthdate').fill('2010-03-14')
      await dialog.getByRole('button', { name: 'Send' }).click()
      await expect(dialog.getByRole('alert')).toContainText('Please fill in all fields.')
    },
    'enquiry-sending': async ({ page }) => {
      await leaveWritesUnanswered(page)
      const dialog = await sendEnquiry(page)
      await expect(dialog.getByRole('button', { name: 'Sending' })).toBeVisible()
    },
    'enquiry-failed': async ({ page, consoleErrors }) => {
      consoleErrors.allow(permissionDenied, /FirebaseError/)
      await refuseNextWrite(page)
      const dialog = await sendEnquiry(page)
      await expect(dialog.getByRole('alert')).toHaveText('Failed to add enquiry.')
    },
    'enquiry-thanks': async ({ page }) => {
      await sendEnquiry(page)
      await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible()
    },
    'contact-errors': async ({ page }) => {
      await page.goto('/contact')
      await page.getByRole('main').getByRole('button', { name: 'Send' }).click()
      await expect(page.getByRole('alert')).toContainText('Please fill in all fields.')
    },
    'contact-thanks': async ({ page }) => {
      await page.goto('/contact')
      const form = page.getByRole('main')
      await form.getByLabel('Name').fill('Harleen')
      await form.getByLabel('Email').fill('harleen@painti.example')
      await form.getByLabel('Message').fill('Where is the school?')
      await form.getByRole('button', { name: 'Send' }).click()
      await expect(form.getByRole('heading', { name: 'Thank you' })).toBeFocused()
    },
    'newsletter-error': ({ page }) => subscribe(page, 'harleen@example', 'Error'),
    'newsletter-thanks': ({ page }) => subscribe(page, freshParent().email, 'Subscribed!'),
    'newsletter-already': async ({ page }) => {
      const { email } = freshParent()
      await subscribe(page, email, 'Subscribed!')
      await dismissMessage(page, 'Subscribed!')
      await subscribe(page, email, 'Already Subscribed')
    },
  },
}

async function openEnquiry(page: Page): Promise<Locator> {
  await page.goto('/courses/1')
  return openDialog(page, 'Enquire Now', /^Enquire about/)
}

async function sendEnquiry(page: Page): Promise<Locator> {
  const dialog = await openEnquiry(page)
  await dialog.getByLabel('First name').fill('Harleen')
  await dialog.getByLabel('Last name').fill('Gill')
  await dialog.getByLabel('Email').fill('harleen@painti.example')
  await dialog.getByLabel('Your question').fill('When does it begin?')
  await dialog.getByRole('button', { name: 'Send' }).click()
  return dialog
}

async function subscribe(page: Page, email: string, title: string): Promise<void> {
  await page.goto('/faq')
  await page.getByRole('contentinfo').getByLabel('Your email').fill(email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
}
