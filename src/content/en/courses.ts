import { site } from '#content/site.ts'
import type { Schedule } from '#model/dates/schedule.ts'
import { formatList, formatWeekdays } from './format.ts'
import { when } from './language.ts'

const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** A count of days of the week as a word. */
export function numeral(count: number): string {
  return numerals[count] ?? String(count)
}

export const copy = {
  level: (level: number) => `Level ${level}`,
  levelOf: (level: number, last: number) => (level > last ? `Level ${level}` : `Level ${level} of ${last}`),
  /** The whole name of a course, and a short one. */
  levelAndTitle: (level: number | null, title: string) =>
    level === null ? title : `Level ${level}: ${title}`,
  levelOrTitle: (level: number | null, title: string) => (level === null ? title : `Level ${level}`),
  firstLevel: 'No Punjabi needed',
  after: (level: number) => `After Level ${level}`,
  forEachChild: 'for each child',
  classes: ({ daysPerWeek }: Schedule) =>
    daysPerWeek === 1 ? '1 class a week' : `${daysPerWeek === 0 ? 2 : daysPerWeek} classes a week`,
  daysToBeAgreed: 'Days: to be agreed',
  room: (days: string) => `Room on ${days}`,
  full: 'This course is full for now.',
  hours: {
    sameHere: 'The same where you are',
    /** The clocks of one of the two places change during the term. */
    atFirst: (hours: string) => `${hours}, at first`,
    inCity: (times: string) => `${times} in ${site.city}`,
    /** `dayShift`: -1 for the day before, 1 for the next. */
    onDay: (times: string, dayShift: number) =>
      `${times}${dayShift === 0 ? '' : dayShift < 0 ? ' the day before' : ' the next day'}`,
    here: (times: string) => `${times} where you are`,
    from: (day: string, times: string) => `From ${day}: ${times} where you are`,
    daysInCity: (days: string) => `${days} in ${site.city}`,
    /** The same days there, and where the reader is. */
    daysHere: (there: string, here: string) => `${there} in ${site.city} (${here} where you are)`,
    /** What is said in its place elsewhere. */
    before: 'Nothing is paid now.',
    /** `from`: the day from which on, '' from the first. */
    atNight: (times: string, from: string) =>
      `${from === '' ? 'That' : `From ${from} that`} is ${times} where you are. Ask us about other hours before you enrol.`,
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
  teachers: {
    title: 'Who teaches',
    speaks: (languages: string) => `Speaks ${languages}`,
    levels: (levels: number[]) =>
      levels.length === 0
        ? 'Every level'
        : `${levels.length === 1 ? 'Level' : 'Levels'} ${formatList(levels.map(String))}`,
  },
  addToCalendar: 'Add to calendar',
  card: {
    pay: (what: string, amount: string) => `Pay by card: ${what}, ${amount}`,
    note: (host: string) =>
      `The card is taken at ${host}. What you pay there shows here once the school has noted it.`,
  },
  runningSince: (day: string) => `Running since ${day}`,
}

export const courseList = {
  pageTitle: 'Courses',
  title: 'Four levels, one small step at a time',
  lead: 'Each level is 20 weeks with two classes a week. Your child adds petals to the flower at every step.',
  empty: 'There are no courses available right now, please check again soon.',
  register: 'Register Now',
  first: 'You see the whole course first.',
  registerFor: (title: string) => `Register Now for ${title}`,
  enquireAbout: (title: string) => `Enquire Now about ${title}`,
  loading: 'Loading the courses',
}

export const coursePage = {
  /** Where the course's own title is not known yet. */
  pageTitle: 'Course',
  trail: 'You are here',
  missing: 'No course data available.',
  seeCourses: 'See the courses',
  about: 'About this course',
  learn: 'What You Will Learn',
  activities: 'Activities',
  practical: 'When, where and what to bring',
  whichDays: ({ days, daysPerWeek }: Schedule) =>
    daysPerWeek === days.length
      ? formatWeekdays(days)
      : `${capitalised(numeral(daysPerWeek))} of these days: ${formatWeekdays(days)}`,
  breaks: (days: string[]) => `No class on ${formatList(days)}`,
  expect: 'What to Expect',
  expectations: [
    'Two classes a week for 20 weeks, on two of five days',
    'A group planned for about eight children, with a teacher who knows every child by name',
    'Songs, stories and games in every class',
    'A short letter sheet to finish at home, with help from you',
  ],
  wholeLevel: 'for each child, for the whole level',
  weeks: '20 weeks',
  hours: 'Live classes',
  choice: ({ days, daysPerWeek }: Schedule) =>
    days.length === 0
      ? copy.daysToBeAgreed
      : daysPerWeek === days.length
        ? formatWeekdays(days)
        : `You choose ${daysPerWeek} of ${days.length} days`,
  comesAfter: (level: number) => `Comes after Level ${level}`,
  orEvaluation: 'Or ask us for an evaluation',
  startsFresh: 'Starts from the first letter',
  enrol: 'Enrol Now',
  waitingList: 'Join the waiting list',
}

/** The text with a capital at its beginning. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const enquiry = {
  title: (course: string) => `Enquire about ${course}`,
  titleForAny: 'Enquire about a level',
  child: 'Which child is it about?',
  noChild: 'No child in particular',
  about: (name: string) => `About ${name}.`,
  childBirthdate: 'Your child’s birthdate',
  comment: 'Your question',
  send: 'Send',
  notAPhone: `Phone number should be ${site.enquiryPhone.digits} digits.`,
  failed: 'Failed to add enquiry.',
  thanksTitle: 'Thank you',
  thanks: `Your enquiry has arrived. We answer by email${when}.`,
}

/** What search engines and link previews say of the page. */
export const description =
  'Four levels of Punjabi for children aged 6 to 12. Each is 20 weeks with two classes a week, at one clear price for each child.'
