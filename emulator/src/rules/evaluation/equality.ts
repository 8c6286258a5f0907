import { SetValue, isNumber, type MapValue, type Value } from './values.ts'

/** When two numbers are the same, as recorded from production (decision 29). */
export type Sameness = (left: bigint | number, right: bigint | number) => boolean

/** `==`: `1 == 1.0`. */
const byValue: Sameness = (left, right) => left <= right && left >= right

/** Within lists and maps: `[1] != [1.0]` and `[0.0] != [-0.0]`. */
const insideValues: Sameness = (left, right) => byValue(left, right) && Object.is(left, right)

/** Membership in a list, for `in`, `hasAny` and `removeAll`: `1` is not in `[1.0]`, -0.0 is in `[0.0]`. */
export const elements: Sameness = (left, right) => left === right

/** Membership in a set and unchanged values of a diff: by value at every depth, and NaN equals NaN. */
export const identity: Sameness = (left, right) =>
  byValue(left, right) || (Number.isNaN(left) && Number.isNaN(right))

/** `==` of the rules language: values of different types are unequal, except that `5 == 5.0`. */
export function equals(left: Value, right: Value): boolean {
  return same(left, right, byValue)
}

export function same(left: Value, right: Value, how: Sameness): boolean {
  if (isNumber(left) && isNumber(right)) return how(left, right)
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) {
    return left === right
  }
  if (left.type !== right.type) return false
  const within = how === identity ? identity : insideValues
  if (left instanceof SetValue && right instanceof SetValue) return setsEqual(left, right)
  if ('items' in left && 'items' in right) return itemsEqual(left.items, right.items, within)
  if ('segments' in left && 'segments' in right) return itemsEqual(left.segments, right.segments, within)
  if ('entries' in left && 'entries' in right) return mapsEqual(left, right, within)
  if ('nanos' in left && 'nanos' in right) return left.nanos === right.nanos
  return 'key' in left && 'key' in right && left.key === right.key
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
