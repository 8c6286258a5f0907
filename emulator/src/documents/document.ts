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
