import { site } from '#content/site.ts'
import type { Schedule } from '#model/dates/schedule.ts'
import type { Program, Span } from '#model/values/program.ts'
import { formatList, formatSpan, formatWeekdays } from './format.ts'
import { language, when } from './language.ts'

/** A count of days of the week, or of levels, as a word. */
export function numeral(count: number): string {
  return program.numerals[count] ?? String(count)
}

/** Of all courses, each '' if they do not say it. */
export const program = {
  numerals: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  levels: (count: number) => (count === 0 ? '' : `${numeral(count)} ${count === 1 ? 'level' : 'levels'}`),
  classes: (perWeek: Span) =>
    perWeek === null
      ? ''
      : `${formatSpan(perWeek, numeral)} ${perWeek[1] === 1 ? 'class' : 'classes'} a week`,
  weeks: (weeks: Span) => (weeks === null ? '' : `${formatSpan(weeks)} ${weeks[1] === 1 ? 'week' : 'weeks'}`),
  /** @param subject of the sentence. */
  length: (subject: string, { weeks, classesPerWeek }: Program): string => {
    const [long, often] = [program.weeks(weeks), program.classes(classesPerWeek)]
    if (long === '') return often === '' ? '' : `${subject} has ${often}`
    return `${subject} is ${long}${often === '' ? '' : ` with ${often}`}`
  },
}

/** Those of the parts that there are, as a sentence without its full stop. */
export function sentenceOf(...parts: string[]): string {
  return capitalised(parts.filter((part) => part !== '').join(', '))
}

export const copy = {
  level: (level: number) => `Level ${level}`,
  levelOutOf: (level: number, { lastLevel, hasAllLevels }: Program) =>
    level > lastLevel || !hasAllLevels ? `Level ${level}` : `Level ${level} of ${lastLevel}`,
  levelAndTitle: (level: number | null, title: string) =>
    level === null ? title : `Level ${level}: ${title}`,
  levelOrTitle: (level: number | null, title: string) => (level === null ? title : `Level ${level}`),
  firstLevel: 'No Punjabi needed',
  after: (level: number) => `After Level ${level}`,
  forEachChild: 'for each child',
  /** '' if the course names no days. */
  classes: ({ daysPerWeek }: Schedule) =>
    daysPerWeek === 0 ? '' : `${daysPerWeek} ${daysPerWeek === 1 ? 'class' : 'classes'} a week`,
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
  title: ({ levelCount }: Program) => sentenceOf(program.levels(levelCount), 'one small step at a time'),
  lead: (all: Program) => {
    const length = program.length('Each level', all)
    return `${length === '' ? '' : `${length}. `}Your child adds petals to the flower at every step.`
  },
  empty: 'There are no courses available right now, please check again soon.',
  register: 'Register Now',
  first: 'You see the whole course first.',
  registerFor: (title: string) => `Register Now for ${title}`,
  enquireAbout: (title: string) => `Enquire Now about ${title}`,
  loading: 'Loading the courses',
}

export const coursePage = {
  /** Until the course's own title is known. */
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
  /** How often the classes are, and for how long; '' if neither is known. */
  classes: ({ days, daysPerWeek }: Schedule, weeks: Span) => {
    const long = program.weeks(weeks)
    if (daysPerWeek === 0) return long === '' ? '' : `${long} of classes`
    const often = capitalised(program.classes([daysPerWeek, daysPerWeek]))
    const on =
      daysPerWeek === days.length
        ? formatWeekdays(days)
        : `${numeral(daysPerWeek)} of ${numeral(days.length)} days`
    return `${often}${long === '' ? '' : ` for ${long}`}, on ${on}`
  },
  wholeLevel: 'for each child, for the whole level',
  hours: (isOnline: boolean | null): string => (isOnline === false ? 'Classes' : 'Live classes'),
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
export const description = (all: Program): string => {
  const levels = program.levels(all.levelCount)
  const what = levels === '' ? 'Punjabi' : `${capitalised(levels)} of Punjabi`
  const length = program.length(all.levelCount === 1 ? 'It' : 'Each', all)
  const price = length === '' ? 'One clear price' : `${length}, at one clear price`
  return `${what} for children aged ${language.ages}. ${price} for each child.`
}
