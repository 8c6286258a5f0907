import { parseTimestamp } from '#values/timestamps.ts'
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

function dateOf(...date: [year: bigint, month: bigint, day: bigint]): Outcome {
  const [year, month, day] = date.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0'))
  const micros = parseTimestamp(`${year}-${month}-${day}T00:00:00Z`)
  return micros === undefined
    ? new RuleError(`Invalid date: ${date.join('-')}.`)
    : new TimestampValue(micros * 1000n)
}

/** The namespaces `timestamp` and, with days alone, `duration`. */
export const timeFunctions: Record<string, Overloads> = {
  'timestamp.date': signature(['int', 'int', 'int'], dateOf),
  'duration.value': signature(['int', 'string'], (count, unit) =>
    unit === 'd' ? new DurationValue(count * nanosPerDay) : new RuleError(`Unknown unit of time: '${unit}'.`),
  ),
}
