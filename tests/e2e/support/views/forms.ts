import type { Locator } from '@playwright/test'
import { permissionDenied } from '../console-errors.ts'
import { dismissMessage } from '../journey.ts'
import { leaveWritesUnanswered, refuseNextWrite } from '../connection.ts'
import { freshParent } from '../school.ts'
import type { Words } from '../site-language.ts'
import { expect } from '../test.ts'
import { openDialog, type ViewGroup, type Visit } from './view.ts'

/** What a visitor fills in: the enquiry, the contact form, the newsletter. */
export const formViews: ViewGroup = {
  who: 'a visitor who writes',
  views: {
    enquiry: openEnquiry,
    'enquiry-errors': async (visit) => {
      const { enquiry, fields } = visit.words
      const dialog = await openEnquiry(visit)
      await dialog.getByLabel(fields.labels.email).fill('harleen')
      await dialog.getByLabel(fields.labels.phoneNumber).fill('555')
      await dialog.getByLabel(enquiry.childBirthdate).fill('2010-03-14')
      await dialog.getByRole('button', { name: enquiry.send }).click()
      await expect(dialog.getByRole('alert')).toContainText(enquiry.missing)
    },
    'enquiry-sending': async (visit) => {
      await leaveWritesUnanswered(visit.page)
      const dialog = await sendEnquiry(visit)
      await expect(dialog.getByRole('button', { name: visit.words.enquiry.sending })).toBeVisible()
    },
    'enquiry-failed': async (visit) => {
      visit.consoleErrors.allow(permissionDenied, /FirebaseError/)
      await refuseNextWrite(visit.page)
      const dialog = await sendEnquiry(visit)
      await expect(dialog.getByRole('alert')).toHaveText(visit.words.enquiry.failed)
    },
    'enquiry-thanks': async (visit) => {
      await sendEnquiry(visit)
      const thanks = visit.page.getByRole('dialog', { name: visit.words.enquiry.thanksTitle })
      await expect(thanks).toBeVisible()
    },
    'contact-errors': async ({ page, words: { contact }, goto }) => {
      await goto('/contact')
      await page.getByRole('main').getByRole('button', { name: contact.send }).click()
      await expect(page.getByRole('alert')).toContainText(contact.missing)
    },
    'contact-thanks': async ({ page, words: { contact, fields }, goto }) => {
      await goto('/contact')
      const form = page.getByRole('main')
      await form.getByLabel(fields.labels.fullName).fill('Harleen')
      await form.getByLabel(fields.labels.email).fill('harleen@painti.example')
      await form.getByLabel(contact.fields.message ?? '').fill('Where is the school?')
      await form.getByRole('button', { name: contact.send }).click()
      await expect(form.getByRole('heading', { name: contact.thanksTitle })).toBeFocused()
    },
    'newsletter-error': (visit) => subscribe(visit, 'harleen@example', 'invalid'),
    'newsletter-thanks': (visit) => subscribe(visit, freshParent().email, 'subscribed'),
    'newsletter-already': async (visit) => {
      const { email } = freshParent()
      await subscribe(visit, email, 'subscribed')
      await dismissMessage(visit.page, visit.words.newsletter.outcomes.subscribed.title)
      await subscribe(visit, email, 'already-subscribed')
    },
  },
}

async function openEnquiry({ page, words, goto }: Visit): Promise<Locator> {
  await goto('/courses/1')
  return openDialog(page, words.courses.enquire, words.enquiry.title(''))
}

async function sendEnquiry(visit: Visit): Promise<Locator> {
  const { enquiry, fields } = visit.words
  const dialog = await openEnquiry(visit)
  await dialog.getByLabel(fields.labels.firstName).fill('Harleen')
  await dialog.getByLabel(fields.labels.lastName).fill('Gill')
  await dialog.getByLabel(fields.labels.email).fill('harleen@painti.example')
  await dialog.getByLabel(enquiry.comment).fill('When does it begin?')
  await dialog.getByRole('button', { name: enquiry.send }).click()
  return dialog
}

async function subscribe(
  { page, words, goto }: Visit,
  email: string,
  outcome: keyof Words['newsletter']['outcomes'],
): Promise<void> {
  await goto('/faq')
  await page.getByRole('contentinfo').getByLabel(words.newsletter.email).fill(email)
  await page.getByRole('button', { name: words.newsletter.subscribe }).click()
  await expect(page.getByRole('dialog', { name: words.newsletter.outcomes[outcome].title })).toBeVisible()
}
