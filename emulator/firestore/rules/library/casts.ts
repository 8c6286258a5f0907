import { RuleError, typeOf, type Outcome, type Value } from '../evaluation/values'
import { signature, type Overloads } from './signature'

const smallest = -(2n ** 63n)
const largest = 2n ** 63n - 1n

/** The integer, or an error where it does not fit into 64 bits. */
export function checkedInt(value: bigint): bigint | RuleError {
  return value < smallest || value > largest ? new RuleError('Integer overflow error.') : value
}

/** A float as Java writes it: always with a fraction, very small and large ones with an exponent (`1.0E7`). */
export function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value)
  if (Object.is(value, -0)) return '-0.0'
  const size = Math.abs(value)
  if (size !== 0 && (size < 1e-3 || size >= 1e7)) {
    const [digits = '', exponent = ''] = value.toExponential().split('e')
    return `${digits.includes('.') ? digits : `${digits}.0`}E${Number(exponent)}`
  }
  return Number.isInteger(value) ? `${value}.0` : String(value)
}

/** string(x) for the types that have a text: bool, int, float, null and string itself. */
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
      return value === null
        ? 'null'
        : new RuleError(`Unsupported operation error. Received: string(${typeOf(value)}).`)
  }
}

function intOf(text: string): Outcome {
  return /^[+-]?\d{1,40}$/.test(text) ? checkedInt(BigInt(text.replace('+', ''))) : noNumber(text)
}

function floatOf(text: string): Outcome {
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(text) ? Number(text) : noNumber(text)
}

function noNumber(text: string): RuleError {
  return new RuleError(`Invalid number: '${text.slice(0, 100)}'.`)
}

function truncated(value: number): Outcome {
  return Number.isFinite(value)
    ? checkedInt(BigInt(Math.trunc(value)))
    : new RuleError('The number has no integer value.')
}

/** int(x), float(x), string(x). bool(x) is documented, but production does not know it (B.4). */
export const castFunctions: Record<string, Overloads> = {
  int: [signature(['int'], (value) => value), signature(['float'], truncated), signature(['string'], intOf)],
  float: [
    signature(['float'], (value) => value),
    signature(['int'], (value) => Number(value)),
    signature(['string'], floatOf),
  ],
  string: (['string', 'bool', 'int', 'float', 'null'] as const).map((type) => signature([type], textOf)),
}
