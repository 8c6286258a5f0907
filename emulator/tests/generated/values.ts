import fc from 'fast-check'
import type { WireFields, WireValue } from '#emulator/wire.ts'

// Values and fields, each as a REST value and as rules source.

export const database = 'projects/demo-test-lists/databases/(default)'
const elsewhere = 'projects/demo-test-elsewhere/databases/(default)'

/** A value as it is stored, and as a rule writes an equal one. */
export interface Constant {
  wire: WireValue
  rule: string
}

const texts = ['', 'a', 'b', 'u1', 'o1', 'é', '～', '😀']
export const scalars: Constant[] = [
  { wire: { nullValue: null }, rule: 'null' },
  { wire: { booleanValue: true }, rule: 'true' },
  { wire: { booleanValue: false }, rule: 'false' },
  ...['-1', '0', '1', '2', '9007199254740993'].map((integerValue) => ({
    wire: { integerValue },
    rule: integerValue,
  })),
  { wire: { doubleValue: 1 }, rule: '1.0' },
  { wire: { doubleValue: '-0' }, rule: '-0.0' },
  { wire: { doubleValue: 1.5 }, rule: '1.5' },
  { wire: { doubleValue: 9007199254740992 }, rule: '9007199254740992' },
  { wire: { doubleValue: 'NaN' }, rule: '(1.0e308 * 10 - 1.0e308 * 10)' },
  { wire: { doubleValue: 'Infinity' }, rule: '(1.0e308 * 10)' },
  ...texts.map((text) => ({ wire: { stringValue: text }, rule: `'${text}'` })),
  { wire: { stringValue: 'u1' }, rule: 'request.auth.uid' },
  ...[0, 1].map((second) => ({
    wire: { timestampValue: `2026-01-01T00:00:0${second}Z` },
    rule: `timestamp.value(${Date.UTC(2026, 0, 1, 0, 0, second)})`,
  })),
  { wire: { bytesValue: 'aGk=' }, rule: "b'hi'" },
  { wire: { geoPointValue: { latitude: 1, longitude: 2 } }, rule: 'latlng.value(1, 2)' },
  ...[database, elsewhere].map((name) => ({
    wire: { referenceValue: `${name}/documents/others/o1` },
    rule: '(/databases/(default)/documents/others/o1)',
  })),
]

export function listOf(items: Constant[]): Constant {
  return {
    wire: { arrayValue: items.length === 0 ? {} : { values: items.map(({ wire }) => wire) } },
    rule: `[${items.map(({ rule }) => rule).join(', ')}]`,
  }
}

function mapOf(entries: Record<string, Constant>): Constant {
  const all = Object.entries(entries)
  return {
    wire: { mapValue: { fields: Object.fromEntries(all.map(([name, { wire }]) => [name, wire])) } },
    rule: `{${all.map(([name, { rule }]) => `'${name}': ${rule}`).join(', ')}}`,
  }
}

export const scalar = fc.constantFrom(...scalars)
export const list = fc.array(scalar, { maxLength: 3 }).map(listOf)
const map = fc.dictionary(fc.constantFrom('x', 'y'), scalar, { minKeys: 1 }).map(mapOf)
const isVector = { wire: { stringValue: '__vector__' }, rule: "'__vector__'" }
const one = listOf([{ wire: { doubleValue: 1 }, rule: '1.0' }])
const vector = mapOf({ __type__: isVector, value: one })
export const constant = fc.oneof({ weight: 12, arbitrary: scalar }, list, map, fc.constant(vector))

/** Field paths as queries write them, with the way a rule goes to the same field. */
const fields = [
  { path: 'a', rule: 'resource.data.a', names: ['a'] },
  { path: 'b', rule: 'resource.data.b', names: ['b'] },
  { path: 'm', rule: 'resource.data.m', names: ['m'] },
  { path: 'm.x', rule: 'resource.data.m.x', names: ['m', 'x'] },
  { path: 'm.`x`', rule: "resource.data.m['x']", names: ['m', 'x'] },
  { path: '`x.y`', rule: "resource.data['x.y']", names: ['x.y'] },
  { path: 'm.`a\\\nb`', rule: "resource.data.m['a\\nb']", names: ['m', 'a\nb'] },
]
export const field = fc.constantFrom(...fields.slice(0, 2), ...fields)
/** Fields of one or two levels, put together. */
export function stored(entries: [string[], WireValue][]): WireFields {
  const made: WireFields = {}
  for (const [[name = '', inner], value] of entries) {
    const before = made[name]
    if (inner === undefined) made[name] = value
    else {
      const isMap = before !== undefined && 'mapValue' in before && before !== vector.wire
      const siblings = isMap ? before.mapValue.fields : {}
      made[name] = { mapValue: { fields: { ...siblings, [inner]: value } } }
    }
  }
  return made
}

export const paths = [
  ...['things/one', 'things/two', 'things/u1', 'things/things'],
  ...['parents/p1/things/one', 'parents/p1/things/three', 'parents/p2/things/one', 'parents/p1/more/one'],
  'things/one/things/inner',
]
