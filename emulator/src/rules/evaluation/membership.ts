import { includes, same, some, type Sameness } from './equality.ts'
import { RuleError, type Value } from './values.ts'

const maxComparisons = 2_000_000
const worthIndexing = 8

/** Values of which `x in values` is asked again and again: scalars are found at once, the rest one by one. */
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
   * Whether one of the values is the same as this one; an error where a query leaves it open, or where it takes too
   * long.
   */
  has(value: Value): boolean | RuleError {
    const { how } = this
    const scalar = scalarOf(value, how)
    if (scalar !== undefined && this.scalars.has(scalar)) return true
    this.comparisons += this.others.length
    if (this.comparisons > maxComparisons) return new RuleError('The lists are too long to compare.')
    const isAmongOthers = some(this.others, (other) => same(other, value, how))
    if (isAmongOthers === true || scalar !== undefined) return isAmongOthers
    // A value that is no scalar may still be one that a query leaves open.
    const isAmongScalars = some(this.scalars, (other) => same(other, value, how))
    return isAmongScalars === false ? isAmongOthers : isAmongScalars
  }

  add(value: Value): void {
    const scalar = scalarOf(value, this.how)
    if (scalar === undefined) this.others.push(value)
    else this.scalars.add(scalar)
  }
}

/** The same scalars have the same keys: by value, whole floats are found as integers. Undefined for all others. */
function scalarOf(value: Value, how: Sameness): Value | undefined {
  if (typeof value === 'number') {
    if (Number.isNaN(value) && !how.numbers(value, value)) return undefined
    return how.isByValue && Number.isInteger(value) ? BigInt(value) : value
  }
  return value === null || typeof value !== 'object' ? value : undefined
}

/** A question for many values: is this one among them? Short lists are not worth an index. */
export function membership(values: readonly Value[], how: Sameness): (value: Value) => boolean | RuleError {
  if (values.length <= worthIndexing) return (value) => includes(values, value, how)
  const index = new Membership(values, how)
  return (value) => index.has(value)
}
