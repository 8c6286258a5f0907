import { DurationValue, RuleError, type Outcome } from '../evaluation/values.ts'
import { signature, type Overloads } from './signature.ts'

const nanosPerSecond = 1_000_000_000n
const largest = 315_576_000_000n * nanosPerSecond

const units: Record<string, bigint> = {
  w: 604_800n * nanosPerSecond,
  d: 86_400n * nanosPerSecond,
  h: 3_600n * nanosPerSecond,
  m: 60n * nanosPerSecond,
  s: nanosPerSecond,
  ms: 1_000_000n,
  ns: 1n,
}

/** The duration, or an error beyond the ten thousand years of google.protobuf.Duration. */
export function checkedDuration(nanos: bigint): Outcome {
  return nanos < -largest || nanos > largest
    ? new RuleError('Duration out of range.')
    : new DurationValue(nanos)
}

function valueOf(count: bigint, unit: string): Outcome {
  const nanos = Object.hasOwn(units, unit) ? units[unit] : undefined
  return nanos === undefined
    ? new RuleError(`Unknown unit of time: '${unit}'.`)
    : checkedDuration(count * nanos)
}

/** Duration methods: whole seconds, and the remaining nanoseconds. */
export const durationMethods: Record<string, Overloads> = {
  seconds: [signature(['duration'], ({ nanos }) => nanos / nanosPerSecond)],
  nanos: [signature(['duration'], ({ nanos }) => nanos % nanosPerSecond)],
}

/** The namespace `duration`. */
export const durationFunctions: Record<string, Overloads> = {
  value: [signature(['int', 'string'], valueOf)],
  time: [
    signature(['int', 'int', 'int', 'int'], (hours, minutes, seconds, nanos) =>
      checkedDuration((hours * 3_600n + minutes * 60n + seconds) * nanosPerSecond + nanos),
    ),
  ],
  abs: [signature(['duration'], ({ nanos }) => new DurationValue(nanos < 0n ? -nanos : nanos))],
}
