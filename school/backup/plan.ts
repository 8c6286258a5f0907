import type { UserRecord } from 'firebase-admin/auth'
import { isSameStudent, readStudent } from '#model/student.ts'
import { storedList, storedText } from '#model/values/stored.ts'
import { documentAt, type Documents, type StoredDocument } from '../documents.ts'
import { findPersonalData, normalizeAddress, parseAddress } from '../erasure/personal-data.ts'
import { printable, SchoolError } from '../terminal.ts'
import { type AccountComparison, type BackupAccount, compareAccounts } from './accounts.ts'
import { type Comparison, compareDocuments } from './compare.ts'

/** What of a backup to restore, as the options of `restore` say (`program.ts`): by default all that is missing. */
export interface Choice {
  overwrite?: string[]
  family?: string
  to?: string
  prune?: boolean
}

/** What is to be in the school. */
export interface Wanted {
  documents: Documents
  accounts: readonly BackupAccount[]
}

export type Plan = Comparison & AccountComparison

/** @param known the accounts of the school; `null` where they are left out. */
export function planRestore(
  { documents, accounts }: Wanted,
  stored: Documents,
  known: readonly UserRecord[] | null,
  { overwrite = [], family, to, prune = false }: Choice,
): Plan {
  const { uids, paths } = findFamily(documents, accounts, family)
  if (to !== undefined) {
    const moved = moveChildren(documents, stored, uids, to)
    const isOverwritten = (path: string): boolean => path.startsWith(`Users/${to}/Students/`)
    const scope = { isMeant: (path: string) => moved.has(path), isOverwritten, prune: false }
    return { ...compareDocuments(moved, stored, scope), ...compareAccounts([], []) }
  }
  const roots = [...paths, ...overwrite.map((path) => path.replace(/^\/+|\/+$/g, ''))]
  const isAt = (root: string, path: string): boolean => path === root || path.startsWith(`${root}/`)
  const isThere = (root: string): boolean => [...documents.keys()].some((path) => isAt(root, path))
  const unknown = roots.slice(paths.length).find((root) => !isThere(root))
  if (unknown !== undefined) throw refusal(`The backup has nothing of ${unknown}.`)
  const isLimited = roots.length > 0
  const isChosen = (path: string): boolean => !isLimited || roots.some((root) => isAt(root, path))
  const concerned = accounts.filter(({ uid }) => isChosen(`Users/${uid}`))
  const compared = compareAccounts(known === null ? [] : concerned, known ?? [])
  const taken = new Set(compared.taken.map(({ uid }) => uid))
  const isMeant = (path: string): boolean => isChosen(path) && !taken.has(uidIn(path))
  const scope = { isMeant, isOverwritten: () => isLimited, prune }
  return { ...compareDocuments(documents, stored, scope), ...compared }
}

function refusal(sentence: string): SchoolError {
  return new SchoolError(`${printable(sentence)} Nothing was written.`)
}

/** Whose document it is; '' where it is no family's. */
function uidIn(path: string): string {
  return /^Users\/([^/]+)/.exec(path)?.[1] ?? ''
}

/** The ids that a family has in a backup, and the paths at and below which its documents are. */
function findFamily(documents: Documents, accounts: readonly BackupAccount[], text?: string) {
  const address = text === undefined ? '' : parseAddress(text)
  const isTheirs = (other: string): boolean => address !== '' && other === address
  const owned = new Set(accounts.filter((one) => isTheirs(normalizeAddress(one.email))).map(({ uid }) => uid))
  const found = findPersonalData([...documents.values()], {
    hasAddress: isTheirs,
    hasSubscribed: isTheirs,
    hasAccount: (uid) => owned.has(uid),
    isOthers: (uid) => !owned.has(uid) && accounts.some((account) => account.uid === uid),
  })
  const uids = [...new Set([...owned, ...found.uids])]
  const paths = [...uids.map((uid) => `Users/${uid}`), ...found.documents.map(({ path }) => path)]
  if (text !== undefined && paths.length === 0) throw refusal(`The backup has nothing of ${address}.`)
  return { uids, paths }
}

/**
 * The children of a family, with their registrations and records, as they are to be below another account. A child that
 * the account has already is the same one, and has the levels of both (decision 52).
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
    // The ids of registrations and withdrawals have the child's after the course's, and may have more after it.
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
    return documentAt(path, { ...other.fields, coursesCompleted })
  })
  return new Map(moved.map((document) => [document.path, document]))
}
