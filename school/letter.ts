import { site, timeZone } from '#content/site.ts'
import { formatMoney } from '#lib/format.ts'
import { readCourse } from '#model/course.ts'
import type { Day } from '#model/day.ts'
import { classesOf, scheduleOf } from '#model/enrollment.ts'
import { fullName } from '#model/name.ts'
import { momentIn } from '#model/time-zone.ts'
import { inEnglish, inPunjabi, type LetterWords } from './letter-words.ts'
import { courseNameOf, type Registration } from './lists/registrations.ts'
import { schoolDay } from './lists/school-time.ts'
import { printable } from './terminal.ts'

/** The letter that confirms a registration: plain text, so that what a parent typed cannot become markup. */
interface Message {
  subject: string
  text: string
}

/** Says at the top that the letter is in Punjabi too, and where that begins. */
const punjabiBelow = '(ਪੰਜਾਬੀ ਵਿੱਚ ਹੇਠਾਂ ਪੜ੍ਹੋ)'
const divider = '* * *'

/**
 * Writes a letter of what is true now, in English and then in Punjabi: nothing is owed without a price that was agreed.
 * The subject has nothing that a parent typed, so that nobody can use it to send one of their own.
 */
export function writeLetter(registration: Registration, now: Date): Message {
  const { publishedCourse, enrollment } = registration
  const course = publishedCourse && readCourse(enrollment.courseId, publishedCourse, 'pa')
  const inGurmukhi = { ...registration, course }
  return {
    subject: [subjectOf(registration, inEnglish), subjectOf(inGurmukhi, inPunjabi)].join(' / '),
    text: [
      punjabiBelow,
      textOf(registration, now, inEnglish),
      divider,
      textOf(inGurmukhi, now, inPunjabi),
    ].join('\n\n'),
  }
}

function subjectOf(registration: Registration, words: LetterWords): string {
  return words.subject(courseNameOf(registration, words.courseNames))
}

function textOf(registration: Registration, now: Date, words: LetterWords): string {
  const { parent, name, course, enrollment } = registration
  const address = `${site.address}${words.basePath}/courses/${encodeURIComponent(enrollment.courseId)}`
  const paragraphs = [
    words.hello(printable(fullName(parent))),
    words.hasPlace(printable(name), courseNameOf(registration, words.courseNames)),
    timesOf(registration, now, words),
    priceOf(registration, now, words),
    course === null ? '' : `${words.moreAbout}\n${address}`,
    words.answer,
    `${words.welcome}\n${words.school}\n${site.email}`,
  ]
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')
}

/** Days, hours, first class and term, a line for each that is known. */
function timesOf({ course, enrollment }: Registration, now: Date, words: LetterWords): string {
  const { formatDay, formatDays, formatTimes, formatWeekdays } = words.formats
  const { days, startDate, endDate } = enrollment
  const schedule = scheduleOf(enrollment, course ?? undefined)
  const lines: string[] = []
  if (days.length > 0) lines.push(words.days(formatWeekdays(days)))
  else if (course !== null && course.schedule.days.length > 0) lines.push(words.daysToBeAgreed)
  if (schedule !== null) {
    const { startTime, endTime } = schedule
    const times = formatTimes(startTime, endTime)
    if (startTime !== '') lines.push(endTime === '' ? words.startsAt(times) : words.hours(times))
    const classes = classesOf(enrollment, schedule)
    const isToCome = (day: Day): boolean =>
      startTime === '' ? day >= schoolDay(now) : momentIn(timeZone, day, startTime) > now
    const next = classes.find(isToCome)
    if (next !== undefined)
      lines.push(words[next === classes[0] ? 'firstClass' : 'nextClass'](formatDay(next)))
  }
  const term = formatDays(startDate, endDate)
  if (startDate !== '') lines.push(endDate === '' ? words.firstDay(term) : words.term(term))
  return lines.join('\n')
}

/** What was agreed, and how it is paid; '' where no price was. */
function priceOf({ enrollment, reference }: Registration, now: Date, words: LetterWords): string {
  const { formatDay } = words.formats
  const { cost, paidOn, startDate } = enrollment
  if (cost === null) return ''
  const price = words.price(formatMoney(cost, site.money))
  if (paidOn !== '') return words.paidOn(price, formatDay(paidOn))
  if (cost <= 0) return words.nothingToPay(price)
  const isLate = startDate !== '' && startDate <= schoolDay(now)
  const onTime =
    startDate === '' ? words.payBeforeFirstClass(price) : words.payBefore(price, formatDay(startDate))
  return [
    isLate ? words.paySoon(price) : onTime,
    words.reference(reference),
    '',
    ...(site.bankDetails.length === 0 ? [words.detailsFollow] : [words.bankDetails, ...site.bankDetails]),
  ].join('\n')
}
