import { membership } from './membership.ts'
import { partialEquals } from './partial.ts'
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
  isNumber,
} from './values.ts'

/** How numbers count as the same: at the place where a comparison begins, and in the lists and maps below it. */
export interface Sameness {
  numbers: (left: bigint | number, right: bigint | number) => boolean
  /** Whether that asks for the value alone, so that 5 and 5.0 are one. */
  isByValue: boolean
  within: Sameness
}

const byValue = (left: bigint | number, right: bigint | number): boolean => left <= right && left >= right

// What production does (recorded by davideast/pyric). `1 == 1.0`, but `[1] != [1.0]`, and
// -0.0 and 0.0 are apart there.
const insideValues: Sameness = {
  numbers: (left, right) => byValue(left, right) && Object.is(left, right),
  isByValue: false,
  get within() {
    return insideValues
  },
}

/** `==`. */
const equality: Sameness = { numbers: byValue, isByValue: true, within: insideValues }

/** An element of a list, as `in`, `hasAny` and `removeAll` look for it: `1` is not in `[1.0]`, -0.0 is in `[0.0]`. */
export const elements: Sameness = {
  numbers: (left, right) => left === right,
  isByValue: false,
  within: insideValues,
}

/** What is one element of a set, and unchanged in a diff: the same value at every depth, and NaN is one too. */
export const identity: Sameness = {
  numbers: (left, right) => byValue(left, right) || (Number.isNaN(left) && Number.isNaN(right)),
  isByValue: true,
  get within() {
    return identity
  },
}

/** `==` of the rules language: values of different types are unequal, except that `5 == 5.0`. */
export function equals(left: Value, right: Value): boolean | RuleError {
  return same(left, right, equality)
}

/** Whether two values are the same; an error where the answer depends on what a query leaves open. */
export function same(left: Value, right: Value, how: Sameness): boolean | RuleError {
  if (left instanceof PartialValue) return partialEquals(left, right, how)
  if (right instanceof PartialValue) return partialEquals(right, left, how)
  if (isNumber(left) && isNumber(right)) return how.numbers(left, right)
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) {
    return left === right
  }
  const { within } = how
  if (left instanceof ListValue)
    return right instanceof ListValue && itemsEqual(left.items, right.items, within)
  if (left instanceof MapValue) return right instanceof MapValue && mapsEqual(left, right, within)
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

/** Whether one of the items is the value. */
export function includes(items: readonly Value[], value: Value, how: Sameness): boolean | RuleError {
  return some(items, (item) => same(item, value, how))
}

function itemsEqual(left: readonly Value[], right: readonly Value[], how: Sameness): boolean | RuleError {
  if (left.length !== right.length) return false
  return every(left.keys(), (index) => same(left[index] ?? null, right[index] ?? null, how))
}

function mapsEqual(left: MapValue, right: MapValue, how: Sameness): boolean | RuleError {
  if (left.entries.size !== right.entries.size) return false
  return every(left.entries, ([key, value]) => {
    const other = right.entries.get(key)
    return other !== undefined && same(value, other, how)
  })
}

function setsEqual(left: SetValue, right: SetValue): boolean | RuleError {
  if (left.items.length !== right.items.length) return false
  return every(left.items, membership(right.items, identity))
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
