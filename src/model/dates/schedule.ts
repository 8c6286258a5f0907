import { type Fields, storedList, storedNumber, storedText } from '#model/values/stored.ts'
import { type Day, isRealDay } from './day.ts'
import { dayShift, isTime, momentIn, type Time, timeIn } from './time-zone.ts'

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** First and last day, `YYYY-MM-DD`, or '' if unknown. */
export interface DateRange {
  startDate: Day
  endDate: Day
}

export type Schedule = ReturnType<typeof readSchedule>

/** Days a week if a course does not say (S9.03). */
const usualDaysPerWeek = 2

/** When a course meets, in the school's time zone, from any stored shape, as in `firestore.rules`. */
export function readSchedule(fields: Fields) {
  const days = readDays(fields.days)
  const stored = storedNumber(fields.daysPerWeek)
  const isCount = stored !== null && Number.isInteger(stored) && stored >= 1
  return {
    /** The days to choose from, in week order; empty if the course names none. */
    days,
    /** How many of them a child chooses; 0 if there are none. */
    daysPerWeek: Math.min(isCount ? stored : usualDaysPerWeek, days.length),
    /** '' if unknown. */
    startTime: timeOf(fields.startTime),
    endTime: timeOf(fields.endTime),
    breaks: storedList(fields.breaks).map(storedText).filter(isRealDay).sort(),
  }
}

/** The weekdays in a stored list, in week order. */
export function readDays(value: unknown): Weekday[] {
  const stored = storedList(value)
  return weekdays.filter((day) => stored.includes(day))
}

/** With this day added or removed, in week order. */
export function toggled(days: readonly Weekday[], day: Weekday): Weekday[] {
  return weekdays.filter((each) => days.includes(each) !== (each === day))
}

function timeOf(value: unknown): Time {
  const text = storedText(value)
  return isTime(text) ? text : ''
}

/** Every day of a term on which a child who chose these days has a class, in order; none if the term is unknown. */
export function classDays(
  { startDate, endDate }: DateRange,
  days: readonly Weekday[],
  breaks: readonly Day[],
): Day[] {
  if (!isRealDay(startDate) || !isRealDay(endDate)) return []
  const found: Day[] = []
  // Sunday is 0, but last in the list.
  const chosen = days.map((day) => (weekdays.indexOf(day) + 1) % 7)
  const end = Date.parse(endDate)
  for (const clock = new Date(startDate); clock.getTime() <= end; clock.setUTCDate(clock.getUTCDate() + 1)) {
    if (!chosen.includes(clock.getUTCDay())) continue
    const day = clock.toISOString().slice(0, 10)
    if (!breaks.includes(day)) found.push(day)
  }
  return found
}

/**
 * The number of weeks of a term with classes, counted from its first day, on the course's days or, if it names none, on
 * any day; `null` if unknown.
 */
export function weeksOf(term: DateRange, { days, breaks }: Schedule): number | null {
  const millisecondsInWeek = 7 * 24 * 60 * 60 * 1000
  const weekOf = (day: Day) => Math.floor((Date.parse(day) - Date.parse(term.startDate)) / millisecondsInWeek)
  return new Set(classDays(term, days.length === 0 ? weekdays : days, breaks).map(weekOf)).size || null
}

/** A class in a reader's time zone. */
export interface LocalClass {
  /** By how many days the reader's date is ahead when it begins: -1 for the day before. */
  dayShift: number
  startTime: Time
  /** '' if the school names no end. */
  endTime: Time
}

/** The class on a day; `null` if the reader's clock agrees with the school's then, or the hours are unknown. */
export function localClass(
  day: Day,
  { startTime, endTime }: Schedule,
  schoolZone: string,
  readerZone: string,
): LocalClass | null {
  // Most readers: formatters for other time zones take milliseconds to create.
  if (startTime === '' || readerZone === schoolZone) return null
  const start = momentIn(schoolZone, day, startTime)
  const local = { dayShift: dayShift(day, start, readerZone), startTime: timeIn(readerZone, start) }
  if (local.dayShift === 0 && local.startTime === startTime) return null
  return {
    ...local,
    endTime: endTime === '' ? '' : timeIn(readerZone, momentIn(schoolZone, day, endTime)),
  }
}

/** From which school day on the classes are at which hours in a reader's time zone. */
export interface LocalHours extends LocalClass {
  from: Day
}

/**
 * The hours of a course in a reader's time zone: one entry, and another from each day on which either zone has changed
 * its clocks. Empty if the reader's clock agrees with the school's all term.
 */
export function localHours(
  term: DateRange,
  schedule: Schedule,
  schoolZone: string,
  readerZone: string,
): LocalHours[] {
  const { days, startTime, endTime, breaks } = schedule
  if (startTime === '' || readerZone === schoolZone) return []
  const hours: LocalHours[] = []
  for (const from of classDays(term, days, breaks)) {
    if (timeIn(readerZone, momentIn(schoolZone, from, startTime)) === hours.at(-1)?.startTime) continue
    const same = { dayShift: 0, startTime, endTime }
    hours.push({ from, ...(localClass(from, schedule, schoolZone, readerZone) ?? same) })
  }
  return hours.every((entry) => entry.startTime === startTime && entry.dayShift === 0) ? [] : hours
}

/**
 * The weekdays, in a reader's time zone, on which the classes of these days begin, in the same order.
 * @returns `null` if that is unknown, or changes during the term.
 */
export function localDays(
  days: readonly Weekday[],
  term: DateRange,
  { startTime, breaks }: Schedule,
  schoolZone: string,
  readerZone: string,
): Weekday[] | null {
  if (startTime === '') return null
  const shifts = classDays(term, days, breaks).map((day) =>
    dayShift(day, momentIn(schoolZone, day, startTime), readerZone),
  )
  const [shift, ...others] = new Set(shifts)
  if (shift === undefined || others.length > 0) return null
  return days.map((day) => weekdays.at((weekdays.indexOf(day) + shift) % weekdays.length) ?? day)
}

/** Whether part of a class is in a child's night: from ten in the evening to seven in the morning. */
export function isNight({ startTime, endTime }: Pick<LocalHours, 'startTime' | 'endTime'>): boolean {
  const isPastMidnight = endTime !== '' && endTime < startTime
  return startTime >= '22:00' || startTime < '07:00' || endTime > '22:00' || isPastMidnight
}

/** Whether two terms share weeks; not if either is unknown. */
export function areInSameWeeks(one: DateRange, other: DateRange): boolean {
  const areKnown = one.startDate !== '' && other.startDate !== ''
  return areKnown && one.startDate <= other.endDate && other.startDate <= one.endDate
}

export interface Meeting extends DateRange {
  days: readonly Weekday[]
  startTime: Time
  endTime: Time
}

/** The weekdays on which two classes meet at the same time in the same weeks; none if anything is unknown. */
export function clashingDays(one: Meeting, other: Meeting): Weekday[] {
  const isSameHour =
    one.startTime !== '' &&
    other.startTime !== '' &&
    one.startTime < other.endTime &&
    other.startTime < one.endTime
  return areInSameWeeks(one, other) && isSameHour ? one.days.filter((day) => other.days.includes(day)) : []
}
