import { RuleError, type Outcome } from '../evaluation/values.ts'
import { signature, type Overloads } from './signature.ts'
import { trimmedText } from './string.ts'

/** The integer, or an error if it does not fit into 64 bits. */
export function checkedInt(value: bigint): bigint | RuleError {
  return BigInt.asIntN(64, value) === value ? value : new RuleError('Integer overflow error.')
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

/**
 * int(x), float(x), string(x), and the namespace `math`. bool(x) is documented, but does not exist in production, where
 * floor returns a float.
 */
export const numberFunctions: Record<string, Overloads> = {
  int: [signature(['int'], (value) => value), signature(['string'], intOf)],
  float: [
    signature(['float'], (value) => value),
    signature(['int'], (value) => Number(value)),
    signature(['string'], floatOf),
  ],
  string: [signature(['string'], (value) => value), signature(['int'], String)],
  'math.floor': signature(['number'], (value) => Math.floor(Number(value))),
}
