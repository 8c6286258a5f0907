import type { WireFields, WireValue } from '../wire.ts'
import { getField, setField, type FieldPath } from '../values/field-path.ts'
import { compareValues, elementsOf } from '../values/order.ts'
import { formatTimestamp } from '../values/timestamps.ts'

/** A change of one field that is computed from its stored value. */
export type Transform = { path: FieldPath } & (
  { kind: 'requestTime' } | { kind: 'appendMissingElements' | 'removeAllFromArray'; elements: WireValue[] }
)

/** Applies the transforms in order, in place. `requestTime` is in microseconds and equals request.time in the rules. */
export function applyTransforms(
  fields: WireFields,
  transforms: readonly Transform[],
  requestTime: bigint,
): void {
  for (const transform of transforms) {
    const { path } = transform
    if (transform.kind === 'requestTime') {
      setField(fields, path, { timestampValue: formatTimestamp(requestTime) })
      continue
    }
    const stored = elementsOf(getField(fields, path))
    const { elements, kind } = transform
    const values = kind === 'removeAllFromArray' ? without(stored, elements) : union(stored, elements)
    setField(fields, path, { arrayValue: values.length === 0 ? {} : { values } })
  }
}

function without(values: readonly WireValue[], removed: readonly WireValue[]): WireValue[] {
  return values.filter((value) => !isAmong(removed, value))
}

function union(values: readonly WireValue[], added: readonly WireValue[]): WireValue[] {
  const all = [...values]
  for (const value of added) if (!isAmong(all, value)) all.push(value)
  return all
}

function isAmong(values: readonly WireValue[], wanted: WireValue): boolean {
  return values.some((value) => compareValues(value, wanted) === 0)
}
