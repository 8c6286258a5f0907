import { equals, some } from './equality'
import { RuleError, type Value } from './values'

const maxComparisons = 2_000_000
const worthIndexing = 8

/** Values of which `x in values` is asked again and again: scalars are found at once, the rest one by one. */
export class Membership {
  private readonly scalars = new Set<Value>()
  private readonly others: Value[] = []
  private comparisons = 0

  constructor(values: readonly Value[]) {
    for (const value of values) this.add(value)
  }

  /** Whether one of the values equals this one; an error where a query leaves it open, or where it takes too long. */
  has(value: Value): boolean | RuleError {
    const scalar = scalarOf(value)
    if (scalar !== undefined && this.scalars.has(scalar)) return true
    // NaN equals nothing, not even itself.
    this.comparisons += this.others.length
    if (this.comparisons > maxComparisons) return new RuleError('The lists are too long to compare.')
    const isAmongOthers = some(this.others, (other) => equals(other, value))
    if (isAmongOthers === true || scalar !== undefined) return isAmongOthers
    // A value that is no scalar may still be one that a query leaves open, and equal one.
    const isAmongScalars = some(this.scalars, (other) => equals(other, value))
    return isAmongScalars === false ? isAmongOthers : isAmongScalars
  }

  add(value: Value): void {
    const scalar = scalarOf(value)
    if (scalar === undefined) this.others.push(value)
    else this.scalars.add(scalar)
  }
}

/** Equal scalars have equal keys: whole floats are found as integers. Undefined for all other values, and for NaN. */
function scalarOf(value: Value): Value | undefined {
  if (typeof value === 'number') {
    if (Number.isNaN(value)) return undefined
    return Number.isInteger(value) ? BigInt(value) : value
  }
  return value === null || typeof value !== 'object' ? value : undefined
}

/** A question for many values: is this one among them? Short lists are not worth an index. */
export function membership(values: readonly Value[]): (value: Value) => boolean | RuleError {
  if (values.length <= worthIndexing) return (value) => some(values, (other) => equals(other, value))
  const index = new Membership(values)
  return (value) => index.has(value)
}
