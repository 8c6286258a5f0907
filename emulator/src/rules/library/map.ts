import { identity, same } from '../evaluation/equality.ts'
import { ListValue, MapDiffValue, SetValue, type MapValue } from '../evaluation/values.ts'
import { compareText } from '#values/order.ts'
import { signature, type Overloads } from './signature.ts'

/** keys() is a list sorted by code points, so that maps with the same keys have equal lists. */
export const mapMethods: Record<string, Overloads> = {
  get: signature(['map', 'string', 'any'], ({ entries }, key, fallback) => {
    const value = entries.get(key)
    return value === undefined ? fallback : value
  }),
  keys: signature(['map'], (map) => new ListValue([...map.entries.keys()].sort(compareText))),
  size: signature(['map'], (map) => BigInt(map.entries.size)),
  diff: signature(['map', 'map'], diff),
}

function diff(after: MapValue, before: MapValue): MapDiffValue {
  const keys = new Set([...after.entries.keys(), ...before.entries.keys()])
  const affected = [...keys].filter((key) => {
    const [now, then] = [after.entries.get(key), before.entries.get(key)]
    return now === undefined || then === undefined || !same(now, then, identity)
  })
  return new MapDiffValue(affected)
}

/** Methods of `after.diff(before)`. */
export const mapDiffMethods: Record<string, Overloads> = {
  affectedKeys: signature(['map_diff'], ({ affected }) => new SetValue(affected)),
}
