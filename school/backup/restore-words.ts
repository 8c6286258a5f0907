import { counted } from '../terminal/counted.ts'
import { printable } from '../terminal/printable.ts'
import type { HalfEnrolled, HalfEnrolledWatch } from './half-enrolled.ts'
import type { LeftOut } from './left-out.ts'
import type { AccountsCompared } from './new-accounts.ts'
import type { Restore } from './restore.ts'
import { differencesIn, type Tally } from './tally.ts'

/** Says how much of the backup does not come back. */
export function showLeftOut({ documents, accounts }: LeftOut): void {
  if (documents.size + accounts.size === 0) return
  console.log(
    `Left out: ${counted(documents.size, 'document')} and ${counted(accounts.size, 'account')} of those who were forgotten or unsubscribed since this backup.`,
  )
}

/** Shows what differs. */
export function showDocuments(tally: Tally, { prune }: Pick<Restore, 'prune'>): void {
  for (const example of tally.examples) console.log(example)
  const more = differencesIn(tally, prune) - tally.examples.length
  if (more > 0) console.log(`  and ${more.toLocaleString('en')} more`)
  const extra =
    tally.extra === 0
      ? ''
      : `; only in the school: ${tally.extra.toLocaleString('en')}, which ${prune ? 'goes (--prune)' : 'stays (--prune deletes it)'}`
  const [added, changed, same] = [tally.new, tally.changed, tally.same].map((count) =>
    count.toLocaleString('en'),
  )
  console.log(`Documents: ${added} new, ${changed} changed, ${same} the same${extra}.`)
}

/** Says at the end what `--prune` left, because nobody had seen it when they said yes. */
export function showNewcomers({ newcomers }: Tally): void {
  if (newcomers === 0) return
  const [are, stay] = newcomers === 1 ? ['is', 'stays'] : ['are', 'stay']
  console.log(
    `${counted(newcomers, 'document')} that somebody wrote meanwhile ${are} not in the backup and ${stay}.`,
  )
}

/** Names the registrations that a restore leaves half. @param isDone whether it has been written. */
export function showHalfEnrolled({ count, first }: HalfEnrolledWatch, isDone: boolean): void {
  if (count === 0) return
  const [stay, their] = count === 1 ? ['stays', 'its'] : ['stay', 'their']
  const what = `${counted(count, 'registration')} made since the backup`
  console.log(
    isDone
      ? `${what} ${stay} without ${their} level: until this is repaired, the child can neither go on nor enrol there again.`
      : `${what} would stay, and ${their} level would not:`,
  )
  for (const half of first) console.log(`  ${printable(repairOf(half))}`)
  if (count > first.length) {
    console.log(
      `  and ${counted(count - first.length, 'registration')} more: restore shows them after these.`,
    )
  }
}

/** `place` records all levels below the one it names, and names none above 9. */
function repairOf({ uid, enrollmentId, studentId, level }: HalfEnrolled): string {
  const enrollment = `${uid}/${enrollmentId}`
  return level < 9
    ? `${enrollment}: run \`place ${uid}/${studentId} --level ${level + 1}\``
    : `${enrollment}: run \`withdraw ${enrollment}\`; then the parent can enrol the child again`
}

/** Shows which accounts are missing. */
export function showAccounts({ missing, same, different }: AccountsCompared): void {
  const left = different === 0 ? '' : `; ${different.toLocaleString('en')} differ and stay as they are`
  console.log(
    `Accounts: ${missing.length.toLocaleString('en')} new, ${same.toLocaleString('en')} the same${left}.`,
  )
}

/** For the question: a backup of another project is said to be one. */
export function whatIsWritten(tally: Tally, accounts: AccountsCompared | null, work: Restore): string {
  const parts = [counted(tally.new + tally.changed, 'document')]
  if (work.prune && tally.extra > 0) parts.push(counted(tally.extra, 'deletion'))
  if (accounts !== null) parts.push(counted(accounts.missing.length, 'account'))
  const { project } = work.manifest
  const origin = project === work.school.projectId ? '' : ` from the backup of another project, ${project},`
  const without = accounts === null ? ', without accounts,' : ''
  return `${parts.join(' and ')}${origin || without}`
}
