import type { WireValue } from '../wire.ts'

/** The elements of an array; empty for other values. */
export function elementsOf(value: WireValue | undefined): WireValue[] {
  return value !== undefined && 'arrayValue' in value ? (value.arrayValue.values ?? []) : []
}

/** The number of an integer or a double; NaN for other values. */
export function numberOf(value: WireValue): number {
  if ('integerValue' in value) return Number(value.integerValue)
  return 'doubleValue' in value ? Number(value.doubleValue) : Number.NaN
}

/** A double in its canonical wire form. */
export function doubleOf(number: number): WireValue {
  if (Number.isFinite(number)) return { doubleValue: Object.is(number, -0) ? '-0' : number }
  return { doubleValue: Number.isNaN(number) ? 'NaN' : number > 0 ? 'Infinity' : '-Infinity' }
}
