import type { WireFields, WireValue } from '../wire.ts'
import { compareTimestamps } from './timestamps.ts'

const numberRank = 2

/** The position of a value's type in the total order; an inequality filter matches only values of the same rank. */
export function typeRank(value: WireValue): number {
  if ('nullValue' in value) return 0
  if ('booleanValue' in value) return 1
  if ('integerValue' in value || 'doubleValue' in value) return numberRank
  if ('timestampValue' in value) return 3
  if ('stringValue' in value) return 4
  if ('bytesValue' in value) return 5
  if ('referenceValue' in value) return 6
  if ('geoPointValue' in value) return 7
  if ('arrayValue' in value) return 8
  return vectorOf(value) === undefined ? 10 : 9
}

/** The numbers of a vector, which is a map of `__type__` and `value`; undefined for other values. */
export function vectorOf(value: WireValue): WireValue[] | undefined {
  if (!('mapValue' in value)) return undefined
  const { __type__: type, value: content, ...others } = value.mapValue.fields ?? {}
  if (type === undefined || !('stringValue' in type) || type.stringValue !== '__vector__') return undefined
  if (content === undefined || !('arrayValue' in content) || Object.keys(others).length > 0) return undefined
  const numbers = elementsOf(content)
  return numbers.every((number) => typeRank(number) === numberRank) ? numbers : undefined
}

/** The elements of an array; empty for other values. */
export function elementsOf(value: WireValue | undefined): WireValue[] {
  return value !== undefined && 'arrayValue' in value ? (value.arrayValue.values ?? []) : []
}

/** Firestore's total order of values: negative, zero or positive. Integers and doubles are compared exactly. */
export function compareValues(a: WireValue, b: WireValue): number {
  const rank = typeRank(a)
  const ranks = rank - typeRank(b)
  if (ranks !== 0) return ranks
  if ('booleanValue' in a && 'booleanValue' in b) return Number(a.booleanValue) - Number(b.booleanValue)
  if (rank === numberRank) return compareNumbers(a, b)
  if ('timestampValue' in a && 'timestampValue' in b) {
    return compareTimestamps(a.timestampValue, b.timestampValue)
  }
  if ('stringValue' in a && 'stringValue' in b) return compareText(a.stringValue, b.stringValue)
  if ('bytesValue' in a && 'bytesValue' in b) {
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'))
  }
  if ('referenceValue' in a && 'referenceValue' in b) return comparePaths(a.referenceValue, b.referenceValue)
  if ('geoPointValue' in a && 'geoPointValue' in b) {
    const latitudes = (a.geoPointValue.latitude ?? 0) - (b.geoPointValue.latitude ?? 0)
    return latitudes === 0 ? (a.geoPointValue.longitude ?? 0) - (b.geoPointValue.longitude ?? 0) : latitudes
  }
  if ('arrayValue' in a && 'arrayValue' in b) {
    return compareLists(elementsOf(a), elementsOf(b))
  }
  const vectors = [vectorOf(a), vectorOf(b)] as const
  if (vectors[0] !== undefined && vectors[1] !== undefined) {
    const [one, other] = vectors
    return one.length === other.length ? compareLists(one, other) : one.length - other.length
  }
  if ('mapValue' in a && 'mapValue' in b) return compareMaps(a.mapValue.fields ?? {}, b.mapValue.fields ?? {})
  return 0
}

/** The order of UTF-8 bytes, which differs from JavaScript's order of UTF-16 units above the basic plane. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index++) {
    const unitA = a.charCodeAt(index)
    const unitB = b.charCodeAt(index)
    if (unitA !== unitB) return byteOrder(unitA) - byteOrder(unitB)
  }
  return a.length - b.length
}

/** Moves surrogates after the units that follow them, because they encode the highest code points. */
function byteOrder(unit: number): number {
  if (unit < 0xd800) return unit
  return unit >= 0xe000 ? unit - 0x800 : unit + 0x2000
}

/** The order of document names: segment by segment, numeric ids (`__id7__`) by number and before all others. */
export function comparePaths(a: string, b: string): number {
  if (a === b) return 0
  const left = a.split('/')
  const right = b.split('/')
  const length = Math.min(left.length, right.length)
  for (let index = 0; index < length; index++) {
    const order = compareIds(left[index] ?? '', right[index] ?? '')
    if (order !== 0) return order
  }
  return left.length - right.length
}

/** The order of two ids within one collection. */
export function compareIds(a: string, b: string): number {
  const numberA = numericId(a)
  const numberB = numericId(b)
  if (numberA !== undefined && numberB !== undefined) {
    // `__id7__` and `__id07__` are two documents, so their order must not be 0.
    return numberA < numberB ? -1 : numberA > numberB ? 1 : compareText(a, b)
  }
  if (numberA !== undefined) return -1
  if (numberB !== undefined) return 1
  return compareText(a, b)
}

/** The number of a numeric id, of 64 bits; undefined for an ordinary one. */
export function numericId(id: string): bigint | undefined {
  if (!id.startsWith('__id')) return undefined
  const digits = /^__id(-?\d{1,19})__$/.exec(id)?.[1]
  const number = digits === undefined ? undefined : BigInt(digits)
  return number === undefined || BigInt.asIntN(64, number) !== number ? undefined : number
}

function compareLists(a: WireValue[], b: WireValue[]): number {
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index++) {
    const left = a[index]
    const right = b[index]
    const order = left === undefined || right === undefined ? 0 : compareValues(left, right)
    if (order !== 0) return order
  }
  return a.length - b.length
}

function compareMaps(a: WireFields, b: WireFields): number {
  const keysA = Object.keys(a).sort(compareText)
  const keysB = Object.keys(b).sort(compareText)
  const length = Math.min(keysA.length, keysB.length)
  for (let index = 0; index < length; index++) {
    const keyA = keysA[index] ?? ''
    const keyB = keysB[index] ?? ''
    const keys = compareText(keyA, keyB)
    if (keys !== 0) return keys
    const left = a[keyA]
    const right = b[keyB]
    const order = left === undefined || right === undefined ? 0 : compareValues(left, right)
    if (order !== 0) return order
  }
  return keysA.length - keysB.length
}

function compareNumbers(a: WireValue, b: WireValue): number {
  const left = 'doubleValue' in a ? Number(a.doubleValue) : undefined
  const right = 'doubleValue' in b ? Number(b.doubleValue) : undefined
  if (left !== undefined && right !== undefined) return compareDoubles(left, right)
  if (left !== undefined) return 'integerValue' in b ? -compareIntegerToDouble(b.integerValue, left) : 0
  if (!('integerValue' in a)) return 0
  if (right !== undefined) return compareIntegerToDouble(a.integerValue, right)
  return 'integerValue' in b ? compareIntegers(a.integerValue, b.integerValue) : 0
}

/** The order of two doubles; NaN comes first. */
function compareDoubles(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a))
  return a < b ? -1 : a > b ? 1 : 0
}

function compareIntegers(a: string, b: string): number {
  if (a.length < 16 && b.length < 16) return Number(a) - Number(b)
  const left = BigInt(a)
  const right = BigInt(b)
  return left < right ? -1 : left > right ? 1 : 0
}

function compareIntegerToDouble(integer: string, double: number): number {
  if (Number.isNaN(double)) return 1
  if (integer.length < 16 || !Number.isFinite(double)) return compareDoubles(Number(integer), double)
  const left = BigInt(integer)
  const whole = Math.trunc(double)
  const right = BigInt(whole)
  if (left !== right) return left < right ? -1 : 1
  return compareDoubles(whole, double)
}
