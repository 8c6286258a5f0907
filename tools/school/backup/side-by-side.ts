import { comparePaths } from '../../../emulator/firestore/values/order'
import { documentsRoot, type School } from '../target/connect'
import type { WireFields } from '../../../emulator/firestore/wire'
import { documentsOf } from './checked-files'
import { redirected } from './exact'
import type { Manifest } from './manifest'
import { type KeptDocument, pagesOf, type StoredDocument } from './stored-documents'

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
export async function* sideBySide(folder: string, manifest: Manifest, school: School): AsyncGenerator<Pair> {
  const storedDocuments = allStored(school)
  let next = await storedDocuments.next()
  for await (const kept of documentsFor(folder, manifest, school)) {
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

async function* allStored(school: School): AsyncGenerator<StoredDocument, undefined> {
  for await (const { documents } of pagesOf(school)) yield* documents
  return undefined
}

/** The documents of a backup as they are to be in this school: in another project, references point into that one. */
async function* documentsFor(
  folder: string,
  manifest: Manifest,
  school: School,
): AsyncGenerator<KeptDocument> {
  const [from, to] = [manifest.project, school.projectId].map(documentsRoot)
  for await (const kept of documentsOf(folder, manifest)) {
    if (from === undefined || to === undefined || from === to || !kept.line.includes(`"${from}/`)) yield kept
    else {
      const { path, fields } = JSON.parse(kept.line) as { path: string; fields: WireFields }
      yield { path, line: JSON.stringify({ path, fields: redirected(fields, from, to) }) }
    }
  }
}
