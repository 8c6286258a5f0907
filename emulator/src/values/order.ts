import { unimplemented } from '../errors.ts'
import type { WireValue } from '../wire.ts'

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
  return 'arrayValue' in value ? 8 : 9
}

/** The elements of an array; empty for other values. */
export function elementsOf(value: WireValue | undefined): WireValue[] {
  return value !== undefined && 'arrayValue' in value ? (value.arrayValue.values ?? []) : []
}

/**
 * Firestore's total order of values: negative, zero or positive. Integers and doubles are compared exactly. Throws
 * UNIMPLEMENTED for two lists, maps, places or bytes.
 */
export function compareValues(a: WireValue, b: WireValue): number {
  const rank = typeRank(a)
  const ranks = rank - typeRank(b)
  if (ranks !== 0) return ranks
  if ('booleanValue' in a && 'booleanValue' in b) return Number(a.booleanValue) - Number(b.booleanValue)
  if (rank === numberRank) return compareNumbers(numberOf(a), numberOf(b))
  if ('timestampValue' in a && 'timestampValue' in b) {
    // Without the Z at its end, a time is the beginning of those that are later by a fraction.
    return compareText(a.timestampValue.slice(0, -1), b.timestampValue.slice(0, -1))
  }
  if ('stringValue' in a && 'stringValue' in b) return compareText(a.stringValue, b.stringValue)
  if ('referenceValue' in a && 'referenceValue' in b) return comparePaths(a.referenceValue, b.referenceValue)
  if ('nullValue' in a) return 0
  throw unimplemented('how lists, maps, places and bytes compare')
}

/** The order of UTF-8 bytes, which differs from JavaScript's order of UTF-16 units above the basic plane. */
export function compareText(a: string, b: string): number {
  return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b))
}

/** The order of document names, segment by segment. */
export function comparePaths(a: string, b: string): number {
  // \0 sorts before every letter.
  return a === b ? 0 : compareText(a.replaceAll('/', '\0'), b.replaceAll('/', '\0'))
}

function numberOf(value: WireValue): bigint | number {
  if ('integerValue' in value) return BigInt(value.integerValue)
  return 'doubleValue' in value ? Number(value.doubleValue) : NaN
}

/** NaN comes first. */
function compareNumbers(a: bigint | number, b: bigint | number): number {
  if (a < b) return -1
  return a > b ? 1 : Number(Number.isNaN(b)) - Number(Number.isNaN(a))
}
