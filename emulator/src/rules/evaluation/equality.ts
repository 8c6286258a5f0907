import { order } from './comparison.ts'
import {
  BytesValue,
  DurationValue,
  LatLngValue,
  ListValue,
  MapDiffValue,
  MapValue,
  PartialValue,
  PathValue,
  RuleError,
  SetValue,
  TimestampValue,
  boundType,
  isNumber,
  type Bound,
  type Constraint,
  type Value,
} from './values.ts'

/** When two numbers are equal: at the top level of a comparison, and `within` lists and maps. */
export interface Sameness {
  numbers: (left: bigint | number, right: bigint | number) => boolean
  /** Whether only the value matters, so that 5 equals 5.0. */
  isByValue: boolean
  within: Sameness
}

const byValue = (left: bigint | number, right: bigint | number): boolean => left <= right && left >= right

// As recorded from production (decision 29): `1 == 1.0`, but `[1] != [1.0]` and `[0.0] != [-0.0]`.
const insideValues: Sameness = {
  numbers: (left, right) => byValue(left, right) && Object.is(left, right),
  isByValue: false,
  get within() {
    return insideValues
  },
}

/** `==`. */
const equality: Sameness = { numbers: byValue, isByValue: true, within: insideValues }

/** Membership in a list, for `in`, `hasAny` and `removeAll`: `1` is not in `[1.0]`, -0.0 is in `[0.0]`. */
export const elements: Sameness = {
  numbers: (left, right) => left === right,
  isByValue: false,
  within: insideValues,
}

/** Membership in a set and unchanged values of a diff: by value at every depth, and NaN equals NaN. */
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

/** Whether two values are the same; an error if that depends on what a query leaves open. */
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

/** Whether all answers are true; false wins over an error. */
export function every<T>(items: Iterable<T>, ask: (item: T) => boolean | RuleError): boolean | RuleError {
  let undecided: RuleError | null = null
  for (const item of items) {
    const answer = ask(item)
    if (answer === false) return false
    if (answer !== true) undecided ??= answer
  }
  return undecided ?? true
}

/** Whether any answer is true; true wins over an error. */
export function some<T>(items: Iterable<T>, ask: (item: T) => boolean | RuleError): boolean | RuleError {
  let undecided: RuleError | null = null
  for (const item of items) {
    const answer = ask(item)
    if (answer === true) return true
    if (answer !== false) undecided ??= answer
  }
  return undecided ?? false
}

/** Whether the items include the value. */
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

/** Whether a partial value is the same as another value. */
function partialEquals(partial: PartialValue, other: Value, how: Sameness): boolean | RuleError {
  const { constraint } = partial
  switch (constraint.kind) {
    case 'nothing':
      return partial.unknown
    case 'number':
      return numberEquals(partial, constraint.value, other, how)
    case 'array':
      return other instanceof ListValue || other instanceof PartialValue ? partial.unknown : false
    case 'fields':
      return other instanceof MapValue || other instanceof PartialValue ? partial.unknown : false
    case 'range':
      if (other instanceof PartialValue) return partial.unknown
      return isOutside(constraint, other) ? false : partial.unknown
  }
}

/** For a number whose value is known from the query, but not whether it is stored as an integer or a float. */
function numberEquals(
  partial: PartialValue,
  value: bigint | number,
  other: Value,
  { isByValue, numbers }: Sameness,
): boolean | RuleError {
  const open = other instanceof PartialValue
  if (open && other.constraint.kind !== 'number') return other.unknown
  const compared = open && other.constraint.kind === 'number' ? other.constraint.value : other
  if (typeof compared !== 'number' && typeof compared !== 'bigint') return false
  if (isByValue) return numbers(value, compared)
  return equals(value, compared) === false ? false : partial.unknown
}

function isOutside(range: Constraint & { kind: 'range' }, value: Value): boolean {
  if (some(range.excluded, (excluded) => equals(excluded, value)) === true) return true
  if (range.type !== null && boundType(value) !== range.type) return true
  return !reaches(range.low, value, 1) || !reaches(range.high, value, -1)
}

/** Whether the value is within a lower bound (`side` 1) or an upper bound (-1). */
function reaches(bound: Bound | null, value: Value, side: 1 | -1): boolean {
  if (bound === null) return true
  const sign = order(value, bound.value)
  if (sign === null) return true
  return sign * side > 0 || (sign === 0 && bound.inclusive)
}

const maxComparisons = 2_000_000
const minIndexedLength = 8

/** An index for repeated `x in values`: constant time for scalars, linear for other values. */
export class Membership {
  private readonly scalars = new Set<Value>()
  private readonly others: Value[] = []
  private comparisons = 0

  constructor(
    values: readonly Value[],
    private readonly how: Sameness,
  ) {
    for (const value of values) this.add(value)
  }

  /**
   * Whether one of the values is the same as this one; an error if a query leaves it open, or if it takes too long.
   */
  has(value: Value): boolean | RuleError {
    const { how } = this
    const scalar = scalarOf(value, how)
    if (scalar !== undefined && this.scalars.has(scalar)) return true
    this.comparisons += this.others.length
    if (this.comparisons > maxComparisons) return new RuleError('The lists are too long to compare.')
    const isAmongOthers = some(this.others, (other) => same(other, value, how))
    if (isAmongOthers === true || scalar !== undefined) return isAmongOthers
    // The value may be a partial one that could equal a scalar.
    const isAmongScalars = some(this.scalars, (other) => same(other, value, how))
    return isAmongScalars === false ? isAmongOthers : isAmongScalars
  }

  add(value: Value): void {
    const scalar = scalarOf(value, this.how)
    if (scalar === undefined) this.others.push(value)
    else this.scalars.add(scalar)
  }
}

/** The key of a scalar in the index; by value, whole floats have the key of the integer. Undefined for other values. */
function scalarOf(value: Value, how: Sameness): Value | undefined {
  if (typeof value === 'number') {
    if (Number.isNaN(value) && !how.numbers(value, value)) return undefined
    return how.isByValue && Number.isInteger(value) ? BigInt(value) : value
  }
  return value === null || typeof value !== 'object' ? value : undefined
}

/** A membership test for many values, with an index unless the list is short. */
export function membership(values: readonly Value[], how: Sameness): (value: Value) => boolean | RuleError {
  if (values.length <= minIndexedLength) return (value) => includes(values, value, how)
  const index = new Membership(values, how)
  return (value) => index.has(value)
}
