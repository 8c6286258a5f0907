import type { StoredDocument } from '../documents/document.ts'
import { doubleOf, numberOf } from '../values/content.ts'
import { getField, type FieldPath } from '../values/field-path.ts'
import type { WireValue } from '../wire.ts'

/** One aggregation over the result of a query. */
export type Aggregation = { alias: string } & (
  { kind: 'count'; upTo: number } | { kind: 'sum' | 'avg'; path: FieldPath }
)

/** The fields of sums and averages: a document that lacks one of them is not counted either. */
export function aggregatedFields(aggregations: readonly Aggregation[]): FieldPath[] {
  return aggregations.flatMap((aggregation) => (aggregation.kind === 'count' ? [] : [aggregation.path]))
}

/** The results of the aggregations, by alias. */
export function aggregateDocuments(
  documents: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): Record<string, WireValue> {
  return Object.fromEntries(
    aggregations.map((aggregation) => [aggregation.alias, aggregateOne(documents, aggregation)]),
  )
}

function aggregateOne(documents: readonly StoredDocument[], aggregation: Aggregation): WireValue {
  if (aggregation.kind === 'count') {
    return { integerValue: String(Math.min(documents.length, aggregation.upTo)) }
  }
  const numbers = documents
    .map(({ fields }) => getField(fields, aggregation.path))
    .filter((value) => value !== undefined)
    .filter((value) => 'integerValue' in value || 'doubleValue' in value)
  const total = sum(numbers)
  if (aggregation.kind === 'sum') return total
  if (numbers.length === 0) return { nullValue: null }
  return doubleOf(numberOf(total) / numbers.length)
}

/** An integer if all are integers and the sum fits in 64 bits, otherwise a double. Integers are added exactly. */
function sum(numbers: readonly WireValue[]): WireValue {
  const doubles = numbers.flatMap((value) => ('doubleValue' in value ? [numberOf(value)] : []))
  const whole = numbers.reduce(
    (total, value) => ('integerValue' in value ? total + BigInt(value.integerValue) : total),
    0n,
  )
  if (doubles.length === 0 && BigInt.asIntN(64, whole) === whole) return { integerValue: whole.toString() }
  return doubleOf(doubles.reduce((total, double) => total + double, Number(whole)))
}
