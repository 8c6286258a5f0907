import { badPayload, invalid, unimplemented } from '../errors.ts'
import { decodeValue, decodeBytes, decodeTimestamp } from '../values/decode.ts'
import { parseFieldPath, type FieldPath } from '../values/field-path.ts'
import {
  asObject,
  boolean,
  message,
  oneOf,
  repeated,
  string,
  wrappedInt,
  type Decoded,
} from '../values/message.ts'
import type { WireValue } from '../wire.ts'

const decodeOperator = oneOf(
  null,
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  null,
  'ARRAY_CONTAINS',
  'IN',
)
export type Operator = Decoded<typeof decodeOperator>

/** One comparison of a field (null: the document's name) with a value. */
export interface Comparison {
  path: FieldPath | null
  op: Operator
  value: WireValue
}

/** Null for the document's name. */
export function readPath(fieldPath = ''): FieldPath | null {
  return fieldPath === '__name__' ? null : parseFieldPath(fieldPath)
}

const fieldReference = message({ fieldPath: string })
const decodeFieldFilter = message({
  field: fieldReference,
  op: decodeOperator,
  value: decodeValue,
})
const decodeCompositeFilter = message({
  op: oneOf(null, 'AND', null),
  filters: repeated(decodeFilter),
})

/** The comparisons of a filter, all of which must hold. */
function decodeFilter(json: unknown): Comparison[] {
  const [entry, ...others] = Object.entries(asObject(json)).filter(([, value]) => value !== null)
  if (entry === undefined || others.length > 0) throw badPayload()
  const [key, content] = entry
  if (key === 'compositeFilter') {
    const { op, filters = [] } = decodeCompositeFilter(content)
    if (op !== 'AND') throw invalid('Unknown CompositeFilter operator.')
    return filters.flat()
  }
  if (key !== 'fieldFilter') throw unimplemented(`the filter ${key}`)
  const { field, op, value } = decodeFieldFilter(content)
  if (op === undefined || value === undefined) throw invalid('FieldFilter operator or value is not set.')
  return [{ path: readPath(field?.fieldPath), op, value }]
}

const decodeCursor = message({ values: repeated(decodeValue), before: boolean })
const decodeStructuredQuery = message({
  from: repeated(message({ collectionId: string, allDescendants: boolean })),
  where: decodeFilter,
  orderBy: repeated(
    message({ field: fieldReference, direction: oneOf('DIRECTION_UNSPECIFIED', 'ASCENDING', 'DESCENDING') }),
  ),
  startAt: decodeCursor,
  endAt: decodeCursor,
  limit: wrappedInt,
})

/** The fields of a request that say at which moment or in which transaction it reads. */
export const consistency = {
  transaction: decodeBytes,
  newTransaction: message({
    readOnly: message({}),
    readWrite: message({ retryTransaction: decodeBytes }),
  }),
  readTime: decodeTimestamp,
}

export const decodeRunQuery = message({
  parent: string,
  structuredQuery: decodeStructuredQuery,
  ...consistency,
})

const aggregation = message({
  alias: string,
  count: message({}),
  sum: message({ field: fieldReference }),
})

export const decodeRunAggregationQuery = message({
  parent: string,
  structuredAggregationQuery: message({
    structuredQuery: decodeStructuredQuery,
    aggregations: repeated(aggregation),
  }),
  ...consistency,
})

export type StructuredQuery = Decoded<typeof decodeStructuredQuery>
/** Values for the first orders, and whether it lies before or after the documents equal to them. */
export type Cursor = Decoded<typeof decodeCursor>
