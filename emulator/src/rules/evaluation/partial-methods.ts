import { descend, entryOr } from '../library/map.ts'
import { every, some } from './equality.ts'
import { partialContains } from './partial.ts'
import { ListValue, PartialValue, type Outcome, type Value } from './values.ts'

/**
 * A method of a value of which a query leaves something open (B.9): only those whose answer the known part decides,
 * for every other one an error. keys() of such a map is a list with some known members.
 */
export function callPartialMethod(partial: PartialValue, name: string, args: readonly Value[]): Outcome {
  const { known } = partial
  const [first, fallback] = args
  if (known.kind === 'fields') {
    if (name === 'keys' && args.length === 0) {
      return new PartialValue({ kind: 'array', members: [...known.entries.keys()] }, partial.name)
    }
    if (name === 'get' && args.length === 2 && fallback !== undefined) {
      if (typeof first === 'string') return entryOr(partial, first, fallback)
      if (first instanceof ListValue) return descend(partial, first.items, fallback)
    }
  }
  if (known.kind === 'array' && args.length === 1 && first instanceof ListValue) {
    if (name === 'hasAny') return some(first.items, (item) => partialContains(partial, item))
    if (name === 'hasAll') return every(first.items, (item) => partialContains(partial, item))
  }
  return partial.unknown
}
