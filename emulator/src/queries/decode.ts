import { badPayload, invalid } from '../errors.ts'
import { decodeValue, decodeBytes, decodeTimestamp } from '../values/decode.ts'
import {
  anything,
  asObject,
  boolean,
  int32,
  message,
  oneOf,
  repeated,
  string,
  wrappedInt,
  type Decoded,
} from '../values/message.ts'
import type { WireValue } from '../wire.ts'

const fieldOperators = [
  'OPERATOR_UNSPECIFIED',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
] as const
const unaryOperators = ['OPERATOR_UNSPECIFIED', '', 'IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'] as const

export type FieldOperator = (typeof fieldOperators)[number]
export type UnaryOperator = (typeof unaryOperators)[number]

/** A filter in the form of the protocol, with enums as names and values in canonical form. */
export type Filter =
  | { compositeFilter: { op: 'OPERATOR_UNSPECIFIED' | 'AND' | 'OR'; filters: Filter[] } }
  | { fieldFilter: { field: { fieldPath: string }; op: FieldOperator; value: WireValue } }
  | { unaryFilter: { field: { fieldPath: string }; op: UnaryOperator } }

const fieldReference = message({ fieldPath: string })
const decodeFieldFilter = message({ field: fieldReference, op: oneOf(...fieldOperators), value: decodeValue })
const decodeUnaryFilter = message({ field: fieldReference, op: oneOf(...unaryOperators) })
const decodeCompositeFilter = message({
  op: oneOf('OPERATOR_UNSPECIFIED', 'AND', 'OR'),
  filters: repeated(decodeFilter),
})

function decodeFilter(json: unknown, depth: number): Filter {
  const [entry, ...others] = Object.entries(asObject(json, depth)).filter(([, value]) => value !== null)
  if (others.length > 0) throw badPayload()
  if (entry === undefined) throw invalid('Unknown filter type.')
  const [key, content] = entry
  if (key === 'compositeFilter' || key === 'composite_filter') {
    const { op = 'OPERATOR_UNSPECIFIED', filters = [] } = decodeCompositeFilter(content, depth + 1)
    return { compositeFilter: { op, filters } }
  }
  if (key === 'fieldFilter' || key === 'field_filter') {
    const { field = {}, op = 'OPERATOR_UNSPECIFIED', value } = decodeFieldFilter(content, depth + 1)
    if (value === undefined) throw invalid('FieldFilter value is not set.')
    return { fieldFilter: { field: { fieldPath: field.fieldPath ?? '' }, op, value } }
  }
  if (key === 'unaryFilter' || key === 'unary_filter') {
    const { field = {}, op = 'OPERATOR_UNSPECIFIED' } = decodeUnaryFilter(content, depth + 1)
    return { unaryFilter: { field: { fieldPath: field.fieldPath ?? '' }, op } }
  }
  throw badPayload()
}

const decodeCursor = message({ values: repeated(decodeValue), before: boolean })
export const decodeStructuredQuery = message({
  select: message({ fields: repeated(fieldReference) }),
  from: repeated(message({ collectionId: string, allDescendants: boolean })),
  where: decodeFilter,
  orderBy: repeated(
    message({ field: fieldReference, direction: oneOf('DIRECTION_UNSPECIFIED', 'ASCENDING', 'DESCENDING') }),
  ),
  startAt: decodeCursor,
  endAt: decodeCursor,
  offset: int32,
  limit: wrappedInt,
})

export const decodeTransactionOptions = message({
  readOnly: message({ readTime: decodeTimestamp }),
  readWrite: message({ retryTransaction: decodeBytes }),
})

export const decodeRunQuery = message({
  parent: string,
  structuredQuery: decodeStructuredQuery,
  transaction: decodeBytes,
  newTransaction: decodeTransactionOptions,
  readTime: decodeTimestamp,
  explainOptions: anything,
})

export const decodeRunAggregationQuery = message({
  parent: string,
  structuredAggregationQuery: message({
    structuredQuery: decodeStructuredQuery,
    aggregations: repeated(
      message({
        alias: string,
        count: message({ upTo: wrappedInt }),
        sum: message({ field: fieldReference }),
        avg: message({ field: fieldReference }),
      }),
    ),
  }),
  transaction: decodeBytes,
  newTransaction: decodeTransactionOptions,
  readTime: decodeTimestamp,
  explainOptions: anything,
})

export type StructuredQuery = Decoded<typeof decodeStructuredQuery>
export type Cursor = Decoded<typeof decodeCursor>
