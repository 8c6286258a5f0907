import { isDeepStrictEqual } from 'node:util'
import type { Timestamp } from 'firebase-admin/firestore'
import { everyDocument, readDocuments, type StoredDocument, type Write } from '../documents.ts'
import { isErasureRecord } from '../erasure/erasures.ts'
import type { School } from '../firebase.ts'
import { printable } from '../terminal.ts'

/** A document that is not in the school as it is in the backup, with what is to become of it. */
export interface Difference extends Write {
  /** When the school's was last written; none where it has none. */
  updateTime?: Timestamp | undefined
}

/** How a school stands to a backup. */
interface Comparison {
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
    else comparison.changed.push({ path, fields: document.fields, updateTime })
  }
  comparison.added = Array.from(onlyInBackup.values(), ({ path, fields }) => ({ path, fields }))
  return comparison
}

const maxExamples = 10

/** Shows what differs. @param differences what a restore would write. */
export function showDocuments(
  { added, changed, same, extra }: Comparison,
  differences: readonly Difference[],
  prune: boolean,
): void {
  for (const { path, fields, updateTime } of differences.slice(0, maxExamples)) {
    const sign = updateTime === undefined ? '+' : '~'
    console.log(`${fields === null ? '-' : sign} ${printable(path)}`)
  }
  const more = differences.length - maxExamples
  if (more > 0) console.log(`  and ${formatCount(more)} more`)
  const what = prune ? 'goes (--prune)' : 'stays (--prune deletes it)'
  const ofExtra =
    extra.length === 0 ? '' : `; only in the school: ${formatCount(extra.length)}, which ${what}`
  const [news, changes] = [formatCount(added.length), formatCount(changed.length)]
  console.log(`Documents: ${news} new, ${changes} changed, ${formatCount(same)} the same${ofExtra}.`)
}

/** Shows how many accounts are missing. */
export function showAccounts(missing: number, all: number): void {
  const there = all === missing ? '' : `; ${formatCount(all - missing)} are there and stay as they are`
  console.log(`Accounts: ${formatCount(missing)} new${there}.`)
}

function formatCount(count: number): string {
  return count.toLocaleString('en')
}
