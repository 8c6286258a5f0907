import type { Database } from '../documents/database.ts'
import type { StoredDocument } from '../documents/document.ts'
import { getField } from '../values/field-path.ts'
import { comparePaths, compareValues } from '../values/order.ts'
import type { WireValue } from '../wire.ts'
import { matches } from './filters.ts'
import type { Order } from './orders.ts'
import type { Bound, QueryPlan } from './plan.ts'

/** Runs a query below a parent ('' for the root). */
export function runQuery(database: Database, parent: string, plan: QueryPlan): StoredDocument[] {
  const documentsRoot = `${database.name}/documents`
  const wanted = plan.limit === undefined ? Infinity : plan.offset + plan.limit
  const byName = plan.orders.length === 1 && plan.orders[0]?.descending === false
  const found: StoredDocument[] = []
  for (const document of coveredBy(database, parent, plan)) {
    if (byName && found.length >= wanted) break
    if (!plan.orders.every(({ path }) => path === null || getField(document.fields, path) !== undefined))
      continue
    if (!matches(plan.condition, document, documentsRoot)) continue
    if (isWithin(document, plan, documentsRoot)) found.push(document)
  }
  if (!byName) found.sort((a, b) => compareDocuments(a, b, plan.orders))
  return found.slice(plan.offset, wanted)
}

/** The documents of the collections that the query reads, by name ascending. */
function coveredBy(
  database: Database,
  parent: string,
  { collectionId, allDescendants }: QueryPlan,
): readonly StoredDocument[] {
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

function compareDocuments(a: StoredDocument, b: StoredDocument, orders: readonly Order[]): number {
  for (const { path, descending } of orders) {
    const order = path === null ? comparePaths(a.path, b.path) : compareFields(a, b, path)
    if (order !== 0) return descending ? -order : order
  }
  return 0
}

function compareFields(a: StoredDocument, b: StoredDocument, path: readonly string[]): number {
  const left = getField(a.fields, path)
  const right = getField(b.fields, path)
  return left === undefined || right === undefined ? 0 : compareValues(left, right)
}

function isWithin(document: StoredDocument, plan: QueryPlan, documentsRoot: string): boolean {
  const { startAt, endAt, orders } = plan
  if (startAt !== undefined) {
    const order = compareToBound(document, startAt, orders, documentsRoot)
    if (startAt.before ? order < 0 : order <= 0) return false
  }
  if (endAt !== undefined) {
    const order = compareToBound(document, endAt, orders, documentsRoot)
    if (endAt.before ? order >= 0 : order > 0) return false
  }
  return true
}

function compareToBound(
  document: StoredDocument,
  bound: Bound,
  orders: readonly Order[],
  documentsRoot: string,
): number {
  for (const [index, value] of bound.values.entries()) {
    const order = orders[index]
    if (order === undefined) return 0
    const stored: WireValue | undefined =
      order.path === null
        ? { referenceValue: `${documentsRoot}/${document.path}` }
        : getField(document.fields, order.path)
    const compared = stored === undefined ? 0 : compareValues(stored, value)
    if (compared !== 0) return order.descending ? -compared : compared
  }
  return 0
}
