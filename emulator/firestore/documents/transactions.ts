import { ApiError, invalid } from '../errors'
import type { Database } from './database'

/** A transaction that has begun: what it has read, to be found unchanged when it commits. */
export interface Transaction {
  readonly id: string
  readonly readOnly: boolean
  readonly begun: number
  /** The update time of each document read, null where there was none. */
  readonly reads: Map<string, bigint | null>
  /** One check for each query run: gives false once the query finds something else. */
  readonly queries: (() => boolean)[]
}

const lifetime = 270_000
const mostOpen = 10_000
const idLength = 9
const idMark = 0x11

/**
 * The open transactions of a project. They are optimistic: instead of locking what it reads, a transaction is refused
 * with ABORTED at its commit when that has changed. Google's emulator waits for locks first; the outcome is the same.
 */
export class Transactions {
  readonly #open = new Map<string, Transaction>()
  #last = 0n

  begin(readOnly: boolean): Transaction {
    const now = Date.now()
    for (const [id, { begun }] of this.#open) if (now - begun > lifetime) this.#open.delete(id)
    if (this.#open.size >= mostOpen) throw new ApiError('RESOURCE_EXHAUSTED', 'Too many open transactions.')
    this.#last++
    const bytes = Buffer.alloc(idLength)
    bytes[0] = idMark
    bytes.writeBigUInt64LE(this.#last, 1)
    const id = bytes.toString('base64')
    const transaction = { id, readOnly, begun: now, reads: new Map<string, bigint | null>(), queries: [] }
    this.#open.set(id, transaction)
    return transaction
  }

  /** The open transaction with this id; throws INVALID_ARGUMENT where there is none (any more). */
  find(id: Buffer): Transaction {
    if (id.length !== idLength || id[0] !== idMark) throw invalid('Invalid transaction.')
    const transaction = this.#open.get(id.toString('base64'))
    if (transaction === undefined) throw invalid('Transaction is invalid or expired.')
    return transaction
  }

  end(transaction: Transaction): void {
    this.#open.delete(transaction.id)
  }

  clear(): void {
    this.#open.clear()
  }
}

/** Throws ABORTED where something that the transaction has read is no longer as it was. */
export function checkUnchanged(transaction: Transaction, database: Database): void {
  const moved = [...transaction.reads].some(
    ([path, version]) => (database.get(path)?.updateTime ?? null) !== version,
  )
  if (moved || transaction.queries.some((isUnchanged) => !isUnchanged())) {
    throw new ApiError('ABORTED', 'Transaction lock timeout.')
  }
}
