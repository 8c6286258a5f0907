import { ApiError, invalid } from '../errors.ts'
import type { Database } from './database.ts'

/** A transaction that has begun: what it has read, to be found unchanged when it commits. */
export interface Transaction {
  readonly id: string
  /** The full name of the database that it was begun on. */
  readonly database: string
  readonly readOnly: boolean
  readonly begun: number
  /** The update time of each document read, null where there was none. */
  readonly reads: Map<string, bigint | null>
  /** One check for each query run: gives false once the query finds something else. */
  readonly queries: ((database: Database) => boolean)[]
  /** The last change of the database at which everything read was known to be as it was. */
  unchangedAt: bigint
}

const lifetime = 270_000
const mostOpen = 10_000
const mostRemembered = 1_000_000
const longestCheck = 500
const idLength = 9
const idMark = 0x11

/**
 * The open transactions of a server. They are optimistic: instead of locking what it reads, a transaction is refused
 * with ABORTED at its commit when that has changed. Google's emulator waits for locks first; the outcome is the same.
 */
export class Transactions {
  readonly #open = new Map<string, Transaction>()
  #last = 0n
  #remembered = 0

  /** Begins one on a database; throws RESOURCE_EXHAUSTED where too many are open. */
  begin(database: Database, readOnly: boolean): Transaction {
    const now = Date.now()
    for (const transaction of this.#open.values())
      if (now - transaction.begun > lifetime) this.end(transaction)
    if (this.#open.size >= mostOpen) throw new ApiError('RESOURCE_EXHAUSTED', 'Too many open transactions.')
    this.#last++
    const bytes = Buffer.alloc(idLength)
    bytes[0] = idMark
    bytes.writeBigUInt64LE(this.#last, 1)
    const transaction = {
      id: bytes.toString('base64'),
      database: database.name,
      readOnly,
      begun: now,
      reads: new Map<string, bigint | null>(),
      queries: [],
      unchangedAt: database.lastChange,
    }
    this.#open.set(transaction.id, transaction)
    return transaction
  }

  /** The open transaction of a database with this id; throws INVALID_ARGUMENT where there is none (any more). */
  find(id: Buffer, database: Database): Transaction {
    if (id.length !== idLength || id[0] !== idMark) throw invalid('Invalid transaction.')
    const transaction = this.#open.get(id.toString('base64'))
    if (transaction?.database !== database.name) throw invalid('Transaction is invalid or expired.')
    return transaction
  }

  /** Remembers a document that was read, as it was; throws RESOURCE_EXHAUSTED where too much is remembered. */
  addRead(transaction: Transaction, path: string, version: bigint | null): void {
    if (transaction.reads.has(path)) return
    this.#makeRoom()
    transaction.reads.set(path, version)
  }

  /** Remembers a query that was run, by a check that it still finds the same; throws as `addRead` does. */
  addQuery(transaction: Transaction, isUnchanged: (database: Database) => boolean): void {
    this.#makeRoom()
    transaction.queries.push(isUnchanged)
  }

  end(transaction: Transaction): void {
    if (this.#open.delete(transaction.id)) {
      this.#remembered -= transaction.reads.size + transaction.queries.length
    }
  }

  clear(): void {
    this.#open.clear()
    this.#remembered = 0
  }

  #makeRoom(): void {
    if (this.#remembered >= mostRemembered) {
      throw new ApiError('RESOURCE_EXHAUSTED', 'The open transactions have read too much.')
    }
    this.#remembered++
  }
}

/**
 * Throws ABORTED where something that the transaction has read is no longer as it was, or where it would take too long
 * to find out: then, too, trying again is right.
 */
export function checkUnchanged(transaction: Transaction, database: Database): void {
  const { lastChange } = database
  if (transaction.unchangedAt === lastChange) return
  const end = performance.now() + longestCheck
  const moved = [...transaction.reads].some(
    ([path, version]) => (database.get(path)?.updateTime ?? null) !== version,
  )
  if (moved || transaction.queries.some((isUnchanged) => performance.now() > end || !isUnchanged(database))) {
    throw new ApiError('ABORTED', 'Transaction lock timeout.')
  }
  transaction.unchangedAt = lastChange
}
