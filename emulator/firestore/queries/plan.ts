import { ApiError, invalid } from '../errors'
import type { WireValue } from '../wire'
import { parseFieldPath, type FieldPath } from '../values/field-path'
import { checkContent } from '../documents/limits'
import { checkCollectionId } from '../documents/names'
import type { Cursor, StructuredQuery } from './decode'
import { checkFilterCombination, inequalityFields, planFilter, type Condition } from './filters'
import { planNearest, type NearestPlan } from './nearest'

/** One key of the sort order; `path` is null for the document's name. */
export interface Order {
  path: FieldPath | null
  descending: boolean
}

/** A bound of the result: the values of the first orders, and whether documents equal to them lie before it. */
export interface Bound {
  values: readonly WireValue[]
  before: boolean
}

/** A query that has been checked, with all that it leaves unsaid written out. */
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
  /** Set where only the documents with the nearest vectors are asked for. */
  nearest?: NearestPlan
  /** Fields that a document must have besides, because they are summed. */
  required?: readonly FieldPath[]
  /** The fields to answer with; undefined for all. */
  select?: readonly FieldPath[]
}

// As Firestore's page "Query limitations" has it; it also keeps what each document costs within bounds.
const mostParts = 100

/** Throws INVALID_ARGUMENT or FAILED_PRECONDITION, in the words of Google's emulator, where a query makes no sense. */
export function planQuery(query: StructuredQuery): QueryPlan {
  const { from = [], offset = 0, limit } = query
  if (from.length > 1) throw invalid('StructuredQuery.from cannot have more than one collection selector.')
  const { collectionId = '', allDescendants = false } = from[0] ?? {}
  if (collectionId !== '') checkCollectionId(collectionId)
  if (offset < 0) throw invalid('offset is negative')
  if (limit !== undefined && limit < 0) throw invalid('limit is negative')
  const condition = planFilter(query.where)
  checkFilterCombination(condition)
  if (condition.fields.length + (query.orderBy ?? []).length > mostParts) {
    throw invalid(`A query may have at most ${mostParts} filters and orders.`)
  }
  const explicit = (query.orderBy ?? []).map(({ field, direction }): Order => {
    const path = field?.fieldPath ?? ''
    return { path: path === '__name__' ? null : parseFieldPath(path), descending: direction === 'DESCENDING' }
  })
  const orders = completeOrders(explicit, condition)
  checkOrders(orders, condition, collectionId)
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
    ...(query.findNearest === undefined ? {} : { nearest: planNearest(query.findNearest) }),
    ...(query.select === undefined ? {} : { select: select ?? [] }),
  }
}

/** The explicit orders, then the fields of inequalities by name, then the name of the document. */
function completeOrders(explicit: readonly Order[], condition: Condition): Order[] {
  const orders = [...explicit]
  const descending = explicit.at(-1)?.descending ?? false
  for (const path of inequalityFields(condition)) {
    if (!orders.some((order) => samePath(order.path, path))) orders.push({ path, descending })
  }
  if (!orders.some(({ path }) => path === null)) orders.push({ path: null, descending })
  return orders
}

function checkOrders(orders: readonly Order[], condition: Condition, collectionId: string): void {
  orders.forEach((order, index) => {
    if (orders.slice(0, index).some(({ path }) => samePath(path, order.path))) {
      throw invalid(`order by clause cannot contain duplicate fields ${order.path?.join('.') ?? '__key__'}`)
    }
  })
  if (orders.findIndex(({ path }) => path === null) !== orders.length - 1) {
    throw invalid('order by clause cannot contain more fields after the key')
  }
  const [first] = orders
  if (collectionId === '' && first?.path !== null) {
    throw invalid('kind is required for all orders except __key__ ascending')
  }
  if (first?.path === null && first.descending && !condition.fields.some((path) => path !== null)) {
    throw new ApiError('FAILED_PRECONDITION', 'Firestore does not support descending key scans')
  }
}

function planCursor(cursor: Cursor | undefined, orders: readonly Order[]): Bound | undefined {
  if (cursor === undefined) return undefined
  const { values = [], before = false } = cursor
  if (values.length > orders.length) throw invalid('Cursor has too many values.')
  values.forEach((value, index) => {
    if (orders[index]?.path === null && !('referenceValue' in value)) {
      throw invalid('Cursor __key__ value is not a document reference.')
    }
    checkContent(value)
  })
  return { values, before }
}

function samePath(a: FieldPath | null, b: FieldPath | null): boolean {
  if (a === null || b === null) return a === b
  return a.length === b.length && a.every((name, index) => name === b[index])
}
