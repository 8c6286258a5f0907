import { site } from '#content/site.ts'

const when = site.replyTime === '' ? '' : ` ${site.replyTime}`

export const words = {
  title: (course: string) => `Enquire about ${course}`,
  titleForAny: 'Enquire about a level',
  child: 'Which child is it about?',
  noChild: 'No child in particular',
  about: (name: string) => `About ${name}.`,
  childBirthdate: 'Your child’s birthdate',
  comment: 'Your question',
  send: 'Send',
  sending: 'Sending',
  cancel: 'Cancel',
  missing: 'Please fill in all fields.',
  notAnEmail: 'Please enter a valid email address',
  notAPhone: 'Phone number should be 10 digits.',
  failed: 'Failed to add enquiry.',
  thanksTitle: 'Thank you',
  thanks: `Your enquiry has arrived. We answer by email${when}.`,
}
