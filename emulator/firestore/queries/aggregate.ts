import type { StoredDocument } from '../documents/database'
import { doubleOf, numberOf } from '../values/content'
import { getField, type FieldPath } from '../values/field-path'
import type { WireValue } from '../wire'

/** One number to work out over the result of a query. */
export type Aggregation = { alias: string } & (
  { kind: 'count'; upTo: number } | { kind: 'sum' | 'avg'; path: FieldPath }
)

/** The fields that a document must have to be counted at all, next to a sum or an average. */
export function aggregatedFields(aggregations: readonly Aggregation[]): FieldPath[] {
  return aggregations.flatMap((aggregation) => (aggregation.kind === 'count' ? [] : [aggregation.path]))
}

/** Works out the aggregations, by alias. */
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

/** An integer as long as all are integers and the sum fits in 64 bits; from then on a double. */
function sum(numbers: readonly WireValue[]): WireValue {
  let whole: bigint | undefined = 0n
  let double = 0
  for (const value of numbers) {
    const next: bigint | undefined =
      whole !== undefined && 'integerValue' in value ? whole + BigInt(value.integerValue) : undefined
    if (next !== undefined && BigInt.asIntN(64, next) === next) {
      whole = next
      continue
    }
    if (whole !== undefined) double = Number(whole)
    whole = undefined
    double += numberOf(value)
  }
  return whole === undefined ? doubleOf(double) : { integerValue: whole.toString() }
}
