import type { Expression } from '../syntax/ast.ts'
import { regexCost } from '../library/string.ts'
import { BytesValue, ListValue, MapValue, RuleError, SetValue, type Value } from './values.ts'

// The cost of an operation in items and characters, which bounds the time of an evaluation (decision 31).

/** The cost of iterating over a value; maps are accessed by key. */
export function sizeOf(value: Value): number {
  if (typeof value === 'string') return value.length
  if (value instanceof BytesValue) return value.bytes.length
  return value instanceof ListValue || value instanceof SetValue ? value.items.length : 1
}

/** The cost of a function or method: reading all its arguments. */
export function callCost(name: string, values: readonly Value[]): number {
  const [text, pattern] = values
  const regex = typeof text === 'string' && typeof pattern === 'string' ? regexCost(name, text, pattern) : 0
  return values.reduce<number>((sum, value) => sum + sizeOf(value), regex)
}

/** The cost of comparing or combining two values. */
export function binaryCost(kind: Expression['kind'], left: Value, right: Value): number {
  if (kind === 'in') return isContainer(left) && isContainer(right) ? nodeCount(right) : sizeOf(right)
  return isContainer(left) && isContainer(right) ? nodeCount(left) : Math.min(sizeOf(left), sizeOf(right))
}

function isContainer(value: Value): boolean {
  return value instanceof ListValue || value instanceof SetValue || value instanceof MapValue
}

const maxNodes = 200_000
const nodeCounts = new WeakMap<object, number>()

/** The number of values in a value, itself included. */
export function nodeCount(value: Value): number {
  if (!(value instanceof ListValue || value instanceof SetValue || value instanceof MapValue)) return 1
  const cached = nodeCounts.get(value)
  if (cached !== undefined) return cached
  const items = value instanceof MapValue ? [...value.entries.values()] : value.items
  const count = items.reduce<number>((sum, item) => sum + nodeCount(item), 1)
  nodeCounts.set(value, count)
  return count
}

/** An error for a list or map literal that is too big: `[x, x]` doubles with each function call it is passed through. */
export function checkSize(value: ListValue | MapValue): ListValue | MapValue | RuleError {
  return nodeCount(value) > maxNodes ? new RuleError('The value is too big to build.') : value
}
