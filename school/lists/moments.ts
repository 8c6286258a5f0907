import { Timestamp } from 'firebase-admin/firestore'
import { storedNumber, storedText } from '#model/stored.ts'
import { schoolTime } from './school-days.ts'

/** A stored moment as the school's clock shows it: a timestamp, milliseconds, or text. What is no moment stays as it is. */
export function momentCell(value: unknown): string {
  const moment = momentOf(value)
  return Number.isNaN(moment.getTime()) ? storedText(value) : schoolTime(moment)
}

/** The moment that is stored, whoever has read it; an invalid `Date` where none is. */
export function momentOf(value: unknown): Date {
  if (value instanceof Timestamp) return value.toDate()
  if (value instanceof Date) return value
  return new Date(storedNumber(value) ?? Date.parse(storedText(value)))
}
