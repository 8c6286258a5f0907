import { formatList } from './format.ts'

/** As many as are read at a glance, and how many more there are. */
function few(names: string[]): string[] {
  return names.length > 10 ? [...names.slice(0, 9), `${names.length - 9} more`] : names
}

export const enquiries = {
  show: 'Show',
  open: 'Open',
  answered: 'Answered',
  empty: 'No open enquiries. Well done.',
  noneAnswered: 'Nothing is filed away yet.',
  kinds: { question: 'Question', evaluation: 'Evaluation', waiting: 'Waiting for a place', erasure: 'Erase' },
  about: 'About',
  child: 'Child born',
  wishes: 'Preferred days',
  answer: 'Answer',
  file: 'Answered',
  fileBack: 'Back to open',
  answeredBy: (day: string, who: string) => `Answered on ${day} by ${who}`,
  filed: 'It is filed away.',
  filedBack: 'It is open again.',
  filedTogether: (names: string[]) => `Filed away: ${formatList(few(names))}.`,
  openTogether: (names: string[]) => `Open again: ${formatList(few(names))}.`,
  changed: (names: string[]) =>
    `${formatList(few(names))}: somebody else has changed this in the meantime. Nothing was written.`,
  hasPlace: 'The child has a place now.',
  hasLevels: 'The levels are set.',
  takeOff: {
    go: 'Take off the list',
    pending: 'Taking off',
    title: (child: string) => `Take ${child} off the waiting list?`,
    text: 'The child cannot get this turn back, and the family is not told. Write to the family first.',
    keep: 'Keep it on the list',
    done: (child: string) => `${child} is off the waiting list.`,
  },
  newsletter: 'Newsletter addresses (CSV)',
  subscribed: 'Subscribed on',
}
