import { Buffer } from 'node:buffer'
import { parseTimestamp } from '#values/timestamps.ts'
import type { WireFields, WireValue } from '#emulator/wire.ts'
import {
  BytesValue,
  LatLngValue,
  ListValue,
  MapValue,
  PartialValue,
  PathValue,
  TimestampValue,
  type Value,
} from './values.ts'

/**
 * A stored value as rules see it. With `openName`, the value is a constant of a query: its numbers become partial values of
 * that name, because a query for 5 also matches 5.0.
 */
export function fromWire(wire: WireValue, openName: string | null = null): Value {
  if ('stringValue' in wire) return wire.stringValue
  if ('integerValue' in wire) return number(BigInt(wire.integerValue), openName)
  if ('booleanValue' in wire) return wire.booleanValue
  if ('nullValue' in wire) return null
  if ('timestampValue' in wire) return new TimestampValue((parseTimestamp(wire.timestampValue) ?? 0n) * 1000n)
  if ('mapValue' in wire) return mapFromWire(wire.mapValue.fields ?? {}, openName)
  if ('arrayValue' in wire)
    return new ListValue((wire.arrayValue.values ?? []).map((item) => fromWire(item, openName)))
  if ('doubleValue' in wire) return number(Number(wire.doubleValue), openName)
  if ('bytesValue' in wire) return new BytesValue(Uint8Array.from(Buffer.from(wire.bytesValue, 'base64')))
  if ('geoPointValue' in wire) {
    return new LatLngValue(wire.geoPointValue.latitude ?? 0, wire.geoPointValue.longitude ?? 0)
  }
  return pathFromReference(wire.referenceValue)
}

function number(value: bigint | number, openName: string | null): Value {
  return openName === null ? value : new PartialValue({ kind: 'number', value }, openName)
}

/** The fields of a document or map, converted lazily. */
export function mapFromWire(fields: WireFields, openName: string | null = null): MapValue {
  return new MapValue(
    () => new Map(Object.entries(fields).map(([key, wire]) => [key, fromWire(wire, openName)])),
  )
}

/** A full resource name as a path of the rules language, which begins with `/databases/`. */
function pathFromReference(name: string): PathValue {
  const segments = name.split('/')
  return new PathValue(segments[0] === 'projects' ? segments.slice(2) : segments)
}

const maxJsonDepth = 100

/** A claim of a token; whole numbers are integers. What is nested too deep becomes null. */
export function fromJson(json: unknown, depth = 0): Value {
  switch (typeof json) {
    case 'string':
    case 'boolean':
      return json
    case 'number':
      return Number.isSafeInteger(json) ? BigInt(json) : json
    case 'object': {
      if (json === null || depth > maxJsonDepth) return null
      if (Array.isArray(json)) return new ListValue(json.map((item) => fromJson(item, depth + 1)))
      const object = json
      return new MapValue(
        () => new Map(Object.entries(object).map(([key, value]) => [key, fromJson(value, depth + 1)])),
      )
    }
    default:
      return null
  }
}
