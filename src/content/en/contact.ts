import { words as fieldWords } from './fields.ts'

const fields: Record<string, string> = {
  name: fieldWords.labels.fullName,
  email: fieldWords.labels.email,
  message: 'Message',
}

export const words = {
  pageTitle: 'Contact',
  title: 'Write to us',
  lead: 'Not sure which level fits? Tell us what your child can say and read.',
  address: 'You reach us at',
  beforeFaq: 'Most answers are here already:',
  faq: 'Questions parents ask',
  fields,
  send: 'Send',
  sending: 'Sending',
  missing: 'Please fill in all fields.',
  /** Makes a sentence of the form service's complaint: “should be an email” becomes “Email should be an email.” */
  ofService: (field: string, complaint: string) =>
    `${/^[a-z]/.test(complaint) ? `${fields[field] ?? ''} ` : ''}${complaint.replace(/[^.!?]$/, '$&.')}`,
  unknown:
    'We cannot tell whether your message has arrived. Please try again, or write to our email address.',
  failed: 'Your message could not be sent. Please try again, or write to our email address.',
  thanksTitle: 'Thank you',
  thanks: 'Your message has arrived. We answer by email.',
  thanksFaq: 'Until then, many answers stand here:',
}
