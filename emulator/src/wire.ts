/** A Firestore value as the REST v1 API writes it. */
export type WireValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude?: number; longitude?: number } }
  | { arrayValue: { values?: WireValue[] } }
  | { mapValue: { fields?: WireFields } }

/** The fields of a document or of a map value. */
export type WireFields = Record<string, WireValue>

/**
 * Plain fields in the form of the REST API: a whole number is an integer, another one a double, a `Date` a timestamp.
 * An object that already is a REST value, such as `{ doubleValue: 1 }`, stays one.
 *
 * @throws for a value that Firestore cannot store.
 */
export function encodeFields(fields: Record<string, unknown>): WireFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encodeValue(value)]))
}

export function encodeValue(value: unknown): WireValue {
  if (value === null) return { nullValue: null }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } }
  if (typeof value !== 'object') throw new Error(`Not a value to store: ${typeof value}`)
  if (Object.keys(value).some((key) => key.endsWith('Value'))) return value as WireValue
  return { mapValue: { fields: encodeFields({ ...value }) } }
}
