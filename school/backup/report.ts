import { pluralize, printable } from '../terminal/text.ts'
import type { Comparison, HalfEnrolled } from './compare.ts'

const maxExamples = 10

/** Shows what differs. */
export function showDocuments({ added, changed, same, extra }: Comparison, prune: boolean): void {
  const lines = [
    ...added.map(({ path }) => ({ path, sign: '+' })),
    ...changed.map(({ path }) => ({ path, sign: '~' })),
    ...(prune ? extra.map(({ path }) => ({ path, sign: '-' })) : []),
  ].sort((one, other) => (one.path < other.path ? -1 : 1))
  for (const { path, sign } of lines.slice(0, maxExamples)) console.log(`${sign} ${printable(path)}`)
  if (lines.length > maxExamples)
    console.log(`  and ${(lines.length - maxExamples).toLocaleString('en')} more`)
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
export function showHalfEnrolled(registrations: readonly HalfEnrolled[], isDone: boolean): void {
  if (registrations.length === 0) return
  const [stay, their] = registrations.length === 1 ? ['stays', 'its'] : ['stay', 'their']
  const what = `${pluralize(registrations.length, 'registration')} made since the backup`
  console.log(
    isDone
      ? `${what} ${stay} without ${their} level: until this is repaired, the child can neither go on nor enrol there again.`
      : `${what} would stay, and ${their} level would not:`,
  )
  for (const registration of registrations) console.log(`  ${printable(describeRepair(registration))}`)
}

/** `place` records all levels below the one it names, and there is none above 9. */
function describeRepair({ uid, enrollmentId, studentId, level }: HalfEnrolled): string {
  const enrollment = `${uid}/${enrollmentId}`
  return level < 9
    ? `${enrollment}: run \`place ${uid}/${studentId} --level ${level + 1}\``
    : `${enrollment}: run \`withdraw ${enrollment}\`; then the parent can enrol the child again`
}
