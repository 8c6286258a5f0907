import { typeNames, type ComparisonOperator, type TypeName } from '../syntax/ast.ts'
import { compare, order } from './comparison.ts'
import { elements, equals, includes, some, type Sameness } from './equality.ts'
import type { Bound, Known } from './known.ts'
import { ListValue, MapValue, PartialValue, RuleError, typeOf, type Value } from './values.ts'

// What may be said of a value of which only the query's constraints are known (B.9): true and false only where they
// hold for every document the query can return; an error otherwise.

type Answer = boolean | RuleError

/** Whether the partial value is the same as the other, by the sameness that is asked for. */
export function partialEquals(partial: PartialValue, other: Value, how: Sameness): Answer {
  const { known } = partial
  switch (known.kind) {
    case 'nothing':
      return partial.unknown
    case 'number':
      return numberEquals(partial, known.value, other, how)
    case 'array':
      return other instanceof ListValue || other instanceof PartialValue ? partial.unknown : false
    case 'fields':
      return other instanceof MapValue || other instanceof PartialValue ? partial.unknown : false
    case 'range':
      if (other instanceof PartialValue) return partial.unknown
      return isOutside(known, other) ? false : partial.unknown
  }
}

/** A number of which the query tells the value, but not whether it is stored as an integer or a float. */
function numberEquals(
  partial: PartialValue,
  value: bigint | number,
  other: Value,
  { isByValue, numbers }: Sameness,
): Answer {
  const open = other instanceof PartialValue
  if (open && other.known.kind !== 'number') return other.unknown
  const compared = open && other.known.kind === 'number' ? other.known.value : other
  if (typeof compared !== 'number' && typeof compared !== 'bigint') return false
  if (isByValue) return numbers(value, compared)
  return equals(value, compared) === false ? false : partial.unknown
}

function isOutside(range: Known & { kind: 'range' }, value: Value): boolean {
  if (some(range.excluded, (excluded) => equals(excluded, value)) === true) return true
  if (range.type !== null && boundType(value) !== range.type) return true
  return !reaches(range.low, value, 1) || !reaches(range.high, value, -1)
}

/** Whether the value lies on the inner side of the bound: `side` 1 above it, -1 below it. */
function reaches(bound: Bound | null, value: Value, side: 1 | -1): boolean {
  if (bound === null) return true
  const sign = order(value, bound.value)
  if (sign === null) return true
  return sign * side > 0 || (sign === 0 && bound.inclusive)
}

/** The type that a bound of a query implies for the field: ranges stay within one, both kinds of number being one. */
export function boundType(value: Value): TypeName | null {
  const type = typeOf(value)
  if (type === 'int' || type === 'float') return 'number'
  return typeNames.find((name) => name === type) ?? null
}

/** `partial operator other`. */
export function partialCompare(operator: ComparisonOperator, partial: PartialValue, other: Value): Answer {
  const { known } = partial
  if (known.kind === 'number') {
    if (!(other instanceof PartialValue)) return compare(operator, known.value, other)
    return other.known.kind === 'number' ? compare(operator, known.value, other.known.value) : other.unknown
  }
  if (known.kind !== 'range' || other instanceof PartialValue) return partial.unknown
  // `f <= c` answers `f > c` the other way round: a range holds no NaN.
  if (operator === '<' || operator === '<=')
    return isBelow(known, other, operator === '<=') ?? partial.unknown
  const below = isBelow(known, other, operator === '>')
  return below === null ? partial.unknown : !below
}

/** Whether all of the range is below the limit (or at it, if `orAt`): true, false, or null where it depends. */
function isBelow(range: Known & { kind: 'range' }, limit: Value, orAt: boolean): boolean | null {
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

/** `partial is type`. */
export function partialIs(partial: PartialValue, type: TypeName): Answer {
  const { known } = partial
  switch (known.kind) {
    case 'nothing':
      return partial.unknown
    case 'number':
      return isType(partial, 'number', type)
    case 'array':
      return type === 'list'
    case 'fields':
      return type === 'map'
    case 'range':
      return known.type === null ? partial.unknown : isType(partial, known.type, type)
  }
}

function isType(partial: PartialValue, actual: TypeName, asked: TypeName): Answer {
  if (actual === 'number' && (asked === 'int' || asked === 'float')) return partial.unknown
  return actual === asked
}

/** `value in partial`. */
export function partialContains(partial: PartialValue, value: Value): Answer {
  const { known } = partial
  if (known.kind === 'array')
    return includes(known.members, value, elements) === true ? true : partial.unknown
  if (known.kind === 'fields' && typeof value === 'string' && known.entries.has(value)) return true
  return partial.unknown
}

/** The entry of a map of which some entries are known; an error for any other. */
export function partialEntry(partial: PartialValue, key: string): Value | RuleError {
  const { known } = partial
  if (known.kind !== 'fields') return partial.unknown
  const value = known.entries.get(key)
  return value === undefined ? new RuleError(`Property ${key} is undefined on object.`) : value
}
