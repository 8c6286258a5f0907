import { comparePaths } from '../../../emulator/firestore/values/order'
import { documentsRoot, type School } from '../target/connect'
import type { WireFields } from '../../../emulator/firestore/wire'
import { documentsOf } from './checked-files'
import { redirected } from './exact'
import type { Manifest } from './manifest'
import { type KeptDocument, pagesOf, type StoredDocument } from './stored-documents'

/** How one document of a backup stands to the school's. */
export type Pair =
  /** In the backup, and in the school not at all or with other fields. */
  | { kind: 'new' | 'changed' | 'same'; kept: KeptDocument }
  /** In the school only. */
  | { kind: 'extra'; stored: StoredDocument }

/**
 * Walks through a backup and a school side by side, both in the order of names, so that it takes the same memory at any
 * size.
 */
export async function* sideBySide(folder: string, manifest: Manifest, school: School): AsyncGenerator<Pair> {
  const storedDocuments = documentsIn(school)
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
    yield { kind: next.value.line === kept.line ? 'same' : 'changed', kept }
    next = await storedDocuments.next()
  }
  for (; next.done !== true; next = await storedDocuments.next()) yield { kind: 'extra', stored: next.value }
}

async function* documentsIn(school: School): AsyncGenerator<StoredDocument, undefined> {
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

/** How many documents there are of each kind, and the first of those that would be written. */
export interface Tally {
  new: number
  changed: number
  same: number
  extra: number
  /** `+ Users/u1`, `~ Course/1`, `- Users/u2`. */
  examples: string[]
}

const signs = { new: '+', changed: '~', extra: '-' }
const mostExamples = 10

/** How many documents would be written or deleted. */
export function differencesIn(tally: Tally, prune: boolean): number {
  return tally.new + tally.changed + (prune ? tally.extra : 0)
}

/** Nothing counted yet. */
export function newTally(): Tally {
  return { new: 0, changed: 0, same: 0, extra: 0, examples: [] }
}

/** Counts a pair. @param prune whether what only the school has would be deleted. */
export function addTo(tally: Tally, pair: Pair, prune: boolean): void {
  tally[pair.kind] += 1
  if (pair.kind === 'same' || (pair.kind === 'extra' && !prune) || tally.examples.length >= mostExamples)
    return
  tally.examples.push(`${signs[pair.kind]} ${pair.kind === 'extra' ? pair.stored.path : pair.kept.path}`)
}
