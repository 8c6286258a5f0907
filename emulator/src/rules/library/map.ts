import { identity, same } from '../evaluation/equality.ts'
import { descend, entryOr } from '../evaluation/partial.ts'
import type { MapValue } from '../evaluation/values.ts'
import { ListValue, MapDiffValue, RuleError, SetValue, type Outcome } from '../evaluation/values.ts'
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
