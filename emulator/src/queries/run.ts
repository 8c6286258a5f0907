import type { Database, StoredDocument } from '../documents/database.ts'
import { getField, type FieldPath } from '../values/field-path.ts'
import { compareValues, elementsOf, typeRank } from '../values/order.ts'
import type { WireValue } from '../wire.ts'
import type { Comparison, Cursor } from './decode.ts'
import type { Order, QueryPlan } from './plan.ts'

/** Runs a query below a parent ('' for the root). */
export function runQuery(database: Database, parent: string, plan: QueryPlan): StoredDocument[] {
  const { comparisons, orders, startAt, endAt, limit } = plan
  const valueOf = (document: StoredDocument, path: FieldPath | null): WireValue | undefined =>
    path === null ? { referenceValue: database.nameOf(document.path) } : getField(document.fields, path)
  const isFound = (document: StoredDocument): boolean =>
    orders.every(({ path }) => valueOf(document, path) !== undefined) &&
    comparisons.every((comparison) => meets(valueOf(document, comparison.path), comparison)) &&
    (startAt === undefined || isPast(document, startAt)) &&
    (endAt === undefined || !isPast(document, endAt))
  const isPast = (document: StoredDocument, { values = [], before = false }: Cursor): boolean =>
    before ? placeAt(document, values) >= 0 : placeAt(document, values) > 0

  /** Negative for a document before these values of the first orders, zero at them, positive after them. */
  function placeAt(document: StoredDocument, values: readonly (WireValue | undefined)[]): number {
    for (const [index, value] of values.entries()) {
      const order = orders[index]
      const place = order === undefined ? 0 : compareBy(order, valueOf(document, order.path), value)
      if (place !== 0) return place
    }
    return 0
  }

  const compareDocuments = (a: StoredDocument, b: StoredDocument): number =>
    placeAt(
      a,
      orders.map(({ path }) => valueOf(b, path)),
    )

  return coveredBy(database, parent, plan).filter(isFound).sort(compareDocuments).slice(0, limit)
}

/** The documents of the collections that the query reads. */
function coveredBy(
  database: Database,
  parent: string,
  { collectionId, allDescendants }: QueryPlan,
): StoredDocument[] {
  const prefix = parent === '' ? '' : `${parent}/`
  if (!allDescendants && collectionId !== '') return database.collection(`${prefix}${collectionId}`)
  return database.inOrder().filter(({ path }) => {
    if (!path.startsWith(prefix)) return false
    const segments = path.slice(prefix.length).split('/')
    return (
      (allDescendants || segments.length === 2) && (collectionId === '' || segments.at(-2) === collectionId)
    )
  })
}

function compareBy({ descending }: Order, a: WireValue | undefined, b: WireValue | undefined): number {
  const place = a === undefined || b === undefined ? 0 : compareValues(a, b)
  return descending ? -place : place
}

function meets(stored: WireValue | undefined, { op, value }: Comparison): boolean {
  if (stored === undefined) return false
  if (op === 'IN')
    return elementsOf(value).some((member) => meets(stored, { path: null, op: 'EQUAL', value: member }))
  if (op === 'ARRAY_CONTAINS')
    return elementsOf(stored).some((member) => meets(member, { path: null, op: 'EQUAL', value }))
  // A comparison is true of values of one type only, and of null and NaN none is: those are asked for by other filters.
  if (typeRank(stored) !== typeRank(value) || [stored, value].some(isNullOrNaN)) return false
  return places[op].includes(Math.sign(compareValues(stored, value)))
}

/** Where the stored value may be, before, at or after the one that it is compared with. */
const places = {
  EQUAL: [0],
  LESS_THAN: [-1],
  LESS_THAN_OR_EQUAL: [-1, 0],
  GREATER_THAN: [1],
  GREATER_THAN_OR_EQUAL: [0, 1],
}

function isNullOrNaN(value: WireValue): boolean {
  return 'nullValue' in value || ('doubleValue' in value && value.doubleValue === 'NaN')
}
