import type * as englishFormats from '#content/en/format.ts'
import type { copy as englishCourses } from '#content/en/courses.ts'
import type { copy as english } from '#content/en/letter.ts'
import { type Language, languages } from '#content/languages.ts'
import { site, timeZone } from '#content/site.ts'
import { formatMoney } from '#lib/format.ts'
import { readCourse } from '#model/course.ts'
import type { Day } from '#model/dates/day.ts'
import {
  classesOf,
  isPayableByCard,
  owedByReference,
  scheduleOf,
  totalAgreed,
  totalOwed,
} from '#model/enrollment.ts'
import { fullName, inOneLine } from '#model/values/name.ts'
import { momentIn } from '#model/dates/time-zone.ts'
import { courseNameOf, type FamilyRegistration } from '../registrations.ts'
import { schoolDay } from '../school-time.ts'
import { printable } from '../terminal.ts'

/** Plain text, so that nothing a parent typed can become markup. */
interface Message {
  subject: string
  text: string
  /** Whom it is about, for the school. */
  who: string
}

type Confirmed = Pick<
  FamilyRegistration,
  'parent' | 'name' | 'course' | 'publishedCourse' | 'enrollment' | 'reference'
>

/** A language of the site: its words for letters and courses, and its formats. */
interface Version {
  language: Language
  copy: typeof english
  courses: typeof englishCourses
  formats: typeof englishFormats
}

const versions = await Promise.all(
  languages.map(async (language): Promise<Version> => {
    const folder = `#content/${language.code}`
    const { copy } = (await import(`${folder}/letter.ts`)) as Pick<Version, 'copy'>
    const { copy: courses } = (await import(`${folder}/courses.ts`)) as { copy: Version['courses'] }
    return { language, copy, courses, formats: (await import(`${folder}/format.ts`)) as Version['formats'] }
  }),
)
const divider = '* * *'

/** Confirms a registration as it is now: without an agreed price nothing is owed. */
export function writeConfirmation(registration: Confirmed, now: Date): Message {
  const name = nameInLetter(registration.name)
  return inEveryLanguage(registration, [name], (version) => {
    const { language, copy } = version
    const own = inLanguage(registration, version)
    const { courseName } = own
    const path = `${language.basePath}/courses/${encodeURIComponent(own.enrollment.courseId)}`
    return [
      copy.subject(courseName),
      copy.hasPlace(name, courseName),
      timesOf(own, now, version),
      paymentOf([own], now, version),
      ...(totalOwed([own]) > 0 ? waysToPay([own], version) : []),
      own.course === null ? '' : `${copy.moreAbout}\n${site.address}${path}`,
      copy.answer,
      `${copy.welcome}\n${copy.school}\n${site.email}`,
    ]
  })
}

/** Reminds a family of everything it owes for a term: a sum per reference, which each level has of its own. */
export function writeReminder(
  { uid, parent }: Pick<FamilyRegistration, 'uid' | 'parent'>,
  registrations: readonly Confirmed[],
  now: Date,
): Message {
  const children = new Set(registrations.map(({ name }) => nameInLetter(name)))
  const names = [...children].filter((name) => name !== '')
  return inEveryLanguage({ parent }, names, (version) => {
    const { copy, formats } = version
    const all = registrations.map((each) => inLanguage(each, version))
    const sums = Array.from(owedByReference(uid, all).values(), (group) => {
      const [{ courseName, enrollment }] = group
      const begins = copy.begins(courseName, formats.formatDay(enrollment.startDate))
      return `${begins}\n${paymentOf(group, now, version)}`
    })
    return [
      copy.reminder(formats.formatList([...new Set(all.map(({ courseName }) => courseName))])),
      copy.notPaid(formats.formatList(names)),
      ...sums,
      ...waysToPay(all, version),
      copy.perhapsPaid,
      copy.answer,
      `${copy.thanks}\n${copy.school}\n${site.email}`,
    ]
  })
}

/**
 * Writes a letter in every language of the site.
 * @param write the subject, which must not contain anything that a parent typed, or it would send a stranger's message;
 *   and the paragraphs after the greeting, without the empty ones.
 */
function inEveryLanguage(
  { parent }: Pick<Confirmed, 'parent'>,
  children: readonly string[],
  write: (version: Version) => readonly [string, ...string[]],
): Message {
  const name = nameInLetter(fullName(parent))
  const letters = versions.map((version) => {
    const [subject, ...paragraphs] = write(version)
    const all = [version.copy.hello(name), ...paragraphs].filter((each) => each !== '')
    return { subject, text: all.join('\n\n') }
  })
  const below = versions.slice(1).map(({ copy }) => copy.below)
  const texts = letters.map(({ text }) => text)
  return {
    who: [name, ...children].filter((each) => each !== '').join(', '),
    subject: letters.map(({ subject }) => subject).join(' / '),
    text: `${below.join('\n')}\n\n${texts.join(`\n\n${divider}\n\n`)}`,
  }
}

function inLanguage(registration: Confirmed, { language, copy, courses }: Version) {
  const { publishedCourse, enrollment } = registration
  const course = publishedCourse && readCourse(enrollment.courseId, publishedCourse, language.code)
  return { ...registration, course, courseName: courseNameOf({ course, enrollment }, courses, copy) }
}

/** Days, hours, first class and term, one line for each that is known. */
function timesOf({ course, enrollment }: Confirmed, now: Date, { copy, courses, formats }: Version): string {
  const { formatDay, formatDays, formatTimes, formatWeekdays } = formats
  const { days, startDate, endDate } = enrollment
  const schedule = scheduleOf(enrollment, course ?? undefined)
  const lines: string[] = []
  if (days.length > 0) lines.push(copy.days(formatWeekdays(days)))
  else if (course !== null && course.schedule.days.length > 0) lines.push(courses.daysToBeAgreed)
  if (schedule !== null) {
    const { startTime, endTime } = schedule
    const times = formatTimes(startTime, endTime)
    if (startTime !== '') lines.push(endTime === '' ? copy.startsAt(times) : copy.hours(times))
    const classes = classesOf(enrollment, schedule)
    const isToCome = (day: Day): boolean =>
      startTime === '' ? day >= schoolDay(now) : momentIn(timeZone, day, startTime) > now
    const next = classes.find(isToCome)
    if (next !== undefined)
      lines.push(copy[next === classes[0] ? 'firstClass' : 'nextClass'](formatDay(next)))
  }
  const term = formatDays(startDate, endDate)
  if (startDate !== '') lines.push(endDate === '' ? copy.firstDay(term) : copy.term(term))
  return lines.join('\n')
}

/** What was agreed for all registrations with one reference, and how to pay; '' without a price. */
function paymentOf(group: readonly [Confirmed, ...Confirmed[]], now: Date, version: Version): string {
  const { copy, formats } = version
  const { formatDay } = formats
  const [{ enrollment, reference }] = group
  const { paidOn, startDate } = enrollment
  const agreed = totalAgreed(group)
  if (agreed === null) return ''
  const price = copy.price(formatMoney(agreed, site.money))
  if (paidOn !== '') return copy.paidOn(price, formatDay(paidOn))
  if (totalOwed(group) === 0) return copy.nothingToPay(price)
  const isLate = startDate !== '' && startDate <= schoolDay(now)
  const inTime = startDate === '' ? copy.beforeFirstClass : copy.before(formatDay(startDate))
  const toPay = copy.toPay(price, isPayableByCard(group), isLate ? copy.soon : inTime)
  return `${toPay}\n${copy.reference(reference)}`
}

/** The bank details, or that they follow, and where the card is taken; the card only if one is. */
function waysToPay(group: readonly Confirmed[], { copy, language }: Version): string[] {
  const { bankDetails, address } = site
  return [
    bankDetails.length === 0 ? copy.detailsFollow : [copy.bankDetails, ...bankDetails].join('\n'),
    group.some((each) => isPayableByCard([each]))
      ? `${copy.byCard}\n${address}${language.basePath}/dashboard`
      : '',
  ]
}

/**
 * A name without anything that mail programs turn into links: a parent chose it, and the school sends it. Dots between
 * letters get a space, and characters that names do not contain are removed.
 */
export function nameInLetter(name: string): string {
  const letters = printable(inOneLine(name)).replace(/[^\p{L}\p{M}\p{N} '’.-]/gu, ' ')
  return inOneLine(letters.replace(/\.(?=\S)/gu, '. '))
}
