import type { WireFields } from 'firestore-emulator/wire'
import { request } from './rest.ts'
import { documentsRoot, documentsUrl, type School } from './school.ts'

/** A write that can be done twice with the same result, so that a lost answer does no harm. */
export type Write =
  | {
      update: { name: string; fields: WireFields }
      updateTransforms?: { fieldPath: string; setToServerValue: 'REQUEST_TIME' }[]
    }
  | { delete: string }

/** Firestore takes 500 writes and 10 MiB in one commit; the rest is for the names and the envelope. */
const maxWrites = 400
const maxBytes = 8 * 1024 * 1024

/**
 * Replaces a whole document.
 *
 * @param path below the documents root: `Users/u1`.
 * @param timeField the field that gets the server's time, where there is one.
 */
export function replacement(
  { projectId }: School,
  path: string,
  fields: WireFields,
  timeField?: string,
): Write {
  const update = { name: `${documentsRoot(projectId)}/${path}`, fields }
  if (timeField === undefined) return { update }
  return { update, updateTransforms: [{ fieldPath: timeField, setToServerValue: 'REQUEST_TIME' }] }
}

/** Deletes a document, if it is there. */
export function deletion({ projectId }: School, path: string): Write {
  return { delete: `${documentsRoot(projectId)}/${path}` }
}

/**
 * Writes in this order, a commit at a time.
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
    await request(school, `${documentsUrl(school)}:commit`, { writes: commit })
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
