import { formatList } from './format.ts'

export const navigation = {
  label: 'Office',
  today: 'Today',
  registrations: 'Registrations',
  families: 'Families',
  enquiries: 'Enquiries',
}

/** A count with its noun: `1 child`, `12 children`. */
function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`
}

const children = (count: number) => counted(count, 'child', 'children')

export const list = {
  loadMore: 'Load more',
  loadingMore: 'Loading more',
  /** If not all rows are loaded. */
  partly: (loaded: number, total: number) =>
    `${loaded} of ${total} are loaded. Search and filters look through these.`,
  search: 'Search',
  searchHint: 'Name, phone, email or reference',
  nothingFound: 'Nothing matches these filters.',
  csv: 'CSV',
  failed: 'This did not work, and nothing was changed. Please reload the page and try again.',
  notShown: (what: string) => `This could not be shown: ${what}`,
  notRead: 'This could not be read. Please try again.',
  save: 'Save',
  saving: 'Saving',
}

export const copy = {
  title: 'Registrations',
  empty: 'Nobody is registered in this term yet.',
  noTerms: 'No term is published yet.',
  term: 'Term',
  allTerms: 'All terms',
  level: 'Level',
  allLevels: 'All levels',
  day: 'Day',
  allDays: 'All days',
  show: 'Show',
  shown: { all: 'All', unpaid: 'Unpaid', withdrawn: 'Withdrawn' },
  count: (count: number, owed: string) =>
    `${counted(count, 'registration')}${owed === '' ? '' : `, ${owed} to pay`}`,
  columns: {
    child: 'Child',
    age: 'Age',
    level: 'Level and days',
    parent: 'Parent',
    payment: 'Payment',
    enrolled: 'Enrolled',
    withdrawn: 'Withdrawn',
  },
  unknownChild: 'Child without a name',
  unknownAge: 'N/A',
  choose: (child: string) => `Select ${child}`,
  chooseAll: 'Select all',
  chosen: (count: number) => `${count} selected`,
  chooseNone: 'Select none',
  toPay: (amount: string) => `${amount} to pay`,
  paidOn: (day: string) => `Paid on ${day}`,
  nothingToPay: 'Nothing to pay',
  reference: 'Reference',
  cost: 'Price',
  note: 'Note',
  withdrawnByFamily: 'by the family',
  withdrawnBySchool: 'by the school',
  moved: 'moved',
  classList: 'Class list',
  write: (count: number) => `Write to ${counted(count, 'family', 'families')}`,
  addressesCopied: 'The addresses are copied. Paste them into the Bcc field of a new email.',
  files: { registrations: 'registrations', newsletter: 'newsletter' },
  undo: 'Undo',
  undone: 'Undone.',
}

export const payment = {
  open: 'Payment',
  title: 'Record a payment',
  lead: (names: string[], owed: string) => `${formatList(names)}${owed === '' ? '' : `: ${owed} to pay`}.`,
  paidOn: 'Paid on',
  paidOnHint: 'Empty: not paid',
  noteHint:
    'A part payment, a different amount, a second payment or a refund, in a few words; the family can read it in its data',
  notADay: 'Please choose a day, not after today.',
  others: (names: string[]) => `Not owed, and left as it is: ${formatList(names)}.`,
  done: (names: string[], day: string) =>
    day === '' ? `${formatList(names)}: not paid.` : `${formatList(names)}: paid on ${day}.`,
  elsewhere: 'Somebody else has changed this in the meantime. Nothing was written.',
}

export const withdrawal = {
  open: 'Withdraw',
  title: (count: number) => `Withdraw ${children(count)}?`,
  text: 'The place is given up at once, and its level goes unless the child had it before. A record stays.',
  paid: (names: string[]) =>
    `${formatList(names)}: paid already. Pay it back by bank transfer, and note that.`,
  keep: 'Keep the place',
  pending: 'Withdrawing',
  done: (names: string[]) => `${formatList(names)}: withdrawn.`,
  changed: (names: string[]) =>
    `${formatList(names)}: somebody else has changed this in the meantime. Nothing was written.`,
  left: (names: string[]) => `${formatList(names)}: this did not work. Please reload the page and try again.`,
}

export const move = {
  open: 'Move',
  title: (child: string) => `Move ${child}`,
  to: 'To level and term',
  text: 'Price and payment come along. In another level or term the reference changes.',
  submit: 'Move',
  pending: 'Moving',
  done: (child: string, level: string, days: string) => `${child} is in ${level} now, on ${days}.`,
  same: 'This is where the child is already.',
}

export const classList = {
  choose: 'Choose a term, a level and a day.',
  print: 'Print',
  empty: 'Nobody comes on this day.',
  children,
}

export const families = {
  title: 'Families',
  lead: 'Search by the name of a parent or a child, a phone number, an email address or a reference.',
  empty: 'No families are registered yet.',
  count: (count: number) => counted(count, 'family', 'families'),
  unnamed: 'Parent without a name',
  unreached: 'No letters: email address not confirmed',
  columns: { parent: 'Parent', email: 'Email', phone: 'Phone' },
  statement: {
    title: 'Find payments',
    line: 'Lines of the bank statement or the card payments',
    hint: 'One line with the reference, or with name and sum; or many lines with references, a line for each payment',
    submit: 'Find',
    pending: 'Searching',
    none: (lines: string[], isOneOfMany: boolean) =>
      `No family found for: ${lines.join('; ')}. ${isOneOfMany ? 'Paste each alone: names are searched then.' : 'Search for the family by name, and note the payment there.'}`,
    markAll: (count: number, amount: string) => `Record ${counted(count, 'payment')}, ${amount}`,
    clues: {
      reference: 'Same reference',
      mistyped: 'Reference one letter off',
      name: 'Same name',
    },
    isSum: 'The amount matches.',
    isOtherSum: 'The line does not show this amount.',
    nothingOwed: 'Nothing is owed any more: a second payment?',
    withdrawn: 'Withdrawn',
    mark: 'Record the payment',
  },
  family: {
    missing: 'There is no such family.',
    children: 'Children',
    noChildren: 'No children yet.',
    noRegistrations: 'No registrations yet.',
    records: 'Withdrawn and moved',
    enquiries: 'Enquiries from this address',
    noEnquiries: 'None.',
    birthdate: 'Birthdate',
    levels: 'Levels done',
    noLevels: 'None',
    edit: 'Correct name or birthdate',
    editTitle: (child: string) => `Correct ${child}`,
    setLevels: 'Set levels',
    levelsTitle: (child: string) => `Levels of ${child}`,
    levelsLegend: 'Levels that count as done',
    opens: (level: number) => `The child can enrol in Level ${level} then.`,
    saved: (child: string) => `Saved: ${child}.`,
  },
}

export const today = {
  title: 'Today',
  openEnquiries: (count: number) => `${count} open ${count === 1 ? 'enquiry' : 'enquiries'}`,
  unpaid: (count: number, sum: string) => `${counted(count, 'registration')} unpaid, ${sum}`,
  allPaid: 'Everything is paid',
  newSince: (count: number, day: string) =>
    `${counted(count, 'new registration')} since your last visit on ${day}`,
  newThisWeek: (count: number) => `${counted(count, 'new registration')} in the last seven days`,
  allEnded: 'No term is running, and the next one is not published yet.',
  seats: (count: number, seats: number) => `${count} of ${seats}`,
  children,
  over: (count: number) => `${count} too many`,
  waiting: (count: number) => `${count} waiting`,
  full: 'Full',
  fullOn: (day: string) => `${day} is full`,
}
