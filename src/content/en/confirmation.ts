import { site } from '#content/site.ts'
import { formatList } from './format.ts'

export const copy = {
  pageTitle: 'Confirmation',
  writing: (names: string[]) => `Enrolling ${formatList(names)}...`,
  wait: 'One moment, please keep this page open.',
  thanks: (firstName: string) => (firstName === '' ? 'Thank you' : `Thank you, ${firstName}`),
  haveAPlace: (names: string[]) => `${formatList(names)} ${names.length === 1 ? 'has' : 'have'} a place.`,
  moreAbout: 'More about this course',
  starts: 'Starts',
  ends: 'Ends',
  students: 'Enrolled students',
  id: (id: string) => `Id ${id}`,
  total: 'Total',
  firstClass: (day: string) => `First class: ${day}`,
  payment: {
    processed: 'Your order is processed.',
    due: 'Your order is processed. Please pay by bank transfer.',
    withReference: 'Write the reference with it.',
    amount: 'Amount',
    before: 'Pay before',
    reference: 'Reference',
    paid: 'Your order is processed and paid.',
    detailsFollow: () =>
      `We will write to you${site.replyTime === '' ? '' : ` ${site.replyTime}`} with the bank details.`,
    unconfirmed: 'We write to confirmed addresses only: please confirm yours on your dashboard.',
    letter: (email: string) => `A letter with all of this goes to ${email} within a day.`,
  },
  next: {
    title: 'What happens next',
    untilThen: (day: string) => `Until ${day}`,
    withdraw: 'If plans change, you can withdraw on your dashboard.',
    before: (day: string) => `Before ${day}`,
    pay: (amount: string) => `Pay ${amount} by bank transfer.`,
    first: (names: string[]) => `First class for ${formatList(names)}.`,
    last: 'The term ends.',
  },
  print: 'Print this page',
  toDashboard: 'Go to your dashboard',
  nobody: {
    title: 'Nobody is enrolled here yet',
    text: 'Choose who joins this course, and the confirmation appears here.',
    toEnrol: 'Choose a child',
  },
  failed: {
    heading: 'Not enrolled yet',
    title: (names: string[]) => `${formatList(names)} could not be enrolled.`,
    text: 'No place was taken. Please try again.',
    outdated:
      'If it fails again, this page may be older than the school’s data. Your choice is kept when you load it anew.',
    reload: 'Load the page anew',
    gone: (name: string) => `${name} is no longer among your students.`,
    back: 'Back to the list',
  },
  unknown: {
    title: (names: string[]) =>
      `We do not know yet whether ${formatList(names)} ${names.length === 1 ? 'has' : 'have'} a place.`,
    text: 'We could not reach the school to see whether it worked. Nobody is enrolled twice. We look again by ourselves.',
    again: 'Look again now',
  },
}
