import { PathValue, RuleError, typeOf, type Outcome, type Value } from '../evaluation/values.ts'
import { signature, type Overloads } from './signature.ts'
import { trimmedText } from './string.ts'

const smallest = -(2n ** 63n)
const largest = 2n ** 63n - 1n

/** The integer, or an error if it does not fit into 64 bits. */
export function checkedInt(value: bigint): bigint | RuleError {
  return value < smallest || value > largest ? new RuleError('Integer overflow error.') : value
}

/** A float as Java formats it, with a fraction always; an error where Java would write an exponent. */
function floatText(value: number): string | RuleError {
  if (!Number.isFinite(value)) return String(value)
  if (Object.is(value, -0)) return '-0.0'
  const size = Math.abs(value)
  if (size !== 0 && (size < 1e-3 || size >= 1e7)) {
    return new RuleError('This server writes no float below 0.001, nor from ten million on, as text.')
  }
  return Number.isInteger(value) ? `${value}.0` : String(value)
}

/** string(x) for bool, int, float, null, path and string. */
export function textOf(value: Value): string | RuleError {
  switch (typeof value) {
    case 'string':
      return value
    case 'bigint':
    case 'boolean':
      return String(value)
    case 'number':
      return floatText(value)
    default:
  }
  if (value === null) return 'null'
  if (value instanceof PathValue) return `/${value.segments.join('/')}`
  return new RuleError(`Unsupported operation error. Received: string(${typeOf(value)}).`)
}

function intOf(text: string): Outcome {
  return /^[+-]?\d{1,40}$/.test(text) ? checkedInt(BigInt(text.replace('+', ''))) : noNumber(text)
}

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/

/** A float as Java parses it, with surrounding spaces, but not with a trailing f or d, nor in hexadecimal. */
function floatOf(text: string): Outcome {
  const trimmed = trimmedText(text)
  if (/^[+-]?(?:NaN|Infinity)$/.test(trimmed)) return Number(trimmed.replace(/^[+-]NaN/, 'NaN'))
  return decimal.test(trimmed) ? Number(trimmed) : noNumber(text)
}

function noNumber(text: string): RuleError {
  return new RuleError(`Invalid number: '${text.slice(0, 100)}'.`)
}

/** The integer part as Java casts it: NaN is 0, and values beyond 64 bits are clamped. */
export function saturated(value: number): bigint {
  if (Number.isNaN(value)) return 0n
  if (value >= Number(largest)) return largest
  return value <= Number(smallest) ? smallest : BigInt(Math.trunc(value))
}

/** int(x), float(x), string(x). bool(x) is documented, but does not exist in production. */
export const castFunctions: Record<string, Overloads> = {
  int: [signature(['int'], (value) => value), signature(['float'], saturated), signature(['string'], intOf)],
  float: [
    signature(['float'], (value) => value),
    signature(['int'], (value) => Number(value)),
    signature(['string'], floatOf),
  ],
  string: (['string', 'bool', 'int', 'float', 'null', 'path'] as const).map((type) =>
    signature([type], textOf),
  ),
}
