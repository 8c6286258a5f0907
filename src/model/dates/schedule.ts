import { type Fields, storedList, storedNumber, storedText } from '#model/values/stored.ts'
import { addDays, type Day, isRealDay } from './day.ts'
import { dayShift, isTime, momentIn, type Time, timeIn } from './time-zone.ts'

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** First and last day, `YYYY-MM-DD`, or '' if none is known. */
export interface DateRange {
  startDate: Day
  endDate: Day
}

export type Schedule = ReturnType<typeof readSchedule>

/** How many days a week where a course does not say (S9.03). */
const usualDaysPerWeek = 2

/**
 * When a course meets, in the school's time zone: its stored schedule in whatever shape that has. `firestore.rules` reads
 * the days in the same way.
 */
export function readSchedule(fields: Fields) {
  const days = readDays(fields.days)
  const stored = storedNumber(fields.daysPerWeek)
  const isCount = stored !== null && Number.isInteger(stored) && stored >= 1
  return {
    /** The days to choose from, in the order of the week; none for a course that names none. */
    days,
    /** How many of them a child chooses; 0 if there are none. */
    daysPerWeek: Math.min(isCount ? stored : usualDaysPerWeek, days.length),
    /** '' if none is known. */
    startTime: timeOf(fields.startTime),
    endTime: timeOf(fields.endTime),
    breaks: storedList(fields.breaks).map(storedText).filter(isRealDay).sort(),
  }
}

/** The weekdays of a stored list, in the order of the week. */
export function readDays(value: unknown): Weekday[] {
  const stored = storedList(value)
  return weekdays.filter((day) => stored.includes(day))
}

/** With this day besides, or without it, in the order of the week. */
export function toggled(days: readonly Weekday[], day: Weekday): Weekday[] {
  return weekdays.filter((each) => days.includes(each) !== (each === day))
}

function timeOf(value: unknown): Time {
  const text = storedText(value)
  return isTime(text) ? text : ''
}

/** Every day of a term on which a child who chose these days has a class, in order; none if the term is not known. */
export function classDays(
  { startDate, endDate }: DateRange,
  days: readonly Weekday[],
  breaks: readonly Day[],
): Day[] {
  if (!isRealDay(startDate) || !isRealDay(endDate)) return []
  const found: Day[] = []
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) {
    // Sunday is 0, and the last of the list.
    const weekday = weekdays.at(new Date(`${day}T00:00:00Z`).getUTCDay() - 1)
    if (days.some((chosen) => chosen === weekday) && !breaks.includes(day)) found.push(day)
  }
  return found
}

/**
 * In how many weeks of a term there are classes, counted from its first day, on the days of the course or, of one that
 * names none, on any; `null` if that is not known.
 */
export function weeksOf(term: DateRange, { days, breaks }: Schedule): number | null {
  const millisecondsInWeek = 7 * 24 * 60 * 60 * 1000
  const weekOf = (day: Day) => Math.floor((Date.parse(day) - Date.parse(term.startDate)) / millisecondsInWeek)
  return new Set(classDays(term, days.length === 0 ? weekdays : days, breaks).map(weekOf)).size || null
}

/** When a class of the school is by a reader's clock. */
export interface LocalClass {
  /** By how many days the reader's own day is ahead when it begins: -1 for the day before. */
  dayShift: number
  startTime: Time
  /** '' if the school names no end. */
  endTime: Time
}

/** The class of a day; `null` if the reader's clock shows the school's time then, or the hours are not known. */
export function localClass(
  day: Day,
  { startTime, endTime }: Schedule,
  schoolZone: string,
  readerZone: string,
): LocalClass | null {
  // Most readers: the clocks of other zones take milliseconds to set up.
  if (startTime === '' || readerZone === schoolZone) return null
  const start = momentIn(schoolZone, day, startTime)
  const local = { dayShift: dayShift(day, start, readerZone), startTime: timeIn(readerZone, start) }
  if (local.dayShift === 0 && local.startTime === startTime) return null
  return {
    ...local,
    endTime: endTime === '' ? '' : timeIn(readerZone, momentIn(schoolZone, day, endTime)),
  }
}

/** From which of the school's days on the classes are at which hours of a reader's clock. */
export interface LocalHours extends LocalClass {
  from: Day
}

/**
 * The hours of a course by a reader's clock: one entry, and another from each day on which the clocks of one of the two
 * zones have changed. None where the reader's clock shows the school's time all term.
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
 * The weekdays of a reader's clock on which the classes of these days begin, in the same order.
 * @returns `null` if that is not known, or is another one in a part of the term.
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

/** Whether a part of a class is in a child's night: from ten in the evening to seven in the morning. */
export function isNight({ startTime, endTime }: Pick<LocalHours, 'startTime' | 'endTime'>): boolean {
  return startTime >= '22:00' || startTime < '07:00' || endTime > '22:00'
}

/** Whether two terms share weeks; not where one of them is not known. */
export function areInSameWeeks(one: DateRange, other: DateRange): boolean {
  const areKnown = one.startDate !== '' && other.startDate !== ''
  return areKnown && one.startDate <= other.endDate && other.startDate <= one.endDate
}

export interface Meeting extends DateRange {
  days: readonly Weekday[]
  startTime: Time
  endTime: Time
}

/** The weekdays on which two classes meet at the same time in the same weeks; none if something is not known. */
export function clashingDays(one: Meeting, other: Meeting): Weekday[] {
  const isSameHour =
    one.startTime !== '' &&
    other.startTime !== '' &&
    one.startTime < other.endTime &&
    other.startTime < one.endTime
  return areInSameWeeks(one, other) && isSameHour ? one.days.filter((day) => other.days.includes(day)) : []
}
