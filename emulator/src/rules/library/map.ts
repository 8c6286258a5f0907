import { identity, same } from '../evaluation/equality.ts'
import {
  ListValue,
  MapDiffValue,
  MapValue,
  RuleError,
  SetValue,
  type Outcome,
  type Value,
} from '../evaluation/values.ts'
import { compareText } from '#values/order.ts'
import { signature, type Overloads } from './signature.ts'

/**
 * Map methods. keys() is a list sorted by code points, so that maps with the same keys have equal lists; values() is in
 * source order; hasAll, hasAny and hasOnly do not exist on maps.
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

function entryOr(map: MapValue, key: string, fallback: Value): Value {
  const value = map.entries.get(key)
  return value === undefined ? fallback : value
}

/** get([a, b], fallback): one key after the other; the fallback if a key is missing or a value is not a map. */
function descend(map: MapValue, keys: readonly Value[], fallback: Value): Outcome {
  let at: Value = map
  for (const key of keys) {
    if (typeof key !== 'string') return new RuleError('Type error. Received: a key that is not a string.')
    const value: Value | undefined = at instanceof MapValue ? at.entries.get(key) : undefined
    if (value === undefined) return fallback
    at = value
  }
  return at
}

function diff(after: MapValue, before: MapValue): MapDiffValue {
  const added: string[] = []
  const changed: string[] = []
  const unchanged: string[] = []
  for (const [key, value] of after.entries) {
    const old = before.entries.get(key)
    if (old === undefined) added.push(key)
    else (same(value, old, identity) ? unchanged : changed).push(key)
  }
  const removed = [...before.entries.keys()].filter((key) => !after.entries.has(key))
  return new MapDiffValue(added, removed, changed, unchanged)
}

/** Methods of `after.diff(before)`: sets of top-level keys. */
export const mapDiffMethods: Record<string, Overloads> = {
  addedKeys: [signature(['map_diff'], ({ added }) => new SetValue(added))],
  removedKeys: [signature(['map_diff'], ({ removed }) => new SetValue(removed))],
  changedKeys: [signature(['map_diff'], ({ changed }) => new SetValue(changed))],
  unchangedKeys: [signature(['map_diff'], ({ unchanged }) => new SetValue(unchanged))],
  affectedKeys: [
    signature(
      ['map_diff'],
      ({ added, removed, changed }) => new SetValue([...added, ...removed, ...changed]),
    ),
  ],
}
