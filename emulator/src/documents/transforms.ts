import type { WireFields, WireValue } from '../wire.ts'
import { doubleOf, elementsOf, numberOf } from '../values/content.ts'
import { FieldsDraft, type FieldPath } from '../values/field-path.ts'
import { valueKey } from '../values/keys.ts'
import { compareValues } from '../values/order.ts'
import { formatTimestamp } from '../values/timestamps.ts'

/** A change of one field that is computed from its stored value. */
export type Transform = { path: FieldPath } & (
  | { kind: 'requestTime' }
  | { kind: 'increment' | 'maximum' | 'minimum'; operand: WireValue }
  | { kind: 'appendMissingElements' | 'removeAllFromArray'; elements: WireValue[] }
)

const minInt64 = -(2n ** 63n)
const maxInt64 = 2n ** 63n - 1n

/**
 * Applies the transforms in order. Returns the new fields and the result of each transform: the new value, or null for
 * arrays. `requestTime` is in microseconds and equals request.time in the rules.
 */
export function applyTransforms(
  fields: WireFields,
  transforms: readonly Transform[],
  requestTime: bigint,
): { fields: WireFields; results: WireValue[] } {
  if (transforms.length === 0) return { fields, results: [] }
  const draft = new FieldsDraft(fields)
  const results = transforms.map((transform) => {
    const value = transformed(draft.get(transform.path), transform, requestTime)
    draft.set(transform.path, value)
    return 'arrayValue' in value && 'elements' in transform ? { nullValue: null } : value
  })
  return { fields: draft.finish(), results }
}

function transformed(stored: WireValue | undefined, transform: Transform, requestTime: bigint): WireValue {
  switch (transform.kind) {
    case 'requestTime':
      return { timestampValue: formatTimestamp(requestTime) }
    case 'increment':
      return increment(stored, transform.operand)
    case 'maximum':
    case 'minimum':
      return extreme(stored, transform.operand, transform.kind === 'maximum' ? 1 : -1)
    case 'appendMissingElements':
      return listOf(appended(elementsOf(stored), transform.elements))
    case 'removeAllFromArray': {
      const removed = new Set(transform.elements.map(valueKey))
      return listOf(elementsOf(stored).filter((element) => !removed.has(valueKey(element))))
    }
  }
}

function increment(stored: WireValue | undefined, operand: WireValue): WireValue {
  if (stored === undefined || !isNumber(stored)) return operand
  if ('integerValue' in stored && 'integerValue' in operand) {
    const sum = BigInt(stored.integerValue) + BigInt(operand.integerValue)
    const kept = sum > maxInt64 ? maxInt64 : sum < minInt64 ? minInt64 : sum
    return { integerValue: kept.toString() }
  }
  return doubleOf(numberOf(stored) + numberOf(operand))
}

function extreme(stored: WireValue | undefined, operand: WireValue, sign: 1 | -1): WireValue {
  if (stored === undefined || !isNumber(stored)) return operand
  if (Number.isNaN(numberOf(stored))) return stored
  if (Number.isNaN(numberOf(operand))) return operand
  return compareValues(operand, stored) * sign > 0 ? operand : stored
}

function appended(list: WireValue[], elements: WireValue[]): WireValue[] {
  const present = new Set(list.map(valueKey))
  const added = elements.filter((element) => {
    const key = valueKey(element)
    if (present.has(key)) return false
    present.add(key)
    return true
  })
  return [...list, ...added]
}

function listOf(values: WireValue[]): WireValue {
  return { arrayValue: values.length === 0 ? {} : { values } }
}

function isNumber(value: WireValue): boolean {
  return 'integerValue' in value || 'doubleValue' in value
}
