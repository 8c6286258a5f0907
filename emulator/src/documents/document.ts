import { compareIds, comparePaths } from '../values/order.ts'
import type { WireFields } from '../wire.ts'

/** A stored document. Immutable: a write replaces it. */
export interface StoredDocument {
  /** Below the documents root: `Users/u1/Students/s1`. */
  readonly path: string
  readonly id: string
  readonly fields: WireFields
  /** Microseconds since the epoch. */
  readonly createTime: bigint
  readonly updateTime: bigint
}

/** What the position of a document in an order depends on. */
export type Place = Pick<StoredDocument, 'path' | 'id'>

/** Compares two documents; never 0 for two different names. */
export type DocumentOrder = (a: Place, b: Place) => number

/** The order by name, across collections. */
export function byPath(a: Place, b: Place): number {
  return comparePaths(a.path, b.path)
}

/** The order by name, within one collection. */
export function byId(a: Place, b: Place): number {
  return compareIds(a.id, b.id)
}
