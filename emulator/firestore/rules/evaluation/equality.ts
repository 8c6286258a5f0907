import { membership } from './membership'
import { partialEquals } from './partial'
import {
  BytesValue,
  DurationValue,
  LatLngValue,
  ListValue,
  MapDiffValue,
  MapValue,
  PartialValue,
  PathValue,
  type RuleError,
  SetValue,
  TimestampValue,
  type Value,
} from './values'

/**
 * `==` of the rules language: by value; values of different types are unequal, except that `5 == 5.0`. An error where
 * the answer depends on what a query leaves open.
 */
export function equals(left: Value, right: Value): boolean | RuleError {
  if (left instanceof PartialValue) return partialEquals(left, right)
  if (right instanceof PartialValue) return partialEquals(right, left)
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) {
    if (typeof left === typeof right) return left === right
    if (typeof left === 'bigint' && typeof right === 'number') return left <= right && left >= right
    if (typeof left === 'number' && typeof right === 'bigint') return left <= right && left >= right
    return false
  }
  if (left instanceof ListValue) return right instanceof ListValue && itemsEqual(left.items, right.items)
  if (left instanceof MapValue) return right instanceof MapValue && mapsEqual(left, right)
  if (left instanceof SetValue) return right instanceof SetValue && setsEqual(left, right)
  if (left instanceof TimestampValue) return right instanceof TimestampValue && left.nanos === right.nanos
  if (left instanceof DurationValue) return right instanceof DurationValue && left.nanos === right.nanos
  if (left instanceof PathValue)
    return right instanceof PathValue && textsEqual(left.segments, right.segments)
  if (left instanceof BytesValue) return right instanceof BytesValue && bytesEqual(left.bytes, right.bytes)
  if (left instanceof LatLngValue) {
    return (
      right instanceof LatLngValue && left.latitude === right.latitude && left.longitude === right.longitude
    )
  }
  return right instanceof MapDiffValue && diffsEqual(left, right)
}

/** Whether every one of the answers is true; false wins over an error. */
export function every<T>(items: Iterable<T>, ask: (item: T) => boolean | RuleError): boolean | RuleError {
  let undecided: RuleError | null = null
  for (const item of items) {
    const answer = ask(item)
    if (answer === false) return false
    if (answer !== true) undecided ??= answer
  }
  return undecided ?? true
}

/** Whether one of the answers is true; true wins over an error. */
export function some<T>(items: Iterable<T>, ask: (item: T) => boolean | RuleError): boolean | RuleError {
  let undecided: RuleError | null = null
  for (const item of items) {
    const answer = ask(item)
    if (answer === true) return true
    if (answer !== false) undecided ??= answer
  }
  return undecided ?? false
}

/** Whether one of the items equals the value. */
export function includes(items: readonly Value[], value: Value): boolean | RuleError {
  return some(items, (item) => equals(item, value))
}

function itemsEqual(left: readonly Value[], right: readonly Value[]): boolean | RuleError {
  if (left.length !== right.length) return false
  return every(left.keys(), (index) => equals(left[index] ?? null, right[index] ?? null))
}

function mapsEqual(left: MapValue, right: MapValue): boolean | RuleError {
  if (left === right) return true
  if (left.entries.size !== right.entries.size) return false
  return every(left.entries, ([key, value]) => {
    const other = right.entries.get(key)
    return other !== undefined && equals(value, other)
  })
}

function setsEqual(left: SetValue, right: SetValue): boolean | RuleError {
  if (left.items.length !== right.items.length) return false
  return every(left.items, membership(right.items))
}

function textsEqual(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((text, index) => text === right[index])
}

function bytesEqual(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, index) => byte === right[index])
}

function diffsEqual(left: MapDiffValue, right: MapDiffValue): boolean {
  const same = (one: string[], other: string[]): boolean => textsEqual([...one].sort(), [...other].sort())
  return (
    same(left.added, right.added) &&
    same(left.removed, right.removed) &&
    same(left.changed, right.changed) &&
    same(left.unchanged, right.unchanged)
  )
}
