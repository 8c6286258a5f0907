import type { WireFields, WireValue } from '../wire.ts'
import { compareText, vectorOf } from './order.ts'

/**
 * A string key, the same for two values exactly if they are equal in Firestore's order (1 and 1.0 are), for use in sets
 * and indexes.
 */
export function valueKey(value: WireValue): string {
  if ('nullValue' in value) return 'z'
  if ('booleanValue' in value) return value.booleanValue ? 't' : 'f'
  if ('integerValue' in value) return `n${value.integerValue}`
  if ('doubleValue' in value) return `n${doubleKey(value.doubleValue)}`
  if ('timestampValue' in value) return `w${value.timestampValue}`
  if ('stringValue' in value) return `s${JSON.stringify(value.stringValue)}`
  if ('bytesValue' in value) return `b${value.bytesValue}`
  if ('referenceValue' in value) return `r${JSON.stringify(value.referenceValue)}`
  if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue
    return `g${latitude},${longitude}`
  }
  if ('arrayValue' in value) return `[${(value.arrayValue.values ?? []).map(valueKey).join()}]`
  const vector = vectorOf(value)
  if (vector !== undefined) return `v[${vector.map(valueKey).join()}]`
  const fields = value.mapValue.fields ?? {}
  const names = Object.keys(fields).sort(compareText)
  return `{${names.map((name) => `${JSON.stringify(name)}:${fieldKey(fields, name)}`).join()}}`
}

function fieldKey(fields: WireFields, name: string): string {
  const value = fields[name]
  return value === undefined ? '' : valueKey(value)
}

function doubleKey(double: number | string): string {
  const number = Number(double)
  return Number.isInteger(number) ? BigInt(number).toString() : String(number)
}

/** Whether two sets of fields are identical in value and type (1 and 1.0 are not), so that a write changes nothing. */
export function identicalFields(a: WireFields, b: WireFields): boolean {
  const names = Object.keys(a)
  if (names.length !== Object.keys(b).length) return false
  return names.every((name) => {
    const left = a[name]
    const right = Object.hasOwn(b, name) ? b[name] : undefined
    return left !== undefined && right !== undefined && identicalValues(left, right)
  })
}

function identicalValues(a: WireValue, b: WireValue): boolean {
  if (a === b) return true
  if ('mapValue' in a) {
    return 'mapValue' in b && identicalFields(a.mapValue.fields ?? {}, b.mapValue.fields ?? {})
  }
  if ('arrayValue' in a) {
    if (!('arrayValue' in b)) return false
    const left = a.arrayValue.values ?? []
    const right = b.arrayValue.values ?? []
    if (left.length !== right.length) return false
    return left.every((value, index) => {
      const other = right[index]
      return other !== undefined && identicalValues(value, other)
    })
  }
  return JSON.stringify(a) === JSON.stringify(b)
}
