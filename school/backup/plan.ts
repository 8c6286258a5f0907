import type { UserRecord } from 'firebase-admin/auth'
import { isSameStudent, readStudent } from '#model/student.ts'
import { storedList, storedText } from '#model/values/stored.ts'
import { documentAt, type Documents, type StoredDocument } from '../documents.ts'
import { findFamily, parseAddress } from '../erasure/personal-data.ts'
import { printable, SchoolError } from '../terminal.ts'
import { type AccountComparison, type BackupAccount, compareAccounts } from './accounts.ts'
import { type Comparison, compareDocuments } from './compare.ts'
import type { Erased } from './erased.ts'

/** Which part of a backup to restore, from the options of `restore` (`program.ts`): by default everything missing. */
export interface Choice {
  overwrite?: string[]
  family?: string
  to?: string
  prune?: boolean
}

export interface Wanted {
  documents: Documents
  accounts: readonly BackupAccount[]
}

export interface Plan extends Comparison, AccountComparison {
  /** What the school has of erased people. A restore of everything removes it. */
  erased: Erased
}

/** @param known the accounts of the school; `null` if they are left out. @param erased what of the school goes. */
export function planRestore(
  { documents, accounts }: Wanted,
  stored: Documents,
  known: readonly UserRecord[] | null,
  { overwrite = [], family, to, prune = false }: Choice,
  erased: Erased,
): Plan {
  const { uids, paths } = placesOf(family, documents, accounts)
  if (to !== undefined) {
    const moved = moveChildren(documents, stored, uids, to)
    const isMeant = (path: string): boolean => moved.has(path)
    const isOverwritten = (path: string): boolean => path.startsWith(`Users/${to}/Students/`)
    const scope = { isMeant, isOverwritten, isErased: () => false, prune: false }
    return { ...compareDocuments(moved, stored, scope), ...compareAccounts([], []), erased }
  }
  const roots = [...paths, ...overwrite.map((path) => path.replace(/^\/+|\/+$/g, ''))]
  const isAt = (root: string, path: string): boolean => path === root || path.startsWith(`${root}/`)
  const isThere = (root: string): boolean => [...documents.keys()].some((path) => isAt(root, path))
  const unknown = roots.slice(paths.length).find((root) => !isThere(root))
  if (unknown !== undefined) throw refusal(`The backup has nothing of ${unknown}.`)
  const isLimited = roots.length > 0
  const isChosen = (path: string): boolean => !isLimited || roots.some((root) => isAt(root, path))
  const concerned = accounts.filter(({ uid }) => isChosen(`Users/${uid}`))
  const gone = new Set<unknown>(
    isLimited ? [] : [...erased.documents.map(({ path }) => path), ...erased.accounts],
  )
  const staying = (known ?? []).filter((account) => !gone.has(account))
  const compared = compareAccounts(known === null ? [] : concerned, staying)
  const taken = new Set(compared.taken.map(({ uid }) => uid))
  const isMeant = (path: string): boolean => isChosen(path) && !taken.has(uidIn(path))
  const scope = { isMeant, isOverwritten: () => isLimited, isErased: (path: string) => gone.has(path), prune }
  return { ...compareDocuments(documents, stored, scope), ...compared, erased }
}

function refusal(sentence: string): SchoolError {
  return new SchoolError(`${printable(sentence)} Nothing was written.`)
}

/** Whose document it is; '' if it is not a family's. */
function uidIn(path: string): string {
  return /^Users\/([^/]+)/.exec(path)?.[1] ?? ''
}

/** The ids of the family with an address in a backup, and the paths at and below which its documents are. */
function placesOf(text: string | undefined, documents: Documents, accounts: readonly BackupAccount[]) {
  if (text === undefined) return { uids: [], paths: [] }
  const found = findFamily([...documents.values()], accounts, parseAddress(text))
  const uids = [...found.uids]
  const paths = [...uids.map((uid) => `Users/${uid}`), ...found.documents.map(({ path }) => path)]
  if (paths.length === 0) throw refusal(`The backup has nothing of ${found.address}.`)
  return { uids, paths }
}

/**
 * A family's children, with their registrations and records, as they will be below another account. A child that the
 * account already has is the same one, and gets the levels of both (decision 52).
 */
function moveChildren(documents: Documents, stored: Documents, uids: string[], to: string): Documents {
  const isTheirs = (path: string): boolean =>
    uids.includes(uidIn(path)) && /^[^/]+\/[^/]+\/(Students|Enrollments|Withdrawals)\/[^/]+$/.test(path)
  if (uids.length === 0) throw refusal('--to needs --family, which says whose children to move.')
  if (!stored.has(`Users/${to}`)) throw refusal(`There is no family Users/${to} in the school.`)
  const left = [...stored.keys()].find(isTheirs)
  const step = 'back up, delete the family in the Firebase console, and move it from that backup'
  if (left !== undefined) throw refusal(`The school still has ${left}: ${step}.`)
  const theirs = [...documents.values()].filter(({ path }) => isTheirs(path))
  const there = [...stored.values()].filter(({ path }) => path.startsWith(`Users/${to}/Students/`))
  const same = new Map<string, StoredDocument>()
  for (const { id, fields } of theirs.filter(({ collection }) => collection === 'Students')) {
    const child = readStudent(id, fields)
    const isIt = (other: StoredDocument) => isSameStudent(readStudent(other.id, other.fields), child)
    const other = there.find((one) => one.id === id) ?? there.find(isIt)
    if (other !== undefined) same.set(id, other)
  }
  const moved = theirs.map(({ id, collection, fields }) => {
    const isChild = collection === 'Students'
    // The ids of registrations and withdrawals have the child's id after the course's, and may continue after it.
    const rename = (one: unknown): string =>
      storedText(one)
        .split('_')
        .map((part, at) => (isChild || at > 0 ? (same.get(part)?.id ?? part) : part))
        .join('_')
    const path = `Users/${to}/${collection}/${rename(id)}`
    const other = same.get(isChild ? id : storedText(fields.studentId))
    if (other === undefined) return documentAt(path, fields)
    const moves = ['movedFrom', 'movedTo'].filter((name) => name in fields)
    const renamed = Object.fromEntries(moves.map((name) => [name, rename(fields[name])]))
    if (!isChild) return documentAt(path, { ...fields, ...renamed, studentId: other.id })
    const own = readStudent(id, other.fields).completedLevels
    const more = readStudent(id, fields).completedLevels.filter((level) => !own.includes(level))
    const coursesCompleted = [...storedList(other.fields.coursesCompleted), ...more]
    const kept = 'keptBySchool' in fields && { keptBySchool: fields.keptBySchool }
    return documentAt(path, { ...other.fields, ...kept, coursesCompleted })
  })
  return new Map(moved.map((document) => [document.path, document]))
}
