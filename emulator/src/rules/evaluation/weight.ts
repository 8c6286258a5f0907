import { ListValue, MapValue, RuleError, SetValue, type Value } from './values.ts'

const maxWeight = 200_000
const weights = new WeakMap<object, number>()

/** How many values a value is made of: what walking through it costs. */
export function weightOf(value: Value): number {
  if (!(value instanceof ListValue || value instanceof SetValue || value instanceof MapValue)) return 1
  const known = weights.get(value)
  if (known !== undefined) return known
  const items = value instanceof MapValue ? [...value.entries.values()] : value.items
  const weight = items.reduce<number>((sum, item) => sum + weightOf(item), 1)
  weights.set(value, weight)
  return weight
}

/** A list or map literal, unless it is too big: `[x, x]` inside `[x, x]` doubles with each level of functions. */
export function weighed(value: ListValue | MapValue): ListValue | MapValue | RuleError {
  return weightOf(value) > maxWeight ? new RuleError('The value is too big to build.') : value
}
