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
  /** Only in the backup, or in both with other fields. */
  differing: Difference[]
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
  const differing: Difference[] = []
  const extra: StoredDocument[] = []
  for (const stored of await readDocuments(school, everyDocument(school), label)) {
    const { path, fields, updateTime } = stored
    const document = onlyInBackup.get(path)
    onlyInBackup.delete(path)
    if (isErasureRecord(path)) continue
    if (document === undefined) extra.push(stored)
    else if (!isDeepStrictEqual(document.fields, fields)) {
      differing.push({ path, fields: document.fields, updateTime })
    }
  }
  for (const { path, fields } of onlyInBackup.values()) differing.push({ path, fields })
  return { differing, extra }
}

const maxExamples = 10

/** Shows what differs. @param writes what a restore would write, deletions included. */
export function showDocuments(
  documents: Documents,
  { differing, extra }: Comparison,
  writes: readonly Difference[],
  prune: boolean,
): void {
  for (const { path, fields, updateTime } of writes.slice(0, maxExamples)) {
    const sign = updateTime === undefined ? '+' : '~'
    console.log(`${fields === null ? '-' : sign} ${printable(path)}`)
  }
  const more = writes.length - maxExamples
  if (more > 0) console.log(`  and ${formatCount(more)} more`)
  const what = prune ? 'goes (--prune)' : 'stays (--prune deletes it)'
  const ofExtra =
    extra.length === 0 ? '' : `; only in the school: ${formatCount(extra.length)}, which ${what}`
  const added = differing.filter(({ updateTime }) => updateTime === undefined).length
  const changed = differing.length - added
  const same = documents.size - differing.length
  console.log(
    `Documents: ${formatCount(added)} new, ${formatCount(changed)} changed, ${formatCount(same)} the same${ofExtra}.`,
  )
}

/** Shows how many accounts are missing. */
export function showAccounts(missing: number, all: number): void {
  const there = all === missing ? '' : `; ${formatCount(all - missing)} are there and stay as they are`
  console.log(`Accounts: ${formatCount(missing)} new${there}.`)
}

function formatCount(count: number): string {
  return count.toLocaleString('en')
}
