import { invalid } from '../errors.ts'
import type { WireValue } from '../wire.ts'
import { parseFieldPath, type FieldPath } from '../values/field-path.ts'
import { checkContent } from '../documents/limits.ts'
import { checkCollectionId, parseParentName } from '../documents/names.ts'
import type { Cursor, StructuredQuery } from './decode.ts'
import { checkFilterCombination, planFilter, type Condition } from './filters.ts'
import { planOrders, type Order } from './orders.ts'

/** A cursor: values for the first orders, and whether it lies before or after the documents equal to them. */
export interface Bound {
  values: readonly WireValue[]
  before: boolean
}

/** A checked query with its implicit defaults made explicit. */
export interface QueryPlan {
  /** '' for every collection. */
  collectionId: string
  allDescendants: boolean
  condition: Condition
  orders: readonly Order[]
  startAt?: Bound
  endAt?: Bound
  offset: number
  limit?: number
  /** The fields to return; undefined for all. */
  select?: readonly FieldPath[]
}

// https://firebase.google.com/docs/firestore/query-data/queries#query_limitations; it also bounds the work per document.
const maxParts = 100

/**
 * Checks a query below a parent ('' for the root); `aggregated` are the fields of its sums and averages. Throws
 * INVALID_ARGUMENT or FAILED_PRECONDITION, in the wording of Google's emulator.
 */
export function planQuery(
  query: StructuredQuery,
  parent = '',
  aggregated: readonly FieldPath[] = [],
): QueryPlan {
  const { from = [], offset = 0, limit } = query
  if (from.length > 1) throw invalid('StructuredQuery.from cannot have more than one collection selector.')
  const { collectionId = '', allDescendants = false } = from[0] ?? {}
  if (collectionId !== '') checkCollectionId(collectionId)
  if (offset < 0) throw invalid('offset is negative')
  if (limit !== undefined && limit < 0) throw invalid('limit is negative')
  const condition = planFilter(query.where)
  checkFilterCombination(condition)
  if (condition.fields.length + (query.orderBy ?? []).length > maxParts) {
    throw invalid(`A query may have at most ${maxParts} filters and orders.`)
  }
  const explicit = (query.orderBy ?? []).map(({ field, direction }): Order => {
    const path = field?.fieldPath ?? ''
    return { path: path === '__name__' ? null : parseFieldPath(path), descending: direction === 'DESCENDING' }
  })
  const orders = planOrders(explicit, condition, { parent, collectionId, allDescendants }, aggregated)
  const startAt = planCursor(query.startAt, explicit)
  const endAt = planCursor(query.endAt, explicit)
  const select = query.select?.fields
    ?.map(({ fieldPath = '' }) => fieldPath)
    .filter((path) => path !== '__name__')
    .map(parseFieldPath)
  return {
    collectionId,
    allDescendants,
    condition,
    orders,
    offset,
    ...(startAt === undefined ? {} : { startAt }),
    ...(endAt === undefined ? {} : { endAt }),
    ...(limit === undefined ? {} : { limit }),
    ...(query.select === undefined ? {} : { select: select ?? [] }),
  }
}

function planCursor(cursor: Cursor | undefined, orders: readonly Order[]): Bound | undefined {
  if (cursor === undefined) return undefined
  const { values = [], before = false } = cursor
  if (values.length > orders.length) throw invalid('Cursor has too many values.')
  values.forEach((value, index) => {
    if (orders[index]?.path !== null) checkContent(value, false)
    else if ('referenceValue' in value) parseParentName(value.referenceValue)
    else throw invalid('Cursor __key__ value is not a document reference.')
  })
  return { values, before }
}
