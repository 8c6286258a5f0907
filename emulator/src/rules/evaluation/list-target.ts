import type { StructuredQueryConstraints } from './query-constraints.ts'
import { anyAncestors, anySegment, type TargetSegment } from './matching.ts'
import type { PathValue } from './values.ts'

interface ListRequest {
  database: string
  path: string
  query?: StructuredQueryConstraints | undefined
}

/**
 * The documents a list reaches, as a path with unknown parts (B.9): a rule must cover all of them. If the query names
 * one document and that lies in the collection, the path is known to its end; in a collection group it is not, for a
 * rule on one collection does not cover a query of the group (B.1), whatever that asks for.
 */
export function listTarget(
  request: ListRequest,
  documentPath: PathValue | null,
): { target: readonly TargetSegment[]; name: PathValue | null } {
  const root = ['databases', request.database, 'documents']
  const segments = request.path.split('/').filter((segment) => segment !== '')
  const isCollection = segments.length % 2 === 1
  const collectionId = isCollection ? segments.at(-1) : request.query?.collectionId
  const parent = [...root, ...(isCollection ? segments.slice(0, -1) : segments)]
  const isGroup = request.query?.allDescendants === true
  const collection: TargetSegment =
    collectionId === undefined || collectionId === '' ? anySegment : collectionId
  const isInside =
    documentPath !== null &&
    (isGroup
      ? documentPath.segments.length > parent.length
      : documentPath.segments.length === parent.length + 2) &&
    documentPath.segments.length % 2 === 1 &&
    parent.every((segment, at) => segment === documentPath.segments[at]) &&
    (collection === anySegment || documentPath.segments.at(-2) === collection)
  if (isInside && !isGroup) return { target: documentPath.segments, name: documentPath }
  const between: TargetSegment[] = isGroup ? [anyAncestors] : []
  return { target: [...parent, ...between, collection, anySegment], name: isInside ? documentPath : null }
}
