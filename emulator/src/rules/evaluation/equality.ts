import {
  DurationValue,
  ListValue,
  MapValue,
  OpaqueValue,
  PathValue,
  SetValue,
  TimestampValue,
  isNumber,
  type Value,
} from './values.ts'

/** When two numbers are equal: at the top level of a comparison, and `within` lists and maps. */
export interface Sameness {
  numbers: (left: bigint | number, right: bigint | number) => boolean
  within: Sameness
}

const byValue = (left: bigint | number, right: bigint | number): boolean => left <= right && left >= right

// As recorded from production (decision 29): `1 == 1.0`, but `[1] != [1.0]` and `[0.0] != [-0.0]`.
const insideValues: Sameness = {
  numbers: (left, right) => byValue(left, right) && Object.is(left, right),
  get within() {
    return insideValues
  },
}

/** `==`. */
const equality: Sameness = { numbers: byValue, within: insideValues }

/** Membership in a list, for `in`, `hasAny` and `removeAll`: `1` is not in `[1.0]`, -0.0 is in `[0.0]`. */
export const elements: Sameness = {
  numbers: (left, right) => left === right,
  within: insideValues,
}

/** Membership in a set and unchanged values of a diff: by value at every depth, and NaN equals NaN. */
export const identity: Sameness = {
  numbers: (left, right) => byValue(left, right) || (Number.isNaN(left) && Number.isNaN(right)),
  get within() {
    return identity
  },
}

/** `==` of the rules language: values of different types are unequal, except that `5 == 5.0`. */
export function equals(left: Value, right: Value): boolean {
  return same(left, right, equality)
}

/** Whether two values are the same. */
export function same(left: Value, right: Value, how: Sameness): boolean {
  if (isNumber(left) && isNumber(right)) return how.numbers(left, right)
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) {
    return left === right
  }
  const { within } = how
  if (left instanceof ListValue) {
    return right instanceof ListValue && itemsEqual(left.items, right.items, within)
  }
  if (left instanceof MapValue) return right instanceof MapValue && mapsEqual(left, right, within)
  if (left instanceof SetValue) return right instanceof SetValue && setsEqual(left, right)
  if (left instanceof TimestampValue) return right instanceof TimestampValue && left.nanos === right.nanos
  if (left instanceof DurationValue) return right instanceof DurationValue && left.nanos === right.nanos
  if (left instanceof PathValue) {
    return right instanceof PathValue && itemsEqual(left.segments, right.segments, within)
  }
  if (left instanceof OpaqueValue) {
    return right instanceof OpaqueValue && left.type === right.type && left.key === right.key
  }
  return false
}

function itemsEqual(left: readonly Value[], right: readonly Value[], how: Sameness): boolean {
  return left.length === right.length && left.every((item, at) => same(item, right[at] ?? null, how))
}

function mapsEqual(left: MapValue, right: MapValue, how: Sameness): boolean {
  if (left.entries.size !== right.entries.size) return false
  return [...left.entries].every(([key, value]) => {
    const other = right.entries.get(key)
    return other !== undefined && same(value, other, how)
  })
}

function setsEqual(left: SetValue, right: SetValue): boolean {
  return (
    left.items.length === right.items.length &&
    left.items.every((item) => includes(right.items, item, identity))
  )
}

/** Whether the items include the value. */
export function includes(items: readonly Value[], value: Value, how: Sameness): boolean {
  return items.some((item) => same(item, value, how))
}
