import { parseTimestamp } from '#values/timestamps.ts'
import type { WireFields, WireValue } from '#emulator/wire.ts'
import { ListValue, MapValue, OpaqueValue, PathValue, TimestampValue, type Value } from './values.ts'

/** A stored value as rules see it. */
function fromWire(wire: WireValue): Value {
  if ('stringValue' in wire) return wire.stringValue
  if ('integerValue' in wire) return BigInt(wire.integerValue)
  if ('doubleValue' in wire) return Number(wire.doubleValue)
  if ('booleanValue' in wire) return wire.booleanValue
  if ('nullValue' in wire) return null
  if ('timestampValue' in wire) return new TimestampValue((parseTimestamp(wire.timestampValue) ?? 0n) * 1000n)
  if ('mapValue' in wire) return mapFromWire(wire.mapValue.fields ?? {})
  if ('arrayValue' in wire) return new ListValue((wire.arrayValue.values ?? []).map(fromWire))
  if ('bytesValue' in wire) return new OpaqueValue('bytes', wire.bytesValue)
  if ('geoPointValue' in wire) return new OpaqueValue('latlng', JSON.stringify(wire.geoPointValue))
  // A full resource name as a path of the rules language, which begins with `/databases/`.
  return new PathValue(wire.referenceValue.split('/').slice(2))
}

/** The fields of a document or map. */
export function mapFromWire(fields: WireFields): MapValue {
  return new MapValue(new Map(Object.entries(fields).map(([key, wire]) => [key, fromWire(wire)])))
}

/** A claim of a token; whole numbers are integers. */
export function fromJson(json: unknown): Value {
  if (typeof json === 'string' || typeof json === 'boolean') return json
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json
  if (typeof json !== 'object' || json === null) return null
  if (Array.isArray(json)) return new ListValue(json.map(fromJson))
  return new MapValue(new Map(Object.entries(json).map(([key, value]) => [key, fromJson(value)])))
}
