import type { Collection } from '../documents/collection.ts'
import type { Database } from '../documents/database.ts'
import type { StoredDocument } from '../documents/document.ts'
import { collectionOf, idOf } from '../documents/names.ts'
import type { Place } from '../documents/document.ts'
import type { OrderedDocuments } from '../documents/ordered-documents.ts'
import { comparePaths } from '../values/order.ts'
import { requiredEqualities, requiredName } from './filters.ts'
import type { QueryPlan } from './plan.ts'

/**
 * The documents that may be in the result of a query below a parent, by name ascending: a superset of those that match
 * the filter, narrowed by the indexes.
 */
export function candidatesFor(database: Database, parent: string, plan: QueryPlan): Iterable<StoredDocument> {
  const name = requiredName(plan.condition)
  if (name !== undefined) return named(database, parent, plan, name)
  const { collectionId, allDescendants } = plan
  const equalities = requiredEqualities(plan.condition)
  const start = startOf(plan, `${database.name}/documents/`)
  if (!allDescendants && collectionId !== '') {
    const collection = database.collection(parent === '' ? collectionId : `${parent}/${collectionId}`)
    if (collection === undefined) return []
    const isInside = start !== undefined && collectionOf(start) === collection.path
    return equalities.length === 0 && isInside
      ? collection.inOrder().from(placeAt(start))
      : collection.meeting(equalities)
  }
  if (!allDescendants) return merged(database.collectionsBelow(parent))
  if (collectionId === '') return below(database.inOrder(), parent, start)
  const group = database.group(collectionId)
  const found = group?.meeting(equalities)
  if (found !== undefined) return within(found, parent, plan)
  return group === undefined ? [] : below(group.inOrder(), parent, start)
}

/** A lower bound for the paths of the result, if the query has a cursor on the name. */
function startOf({ orders, startAt }: QueryPlan, root: string): string | undefined {
  const [order] = orders
  const [value] = startAt?.values ?? []
  if (order?.path !== null || order.descending || value === undefined || !('referenceValue' in value))
    return undefined
  return value.referenceValue.startsWith(root) ? value.referenceValue.slice(root.length) : undefined
}

/** The documents below a parent, from a path on: they are contiguous in the order by name. */
function* below(ordered: OrderedDocuments, parent: string, start = ''): Generator<StoredDocument> {
  const first = comparePaths(start, parent) > 0 ? start : parent
  const prefix = parent === '' ? '' : `${parent}/`
  for (const document of first === '' ? ordered : ordered.from(placeAt(first))) {
    if (document.path === parent) continue
    if (!document.path.startsWith(prefix)) return
    yield document
  }
}

function placeAt(path: string): Place {
  return { path, id: idOf(path) }
}

/** The document with this name, if it exists and the query covers it. */
function named(database: Database, parent: string, plan: QueryPlan, name: string): Iterable<StoredDocument> {
  const root = `${database.name}/documents/`
  const document = name.startsWith(root) ? database.get(name.slice(root.length)) : undefined
  return document === undefined ? [] : within([document], parent, plan)
}

/** The documents that the query covers. */
function* within(
  documents: Iterable<StoredDocument>,
  parent: string,
  { collectionId, allDescendants }: QueryPlan,
): Generator<StoredDocument> {
  const prefix = parent === '' ? '' : `${parent}/`
  for (const document of documents) {
    if (!document.path.startsWith(prefix)) continue
    const segments = document.path.slice(prefix.length).split('/')
    if (!allDescendants && segments.length !== 2) continue
    if (collectionId === '' || segments.at(-2) === collectionId) yield document
  }
}

function merged(collections: readonly Collection[]): Iterable<StoredDocument> {
  const [only, ...others] = collections
  if (only === undefined) return []
  if (others.length === 0) return only.inOrder()
  return collections
    .flatMap((collection) => [...collection.inOrder()])
    .sort((a, b) => comparePaths(a.path, b.path))
}
