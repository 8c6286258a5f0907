import { site } from '#content/site.ts'
import { fields as fieldCopy } from './forms.ts'
import { when } from './language.ts'

const fields: Record<string, string> = {
  name: fieldCopy.labels.fullName,
  email: fieldCopy.labels.email,
  message: 'Message',
}

export const copy = {
  pageTitle: 'Contact',
  title: 'Write to us',
  lead: 'Not sure which level fits? Tell us what your child can say and read.',
  address: 'You reach us at',
  phone: 'You can also call',
  answered: () => (site.replyTime === '' ? '' : `We answer ${site.replyTime}.`),
  beforeFaq: 'Most answers are here already:',
  faq: 'Questions parents ask',
  fields,
  send: 'Send',
  /** The form service's complaint as a sentence: `is too long` becomes `Message is too long.` */
  ofService: (field: string, code: string | undefined, complaint: string) =>
    code === 'TYPE_EMAIL'
      ? fieldCopy.errors['not-an-email']
      : `${/^[a-z]/.test(complaint) ? `${fields[field] ?? ''} ` : ''}${complaint.replace(/[^.!?]$/, '$&.')}`,
  unknown:
    'We cannot tell whether your message has arrived. Please try again, or write to our email address.',
  failed: `Your message did not arrive. Please write to ${site.email}, or try again later.`,
  thanksTitle: 'Thank you',
  thanks: `Your message has arrived. We answer by email${when}.`,
  thanksFaq: 'Until then, many answers stand here:',
}

export const evaluation = {
  title: 'Contact Us for Evaluation',
  child: 'Which child is it for?',
  nobody: 'Choose a child',
  another: 'Another child',
  notChosen: 'Please choose a child.',
  name: 'Your name',
  comment: 'What can your child say and read?',
  submit: 'Send',
  missing: 'Please provide both your name and email.',
  sent: 'Thank you! We will get back to you with an evaluation.',
  failed: 'Failed to send. Please try again.',
  request: (student: string, course: string) =>
    student === ''
      ? `Evaluation requested for ${course}.`
      : `Evaluation of ${student} requested for ${course}.`,
}

/** What search engines and link previews say of the page. */
export const description =
  'Write to the school. Tell us what your child can say and read in Punjabi, and we answer with a level.'
