import { compareIds, comparePaths } from '../values/order.ts'
import type { WireFields } from '../wire.ts'

/** A document as it is kept. Never changed: a write puts another in its place. */
export interface StoredDocument {
  /** Below the documents root: `Users/u1/Students/s1`. */
  readonly path: string
  readonly id: string
  readonly fields: WireFields
  /** Microseconds since the epoch. */
  readonly createTime: bigint
  readonly updateTime: bigint
}

/** Where a document stands, or would stand. */
export type Place = Pick<StoredDocument, 'path' | 'id'>

/** How two documents stand to each other; never 0 for two of different names. */
export type DocumentOrder = (a: Place, b: Place) => number

/** The order by name, of documents of any collections. */
export function byPath(a: Place, b: Place): number {
  return comparePaths(a.path, b.path)
}

/** The order by name, of documents that share a collection. */
export function byId(a: Place, b: Place): number {
  return compareIds(a.id, b.id)
}
