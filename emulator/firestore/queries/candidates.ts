import type { Collection } from '../documents/collection'
import type { Database, StoredDocument } from '../documents/database'
import { comparePaths } from '../values/order'
import { requiredEqualities, requiredName } from './filters'
import type { QueryPlan } from './plan'

/**
 * The documents that may be in the result of a query below a parent, by name ascending: all that the query's filter
 * finds, and as few others as the indexes allow.
 */
export function candidatesFor(database: Database, parent: string, plan: QueryPlan): Iterable<StoredDocument> {
  const name = requiredName(plan.condition)
  if (name !== undefined) return named(database, parent, plan, name)
  const { collectionId, allDescendants } = plan
  const equalities = requiredEqualities(plan.condition)
  if (!allDescendants && collectionId !== '') {
    const path = parent === '' ? collectionId : `${parent}/${collectionId}`
    return database.collection(path)?.meeting(equalities) ?? []
  }
  if (!allDescendants) return merged(database.collectionsBelow(parent))
  if (collectionId === '') return merged(database.collectionsWithin(parent))
  const found = database.group(collectionId)?.meeting(equalities)
  return found === undefined
    ? merged(database.collectionsWithin(parent, collectionId))
    : within(found, parent, plan)
}

/** The one document of a name, which may lie elsewhere or not exist. */
function named(database: Database, parent: string, plan: QueryPlan, name: string): Iterable<StoredDocument> {
  const root = `${database.name}/documents/`
  const document = name.startsWith(root) ? database.get(name.slice(root.length)) : undefined
  return document === undefined ? [] : within([document], parent, plan)
}

/** Those that lie where the query looks. */
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
