import { site } from '#content/site.ts'
import { language } from './language.ts'

/** What letters to families say (`school/letters/letter.ts`). Each part is a line, or the end of one. */
export const copy = {
  /** At the top of a letter that begins in another language: that it is in this one too, further down. */
  below: '(In English below)',
  /** What is said in the place of a course that nobody knows. */
  unknownCourse: 'our school',
  school: language.siteName,
  subject: (course: string) => `A place in ${course}`,
  /** `name` is '' if none is stored. */
  hello: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  /** `child` is '' if it has no name. */
  hasPlace: (child: string, course: string) => `${child || 'Your child'} has a place in ${course}.`,
  days: (days: string) => `Days: ${days}`,
  hours: (times: string) => `Hours: ${times} in ${language.city}`,
  startsAt: (time: string) => `Hours: from ${time} in ${language.city}`,
  firstClass: (day: string) => `First class: ${day}`,
  nextClass: (day: string) => `Next class: ${day}`,
  term: (days: string) => `Term: ${days}`,
  firstDay: (day: string) => `First day: ${day}`,
  price: (amount: string) => `Price: ${amount}`,
  paidOn: (price: string, day: string) => `${price}, paid on ${day}`,
  nothingToPay: (price: string) => `${price}, nothing to pay`,
  /** `when` is one of the three below it. */
  toPay: (price: string, byCard: boolean, when: string) =>
    `${price}, to pay by bank transfer${byCard ? ' or by card' : ''} ${when}`,
  before: (day: string) => `before ${day}`,
  beforeFirstClass: 'before the first class',
  soon: 'as soon as you can',
  reference: (reference: string) => `Reference: ${reference} (please write it on the transfer)`,
  detailsFollow: 'We will write to you with the bank details.',
  bankDetails: 'Our bank details:',
  byCard: 'To pay by card, press the button on your dashboard:',
  moreAbout: 'More about the course:',
  answer: 'If anything is not right, just answer this mail.',
  welcome: 'ਜੀ ਆਇਆਂ ਨੂੰ, welcome!',
  /** Of a reminder to pay: its subject, and what it says. */
  reminder: (course: string) => `Payment for ${course}`,
  begins: (course: string, day: string) => `${course} begins on ${day}.`,
  notPaid: (children: string) =>
    `We look forward to seeing ${children || 'your child'}. Your payment has not reached us yet.`,
  perhapsPaid: 'If you have paid in the last few days, thank you: there is nothing more to do.',
  thanks: 'Thank you!',
}

/** The beginning of a letter that answers an enquiry in its own language. */
export const answer = {
  subject: `Your enquiry to ${site.name}`,
  hello: (name: string) => `Hello ${name},`,
  youWrote: 'You wrote:',
}
