import type { Expression } from '../syntax/ast.ts'
import { regexEffort } from '../library/string.ts'
import { BytesValue, ListValue, MapValue, SetValue, type Value } from './values.ts'
import { weightOf } from './weight.ts'

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
