import { Buffer } from 'node:buffer'
import { compareText } from '#values/order.ts'
import type { ComparisonOperator } from '../syntax/ast.ts'
import {
  BytesValue,
  DurationValue,
  PartialValue,
  RuleError,
  TimestampValue,
  isNumber,
  typeOf,
  type Value,
  type Constraint,
} from './values.ts'

/**
 * Negative, zero or positive; NaN if a NaN is involved; null for types that differ or have no order. Strings are ordered by
 * code points, as in Firestore.
 */
export function order(left: Value, right: Value): number | null {
  if (isNumber(left) && isNumber(right)) return left < right ? -1 : left > right ? 1 : left >= right ? 0 : NaN
  if (typeof left === 'string' && typeof right === 'string') return compareText(left, right)
  if (left instanceof TimestampValue && right instanceof TimestampValue)
    return orderBig(left.nanos, right.nanos)
  if (left instanceof DurationValue && right instanceof DurationValue)
    return orderBig(left.nanos, right.nanos)
  if (left instanceof BytesValue && right instanceof BytesValue)
    return Buffer.compare(left.bytes, right.bytes)
  return null
}

function orderBig(left: bigint, right: bigint): number {
  return left < right ? -1 : left > right ? 1 : 0
}

/** `left operator right`. */
export function compare(operator: ComparisonOperator, left: Value, right: Value): boolean | RuleError {
  if (left instanceof PartialValue) return partialCompare(operator, left, right)
  if (right instanceof PartialValue) return partialCompare(mirrored[operator], right, left)
  const sign = order(left, right)
  return sign === null ? noOrder(operator, left, right) : holds(operator, sign)
}

const ordered = ['string', 'bytes', 'int', 'float', 'timestamp', 'duration']

function noOrder(operator: ComparisonOperator, left: Value, right: Value): RuleError {
  if (left === null || right === null) return new RuleError('Null value error.')
  const expected = ordered.map((type) => `${type} ${operator} ${type}`).join(', ')
  return new RuleError(
    `Unsupported operation error. Received: ${typeOf(left)} ${operator} ${typeOf(right)}. Expected: ${expected}.`,
  )
}

const mirrored = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const

/** Whether the operator is satisfied by an order. */
function holds(operator: ComparisonOperator, sign: number): boolean {
  switch (operator) {
    case '<':
      return sign < 0
    case '<=':
      return sign <= 0
    case '>':
      return sign > 0
    case '>=':
      return sign >= 0
  }
}

/** `partial operator other`. */
function partialCompare(
  operator: ComparisonOperator,
  partial: PartialValue,
  other: Value,
): boolean | RuleError {
  const { constraint } = partial
  if (constraint.kind === 'number') {
    if (!(other instanceof PartialValue)) return compare(operator, constraint.value, other)
    return other.constraint.kind === 'number'
      ? compare(operator, constraint.value, other.constraint.value)
      : other.unknown
  }
  if (constraint.kind !== 'range' || other instanceof PartialValue) return partial.unknown
  // `f > c` is the negation of `f <= c`, because a range contains no NaN.
  if (operator === '<' || operator === '<=')
    return isBelow(constraint, other, operator === '<=') ?? partial.unknown
  const below = isBelow(constraint, other, operator === '>')
  return below === null ? partial.unknown : !below
}

/** Whether the whole range is below the limit (or equal to it, if `orAt`); null if only a part is. */
function isBelow(range: Constraint & { kind: 'range' }, limit: Value, orAt: boolean): boolean | null {
  if (range.high !== null) {
    const sign = order(range.high.value, limit)
    if (sign !== null && (sign < 0 || (sign === 0 && (orAt || !range.high.inclusive)))) return true
  }
  if (range.low !== null) {
    const sign = order(range.low.value, limit)
    if (sign !== null && (sign > 0 || (sign === 0 && (!orAt || !range.low.inclusive)))) return false
  }
  return null
}
