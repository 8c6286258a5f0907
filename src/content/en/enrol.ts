import { site } from '#content/site.ts'
import { formatList } from './format.ts'
import { capitalised, numeral } from './courses.ts'
import { language, when } from './language.ts'

export const copy = {
  pageTitle: (course: string) => `Enrol in ${course}`,
  title: (level: number | null, course: string) =>
    `Who is joining ${level === null ? course : `Level ${level}`}?`,
  table: {
    caption: 'Your children',
    choose: 'Choose',
    cost: 'Cost',
    years: (age: number) => `${age} ${age === 1 ? 'year' : 'years'}`,
  },
  outsideAges: `Our courses are for ages ${language.ages}`,
  enrolled: 'Already enrolled',
  hasDone: (level: number) => `Has done Level ${level}`,
  alsoIn: (courses: string[]) => `Also in ${formatList(courses)} in these weeks`,
  needs: (levels: number[]) =>
    levels.length === 1 ? `Needs Level ${levels[0] ?? ''}` : `Needs Levels ${formatList(levels.map(String))}`,
  alreadyEnrolled: (name: string) => `${name} has already enrolled in this course.`,
  notReady: (name: string) => `${name} does not meet the prerequisites for this course.`,
  comesFirst: (name: string, level: number) =>
    `Enrol ${name} in Level ${level} first, or ask us for an evaluation.`,
  isChosen: (name: string) => `${name} is chosen.`,
  isInList: (name: string) => `${name} is in the list.`,
  comesAfter: (level: number, before: number[]) =>
    before.length === 1
      ? `Level ${level} comes after Level ${before[0] ?? ''}.`
      : `Level ${level} comes after Levels ${formatList(before.map(String))}.`,
  unsure: (names: string[]) =>
    names.length === 1
      ? `Does ${names[0] ?? ''} already know what comes before?`
      : `Do ${formatList(names)} already know what comes before?`,
  enrolFirst: (level: number) => `Enrol in Level ${level}`,
  days: {
    choose: (count: number, days: number) => `Choose ${numeral(count)} of the ${numeral(days)} days`,
    forChild: (name: string) => `for ${name}`,
    missing: (count: number) => (count > 0 ? `${count} more to choose.` : ''),
    tooMany: (chosen: number, excess: number) =>
      `${capitalised(numeral(chosen))} days are chosen. Take ${numeral(excess)} away.`,
    refused: (name: string, count: number) =>
      count === 1 ? `Choose one day for ${name}.` : `Choose ${numeral(count)} days for ${name}.`,
    chosen: (name: string, days: string) => `${name}${days === '' ? '' : `: ${days}`}.`,
    isFull: 'full',
    full: (days: string, count: number) => `${days} ${count === 1 ? 'is' : 'are'} full.`,
    toChoose: 'Days: still to choose',
    clash: (firstName: string, course: string, when: string) => `${firstName} is in ${course} on ${when}.`,
    at: (days: string, time: string) => `${days} at ${time}`,
  },
  changed: {
    title: 'This course has changed since you chose.',
    price: (price: string) => `The price is now ${price} for each child.`,
    /** `days` and `hours` are '' if the course has none any more. */
    term: (days: string) => (days === '' ? 'The term has changed.' : `The term is now ${days}.`),
    days: (count: number, days: string) => `Children now come on ${numeral(count)} of these days: ${days}.`,
    noDays: 'The days are now to be agreed.',
    hours: (hours: string) =>
      hours === '' ? 'The class hours have changed.' : `The classes are now from ${hours}.`,
    check: 'Please look at your cart once more.',
  },
  waiting: {
    instead: 'Nobody can enrol now. Put your child on the waiting list, and we answer by email.',
    open: 'Tell me when there is room',
    /** Of a child that waits already. */
    title: 'Waiting for a place',
    child: 'Which child waits?',
    days: 'On which days would your child come?',
    chooseDay: 'Choose at least one day.',
    chooseFullDay: 'Choose at least one day that is full: on the others your child can enrol now.',
    request: (student: string, course: string, days: string) =>
      `${student} waits for a place in ${course}, on ${days}.`,
    joined: (name: string, days: string) =>
      `${name} is on the waiting list for ${days}. We answer by email${when}.`,
    changed: (name: string, days: string) => `${name} now waits for ${days}, and keeps the turn.`,
    kept: (name: string, days: string) =>
      `${name} is on the waiting list for ${days} already. We answer by email${when}.`,
    change: 'Change the days',
    leave: 'Leave the waiting list',
    left: (name: string) => `${name} is not on the waiting list any more.`,
    notLeft: 'This did not work. Please try again.',
    failed: 'This did not work. Perhaps there is room now: please load the page anew.',
    tooMany: 'Your family waits for nine places already. First give up one of them on your dashboard.',
    waitsFor: (days: string) => `Waits for ${days}`,
    edit: 'Change or leave',
  },
  again: {
    title: (level: number) => `Level ${level} again?`,
    text: (name: string, level: number, next: number | null) =>
      `${name} has done Level ${level}.${next === null ? '' : ` Level ${next} comes next.`}`,
    all: (level: number) => `Enrol in Level ${level} again`,
  },
  twoLevels: {
    title: 'Two levels in the same weeks?',
    text: (name: string, courses: string[]) =>
      `${name} is in ${formatList(courses)} in the same weeks, and you pay for each.`,
    back: 'Look again',
    both: 'Enrol all the same',
  },
  cart: {
    payLater: (byCard: boolean) => `You pay later, by bank transfer${byCard ? ' or by card' : ''}.`,
    /** What the button does: the place is taken by it (S4.11). */
    atOnce: (count: number, isPaidFor: boolean) =>
      `${count === 1 ? 'The place is' : 'The places are'} taken at once.${isPaidFor ? ' Nothing is paid now.' : ''}`,
    title: 'Your cart',
    empty: 'Nobody is chosen yet. Choose a child from the list.',
    subtotal: 'Subtotal',
    checkout: 'Proceed to Checkout',
    checkingOut: 'One moment',
    chooseFirst: 'Choose a child first.',
    support: 'Need a hand? Write to',
    count: (count: number) => (count === 1 ? '1 child' : `${count} children`),
    changed: (count: number, subtotal: string) =>
      `${count === 1 ? '1 child' : `${count} children`} in the cart, subtotal ${subtotal}`,
  },
}

/** The page after it. */
export const confirmation = {
  pageTitle: 'Confirmation',
  writing: (names: string[]) => `Enrolling ${formatList(names)}...`,
  wait: 'One moment, please keep this page open.',
  thanks: (firstName: string) => (firstName === '' ? 'Thank you' : `Thank you, ${firstName}`),
  haveAPlace: (names: string[]) => `${formatList(names)} ${names.length === 1 ? 'has' : 'have'} a place.`,
  hadAPlace: (names: string[]) => `${formatList(names)} had a place. This term has ended.`,
  moreAbout: 'More about this course',
  starts: 'Starts',
  ends: 'Ends',
  students: 'Enrolled students',
  id: (id: string) => `Id ${id}`,
  total: 'Total',
  firstClass: (day: string) => `First class: ${day}`,
  payment: {
    processed: 'Your order is processed.',
    due: (byCard: boolean) =>
      `Your order is processed. Please pay by bank transfer${byCard ? ' or by card' : ''}.`,
    withReference: (byCard: boolean) => `Write the reference with ${byCard ? 'a transfer' : 'it'}.`,
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
    pay: (amount: string, byCard: boolean) => `Pay ${amount} by bank transfer${byCard ? ' or by card' : ''}.`,
    first: (names: string[]) => `First class for ${formatList(names)}.`,
    last: 'The term ends.',
  },
  otherDays: {
    has: (name: string, days: string) => `${name} had a place already${days === '' ? '' : `, on ${days}`}.`,
    missed: (days: string, count: number) =>
      `${days} ${count === 1 ? 'was' : 'were'} not added. Until the term begins you can change the days on your dashboard.`,
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
    gone: (name: string) => `${name} is no longer among your children.`,
    back: 'Back to the list',
  },
  unknown: {
    title: (names: string[]) =>
      `We do not know yet whether ${formatList(names)} ${names.length === 1 ? 'has' : 'have'} a place.`,
    text: 'We could not reach the school to see whether it worked. Nobody is enrolled twice. We look again by ourselves.',
    again: 'Look again now',
  },
}
