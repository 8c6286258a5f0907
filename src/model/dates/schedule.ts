import { storedList, storedNumber, storedText } from '#model/values/stored.ts'
import { addDays, type Day, isRealDay } from './day.ts'
import { dayIn, isTime, momentIn, type Time, timeIn } from './time-zone.ts'

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** First and last day, `YYYY-MM-DD`, or '' where none is known. */
export interface Term {
  startDate: Day
  endDate: Day
}

/** When a course meets, in the school's time zone. */
export interface Schedule {
  /** The days to choose from, in the order of the week; none for a course that names none. */
  days: Weekday[]
  /** How many of them a child chooses; 0 where there are none. */
  daysPerWeek: number
  /** '' where none is known. */
  startTime: Time
  endTime: Time
  /** Days of the term without class. */
  breaks: Day[]
}

/** How many days a week where a course does not say (S9.03). */
const usualDaysPerWeek = 2

/** Reads a course's stored schedule in whatever shape it has; `firestore.rules` reads the days in the same way. */
export function readSchedule(fields: Record<string, unknown>): Schedule {
  const days = readDays(fields.days)
  const stored = storedNumber(fields.daysPerWeek)
  const isCount = stored !== null && Number.isInteger(stored) && stored >= 1
  return {
    days,
    daysPerWeek: Math.min(isCount ? stored : usualDaysPerWeek, days.length),
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

function timeOf(value: unknown): Time {
  const text = storedText(value)
  return isTime(text) ? text : ''
}

/** Every day of a term on which a child who chose these days has a class, in order; none where the term is not known. */
export function classDays(
  { startDate, endDate }: Term,
  days: readonly Weekday[],
  breaks: readonly Day[],
): Day[] {
  if (!isRealDay(startDate) || !isRealDay(endDate)) return []
  const found: Day[] = []
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) {
    if (days.some((weekday) => isOn(weekday, day)) && !breaks.includes(day)) found.push(day)
  }
  return found
}

function isOn(weekday: Weekday, day: Day): boolean {
  // Sunday is 0, and the last of the list.
  return weekdays.at(new Date(`${day}T00:00:00Z`).getUTCDay() - 1) === weekday
}

/** From which day on a class begins at which time of a reader's clock. */
export interface LocalStart {
  from: Day
  time: Time
  /** Whether it is the day before there (-1), the same day (0) or the next one (1). */
  dayShift: number
}

/**
 * When a class of the school begins by a reader's clock: one entry, and another from each day on which the clocks of one
 * of the two zones have changed. None where the reader's clock shows the school's time all term.
 */
export function localStarts(
  term: Term,
  { days, startTime, breaks }: Schedule,
  schoolZone: string,
  readerZone: string,
): LocalStart[] {
  // Most readers: the clocks of other zones take milliseconds to set up.
  if (startTime === '' || readerZone === schoolZone) return []
  const starts: LocalStart[] = []
  for (const day of classDays(term, days, breaks)) {
    const moment = momentIn(schoolZone, day, startTime)
    const time = timeIn(readerZone, moment)
    if (time !== starts.at(-1)?.time) {
      const there = dayIn(readerZone, moment)
      starts.push({ from: day, time, dayShift: Number(there > day) - Number(there < day) })
    }
  }
  return starts.every(({ time, dayShift }) => time === startTime && dayShift === 0) ? [] : starts
}

/** What two classes have in common when they clash. */
export interface Meeting extends Term {
  days: readonly Weekday[]
  startTime: Time
  endTime: Time
}

/** The weekdays on which two classes meet at the same time in the same weeks; none where something is not known. */
export function clashingDays(one: Meeting, other: Meeting): Weekday[] {
  const overlaps = (start: string, end: string, otherStart: string, otherEnd: string) =>
    start !== '' && otherStart !== '' && start <= otherEnd && otherStart <= end
  const isSameTerm = overlaps(one.startDate, one.endDate, other.startDate, other.endDate)
  const isSameHour =
    one.startTime !== '' &&
    other.startTime !== '' &&
    one.startTime < other.endTime &&
    other.startTime < one.endTime
  return isSameTerm && isSameHour ? one.days.filter((day) => other.days.includes(day)) : []
}
