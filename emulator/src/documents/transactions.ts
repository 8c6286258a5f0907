import { ApiError, invalid } from '../errors.ts'
import type { Database } from './database.ts'

/** An open transaction and what it has read, which must be unchanged when it commits. */
export interface Transaction {
  readonly id: string
  readonly database: Database
  /** One check for each document and query read: false once it has changed. */
  readonly reads: (() => boolean)[]
}

/**
 * The open transactions of a server, with optimistic concurrency control: a transaction takes no locks and fails with
 * ABORTED at its commit if something it read has changed. Google's emulator waits for locks first; the outcome is the same.
 */
export class Transactions {
  readonly #open = new Map<string, Transaction>()
  #last = 0

  begin(database: Database): Transaction {
    this.#last++
    const id = Buffer.from(`transaction ${this.#last}`).toString('base64')
    const transaction = { id, database, reads: [] }
    this.#open.set(id, transaction)
    return transaction
  }

  /** Throws INVALID_ARGUMENT if the database has no open transaction with this id. */
  find(id: Buffer, database: Database): Transaction {
    const transaction = this.#open.get(id.toString('base64'))
    if (transaction?.database !== database) throw invalid('Transaction is invalid or expired.')
    return transaction
  }

  end({ id }: Transaction): void {
    this.#open.delete(id)
  }
}

/** Throws ABORTED if something that the transaction has read has changed: the client should retry. */
export function checkUnchanged(transaction: Transaction): void {
  if (!transaction.reads.every((isUnchanged) => isUnchanged())) {
    throw new ApiError('ABORTED', 'Transaction lock timeout.')
  }
}
