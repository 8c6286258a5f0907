import { permissionDenied } from '../console-errors.ts'
import { dismissMessage } from '../journey.ts'
import { leaveWritesUnanswered, refuseNextWrite } from '../connection.ts'
import { freshParent } from '../school.ts'
import type { Words } from '../site-language.ts'
import { expect } from '../test.ts'
import { at, type Open, type ViewGroup, type Visit } from './view.ts'

/** What a visitor fills in: the enquiry, the contact form, the newsletter. */
export const formViews: ViewGroup = {
  who: 'a visitor who writes',
  views: {
    enquiry: at('/courses/1', ({ courses, enquiry }) => [courses.enquire, enquiry.title('')]),
    'enquiry-errors': at('/courses/1', ({ courses, enquiry, fields: { labels } }) => [
      courses.enquire,
      [labels.email, 'harleen'],
      [labels.phoneNumber, '555'],
      [enquiry.childBirthdate, '2010-03-14'],
      enquiry.send,
      enquiry.missing,
    ]),
    'enquiry-sending': async (visit) => {
      await leaveWritesUnanswered(visit.page)
      await sendEnquiry(({ enquiry }) => enquiry.sending)(visit)
    },
    'enquiry-failed': async (visit) => {
      visit.consoleErrors.allow(permissionDenied, /FirebaseError/)
      await refuseNextWrite(visit.page)
      await sendEnquiry(({ enquiry }) => enquiry.failed)(visit)
    },
    'enquiry-thanks': sendEnquiry(({ enquiry }) => enquiry.thanksTitle),
    'contact-errors': at('/contact', ({ contact }) => [contact.send, contact.missing]),
    'contact-thanks': at('/contact', ({ contact, fields: { labels } }) => [
      [labels.fullName, 'Harleen'],
      [labels.email, 'harleen@painti.example'],
      [contact.fields.message ?? '', 'Where is the school?'],
      contact.send,
      contact.thanksTitle,
    ]),
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

function sendEnquiry(sign: (words: Words) => string): Open {
  return at('/courses/1', (words) => [
    words.courses.enquire,
    [words.fields.labels.firstName, 'Harleen'],
    [words.fields.labels.lastName, 'Gill'],
    [words.fields.labels.email, 'harleen@painti.example'],
    [words.enquiry.comment, 'When does it begin?'],
    words.enquiry.send,
    sign(words),
  ])
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
