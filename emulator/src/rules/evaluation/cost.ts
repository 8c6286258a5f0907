import type { Expression } from '../syntax/ast.ts'
import { regexEffort } from '../library/string.ts'
import { BytesValue, ListValue, MapValue, RuleError, SetValue, type Value } from './values.ts'

// How much an operation may have to go through, in items and characters: what bounds the time of an evaluation.

/** What reading a value from one end to the other takes; maps are looked into by key. */
export function extentOf(value: Value): number {
  if (typeof value === 'string') return value.length
  if (value instanceof BytesValue) return value.bytes.length
  return value instanceof ListValue || value instanceof SetValue ? value.items.length : 1
}

/** What a function or method has to go through: all that it is given. */
export function callEffort(name: string, values: readonly Value[]): number {
  const [text, pattern] = values
  const regex = typeof text === 'string' && typeof pattern === 'string' ? regexEffort(name, text, pattern) : 0
  return values.reduce<number>((sum, value) => sum + extentOf(value), regex)
}

/** What comparing or combining two values takes. */
export function binaryEffort(kind: Expression['kind'], left: Value, right: Value): number {
  if (kind === 'in') return isContainer(left) && isContainer(right) ? weightOf(right) : extentOf(right)
  return isContainer(left) && isContainer(right) ? weightOf(left) : Math.min(extentOf(left), extentOf(right))
}

function isContainer(value: Value): boolean {
  return value instanceof ListValue || value instanceof SetValue || value instanceof MapValue
}

const maxWeight = 200_000
const weights = new WeakMap<object, number>()

/** How many values a value is made of: what walking through it costs. */
export function weightOf(value: Value): number {
  if (!(value instanceof ListValue || value instanceof SetValue || value instanceof MapValue)) return 1
  const cached = weights.get(value)
  if (cached !== undefined) return cached
  const items = value instanceof MapValue ? [...value.entries.values()] : value.items
  const weight = items.reduce<number>((sum, item) => sum + weightOf(item), 1)
  weights.set(value, weight)
  return weight
}

/** A list or map literal, unless it is too big: `[x, x]` inside `[x, x]` doubles with each level of functions. */
export function weighed(value: ListValue | MapValue): ListValue | MapValue | RuleError {
  return weightOf(value) > maxWeight ? new RuleError('The value is too big to build.') : value
}
