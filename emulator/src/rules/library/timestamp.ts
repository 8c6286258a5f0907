import { DurationValue, RuleError, TimestampValue, type Outcome } from '../evaluation/values.ts'
import { signature, type Overloads } from './signature.ts'

const nanosPerMilli = 1_000_000n
const nanosPerDay = 86_400_000_000_000n
const firstNanos = -62_135_596_800_000_000_000n
const lastNanos = 253_402_300_799_999_999_999n

/** The timestamp, or an error outside the years 1 to 9999. */
export function checkedTimestamp(nanos: bigint): Outcome {
  return nanos < firstNanos || nanos > lastNanos
    ? new RuleError('Timestamp out of range.')
    : new TimestampValue(nanos)
}

function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by
  return value % by < 0n ? quotient - 1n : quotient
}

function startOfDay(nanos: bigint): bigint {
  return floorDivide(nanos, nanosPerDay) * nanosPerDay
}

function calendar({ nanos }: TimestampValue): Date {
  return new Date(Number(floorDivide(nanos, nanosPerMilli)))
}

function part(read: (date: Date) => number): Overloads {
  return [signature(['timestamp'], (value) => BigInt(read(calendar(value))))]
}

function dayOfYear(date: Date): number {
  const start = new Date(date)
  start.setUTCMonth(0, 1)
  return Math.round((date.getTime() - start.getTime()) / 86_400_000) + 1
}

/** Timestamp methods, all in UTC. dayOfWeek is 1 (Monday) to 7. */
export const timestampMethods: Record<string, Overloads> = {
  year: part((date) => date.getUTCFullYear()),
  month: part((date) => date.getUTCMonth() + 1),
  day: part((date) => date.getUTCDate()),
  hours: part((date) => date.getUTCHours()),
  minutes: part((date) => date.getUTCMinutes()),
  seconds: part((date) => date.getUTCSeconds()),
  dayOfWeek: part((date) => date.getUTCDay() || 7),
  dayOfYear: part(dayOfYear),
  nanos: [
    signature(['timestamp'], ({ nanos }) => nanos - floorDivide(nanos, 1_000_000_000n) * 1_000_000_000n),
  ],
  toMillis: [signature(['timestamp'], ({ nanos }) => floorDivide(nanos, nanosPerMilli))],
  date: [signature(['timestamp'], ({ nanos }) => new TimestampValue(startOfDay(nanos)))],
  time: [signature(['timestamp'], ({ nanos }) => new DurationValue(nanos - startOfDay(nanos)))],
}

function dateOf(year: bigint, month: bigint, day: bigint): Outcome {
  const wanted = [year, month, day].map(Number) as [number, number, number]
  const date = new Date(0)
  date.setUTCFullYear(wanted[0], wanted[1] - 1, wanted[2])
  const isReal =
    date.getUTCFullYear() === wanted[0] &&
    date.getUTCMonth() === wanted[1] - 1 &&
    date.getUTCDate() === wanted[2]
  if (!isReal) return new RuleError(`Invalid date: ${year}-${month}-${day}.`)
  return checkedTimestamp(BigInt(date.getTime()) * nanosPerMilli)
}

/** The namespace `timestamp`. */
export const timestampFunctions: Record<string, Overloads> = {
  date: [signature(['int', 'int', 'int'], dateOf)],
  value: [signature(['int'], (millis) => checkedTimestamp(millis * nanosPerMilli))],
}
