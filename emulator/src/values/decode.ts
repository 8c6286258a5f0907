import { badPayload, invalid, unimplemented } from '../errors.ts'
import type { WireFields, WireValue } from '../wire.ts'
import { isReserved } from '../documents/names.ts'
import { asObject, boolean, message, repeated, string } from './message.ts'
import { formatTimestamp, parseTimestamp } from './timestamps.ts'

const decodeArrayMessage = message({ values: repeated(decodeValue) })
const decodeMapMessage = message({ fields: decodeFields })
const decodePlaceMessage = message({ latitude: decodeDouble, longitude: decodeDouble })

const decodeKinds = message({
  booleanValue: boolean,
  integerValue: decodeInteger,
  doubleValue: decodeDouble,
  timestampValue: (json) => formatTimestamp(decodeTimestamp(json)),
  stringValue: string,
  bytesValue: (json) => decodeBytes(json).toString('base64'),
  referenceValue: string,
  geoPointValue: decodeGeoPoint,
  arrayValue(json) {
    const values = decodeArray(json)
    return values.length === 0 ? {} : { values }
  },
  mapValue(json) {
    const { fields = {} } = decodeMapMessage(json)
    return Object.keys(fields).length === 0 ? {} : { fields }
  },
})

/**
 * Decodes a value from the lenient JSON of the protocol to its canonical form, in which values are stored, compared and
 * returned: a message of one field. Throws badPayload for anything else.
 */
export function decodeValue(json: unknown): WireValue {
  const { nullValue, ...others } = asObject(json)
  const found = { ...decodeKinds(others), ...(nullValue !== undefined && { nullValue: null }) }
  const [kind, ...more] = Object.keys(found)
  if (kind === undefined) throw invalid('Cannot convert firestore.v1.Value with type unset.')
  if (more.length > 0) throw badPayload()
  return found as WireValue
}

/** Reads the `fields` of a document or map. */
export function decodeFields(json: unknown): WireFields {
  const fields: WireFields = {}
  for (const [name, value] of Object.entries(asObject(json))) {
    // Such as that of a vector; and assigning to `__proto__` would set a prototype.
    if (isReserved(name)) throw unimplemented(`the reserved name ${name}`)
    fields[name] = decodeValue(value)
  }
  return fields
}

/** Reads the elements of an ArrayValue message: `{values: [...]}` or `{}`. */
export function decodeArray(json: unknown): WireValue[] {
  return decodeArrayMessage(json).values ?? []
}

/** Reads a google.protobuf.Timestamp as microseconds since the epoch. */
export function decodeTimestamp(json: unknown): bigint {
  if (typeof json === 'string' && /[+-]\d\d:\d\d$/.test(json)) throw unimplemented('times of other zones')
  const micros = typeof json === 'string' ? parseTimestamp(json) : undefined
  if (micros === undefined) throw badPayload()
  return micros
}

/** Reads bytes in base64. */
export function decodeBytes(json: unknown): Buffer {
  if (typeof json !== 'string') throw badPayload()
  return Buffer.from(json, 'base64')
}

function decodeInteger(json: unknown): string {
  if (!/^-?\d{1,30}$/.test(String(json))) throw unimplemented('other writings of integers')
  const integer = BigInt(String(json))
  if (BigInt.asIntN(64, integer) !== integer) throw badPayload()
  return integer.toString()
}

function decodeDouble(json: unknown): number | 'NaN' | 'Infinity' | '-Infinity' | '-0' {
  if (json === 'NaN' || json === 'Infinity' || json === '-Infinity') return json
  if (typeof json !== 'number') throw unimplemented('other writings of floats')
  return Object.is(json, -0) ? '-0' : json
}

function decodeGeoPoint(json: unknown): { latitude?: number; longitude?: number } {
  const { latitude: north = 0, longitude: east = 0 } = decodePlaceMessage(json)
  const [latitude, longitude] = [Number(north), Number(east)]
  return { ...(latitude === 0 ? {} : { latitude }), ...(longitude === 0 ? {} : { longitude }) }
}
