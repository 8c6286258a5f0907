import { site } from '#content/site.ts'
import type { Schedule } from '#model/schedule.ts'

const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** A count of days of the week as a word. */
export function numeral(count: number): string {
  return numerals[count] ?? String(count)
}

export const words = {
  level: (level: number) => `Level ${level}`,
  levelOf: (level: number, last: number) => (level > last ? `Level ${level}` : `Level ${level} of ${last}`),
  /** The whole name of a course, and a short one. */
  levelAndTitle: (level: number | null, title: string) =>
    level === null ? title : `Level ${level}: ${title}`,
  levelOrTitle: (level: number | null, title: string) => (level === null ? title : `Level ${level}`),
  /** The language of what the school writes about a course, where it is not the page's. */
  languageOf: (_text: string): string | undefined => undefined,
  firstLevel: 'No Punjabi needed',
  after: (level: number) => `After Level ${level}`,
  forEachChild: 'for each child',
  classes: ({ daysPerWeek }: Schedule) =>
    daysPerWeek === 1 ? '1 class a week' : `${daysPerWeek === 0 ? 2 : daysPerWeek} classes a week`,
  daysToBeAgreed: 'Days: to be agreed',
  hours: {
    sameHere: 'The same where you are',
    /** The clocks of one of the two places change during the term. */
    atFirst: (hours: string) => `${hours}, at first`,
    inCity: (times: string) => `${times} in ${site.city}`,
    /** `dayShift`: -1 for the day before, 1 for the next; `from` is the day from which on the clocks differ so. */
    here: (time: string, dayShift: number, from: string | null) => {
      const onDay = dayShift === 0 ? '' : dayShift < 0 ? ' the day before' : ' the next day'
      return from === null ? `${time}${onDay} where you are` : `${time}${onDay} from ${from}`
    },
  },
  ended: {
    title: 'This term has ended.',
    text: 'Ask us when the next one starts, or get our newsletter.',
    toNewsletter: 'Go to the newsletter',
  },
  enquire: 'Enquire Now',
  unsure: 'Not sure which level fits?',
  unsureText: 'Tell us what your child can say and read. We answer with a level.',
  practical: { when: 'When', where: 'Where', bring: 'What to bring', atHome: 'At home' },
  addToCalendar: 'Add to calendar',
  runningSince: (day: string) => `Running since ${day}`,
}
