import type { WireFields } from 'firestore-emulator/wire'
import { askJson } from './ask.ts'
import { commitsOf } from './commits.ts'
import { documentsRoot, documentsUrl, type School } from './connect.ts'

/** A write that can be done twice with the same end, so that a lost answer does no harm. */
export type Write =
  | {
      update: { name: string; fields: WireFields }
      updateTransforms?: { fieldPath: string; setToServerValue: 'REQUEST_TIME' }[]
    }
  | { delete: string }

/**
 * Replaces a document.
 *
 * @param path below the documents root: `Users/u1`.
 * @param timed the field that gets the server's time, where there is one.
 */
export function replacing(
  { projectId }: Pick<School, 'projectId'>,
  path: string,
  fields: WireFields,
  timed?: string,
): Write {
  const update = { name: `${documentsRoot(projectId)}/${path}`, fields }
  if (timed === undefined) return { update }
  return { update, updateTransforms: [{ fieldPath: timed, setToServerValue: 'REQUEST_TIME' }] }
}

/** Deletes a document, if it is there. */
export function deleting({ projectId }: Pick<School, 'projectId'>, path: string): Write {
  return { delete: `${documentsRoot(projectId)}/${path}` }
}

/**
 * Writes in this order, a commit at a time.
 *
 * @param written is told how many writes a commit had.
 * @throws SchoolError where one is refused or nobody answers: then those before it are written.
 */
export async function writeAll(
  school: School,
  writes: Iterable<Write>,
  written: (count: number) => void = () => undefined,
): Promise<void> {
  for (const commit of commitsOf(writes, (write) => Buffer.byteLength(JSON.stringify(write)))) {
    await askJson(school, `${documentsUrl(school)}:commit`, { writes: commit })
    written(commit.length)
  }
}
