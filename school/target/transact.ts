import { setTimeout as after } from 'node:timers/promises'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { SchoolError } from '../terminal/school-error.ts'
import type { School } from './connect.ts'
import { isRefusal, sentenceOf } from './failures.ts'
import { whileHeard } from './heard.ts'

const mostAttempts = 5
/** Milliseconds before the second attempt; each later one waits twice as long. */
const firstPause = 500
/** A commit of 8 MiB takes minutes over a poor line, and nothing is heard while it goes. */
const patienceForCommit = 5
/** gRPC's number where another writer was in the same place. */
const aborted = 10

/** What was sent to be written, and whether it was is not known: the answer was lost. */
export class UncertainWrite extends SchoolError {}

/**
 * Reads and writes in one transaction, again where another writer was faster. Where the answer to its commit is lost it
 * ends, which the SDK would not: a second attempt finds what the first one wrote, and takes it for somebody else's.
 *
 * @throws UncertainWrite where it may have been written.
 * @throws SchoolError where nothing was written.
 */
export async function transact<Result>(
  school: School,
  firestore: Firestore,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const commit = { isSent: false }
    try {
      return await whileHeard((heard) =>
        firestore.runTransaction(
          async (transaction) => {
            const result = await work(transaction)
            commit.isSent = true
            heard(patienceForCommit)
            return result
          },
          { maxAttempts: 1 },
        ),
      )
    } catch (error) {
      if (error instanceof SchoolError) throw error
      if ((error as { code?: unknown }).code === aborted && attempt < mostAttempts) {
        await after(firstPause * 2 ** (attempt - 1))
        continue
      }
      const sentence = sentenceOf(error, school)
      if (!commit.isSent || isRefusal(error)) throw new SchoolError(sentence)
      throw new UncertainWrite(
        `${sentence} What was sent last may have been written all the same: run the command again, and it shows.`,
      )
    }
  }
}
