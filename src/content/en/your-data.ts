import { site } from '#content/site.ts'

export const data = {
  title: 'Your data',
  text: 'One file that you can read, with what we store of your family: your account, your children, their registrations, and what you have asked us. The letters we sent you are in your mailbox.',
  save: 'Save our data',
  pending: 'Reading',
  failed: 'Your data could not be read. Please try again.',
  /** The names of its parts. */
  file: {
    saved: 'Saved',
    account: 'Account',
    confirmed: 'Email confirmed',
    since: 'Account since',
    records: 'Withdrawn and moved',
    waiting: 'Waiting list',
    sent: 'Questions and requests',
    unconfirmed: 'Confirm your email address: then what was sent from it is here too.',
    newsletter: 'Newsletter',
    notSubscribed: 'Not subscribed',
  },
}

export const erasure = {
  open: 'Erase everything about us…',
  title: 'Erase everything about you?',
  text: 'The school then erases your account, your children, their registrations and withdrawals, the letters we sent you, what you have asked us, and your place on the newsletter. For our books one line of each registration stays, without names.',
  withdraw:
    'Your children have a place. Withdraw them first; where their term has begun, the school does it.',
  pay: (amount: string) =>
    `${amount} is still to pay. What you withdraw before its term begins need not be paid.`,
  confirmFirst: 'Once your email address is confirmed, you can ask here to have everything erased.',
  keep: 'Keep everything',
  submit: 'Ask the school',
  comment: 'Please erase everything about us.',
  asked: (day: string, by: string) =>
    `You asked us on ${day} to erase everything about you. The school does it by ${by}.`,
  placesGo: 'Until then your children keep their places; then these are given up.',
  takeBack: 'Take the request back',
  takingBack: 'Taking it back',
  takenBack: 'Your request is taken back. Nothing is erased.',
  gone: 'There is no request any more: it was taken back before, or the school has carried it out.',
  notTakenBack: `This did not work. Please try again, or write to ${site.email}: the school may have begun.`,
  failed: `This did not work, and the school was not asked. Please try again, or write to ${site.email}.`,
}
