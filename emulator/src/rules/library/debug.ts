import {
  BytesValue,
  DurationValue,
  LatLngValue,
  ListValue,
  MapValue,
  PathValue,
  SetValue,
  TimestampValue,
  typeOf,
  type Value,
} from '../evaluation/values.ts'
import { signature, type Overloads } from './signature.ts'

/** A value formatted for the log. */
function show(value: Value): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (value === null || typeof value !== 'object') return String(value)
  if (value instanceof ListValue || value instanceof SetValue) return `[${value.items.map(show).join(', ')}]`
  if (value instanceof MapValue) {
    return `{${[...value.entries].map(([key, entry]) => `${key}: ${show(entry)}`).join(', ')}}`
  }
  if (value instanceof PathValue) return `/${value.segments.join('/')}`
  if (value instanceof TimestampValue) return new Date(Number(value.nanos / 1_000_000n)).toISOString()
  if (value instanceof DurationValue) return `${Number(value.nanos) / 1e9}s`
  if (value instanceof LatLngValue) return `latlng(${value.latitude}, ${value.longitude})`
  if (value instanceof BytesValue) return `bytes(${value.bytes.length})`
  return typeOf(value)
}

/** debug(x) prints and returns x; only in the emulators, not in production. */
export const debugFunction: Overloads = [
  signature(['any'], (value) => {
    console.log(`debug: ${show(value)}`)
    return value
  }),
]
