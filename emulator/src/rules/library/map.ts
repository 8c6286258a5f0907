import { identity, same } from '../evaluation/equality.ts'
import { partialContains, partialEntry } from '../evaluation/partial.ts'
import {
  ListValue,
  MapDiffValue,
  MapValue,
  PartialValue,
  RuleError,
  type Outcome,
  type Value,
} from '../evaluation/values.ts'
import { compareText } from '#values/order.ts'
import { signature, type Overloads } from './signature.ts'

/**
 * Map methods (B.4). keys() is a list in the order of code points, so that two maps with the same keys have equal
 * lists of them, values() in the order written; hasAll and its like do not exist on maps.
 */
export const mapMethods: Record<string, Overloads> = {
  get: [
    signature(['map', 'string', 'any'], (map, key, fallback) => entryOr(map, key, fallback)),
    signature(['map', 'list', 'any'], (map, keys, fallback) => descend(map, keys.items, fallback)),
  ],
  keys: [signature(['map'], (map) => new ListValue([...map.entries.keys()].sort(compareText)))],
  values: [signature(['map'], (map) => new ListValue([...map.entries.values()]))],
  size: [signature(['map'], (map) => BigInt(map.entries.size))],
  diff: [signature(['map', 'map'], diff)],
}

/** The entry, or the fallback where there is none. In a map that a query leaves open: an error unless it is known. */
export function entryOr(map: MapValue | PartialValue, key: string, fallback: Value): Outcome {
  if (map instanceof PartialValue)
    return partialContains(map, key) === true ? partialEntry(map, key) : map.unknown
  const value = map.entries.get(key)
  return value === undefined ? fallback : value
}

/** get([a, b], d): one key after the other; the fallback where one is missing or what it is asked of is no map. */
export function descend(map: MapValue | PartialValue, keys: readonly Value[], fallback: Value): Outcome {
  let at: Value = map
  for (const key of keys) {
    if (typeof key !== 'string') return new RuleError('Type error. Received: a key that is not a string.')
    if (at instanceof PartialValue) {
      const value = partialEntry(at, key)
      if (value instanceof RuleError) return value
      at = value
    } else {
      const value: Value | undefined = at instanceof MapValue ? at.entries.get(key) : undefined
      if (value === undefined) return fallback
      at = value
    }
  }
  return at
}

function diff(after: MapValue, before: MapValue): Outcome {
  const added: string[] = []
  const changed: string[] = []
  const unchanged: string[] = []
  for (const [key, value] of after.entries) {
    const old = before.entries.get(key)
    if (old === undefined) {
      added.push(key)
      continue
    }
    const isSame = same(value, old, identity)
    if (isSame instanceof RuleError) return isSame
    ;(isSame ? unchanged : changed).push(key)
  }
  const removed = [...before.entries.keys()].filter((key) => !after.entries.has(key))
  return new MapDiffValue(added, removed, changed, unchanged)
}
