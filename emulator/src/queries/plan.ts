import { ApiError, invalid } from '../errors.ts'
import type { FieldPath } from '../values/field-path.ts'
import { compareText, elementsOf } from '../values/order.ts'
import { readPath, type Comparison, type Cursor, type Operator, type StructuredQuery } from './decode.ts'

/** One key of the sort order; `path` is null for the document's name. */
export interface Order {
  path: FieldPath | null
  descending: boolean
}

/** A checked query with its implicit defaults made explicit. */
export interface QueryPlan {
  /** '' for every collection. */
  collectionId: string
  allDescendants: boolean
  /** All of them must hold. */
  comparisons: readonly Comparison[]
  orders: readonly Order[]
  startAt: Cursor | undefined
  endAt: Cursor | undefined
  /** Infinity without a limit. */
  limit: number
}

// https://firebase.google.com/docs/firestore/query-data/queries#query_limitations
const maxDisjunctions = 30

/**
 * Checks a query. Throws INVALID_ARGUMENT or FAILED_PRECONDITION where Firestore does not answer what the SDKs send, in
 * particular because no index could provide its order.
 */
export function planQuery(query: StructuredQuery): QueryPlan {
  const { from = [], where: comparisons = [], orderBy = [], startAt, endAt, limit = Infinity } = query
  const { collectionId = '', allDescendants = false } = from[0] ?? {}
  if (limit < 0) throw invalid('limit is negative')
  const disjunctions = comparisons.reduce(
    (product, { op, value }) => product * (op === 'IN' ? elementsOf(value).length : 1),
    1,
  )
  if (disjunctions > maxDisjunctions) {
    throw invalid(
      `A query may have at most ${maxDisjunctions} alternatives, and this one has ${disjunctions}.`,
    )
  }
  const explicit = orderBy.map(({ field, direction }): Order => {
    return { path: readPath(field?.fieldPath), descending: direction === 'DESCENDING' }
  })
  checkFields(comparisons, explicit)
  return {
    collectionId,
    allDescendants,
    comparisons,
    orders: withImplicitOrders(explicit, comparisons),
    startAt,
    endAt,
    limit,
  }
}

/** Throws where a query may not compare or order like that. */
function checkFields(comparisons: readonly Comparison[], explicit: readonly Order[]): void {
  const isOfNames = [...comparisons, ...explicit].every(({ path }) => path === null)
  const isDescending = explicit.some(({ descending }) => descending)
  if (isOfNames && isDescending) {
    throw new ApiError('FAILED_PRECONDITION', 'Firestore does not support descending key scans')
  }
  const name = explicit.findIndex(({ path }) => path === null)
  if (name !== -1 && name < explicit.length - 1) {
    throw invalid('order by clause cannot contain more fields after the key')
  }
  explicit.forEach(({ path }, index) => {
    if (explicit.slice(0, index).some((earlier) => isSame(earlier.path, path))) {
      throw invalid(`order by clause cannot contain duplicate fields ${path?.join('.') ?? '__key__'}`)
    }
  })
  if (comparisons.filter(({ op }) => op === 'ARRAY_CONTAINS').length > 1) {
    throw new ApiError('FAILED_PRECONDITION', 'Only a single array-contains clause is allowed in a query')
  }
  const asksForNames = comparisons.some(({ path, op }) => path === null && !isInequality(op))
  const ranges = comparisons.filter(({ op }) => isInequality(op))
  if (asksForNames && ranges.length > 0 && ranges.every(({ path }) => path !== null)) {
    throw invalid('Equality on key is not allowed if there are other inequality fields.')
  }
}

function isInequality(op: Operator): boolean {
  return op !== 'EQUAL' && op !== 'ARRAY_CONTAINS' && op !== 'IN'
}

/**
 * The complete order of a query: the explicit orders, then the fields of inequalities, name by name, then the document name.
 * A document that lacks one of the fields is not in the result.
 */
function withImplicitOrders(explicit: readonly Order[], comparisons: readonly Comparison[]): Order[] {
  const descending = explicit.at(-1)?.descending ?? false
  const orders = [...explicit]
  const add = (path: FieldPath | null): void => {
    if (orders.some((order) => isSame(order.path, path))) return
    if (orders.at(-1)?.path === null)
      throw invalid('order by clause cannot contain more fields after the key')
    orders.push({ path, descending })
  }
  const ranges = comparisons.flatMap(({ path, op }) => (path !== null && isInequality(op) ? [path] : []))
  // \0 sorts before every letter, so the paths are compared name by name.
  ranges.sort((a, b) => compareText(a.join('\0'), b.join('\0'))).forEach(add)
  add(null)
  return orders
}

function isSame(one: FieldPath | null, other: FieldPath | null): boolean {
  return one?.join('\0') === other?.join('\0')
}
