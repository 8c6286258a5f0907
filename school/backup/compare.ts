import { isDeepStrictEqual } from 'node:util'
import type { Timestamp } from 'firebase-admin/firestore'
import { everyDocument, readDocuments, type StoredDocument } from '../documents.ts'
import { isErasureRecord } from '../erasure/erasures.ts'
import type { School } from '../firebase.ts'
import { pluralize, printable } from '../terminal.ts'

/** A document that is not in the school as it is in the backup. */
export interface Difference {
  path: string
  /** As the backup has it; `null` where it has none. */
  document: StoredDocument | null
  /** When the school's was last written; none where it has none. */
  updateTime?: Timestamp | undefined
}

/** How a school stands to a backup. */
export interface Comparison {
  /** Only in the backup. */
  added: Difference[]
  /** In both, with other fields. */
  changed: Difference[]
  /** In both, with the same fields. */
  same: number
  /** Only in the school. */
  extra: StoredDocument[]
}

/** The documents of a backup, by path. */
export type Documents = ReadonlyMap<string, StoredDocument>

/**
 * Compares every document of a school with a backup. What the school remembers of erasures is newer than any backup, so
 * it never counts as changed or extra.
 */
export async function compareDocuments(
  documents: Documents,
  school: School,
  label: string,
): Promise<Comparison> {
  const onlyInBackup = new Map(documents)
  const comparison: Comparison = { added: [], changed: [], same: 0, extra: [] }
  for (const stored of await readDocuments(school, everyDocument(school), label)) {
    const { path, fields, updateTime } = stored
    const document = onlyInBackup.get(path)
    onlyInBackup.delete(path)
    if (document === undefined) {
      if (!isErasureRecord(path)) comparison.extra.push(stored)
    } else if (isErasureRecord(path) || isDeepStrictEqual(document.fields, fields)) comparison.same += 1
    else comparison.changed.push({ path, document, updateTime })
  }
  comparison.added = Array.from(onlyInBackup, ([path, document]) => ({ path, document }))
  return comparison
}

const maxExamples = 10

/** Shows what differs. @param differences what a restore would write. */
export function showDocuments(
  { added, changed, same, extra }: Comparison,
  differences: readonly Difference[],
  prune: boolean,
): void {
  for (const { path, document, updateTime } of differences.slice(0, maxExamples)) {
    const sign = updateTime === undefined ? '+' : '~'
    console.log(`${document === null ? '-' : sign} ${printable(path)}`)
  }
  const more = differences.length - maxExamples
  if (more > 0) console.log(`  and ${more.toLocaleString('en')} more`)
  const counts = [added.length, changed.length, same].map((count) => count.toLocaleString('en'))
  const what = prune ? 'goes (--prune)' : 'stays (--prune deletes it)'
  const ofExtra =
    extra.length === 0 ? '' : `; only in the school: ${extra.length.toLocaleString('en')}, which ${what}`
  console.log(`Documents: ${counts[0]} new, ${counts[1]} changed, ${counts[2]} the same${ofExtra}.`)
}

/** Shows how many accounts are missing. */
export function showAccounts(missing: number, all: number): void {
  const there =
    all === missing ? '' : `; ${(all - missing).toLocaleString('en')} are there and stay as they are`
  console.log(`Accounts: ${missing.toLocaleString('en')} new${there}.`)
}

/** Says how many documents `--prune` has left because they were written after the comparison. */
export function showNewcomers(count: number): void {
  if (count === 0) return
  const verbs = count === 1 ? ['is', 'stays'] : ['are', 'stay']
  console.log(
    `${pluralize(count, 'document')} that somebody wrote meanwhile ${verbs.join(' not in the backup and ')}.`,
  )
}
