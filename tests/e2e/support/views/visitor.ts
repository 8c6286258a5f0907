import { dismissMessage } from '../journey.ts'
import { permissionDenied } from '../console-errors.ts'
import { leaveWritesUnanswered, refuseNextWrite } from '../connection.ts'
import { freshParent } from '../school.ts'
import type { Words } from '../site-language.ts'
import { expect } from '../test.ts'
import { addVoice } from '../voice.ts'
import { at, type Open, type ViewGroup, type Visit } from './view.ts'

/** What anybody can read. */
export const visitorViews: ViewGroup = {
  who: 'a visitor who reads',
  // With it the letters of the start page, and Punjabi headings, can be heard.
  begin: ({ page }) => addVoice(page),
  views: {
    home: async ({ page, goto }) => {
      await goto('/')
      const isCalm = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
      // They come last, and the button that stops them with them.
      await expect(page.locator('[data-particles]')).toHaveCount(isCalm ? 0 : 1)
    },
    courses: at('/courses', ({ courses }) => courses.level(4)),
    course: at('/courses/1', ({ coursePage }) => coursePage.expect),
    'course-with-prerequisite': at('/courses/3', ({ coursePage }) => coursePage.expect),
    'course-unknown': at('/courses/no-such-course', ({ coursePage }) => coursePage.missing),
    faq: at('/faq', ({ faq }) => faq.questions.at(-1)?.question ?? ''),
    'faq-open': async ({ page, goto }) => {
      await goto('/faq#price')
      await expect(page.locator('details[open]')).toBeVisible()
    },
    blog: at('/blog', ({ blog }) => blog.readMore),
    'blog-post': at('/Blogs/counting-to-twenty', () => 'Numbers are everywhere'),
    'post-missing': at('/Blogs/no-such-post', ({ blog }) => blog.missing),
    contact: at('/contact', ({ contact }) => contact.title),
    privacy: at('/privacy', ({ privacy }) => privacy.title),
    'not-found': at('/nowhere', ({ notFound }) => notFound.title),
    'menu-open': at('/courses', ({ courses, layout }) => [layout.openMenu, courses.level(4)]),
  },
}

/** What a visitor fills in: the enquiry, the contact form, the newsletter. */
export const formViews: ViewGroup = {
  who: 'a visitor who writes',
  views: {
    enquiry: at('/courses/1', ({ courses, enquiry }) => [courses.enquire, enquiry.title('')]),
    'enquiry-errors': at('/courses/1', ({ courses, enquiry, fields }) => [
      courses.enquire,
      [fields.labels.email, 'harleen'],
      [fields.labels.phoneNumber, '555'],
      [enquiry.childBirthdate, '2010-03-14'],
      enquiry.send,
      fields.allMissing,
    ]),
    'enquiry-sending': sendEnquiry(
      ({ components }) => components.sending,
      ({ page }) => leaveWritesUnanswered(page),
    ),
    'enquiry-failed': sendEnquiry(
      ({ enquiry }) => enquiry.failed,
      ({ page, consoleErrors }) => {
        consoleErrors.allow(permissionDenied, /FirebaseError/)
        return refuseNextWrite(page)
      },
    ),
    'enquiry-thanks': sendEnquiry(({ enquiry }) => enquiry.thanksTitle),
    'contact-errors': at('/contact', ({ contact, fields }) => [contact.send, fields.allMissing]),
    'contact-thanks': at('/contact', ({ contact, fields: { labels } }) => [
      [labels.fullName, 'Harleen'],
      [labels.email, 'harleen@painti.example'],
      [contact.fields.message ?? '', 'Where is the school?'],
      contact.send,
      contact.thanksTitle,
    ]),
    'newsletter-error': at('/faq', ({ newsletter }) => [
      (visit) => subscribe(visit, 'harleen@example'),
      newsletter.outcomes.invalid.title,
    ]),
    'newsletter-thanks': at('/faq', ({ newsletter }) => [
      (visit) => subscribe(visit, freshParent().email),
      newsletter.outcomes.subscribed.title,
    ]),
    'newsletter-already': at('/faq', ({ newsletter: { outcomes } }) => [
      async (visit) => {
        const { email } = freshParent()
        await subscribe(visit, email)
        await dismissMessage(visit.page, outcomes.subscribed.title)
        await subscribe(visit, email)
      },
      outcomes['already-subscribed'].title,
    ]),
  },
}

function sendEnquiry(
  sign: (words: Words) => string,
  interrupt: (visit: Visit) => Promise<unknown> = () => Promise.resolve(),
): Open {
  return at('/courses/1', (words) => [
    words.courses.enquire,
    [words.fields.labels.firstName, 'Harleen'],
    [words.fields.labels.lastName, 'Gill'],
    [words.fields.labels.email, 'harleen@painti.example'],
    [words.enquiry.comment, 'When does it begin?'],
    interrupt,
    words.enquiry.send,
    sign(words),
  ])
}

async function subscribe({ page, words: { newsletter } }: Visit, email: string): Promise<void> {
  await page.getByRole('contentinfo').getByLabel(newsletter.email).fill(email)
  await page.getByRole('button', { name: newsletter.subscribe }).click()
}
