import type { WireFields, WireValue } from '../src/wire.ts'

/** A stored value as a person would write it: a `Date` is a timestamp. */
export type PlainValue =
  null | boolean | number | string | Date | PlainValue[] | { [field: string]: PlainValue }

/**
 * Plain fields as the REST v1 API writes them; a whole number is an integer, another one a double.
 *
 * @throws for what is no `PlainValue`.
 */
export function encodeFields(fields: Record<string, unknown>): WireFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]))
}

/**
 * Fields of the REST v1 API as plain values; a timestamp becomes a `Date`.
 *
 * @throws for the kinds that Painti does not store: bytes, references, points.
 */
export function decodeFields(fields: WireFields | undefined): Record<string, PlainValue> {
  return Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, decode(value)]))
}

function encode(value: unknown): WireValue {
  if (value === null) return { nullValue: null }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } }
  if (typeof value === 'object') return { mapValue: { fields: encodeFields({ ...value }) } }
  throw new Error(`No value to store: ${typeof value}`)
}

function decode(value: WireValue): PlainValue {
  if ('nullValue' in value) return null
  if ('booleanValue' in value) return value.booleanValue
  if ('stringValue' in value) return value.stringValue
  if ('integerValue' in value) return Number(value.integerValue)
  if ('doubleValue' in value) return Number(value.doubleValue)
  if ('timestampValue' in value) return new Date(value.timestampValue)
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(decode)
  if ('mapValue' in value) return decodeFields(value.mapValue.fields)
  throw new Error(`A kind of value that Painti does not store: ${JSON.stringify(value)}`)
}
