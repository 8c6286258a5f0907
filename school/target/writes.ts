import { setTimeout as sleep } from 'node:timers/promises'
import type { WireFields } from 'firestore-emulator/wire'
import { SchoolError } from '../terminal.ts'
import { nameOf } from './documents.ts'
import { askFirestore, RequestError, usualTimeout } from './request.ts'
import type { School } from './school.ts'

/** What becomes of one document, in the form of the REST API. */
export type Write = (
  | {
      update: { name: string; fields: WireFields }
      updateTransforms?: { fieldPath: string; setToServerValue: 'REQUEST_TIME' }[]
    }
  | { delete: string }
) & { currentDocument?: { exists: false } | { updateTime: string } }

/** Firestore takes 500 writes and 10 MiB in one commit; the rest is for the names and the envelope. */
const maxWrites = 400
const maxBytes = 8 * 1024 * 1024
/** How often a transaction is tried, and milliseconds before the second time; each later pause is twice as long. */
const maxAttempts = 5
const firstPause = 500
/** A commit of 8 MiB takes minutes over a poor connection. */
const timeoutFactor = 5
/** Google's words where somebody else was faster. */
const conflicts = ['ABORTED', 'ALREADY_EXISTS', 'FAILED_PRECONDITION', 'NOT_FOUND']

/** The answer to a commit was lost, so it is not known whether it has been written. */
export class UncertainWrite extends SchoolError {}

/**
 * Replaces a whole document.
 *
 * @param path below the documents root: `Users/u1`.
 * @param timeField the field that gets the server's time, where there is one.
 */
export function replacement(school: School, path: string, fields: WireFields, timeField?: string): Write {
  const update = { name: nameOf(school, path), fields }
  if (timeField === undefined) return { update }
  return { update, updateTransforms: [{ fieldPath: timeField, setToServerValue: 'REQUEST_TIME' }] }
}

/** Deletes a document, if it is there. */
export function deletion(school: School, path: string): Write {
  return { delete: nameOf(school, path) }
}

/**
 * Writes in this order, a commit at a time, what can be written twice with the same result: a lost answer does no harm.
 *
 * @param onCommit gets how many writes the commit had.
 * @throws SchoolError where one is refused or nobody answers; the commits before it are written.
 */
export async function writeAll(
  school: School,
  writes: Iterable<Write>,
  onCommit: (count: number) => void = () => undefined,
): Promise<void> {
  for (const commit of commitsOf(writes)) {
    await askFirestore(school, ':commit', { writes: commit })
    onCommit(commit.length)
  }
}

/** Splits writes into what one commit may hold, in their order. */
export function* commitsOf<T>(writes: Iterable<T>): Generator<T[]> {
  let commit: T[] = []
  let bytes = 0
  for (const write of writes) {
    const size = Buffer.byteLength(JSON.stringify(write))
    if (commit.length > 0 && (commit.length === maxWrites || bytes + size > maxBytes)) {
      yield commit
      commit = []
      bytes = 0
    }
    commit.push(write)
    bytes += size
  }
  if (commit.length > 0) yield commit
}

/**
 * Commits all of these writes or none. It is sent once: sent again after a lost answer, it would take what the first one
 * wrote for somebody else's (decision 55).
 *
 * @throws UncertainWrite where it may have been written.
 * @throws RequestError where nothing was written.
 */
export async function commitOnce(
  school: School,
  writes: readonly Write[],
  transaction?: string,
): Promise<void> {
  const once = { attempts: 1, timeout: timeoutFactor * usualTimeout() }
  try {
    await askFirestore(school, ':commit', { writes, ...(transaction && { transaction }) }, once)
  } catch (error) {
    if (!(error instanceof RequestError) || (error.status >= 400 && error.status < 500)) throw error
    throw new UncertainWrite(
      `${error.message} What was sent last may have been written all the same: run the command again, and it shows.`,
    )
  }
}

/** Whether a commit was refused because something is no longer as it was read. */
export function isConflict(error: unknown): boolean {
  return error instanceof RequestError && conflicts.includes(error.reason)
}

/**
 * Reads and writes in one transaction, again where another writer was faster.
 *
 * @param work gets the transaction to read in; what it writes must follow from what it reads.
 * @throws UncertainWrite where it may have been written.
 * @throws SchoolError where nothing was written.
 */
export async function transact<T>(
  school: School,
  work: (transaction: string) => Promise<{ writes: Write[]; result: T }>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const begun = await askFirestore(school, ':beginTransaction', { options: { readWrite: {} } })
    const { transaction } = begun as { transaction: string }
    try {
      const { writes, result } = await work(transaction)
      await commitOnce(school, writes, transaction)
      return result
    } catch (error) {
      // What it has read stays locked until it ends.
      if (!(error instanceof UncertainWrite)) await rollBack(school, transaction)
      if (!isConflict(error) || attempt === maxAttempts) throw error
    }
    await sleep(firstPause * 2 ** (attempt - 1))
  }
}

async function rollBack(school: School, transaction: string): Promise<void> {
  await askFirestore(school, ':rollback', { transaction }, { attempts: 1 }).catch(() => undefined)
}
