import { DurationValue, RuleError } from '../evaluation/values.ts'
import { signature, type Overloads } from './signature.ts'

const nanosPerDay = 86_400_000_000_000n

/** The namespace `duration`, with days alone. */
export const durationFunctions: Record<string, Overloads> = {
  'duration.value': [
    signature(['int', 'string'], (count, unit) =>
      unit === 'd'
        ? new DurationValue(count * nanosPerDay)
        : new RuleError(`Unknown unit of time: '${unit}'.`),
    ),
  ],
}
