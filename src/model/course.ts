import { isRealDay } from './dates/day.ts'
import { readSchedule, type DateRange, type Weekday } from './dates/schedule.ts'
import { levelFrom, levelsFrom } from './values/level.ts'
import { type Fields, storedDay, storedLink, storedList, storedNumber, storedText } from './values/stored.ts'

export type Teacher = ReturnType<typeof readTeachers>[number]
export type ListedCourse = ReturnType<typeof readListedCourse>
export type Course = ReturnType<typeof readCourse>
export type CourseTerm = ReturnType<typeof readTerm>

/** The fields of a course on the start page. */
export type TeasedCourse = Pick<
  ListedCourse,
  'id' | 'title' | 'imageUrl' | 'level' | 'cost' | 'startDate' | 'endDate'
>

/** The text fields of a stored course, which can be translated. */
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
 * A course as its own page shows it, stored in whatever shape; missing fields are '' or `null`.
 * @param language a language code: texts that the course has in that language replace the English ones.
 */
export function readCourse(id: string, stored: Fields, language = 'en') {
  const fields = translated(stored, language)
  return {
    ...readListedCourse(id, fields, language),
    description: storedText(fields.Description),
    learn: itemsOf(storedText(fields.learn)).map(learnItem),
    activities: itemsOf(storedText(fields.activities)),
    /** Where the classes are, what to bring, and what to do at home. */
    place: storedText(fields.place),
    bring: storedText(fields.bring),
    atHome: storedText(fields.atHome),
    /** What to expect of the classes, besides their frequency and length. */
    expect: itemsOf(storedText(fields.expect)),
    /** The school's name for its open term; '' if the id says it. */
    termName: storedText(fields.termName),
    /** The card payment page of its open term; '' if the school takes no cards. */
    paymentLink: storedLink(fields.paymentLink),
  }
}

/**
 * The fields of a course in lists. A prerendered list carries these and no others.
 * @param language as for `readCourse`.
 */
export function readListedCourse(id: string, stored: Fields, language = 'en') {
  const fields = translated(stored, language)
  const schedule = readSchedule(fields)
  return {
    id,
    /** The id of the term that is open for enrolling, such as `2027-winter`; '' if the school names none. */
    termId: termIdOf(fields.term),
    openSince: storedDay(fields.openSince),
    title: storedText(fields.Title),
    information: storedText(fields.information),
    imageUrl: storedText(fields.imageUrl),
    /** 1 to 9, from the id as in `firestore.rules`, else from the stored number; `null` if neither is a level. */
    level: levelFrom(id) ?? levelFrom(storedNumber(fields.number)),
    /** Per child, in the currency of `content/site.ts`. */
    cost: storedNumber(fields.cost),
    startDate: storedText(fields.StartDate),
    endDate: storedText(fields.EndDate),
    schedule,
    /** How many children a class has room for on one day; `null` if the school does not say. */
    seats: storedNumber(fields.seats),
    full: schedule.days.filter((day) => storedList(fields.full).includes(day)),
    /** Whether the classes are online; `null` if the school does not say. */
    isOnline: typeof fields.online === 'boolean' ? fields.online : null,
    teachers: readTeachers(fields.teachers, language),
  }
}

/**
 * A term of a course, even one that is no longer open for enrolling: the school may have corrected it since.
 * @param language as for `readCourse`.
 */
export function readTerm(stored: Fields, language = 'en') {
  const fields = translated(stored, language)
  return {
    /** The school's name for it; '' if its id says it. */
    termName: storedText(fields.termName),
    startDate: storedDay(fields.StartDate),
    endDate: storedDay(fields.EndDate),
    schedule: readSchedule(fields),
    place: storedText(fields.place),
    /** Per child. */
    cost: storedNumber(fields.cost),
    /** The card payment page, an `https:` address; '' if the school takes no cards. */
    paymentLink: storedLink(fields.paymentLink),
  }
}

/** The shape of term ids, as in `firestore.rules`. */
export const termIdPattern = /^[a-z0-9-]{1,24}$/

/** The id of a term in a stored course or registration; '' if there is none. */
export function termIdOf(value: unknown): string {
  return typeof value === 'string' && termIdPattern.test(value) ? value : ''
}

/** Courses in the order a child takes them; those without a level come last, in the same order in every browser. */
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

/** Whether the last day of the term is over: nobody can enrol then. A term without a known end never ends. */
export function hasEnded({ endDate }: DateRange, today: string): boolean {
  return isRealDay(endDate) && endDate < today
}

/** Whether the first class may have taken place and the last is still to come. */
export function isRunning(term: DateRange, today: string): boolean {
  return isRealDay(term.startDate) && term.startDate <= today && !hasEnded(term, today)
}

/**
 * The fields of a stored course with its texts in a language, which are in a map under the language's code. Missing or
 * empty translations leave the original text, and only texts are taken.
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

/** The teachers, as published with each course. @param language as for `readCourse`. */
export function readTeachers(stored: unknown, language: string) {
  const teachers = storedList(stored).map((entry) => {
    const own = Object(entry) as Fields
    const fields = { ...own, ...(Object(own[language]) as typeof own) }
    return {
      name: storedText(fields.name),
      picture: storedText(fields.picture),
      /** A single sentence. */
      about: storedText(fields.about),
      /** The languages they speak, in the language of the page. */
      languages: storedList(fields.languages).map(storedText),
      /** Empty for somebody who teaches all levels. */
      levels: levelsFrom(storedList(fields.levels)),
    }
  })
  return teachers.filter(({ name, picture }) => name && picture)
}

/** Everybody who teaches any of the courses, without duplicates. */
export function teachersOf(courses: readonly { teachers: Teacher[] }[]): Teacher[] {
  return [
    ...new Map(
      courses.flatMap(({ teachers }) => teachers).map((each) => [each.name + each.picture, each]),
    ).values(),
  ]
}
