import { ApiError, invalid } from '../errors.ts'
import type { Database } from './database.ts'

/** An open transaction and what it has read, which must be unchanged when it commits. */
export interface Transaction {
  readonly id: string
  /** The full name of its database. */
  readonly database: string
  readonly readOnly: boolean
  readonly startedAt: number
  /** The update time of each document read, null for a missing one. */
  readonly reads: Map<string, bigint | null>
  /** One check for each query: false once its result has changed. */
  readonly queries: ((database: Database) => boolean)[]
  /** The last change of the database at which everything read was still unchanged. */
  unchangedAt: bigint
}

const lifetime = 270_000
const maxOpen = 10_000
const maxRecorded = 1_000_000
const maxCheckMillis = 500
const idLength = 9
const idMark = 0x11

/**
 * The open transactions of a server, with optimistic concurrency control: a transaction takes no locks and fails with
 * ABORTED at its commit if something it read has changed. Google's emulator waits for locks first; the
 * outcome is the same.
 */
export class Transactions {
  readonly #open = new Map<string, Transaction>()
  #last = 0n
  #recorded = 0

  /** Throws RESOURCE_EXHAUSTED if too many are open. */
  begin(database: Database, readOnly: boolean): Transaction {
    const now = Date.now()
    for (const transaction of this.#open.values())
      if (now - transaction.startedAt > lifetime) this.end(transaction)
    if (this.#open.size >= maxOpen) throw new ApiError('RESOURCE_EXHAUSTED', 'Too many open transactions.')
    this.#last++
    const bytes = Buffer.alloc(idLength)
    bytes[0] = idMark
    bytes.writeBigUInt64LE(this.#last, 1)
    const transaction = {
      id: bytes.toString('base64'),
      database: database.name,
      readOnly,
      startedAt: now,
      reads: new Map<string, bigint | null>(),
      queries: [],
      unchangedAt: database.lastChange,
    }
    this.#open.set(transaction.id, transaction)
    return transaction
  }

  /** Throws INVALID_ARGUMENT if the database has no open transaction with this id. */
  find(id: Buffer, database: Database): Transaction {
    if (id.length !== idLength || id[0] !== idMark) throw invalid('Invalid transaction.')
    const transaction = this.#open.get(id.toString('base64'))
    if (transaction?.database !== database.name) throw invalid('Transaction is invalid or expired.')
    return transaction
  }

  /** Records the version of a document that was read; throws RESOURCE_EXHAUSTED if too much is recorded. */
  addRead(transaction: Transaction, path: string, version: bigint | null): void {
    if (transaction.reads.has(path)) return
    this.#reserve()
    transaction.reads.set(path, version)
  }

  /** Records a query by a check that its result is unchanged; throws like `addRead`. */
  addQuery(transaction: Transaction, isUnchanged: (database: Database) => boolean): void {
    this.#reserve()
    transaction.queries.push(isUnchanged)
  }

  end(transaction: Transaction): void {
    if (this.#open.delete(transaction.id)) {
      this.#recorded -= transaction.reads.size + transaction.queries.length
    }
  }

  clear(): void {
    this.#open.clear()
    this.#recorded = 0
  }

  #reserve(): void {
    if (this.#recorded >= maxRecorded) {
      throw new ApiError('RESOURCE_EXHAUSTED', 'The open transactions have read too much.')
    }
    this.#recorded++
  }
}

/**
 * Throws ABORTED if something that the transaction has read has changed, or if checking takes too long: in both cases the
 * client should retry.
 */
export function checkUnchanged(transaction: Transaction, database: Database): void {
  const { lastChange } = database
  if (transaction.unchangedAt === lastChange) return
  const end = performance.now() + maxCheckMillis
  const moved = [...transaction.reads].some(
    ([path, version]) => (database.get(path)?.updateTime ?? null) !== version,
  )
  if (moved || transaction.queries.some((isUnchanged) => performance.now() > end || !isUnchanged(database))) {
    throw new ApiError('ABORTED', 'Transaction lock timeout.')
  }
  transaction.unchangedAt = lastChange
}
