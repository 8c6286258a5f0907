import { pluralize, printable } from '../terminal/text.ts'
import type { Comparison, Difference } from './compare.ts'

const maxExamples = 10

/** Shows what differs. @param differences what a restore would write. */
export function showDocuments(
  { added, changed, same, extra }: Comparison,
  differences: readonly Difference[],
  prune: boolean,
): void {
  for (const { path, document, updateTime } of differences.slice(0, maxExamples)) {
    const sign = updateTime === null ? '+' : '~'
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

/** Names the registrations that a restore leaves without their level. @param isDone whether it has been written. */
export function showHalfEnrolled(repairs: readonly string[], isDone: boolean): void {
  if (repairs.length === 0) return
  const [stay, their] = repairs.length === 1 ? ['stays', 'its'] : ['stay', 'their']
  const what = `${pluralize(repairs.length, 'registration')} made since the backup`
  console.log(
    isDone
      ? `${what} ${stay} without ${their} level: until this is repaired, the child can neither go on nor enrol there again.`
      : `${what} would stay, and ${their} level would not:`,
  )
  for (const repair of repairs) console.log(`  ${printable(repair)}`)
}
