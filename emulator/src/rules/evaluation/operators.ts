import type { ArithmeticOperator, ComparisonOperator, TypeName } from '../syntax/ast.ts'
import { checkedInt } from '../library/numbers.ts'
import { checkedTimestamp } from '../library/time.ts'
import { compareText } from '#values/order.ts'
import { elements, identity, includes } from './equality.ts'
import {
  DurationValue,
  ListValue,
  MapValue,
  RuleError,
  SetValue,
  TimestampValue,
  isNumber,
  typeOf,
  type Outcome,
  type Value,
} from './values.ts'

/** `left operator right`, of numbers, texts or times. */
export function compare(operator: ComparisonOperator, left: Value, right: Value): boolean | RuleError {
  if (typeof left === 'string' && typeof right === 'string')
    return orders[operator](compareText(left, right), 0)
  if (isNumber(left) && isNumber(right)) return orders[operator](left, right)
  if (left instanceof TimestampValue && right instanceof TimestampValue)
    return orders[operator](left.nanos, right.nanos)
  return unsupported(operator, left, right)
}

function unsupported(operator: string, left: Value, right: Value): RuleError {
  return new RuleError(`Unsupported operation error. Received: ${typeOf(left)} ${operator} ${typeOf(right)}.`)
}

/** Of two numbers; nothing holds of NaN. */
const orders: Record<ComparisonOperator, (left: bigint | number, right: bigint | number) => boolean> = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
}

const ofInts: Record<ArithmeticOperator, (left: bigint, right: bigint) => bigint> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  // The smallest integer by -1 is itself, as in Java.
  '/': (left, right) => BigInt.asIntN(64, left / right),
  '%': (left, right) => left % right,
}

const ofFloats: Record<ArithmeticOperator, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
}

/**
 * `left operator right`: integers stay integers, are cut towards zero and must not overflow; mixed numbers become floats,
 * which alone may be divided by zero.
 */
export function arithmetic(operator: ArithmeticOperator, left: Value, right: Value): Outcome {
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    const isByZero = right === 0n && (operator === '/' || operator === '%')
    return isByZero ? new RuleError('Divide by zero error.') : checkedInt(ofInts[operator](left, right))
  }
  if (isNumber(left) && isNumber(right)) return ofFloats[operator](Number(left), Number(right))
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') {
    return left + right
  }
  const isMove = operator === '+' || operator === '-'
  if (isMove && left instanceof TimestampValue && right instanceof DurationValue)
    return checkedTimestamp(ofInts[operator](left.nanos, right.nanos))
  if (left === null || right === null) return new RuleError('Null value error.')
  return unsupported(operator, left, right)
}

/** `-value`, of a number or a duration. */
export function negative(value: Value): Outcome {
  if (typeof value === 'bigint') return checkedInt(-value)
  if (typeof value === 'number') return -value
  if (value instanceof DurationValue) return new DurationValue(-value.nanos)
  return new RuleError(`Unsupported operation error. Received: -${typeOf(value)}.`)
}

/** `value in container`: an element of a list or set, a key of a map, which must be a string. */
export function contains(container: Value, value: Value): boolean | RuleError {
  if (container instanceof ListValue) return includes(container.items, value, elements)
  if (container instanceof SetValue) return includes(container.items, value, identity)
  if (container instanceof MapValue) {
    if (typeof value === 'string') return container.entries.has(value)
    return unsupported('in', value, container)
  }
  if (container === null) return new RuleError('Null value error.')
  return new RuleError(`Type error. Received: [${typeOf(container)}] Expected: [list,map,set].`)
}

/** `value is type`. */
export function isType(value: Value, type: TypeName): boolean {
  const actual = typeOf(value)
  return actual === type || (type === 'number' && (actual === 'int' || actual === 'float'))
}

/** `object.name`: an entry of a map, which must exist. */
export function member(object: Value, name: string): Outcome {
  if (object === null) return new RuleError('Null value error.')
  const value = object instanceof MapValue ? object.entries.get(name) : undefined
  return value === undefined ? new RuleError(`Property ${name} is undefined on object.`) : value
}

function outOfBounds(index: bigint, size: number): RuleError {
  return new RuleError(`Index out of bound error. Index: [${index}] , size: [${size}].`)
}

/** `object[index]`: an entry of a map by key, or an element of a list by position. */
export function index(object: Value, at: Value): Outcome {
  if (object instanceof MapValue && typeof at === 'string') return member(object, at)
  if (!(object instanceof ListValue) || typeof at !== 'bigint') return unsupported('[]', object, at)
  const { items } = object
  return at >= 0n && at < items.length ? (items[Number(at)] ?? null) : outOfBounds(at, items.length)
}

/**
 * `object[from:to]` of a list or string. The first and the last position must both be valid indexes, so that `[0:0]` and
 * `[n:n]` are errors, as in production; `[1:1]` is empty.
 */
export function slice(object: Value, from: Value, to: Value): Outcome {
  const items = object instanceof ListValue ? object.items : object
  if (typeof items !== 'string' && !Array.isArray(items)) return unsupported('[:]', object, from)
  if (typeof from !== 'bigint' || typeof to !== 'bigint') return unsupported(':', from, to)
  if (from < 0n || from >= items.length) return outOfBounds(from, items.length)
  if (to < from || to < 1n || to > items.length) return outOfBounds(to - 1n, items.length)
  const part = items.slice(Number(from), Number(to)) as string | Value[]
  return typeof part === 'string' ? part : new ListValue(part)
}
