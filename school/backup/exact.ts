import type { WireFields, WireValue } from 'firestore-emulator/wire'

// Values as Firestore's REST protocol writes them, which tells 7 from 7.0. One document has one text: so documents are
// compared as texts, and two backups of the same school have the same checksum.

/** The fields in their one form, with the names of maps in order. */
export function exactFields(fields: WireFields): WireFields {
  const entries = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, value]) => [name, exactValue(value)]))
}

function exactValue(value: WireValue): WireValue {
  if ('mapValue' in value) return { mapValue: { fields: exactFields(value.mapValue.fields ?? {}) } }
  if ('arrayValue' in value) {
    return { arrayValue: { values: (value.arrayValue.values ?? []).map(exactValue) } }
  }
  // JSON has no -0 in JavaScript's writing of it; the protocol takes a text.
  if ('doubleValue' in value && Object.is(value.doubleValue, -0)) return { doubleValue: '-0' }
  if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue
    return { geoPointValue: { latitude, longitude } }
  }
  return value
}

/** The same fields with references into one database pointing to the same places of another. */
export function redirected(fields: WireFields, from: string, to: string): WireFields {
  const redirect = (value: WireValue): WireValue => {
    if ('mapValue' in value)
      return { mapValue: { fields: redirected(value.mapValue.fields ?? {}, from, to) } }
    if ('arrayValue' in value) {
      return { arrayValue: { values: (value.arrayValue.values ?? []).map(redirect) } }
    }
    if ('referenceValue' in value && value.referenceValue.startsWith(`${from}/`)) {
      return { referenceValue: `${to}${value.referenceValue.slice(from.length)}` }
    }
    return value
  }
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, redirect(value)]))
}
