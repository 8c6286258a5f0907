import { DurationValue, RuleError, TimestampValue, type Outcome } from '../evaluation/values.ts'
import { signature, type Overloads } from './signature.ts'

const nanosPerMilli = 1_000_000n
const nanosPerDay = 86_400_000n * nanosPerMilli
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

export const timestampMethods: Record<string, Overloads> = {
  toMillis: signature(['timestamp'], ({ nanos }) => floorDivide(nanos, nanosPerMilli)),
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

/** The namespaces `timestamp` and, with days alone, `duration`. */
export const timeFunctions: Record<string, Overloads> = {
  'timestamp.date': signature(['int', 'int', 'int'], dateOf),
  'duration.value': signature(['int', 'string'], (count, unit) =>
    unit === 'd' ? new DurationValue(count * nanosPerDay) : new RuleError(`Unknown unit of time: '${unit}'.`),
  ),
}
