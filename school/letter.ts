import type * as englishFormats from '#content/en/format.ts'
import type { copy as english } from '#content/en/letter.ts'
import { type Language, languages } from '#content/languages.ts'
import { site, timeZone } from '#content/site.ts'
import { formatMoney } from '#lib/format.ts'
import { readCourse } from '#model/course.ts'
import type { Day } from '#model/dates/day.ts'
import { classesOf, scheduleOf } from '#model/enrollment.ts'
import { fullName } from '#model/values/name.ts'
import { momentIn } from '#model/dates/time-zone.ts'
import { courseNameOf, type Registration } from './registrations.ts'
import { schoolDay } from './school-time.ts'
import { printable } from './terminal.ts'

/** The letter that confirms a registration: plain text, so that what a parent typed cannot become markup. */
interface Message {
  subject: string
  text: string
}

/** What a letter is about. */
type Confirmed = Pick<
  Registration,
  'parent' | 'name' | 'course' | 'publishedCourse' | 'enrollment' | 'reference'
>

/** A language of the site, with what letters say in it and how it writes days and times. */
interface Version {
  language: Language
  copy: typeof english
  formats: typeof englishFormats
}

const versions = await Promise.all(
  languages.map(async (language): Promise<Version> => {
    const folder = `#content/${language.code}`
    const { copy } = (await import(`${folder}/letter.ts`)) as Pick<Version, 'copy'>
    return { language, copy, formats: (await import(`${folder}/format.ts`)) as Version['formats'] }
  }),
)
const divider = '* * *'

/**
 * Writes a letter of what is true now, in every language of the site: nothing is owed without a price that was agreed. The
 * subject has nothing that a parent typed, so that nobody can use it to send one of their own.
 */
export function writeLetter(registration: Confirmed, now: Date): Message {
  const letters = versions.map((version) => {
    const { courseId } = registration.enrollment
    const { publishedCourse } = registration
    const course = publishedCourse && readCourse(courseId, publishedCourse, version.language.code)
    const courseName = courseNameOf({ ...registration, course }, version.copy.courseNames)
    return {
      subject: version.copy.subject(courseName),
      text: textOf({ ...registration, course }, courseName, now, version),
    }
  })
  const below = versions.slice(1).map(({ copy }) => copy.below)
  const texts = letters.map(({ text }) => text)
  return {
    subject: letters.map(({ subject }) => subject).join(' / '),
    text: `${below.join('\n')}\n\n${texts.join(`\n\n${divider}\n\n`)}`,
  }
}

/** @param registration with the texts that its course has in the language. */
function textOf(registration: Confirmed, courseName: string, now: Date, version: Version): string {
  const { language, copy } = version
  const { parent, name, course, enrollment } = registration
  const address = `${site.address}${language.basePath}/courses/${encodeURIComponent(enrollment.courseId)}`
  const paragraphs = [
    copy.hello(printable(fullName(parent))),
    copy.hasPlace(printable(name), courseName),
    timesOf(registration, now, version),
    priceOf(registration, now, version),
    course === null ? '' : `${copy.moreAbout}\n${address}`,
    copy.answer,
    `${copy.welcome}\n${copy.school}\n${site.email}`,
  ]
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')
}

/** Days, hours, first class and term, a line for each that is known. */
function timesOf({ course, enrollment }: Confirmed, now: Date, { copy, formats }: Version): string {
  const { formatDay, formatDays, formatTimes, formatWeekdays } = formats
  const { days, startDate, endDate } = enrollment
  const schedule = scheduleOf(enrollment, course ?? undefined)
  const lines: string[] = []
  if (days.length > 0) lines.push(copy.days(formatWeekdays(days)))
  else if (course !== null && course.schedule.days.length > 0) lines.push(copy.daysToBeAgreed)
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

/** What was agreed, and how it is paid; '' where no price was. */
function priceOf({ enrollment, reference }: Confirmed, now: Date, { copy, formats }: Version): string {
  const { formatDay } = formats
  const { cost, paidOn, startDate } = enrollment
  if (cost === null) return ''
  const price = copy.price(formatMoney(cost, site.money))
  if (paidOn !== '') return copy.paidOn(price, formatDay(paidOn))
  if (cost <= 0) return copy.nothingToPay(price)
  const isLate = startDate !== '' && startDate <= schoolDay(now)
  const onTime =
    startDate === '' ? copy.payBeforeFirstClass(price) : copy.payBefore(price, formatDay(startDate))
  return [
    isLate ? copy.paySoon(price) : onTime,
    copy.reference(reference),
    '',
    ...(site.bankDetails.length === 0 ? [copy.detailsFollow] : [copy.bankDetails, ...site.bankDetails]),
  ].join('\n')
}
