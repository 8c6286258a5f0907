import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from 'firebase-admin/firestore'
import { SchoolError } from '../terminal/school-error.ts'
import { describeError, isRejection } from './errors.ts'
import type { School } from './school.ts'
import { withTimeout } from './with-timeout.ts'

const maxAttempts = 5
/** Milliseconds before the second attempt; each later pause is twice as long. */
const firstPause = 500
/** A commit of 8 MiB takes minutes over a poor connection. */
const timeoutFactor = 5
/** gRPC's code for a conflict with another writer. */
const aborted = 10

/** The answer to a commit was lost, so it is not known whether it has been written. */
export class UncertainWrite extends SchoolError {}

/**
 * Turns every failure of work that uses the Admin SDK into a SchoolError.
 *
 * @throws SchoolError
 */
export async function explainErrors<T>(school: School, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof SchoolError ? error : new SchoolError(describeError(error, school))
  }
}

/**
 * Reads and writes in one transaction, again where another writer was faster. Where the answer to its commit is lost it
 * fails, while the SDK would try again, find what the first attempt wrote, and take it for somebody else's (decision 55).
 *
 * @throws UncertainWrite where it may have been written.
 * @throws SchoolError where nothing was written.
 */
export async function transact<T>(
  school: School,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const firestore = await school.firestore()
  for (let attempt = 1; ; attempt += 1) {
    const commit = { isSent: false }
    try {
      const transaction = firestore.runTransaction(
        async (attempted) => {
          const result = await withTimeout(work(attempted))
          commit.isSent = true
          return result
        },
        { maxAttempts: 1 },
      )
      return await withTimeout(transaction, timeoutFactor)
    } catch (error) {
      if (error instanceof SchoolError) throw error
      if ((error as { code?: unknown }).code === aborted && attempt < maxAttempts) {
        await sleep(firstPause * 2 ** (attempt - 1))
        continue
      }
      const sentence = describeError(error, school)
      if (!commit.isSent || isRejection(error)) throw new SchoolError(sentence)
      throw new UncertainWrite(
        `${sentence} What was sent last may have been written all the same: run the command again, and it shows.`,
      )
    }
  }
}
