import { comparePaths } from 'firestore-emulator/order'
import { isLeftByErasing } from '../erasure/erasures.ts'
import { documentsRoot } from '../target/connect.ts'
import type { WireFields } from 'firestore-emulator/wire'
import { documentsOf } from './checked-files.ts'
import { redirected } from './exact.ts'
import type { Restore } from './restore.ts'
import { eachStored, type KeptDocument, type StoredDocument } from './stored-documents.ts'

/** How one document of a backup stands to the school's. */
export type Pair =
  /** In the backup, and in the school not at all. */
  | { kind: 'new'; kept: KeptDocument }
  /** In both, with other fields or the same. */
  | { kind: 'changed' | 'same'; kept: KeptDocument; stored: StoredDocument }
  /** In the school only. */
  | { kind: 'extra'; stored: StoredDocument }

/**
 * Walks through a backup and a school side by side, both in the order of names, so that it takes the same memory at any
 * size.
 */
export async function* sideBySide(
  work: Pick<Restore, 'folder' | 'manifest' | 'school' | 'leftOut'>,
): AsyncGenerator<Pair> {
  for await (const pair of allPairs(work)) {
    // What a school knows of those that it erased is the newest there is, and no restore takes it away.
    const isKnown = pair.kind !== 'new' && isLeftByErasing(pair.stored.path)
    if (!isKnown) yield pair
    else if (pair.kind !== 'extra') yield { ...pair, kind: 'same' }
  }
}

async function* allPairs(work: Parameters<typeof sideBySide>[0]): AsyncGenerator<Pair> {
  const storedDocuments = eachStored(work.school)
  let next = await storedDocuments.next()
  for await (const kept of documentsFor(work)) {
    if (work.leftOut.documents.has(kept.path)) continue
    while (next.done !== true && comparePaths(next.value.path, kept.path) < 0) {
      yield { kind: 'extra', stored: next.value }
      next = await storedDocuments.next()
    }
    if (next.done === true || next.value.path !== kept.path) {
      yield { kind: 'new', kept }
      continue
    }
    const stored = next.value
    yield { kind: stored.line === kept.line ? 'same' : 'changed', kept, stored }
    next = await storedDocuments.next()
  }
  for (; next.done !== true; next = await storedDocuments.next()) yield { kind: 'extra', stored: next.value }
}

/** The documents of a backup as they are to be in this school: in another project, references point into that one. */
async function* documentsFor({
  folder,
  manifest,
  school,
}: Pick<Restore, 'folder' | 'manifest' | 'school'>): AsyncGenerator<KeptDocument> {
  const [from, to] = [manifest.project, school.projectId].map(documentsRoot)
  for await (const kept of documentsOf(folder, manifest)) {
    if (from === undefined || to === undefined || from === to || !kept.line.includes(`"${from}/`)) yield kept
    else {
      const { path, fields } = JSON.parse(kept.line) as { path: string; fields: WireFields }
      yield { path, line: JSON.stringify({ path, fields: redirected(fields, from, to) }) }
    }
  }
}
