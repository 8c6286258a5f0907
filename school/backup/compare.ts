import { isDeepStrictEqual } from 'node:util'
import { withdrawalId } from '#model/enrollment.ts'
import { shellWord } from '#model/office/command.ts'
import { differencesOf } from '../differences.ts'
import type { Change, Documents, StoredDocument } from '../documents.ts'
import { isErasureRecord } from '../erasure/erasures.ts'
import { storedText } from '#model/values/stored.ts'
import { entryIn } from '../registrations.ts'
import { pluralize, printable } from '../terminal.ts'
import type { AccountComparison } from './accounts.ts'
import { followRegistrations } from './levels.ts'

type IsSo = (path: string) => boolean

/** How a school differs from a backup, and what a restore would do. */
export interface Comparison {
  /** Sorted by name. */
  writes: Change[]
  same: number
  /** Documents that differ and stay: a line for each, or for each field that differs. */
  left: string[][]
  /** Only in the school, and staying there. */
  extra: StoredDocument[]
}

/**
 * Compares every document of a school with a backup. Only missing documents are written, and none that a family has
 * withdrawn or taken back (decision 52). The school's record of erasures is newer than any backup and always stays.
 * @param scope which paths count, at which the backup's state replaces the school's, at which the school has documents of
 *   erased people, and whether everything that is only in the school is deleted.
 */
export function compareDocuments(
  documents: Documents,
  stored: Documents,
  scope: { isMeant: IsSo; isOverwritten: IsSo; isErased: IsSo; prune: boolean },
): Comparison {
  const meant = [...documents.values()].filter(({ path }) => scope.isMeant(path))
  const after = new Map(stored)
  const others = new Set<string>()
  for (const then of meant) {
    const { path } = then
    const isOverwritten = scope.isOverwritten(path) && !isErasureRecord(path)
    const other = counterpartIn(stored, then)?.path
    if (other !== undefined) others.add(other)
    if (other !== undefined && isOverwritten && !documents.has(other)) {
      after.delete(other)
      const moved = movedFrom(stored, other)
      if (moved !== undefined && !documents.has(moved)) after.delete(moved)
    }
    const isMissing =
      (!stored.has(path) || scope.isErased(path)) && other === undefined && !isTakenBack(then, stored)
    if ((isOverwritten || isMissing) && !isSame(then, stored.get(path))) after.set(path, then)
  }
  const isOnlyThere = (path: string) => scope.isMeant(path) && !documents.has(path) && !others.has(path)
  const onlyThere = [...stored.values()].filter(({ path }) => isOnlyThere(path) && !isErasureRecord(path))
  for (const { path } of onlyThere) if (scope.prune || scope.isErased(path)) after.delete(path)
  followRegistrations(after, documents, stored)
  const different = meant.filter((then) => !isSame(then, stored.get(then.path)))
  const left = different.filter(({ path }) => stored.get(path) === after.get(path))
  return {
    writes: [...new Set([...stored.keys(), ...after.keys()])]
      .map((path) => ({ path, fields: after.get(path)?.fields ?? null, before: stored.get(path) }))
      .filter(({ path, before }) => !isSame(before, after.get(path)))
      .sort((one, other) => (one.path < other.path ? -1 : 1)),
    same: meant.length - different.length,
    left: left.map((then) => describeLeft(then, stored)),
    extra: onlyThere.filter(({ path }) => after.has(path)),
  }
}

function isSame(one: StoredDocument | undefined, other: StoredDocument | undefined): boolean {
  return one === other || isDeepStrictEqual(one?.fields, other?.fields)
}

/** Whether a family that the school still has requested it since, and took the request back. */
function isTakenBack({ path, fields }: StoredDocument, stored: Documents): boolean {
  return (
    /^Enquiries\/(waiting|erasure)_/.test(path) &&
    !stored.has(path) &&
    stored.has(`Users/${storedText(fields.uid)}`)
  )
}

/** A registration's withdrawal, or a withdrawal's registration, if the school has it. */
function counterpartIn(stored: Documents, document: StoredDocument): StoredDocument | undefined {
  if (!/^Users\/[^/]+\/(Enrollments|Withdrawals)\/[^/]+$/.test(document.path)) return undefined
  const { uid, enrollment } = entryIn(document)
  const isWithdrawn = document.collection === 'Withdrawals'
  const at = isWithdrawn ? `Enrollments/${enrollment.id}` : `Withdrawals/${withdrawalId(enrollment)}`
  const other = stored.get(`Users/${uid}/${at}`)
  return other === undefined || isAnother(other, document) ? undefined : other
}

/** The registration that a record of a move led to. Restoring the old one too would give one payment two seats. */
function movedFrom(stored: Documents, record: string): string | undefined {
  const family = record.split('/').slice(0, 2).join('/')
  const isIt = ({ path, fields }: StoredDocument) =>
    path.startsWith(`${family}/Enrollments/`) &&
    record === `${family}/Withdrawals/${String(fields.movedFrom)}`
  return [...stored.values()].find(isIt)?.path
}

/** Whether it belongs to another enrolment of the same child. */
function isAnother(one: StoredDocument, other: StoredDocument): boolean {
  return withdrawalId(entryIn(one).enrollment) !== withdrawalId(entryIn(other).enrollment)
}

/** Why a document is left alone, or in which fields it differs. */
function describeLeft(then: StoredDocument, stored: Documents): string[] {
  const { path, collection, fields } = then
  const now = stored.get(path)
  if (now === undefined) {
    const whats = new Map([
      ['Enrollments', 'was withdrawn or moved since the backup'],
      ['Enquiries', 'was taken back since the backup'],
    ])
    return [`= ${printable(path)} ${whats.get(collection) ?? 'is registered again'}`]
  }
  const isAgain = isAnother(then, now) || counterpartIn(stored, then) !== undefined
  if (collection === 'Enrollments' && isAgain) return [`= ${printable(path)} was made again since the backup`]
  return differencesOf({ then: fields, now: now.fields }).map((line) => printable(`= ${path} ${line}`))
}

/** How many missing documents are listed: it may be the whole school. */
const maxExamples = 10

/** Shows what a restore does: `+` adds, `-` deletes, `~` changes, and `=` differs and stays. */
export function showDocuments({ writes, same, left, extra }: Comparison): void {
  const added = writes.filter(({ before }) => before === undefined)
  const deleted = writes.filter(({ fields }) => fields === null)
  const unnamed = new Set(added.slice(maxExamples))
  for (const { path, fields, before } of writes.filter((write) => !unnamed.has(write))) {
    const isChanged = fields !== null && before !== undefined
    const lines = isChanged
      ? differencesOf({ now: before.fields, becomes: fields }).map((line) => `~ ${path} ${line}`)
      : [`${fields === null ? '-' : '+'} ${path}`]
    console.log(lines.map(printable).join('\n'))
  }
  if (unnamed.size > 0) console.log(`+ and ${formatCount(unnamed.size)} more`)
  for (const line of left.flat()) console.log(line)
  const only = '; only in the school: '
  const counts = [
    `${formatCount(added.length)} new, ${formatCount(writes.length - added.length - deleted.length)} changed`,
    left.length === 0 ? '' : `, ${formatCount(left.length)} left as in the school (=)`,
    `, ${formatCount(same)} the same`,
    deleted.length === 0 ? '' : `${only}${formatCount(deleted.length)}, which goes`,
    extra.length === 0 ? '' : `${only}${formatCount(extra.length)}, which stays (--prune deletes it)`,
  ]
  console.log(`Documents: ${counts.join('')}.`)
}

/** Shows which accounts are missing, which of them had claims, and whose address now belongs to another account. */
export function showAccounts({ missing, there, taken }: AccountComparison): void {
  const stay = pluralize(there, 'is there and stays as it is', 'are there and stay as they are')
  console.log(`Accounts: ${formatCount(missing.length)} new${there === 0 ? '' : `; ${stay}`}.`)
  for (const { uid, email = '', customClaims } of missing) {
    const rights = Object.keys(customClaims ?? {}).join(', ')
    const line = `  ${uid} (${email}) comes without the rights that it had, ${rights}. Should it still be staff: staff add ${shellWord(email)}`
    if (rights !== '') console.log(printable(line))
  }
  for (const { uid, address, owner } of taken) {
    const line = `  ${address} belonged to ${uid} and belongs to ${owner} now. Nothing below Users/${uid} is brought back; its children come to ${owner} with: restore DIR --family ${shellWord(address)} --to ${shellWord(owner)}`
    console.log(printable(line))
  }
}

function formatCount(count: number): string {
  return count.toLocaleString('en')
}
