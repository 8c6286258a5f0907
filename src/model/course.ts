import { isRealDay } from './dates/day.ts'
import { readSchedule, type DateRange, type Weekday } from './dates/schedule.ts'
import { levelFrom, levelsFrom } from './values/level.ts'
import { type Fields, storedDay, storedLink, storedList, storedNumber, storedText } from './values/stored.ts'

export type Teacher = ReturnType<typeof readTeachers>[number]
export type ListedCourse = ReturnType<typeof readListedCourse>
export type Course = ReturnType<typeof readCourse>
export type CourseTerm = ReturnType<typeof readTerm>

/** What the start page shows of a course. */
export type TeasedCourse = Pick<
  ListedCourse,
  'id' | 'title' | 'imageUrl' | 'level' | 'cost' | 'startDate' | 'endDate'
>

/** The fields of a stored course that are texts: it may have each in another language too. */
export const courseTexts = [
  'Title',
  'information',
  'learn',
  'activities',
  'Description',
  'place',
  'bring',
  'atHome',
  'expect',
  'termName',
] as const

export type CourseText = (typeof courseTexts)[number]

/**
 * A course as its own page shows it, in whatever shape it is stored; missing fields are '' or `null`.
 * @param language the code of a language: each text that the course has in it stands for the English one.
 */
export function readCourse(id: string, stored: Fields, language = 'en') {
  const fields = translated(stored, language)
  return {
    ...readListedCourse(id, fields, language),
    description: storedText(fields.Description),
    learn: itemsOf(storedText(fields.learn)).map(learnItem),
    activities: itemsOf(storedText(fields.activities)),
    /** Where the classes are, what to bring, and what there is to do at home. */
    place: storedText(fields.place),
    bring: storedText(fields.bring),
    atHome: storedText(fields.atHome),
    /** What to expect of its classes, besides how often and for how long they are. */
    expect: itemsOf(storedText(fields.expect)),
    /** What the school calls its open term; '' if the id says that. */
    termName: storedText(fields.termName),
    /** Where its open term is paid by card; '' if the school takes none. */
    paymentLink: storedLink(fields.paymentLink),
  }
}

/**
 * What lists show of a course. A prerendered list carries these fields and no others.
 * @param language as for `readCourse`.
 */
export function readListedCourse(id: string, stored: Fields, language = 'en') {
  const fields = translated(stored, language)
  const schedule = readSchedule(fields)
  return {
    id,
    /** The id of the term that is open for enrolling, such as `2027-winter`; '' if the school names none. */
    termId: termIdOf(fields.term),
    /** The day on which that was opened. */
    openSince: storedDay(fields.openSince),
    title: storedText(fields.Title),
    information: storedText(fields.information),
    imageUrl: storedText(fields.imageUrl),
    /** 1 to 9, from the id as in `firestore.rules`, else from the stored number; `null` if neither is a level. */
    level: levelFrom(id) ?? levelFrom(storedNumber(fields.number)),
    /** For one child, in the currency of `content/site.ts`. */
    cost: storedNumber(fields.cost),
    startDate: storedText(fields.StartDate),
    endDate: storedText(fields.EndDate),
    schedule,
    /** How many children a class takes on one day; `null` if the school does not say. */
    seats: storedNumber(fields.seats),
    /** Those of its days that nobody else can come on in this term. */
    full: schedule.days.filter((day) => storedList(fields.full).includes(day)),
    /** Whether its classes are on a screen; `null` if the school does not say. */
    isOnline: typeof fields.online === 'boolean' ? fields.online : null,
    teachers: readTeachers(fields.teachers, language),
  }
}

/**
 * A term of a course, also one that is no longer open for enrolling: the school may have corrected it since.
 * @param language as for `readCourse`.
 */
export function readTerm(stored: Fields, language = 'en') {
  const fields = translated(stored, language)
  return {
    /** What the school calls it; '' if its id says that. */
    termName: storedText(fields.termName),
    startDate: storedDay(fields.StartDate),
    endDate: storedDay(fields.EndDate),
    schedule: readSchedule(fields),
    /** Where the classes are. */
    place: storedText(fields.place),
    /** For one child. */
    cost: storedNumber(fields.cost),
    /** Where that is paid by card, an `https:` address; '' where the school takes none. */
    paymentLink: storedLink(fields.paymentLink),
  }
}

/** Which ids terms can have, as in `firestore.rules`. */
export const termIdPattern = /^[a-z0-9-]{1,24}$/

/** The id of a term in a stored course or registration; '' if there is none. */
export function termIdOf(value: unknown): string {
  return typeof value === 'string' && termIdPattern.test(value) ? value : ''
}

/** Courses in the order a child takes them; those without a level come last, in the same order for every browser. */
export function byLevel(one: ListedCourse, other: ListedCourse): number {
  const byTitle = Number(one.title > other.title) - Number(one.title < other.title)
  return (one.level ?? Infinity) - (other.level ?? Infinity) || byTitle
}

export function openDays({ schedule, full }: ListedCourse): Weekday[] {
  return schedule.days.filter((day) => !full.includes(day))
}

/** Whether fewer days are open than a child chooses: nobody can enrol. */
export function isFull({ schedule, full }: ListedCourse): boolean {
  return schedule.days.length - full.length < schedule.daysPerWeek
}

/** Whether the last day of the term is over: nobody can enrol then. A term whose end is not known never ends. */
export function hasEnded({ endDate }: DateRange, today: string): boolean {
  return isRealDay(endDate) && endDate < today
}

/** Whether the first class may have been and the last is still to come. */
export function isRunning(term: DateRange, today: string): boolean {
  return isRealDay(term.startDate) && term.startDate <= today && !hasEnded(term, today)
}

/**
 * The fields of a stored course with its texts in a language, which it has in a map under the language's code, laid over
 * them: what is no text there, or an empty one, stays as it is, and nothing but texts is taken.
 */
function translated(fields: Fields, language: string): Fields {
  const texts = Object(fields[language]) as Fields
  const written = courseTexts.filter((name) => typeof texts[name] === 'string' && texts[name].trim() !== '')
  return { ...fields, ...Object.fromEntries(written.map((name) => [name, texts[name]])) }
}

function itemsOf(text: string): string[] {
  return text
    .split('--')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** The parts of an item before and after its first colon (S3.11). */
function learnItem(item: string) {
  const colon = item.indexOf(':')
  if (colon === -1) return { heading: item, text: '' }
  return { heading: item.slice(0, colon).trim(), text: item.slice(colon + 1).trim() }
}

/** Who teaches, as the school publishes it with each course. @param language as for `readCourse`. */
export function readTeachers(stored: unknown, language: string) {
  const teachers = storedList(stored).map((entry) => {
    const own = Object(entry) as Fields
    const fields = { ...own, ...(Object(own[language]) as typeof own) }
    return {
      name: storedText(fields.name),
      picture: storedText(fields.picture),
      /** One sentence. */
      about: storedText(fields.about),
      /** What is spoken with them, in the language of the page. */
      languages: storedList(fields.languages).map(storedText),
      /** None of somebody who teaches all of them. */
      levels: levelsFrom(storedList(fields.levels)),
    }
  })
  return teachers.filter(({ name, picture }) => name && picture)
}

/** Everybody who teaches one of the courses, once. */
export function teachersOf(courses: readonly { teachers: Teacher[] }[]): Teacher[] {
  return [
    ...new Map(
      courses.flatMap(({ teachers }) => teachers).map((each) => [each.name + each.picture, each]),
    ).values(),
  ]
}
