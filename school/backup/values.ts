import {
  type DocumentData,
  DocumentReference,
  type Firestore,
  GeoPoint,
  Timestamp,
} from 'firebase-admin/firestore'
import type { WireFields, WireValue } from 'firestore-emulator/wire'

// A backup stores values in the format of Firestore's REST API: type name and content, as JSON.

/** Sorted by name, so that two backups of the same school have the same checksum. */
export function encodeFields(fields: DocumentData): WireFields {
  const names = Object.keys(fields).sort()
  return Object.fromEntries(names.map((name) => [name, encodeValue(fields[name])]))
}

function encodeValue(value: unknown): WireValue {
  if (value === null) return { nullValue: null }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'string') return { stringValue: value }
  // JSON has neither NaN nor infinity.
  if (typeof value === 'number' && !Number.isFinite(value)) return { doubleValue: String(value) as 'NaN' }
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return { doubleValue: value }
  if (typeof value === 'number') return { integerValue: String(value) }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } }
  if (value instanceof Timestamp) return { timestampValue: encodeTime(value) }
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') }
  if (value instanceof DocumentReference) return { referenceValue: value.path }
  if (value instanceof GeoPoint) {
    const { latitude, longitude } = value
    return { geoPointValue: { latitude, longitude } }
  }
  return { mapValue: { fields: encodeFields(value as DocumentData) } }
}

/** @param firestore of the school that references are to point into. */
export function decodeFields(fields: WireFields, firestore: Firestore): DocumentData {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, decodeValue(value, firestore)]),
  )
}

function decodeValue(value: WireValue, firestore: Firestore): unknown {
  if ('integerValue' in value) return Number(value.integerValue)
  if ('doubleValue' in value) return Number(value.doubleValue)
  if ('timestampValue' in value) return decodeTime(value.timestampValue)
  if ('bytesValue' in value) return Buffer.from(value.bytesValue, 'base64')
  if ('referenceValue' in value) return firestore.doc(value.referenceValue)
  if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue
    return new GeoPoint(latitude, longitude)
  }
  if ('arrayValue' in value)
    return (value.arrayValue.values ?? []).map((entry) => decodeValue(entry, firestore))
  if ('mapValue' in value) return decodeFields(value.mapValue.fields ?? {}, firestore)
  return Object.values(value)[0]
}

/** In ISO 8601, to the nanosecond. */
export function encodeTime({ seconds, nanoseconds }: Timestamp): string {
  const second = new Date(seconds * 1000).toISOString().slice(0, -'.000Z'.length)
  return `${second}.${String(nanoseconds).padStart(9, '0')}Z`
}

export function decodeTime(text: string): Timestamp {
  const [second = '', fraction = ''] = text.replace('Z', '').split('.')
  return new Timestamp(Date.parse(`${second}Z`) / 1000, Number(fraction))
}
