import { site, timeZone } from '#content/site.ts'
import { formatDay, formatDays, formatTimes, formatWeekdays } from '#content/en/format.ts'
import { formatMoney } from '#lib/format.ts'
import type { Day } from '#model/day.ts'
import { classesOf, scheduleOf } from '#model/enrollment.ts'
import { fullName } from '#model/name.ts'
import { momentIn } from '#model/time-zone.ts'
import { courseNameOf, type Registration } from './lists/registrations.ts'
import { schoolDay } from './lists/school-time.ts'
import { printable } from './terminal.ts'

/** The letter that confirms a registration: plain text, so that what a parent typed cannot become markup. */
interface Message {
  subject: string
  text: string
}

/**
 * Writes a letter of what is true now: nothing is owed without a price that was agreed. The subject has nothing that a
 * parent typed, so that nobody can use it to send one of their own.
 */
export function writeLetter(registration: Registration, now: Date): Message {
  const { parent, name, course, enrollment } = registration
  const courseName = courseNameOf(registration)
  const to = printable(fullName(parent))
  const paragraphs = [
    to === '' ? 'Hello,' : `Hello ${to},`,
    `${printable(name) || 'Your child'} has a place in ${courseName}.`,
    timesOf(registration, now),
    priceOf(registration, now),
    course === null
      ? ''
      : `More about the course:\n${site.address}/courses/${encodeURIComponent(enrollment.courseId)}`,
    'If anything is not right, just answer this mail.',
    `ਜੀ ਆਇਆਂ ਨੂੰ, welcome!\n${site.name}\n${site.email}`,
  ]
  const text = paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')
  return { subject: `A place in ${courseName}`, text }
}

/** Days, hours, first class and term, a line for each that is known. */
function timesOf({ course, enrollment }: Registration, now: Date): string {
  const { days, startDate, endDate } = enrollment
  const schedule = scheduleOf(enrollment, course ?? undefined)
  const lines: string[] = []
  if (days.length > 0) lines.push(`Days: ${formatWeekdays(days)}`)
  else if (course !== null && course.schedule.days.length > 0) lines.push('Days: to be agreed')
  if (schedule !== null) {
    const { startTime, endTime } = schedule
    const hours = `${endTime === '' ? 'from ' : ''}${formatTimes(startTime, endTime, fromTo)}`
    if (startTime !== '') lines.push(`Hours: ${hours} in ${site.city}`)
    const classes = classesOf(enrollment, schedule)
    const isToCome = (day: Day): boolean =>
      startTime === '' ? day >= schoolDay(now) : momentIn(timeZone, day, startTime) > now
    const next = classes.find(isToCome)
    if (next !== undefined) lines.push(`${next === classes[0] ? 'First' : 'Next'} class: ${formatDay(next)}`)
  }
  const term = formatDays(startDate, endDate, fromTo)
  if (startDate !== '') lines.push(`${endDate === '' ? 'First day' : 'Term'}: ${term}`)
  return lines.join('\n')
}

function fromTo(from: string, to: string): string {
  return `${from} to ${to}`
}

/** What was agreed, and how it is paid; '' where no price was. */
function priceOf({ enrollment, reference }: Registration, now: Date): string {
  const { cost, paidOn, startDate } = enrollment
  if (cost === null) return ''
  const price = `Price: ${formatMoney(cost, site.money)}`
  if (paidOn !== '') return `${price}, paid on ${formatDay(paidOn)}`
  if (cost <= 0) return `${price}, nothing to pay`
  const isLate = startDate !== '' && startDate <= schoolDay(now)
  const before = `before ${startDate === '' ? 'the first class' : formatDay(startDate)}`
  return [
    `${price}, to pay by bank transfer ${isLate ? 'as soon as you can' : before}`,
    `Reference: ${reference} (please write it on the transfer)`,
    '',
    ...(site.bankDetails.length === 0
      ? ['We will write to you with the bank details.']
      : ['Our bank details:', ...site.bankDetails]),
  ].join('\n')
}
