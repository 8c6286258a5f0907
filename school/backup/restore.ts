import { isDeepStrictEqual } from 'node:util'
import { type Accounts, openAccountsIfRunning } from '../accounts.ts'
import {
  addWrite,
  chunksOf,
  documentAt,
  getDocuments,
  type StoredDocument,
  transact,
  writeAll,
} from '../documents.ts'
import { readErasures } from '../erasure/erasures.ts'
import { findPersonalData, normalizeAddress } from '../erasure/personal-data.ts'
import { connect, describeUnfinished, restoreMarker, type School } from '../firebase.ts'
import { confirmWrite, minuteOf, pluralize, SchoolError, withProgress } from '../terminal.ts'
import { type BackupAccount, checkPasswords, createAccounts, findMissing } from './accounts.ts'
import type { BackupOptions } from './backup.ts'
import { compareDocuments, type Difference, type Documents, showAccounts, showDocuments } from './compare.ts'
import { type Backup, describeSize, readFinished } from './files.ts'
import { showRepairs } from './repairs.ts'
import { decodeFields, decodeTime } from './values.ts'

interface RestoreOptions extends BackupOptions {
  prune?: boolean
}

/** What a restore has to do. */
interface Plan {
  /** What is to be in the school. */
  documents: Documents
  accounts: BackupAccount[]
  /** The documents that it writes or deletes, in the order of names. */
  writes: Difference[]
  missing: BackupAccount[]
}

/**
 * Brings a school back to what a backup holds: checks the backup, shows what differs, writes only that, and compares
 * again at the end (decision 52). While it writes, a marker in the school says so; run again, it writes what is missing.
 *
 * @throws SchoolError where the backup is damaged (nothing is written then), or the school differs at the end.
 */
export async function restore(folder: string, options: RestoreOptions): Promise<void> {
  const backup = await readFinished(folder)
  const school = await connect(options, 'allow')
  const hasAccounts = backup.manifest.accounts !== null && options.accounts
  const accounts = hasAccounts ? await openAccountsIfRunning(school) : null
  await restoreInto(school, accounts, backup, options)
}

/** Restores a backup into a connected school. @param accounts `null` where they are left out. */
export async function restoreInto(
  school: School,
  accounts: Accounts | null,
  backup: Backup,
  options: Omit<RestoreOptions, 'accounts'>,
): Promise<void> {
  const { manifest } = backup
  const { prune = false } = options
  const { unfinishedRestore: unfinished } = school
  refuseOther(school, manifest.sha256)
  console.log(
    `The backup of ${manifest.project} from ${minuteOf(manifest.begun)} is whole: ${describeSize(manifest)}.`,
  )
  const wanted = await withoutErased(school, backup)
  const comparison = await compareDocuments(wanted.documents, school, 'Comparing')
  const { differing, extra } = comparison
  const deletions = prune ? extra.map(({ path, updateTime }) => ({ path, updateTime, fields: null })) : []
  const plan: Plan = {
    ...wanted,
    writes: [...differing, ...deletions].sort((one, other) => (one.path < other.path ? -1 : 1)),
    missing: accounts === null ? [] : await findMissing(wanted.accounts, accounts),
  }
  const { writes, missing } = plan
  if (unfinished !== null) {
    console.log(`Going on with the restore that was begun on ${minuteOf(unfinished.begun)}.`)
  }
  showDocuments(wanted.documents, comparison, writes, prune)
  if (accounts !== null) showAccounts(missing.length, wanted.accounts.length)
  checkPasswords(missing, manifest.accounts?.hashConfig ?? null, school)
  const isDone = writes.length + missing.length === 0
  let staying = prune ? [] : extra
  if (!isDone || unfinished !== null) {
    showRepairs(staying, wanted.documents)
    const parts = [pluralize(differing.length, 'document')]
    if (deletions.length > 0) parts.push(pluralize(deletions.length, 'deletion'))
    if (accounts !== null) parts.push(pluralize(missing.length, 'account'))
    // Without its accounts, or of another project, a backup cannot know the families that pruning would delete.
    const isForeign = manifest.project !== school.projectId
    const origin = isForeign ? ` from the backup of another project, ${manifest.project},` : ''
    const without = accounts === null && !isForeign ? ', without accounts,' : ''
    const mustName = deletions.length > 0 && (isForeign || accounts === null)
    if (!(await confirmWrite(school, parts.join(' and ') + origin + without, options, mustName))) return
    staying = await carryOut(school, accounts, plan, backup, prune)
  }
  console.log(
    `${isDone ? 'Nothing to restore' : 'Restored'}: ${school.name} has ${pluralize(wanted.documents.size, 'document')} as in the backup, compared one by one.`,
  )
  if (accounts === null && manifest.accounts !== null) {
    console.log(`Without its ${pluralize(manifest.accounts.accounts, 'account')}: they were left out.`)
  }
  // Named again, as somebody may have registered while it was written.
  showRepairs(staying, wanted.documents)
  console.log(`Checksum of the documents: ${manifest.sha256}`)
}

/** Refuses another backup where a restore has not ended. */
function refuseOther(school: School, sha256: string): void {
  const { unfinishedRestore } = school
  if (unfinishedRestore === null || unfinishedRestore.checksum === sha256) return
  throw new SchoolError(
    `${describeUnfinished(school)}: run it again with that backup first. Should that backup be lost, delete ${restoreMarker} in the Firebase console. Nothing was written.`,
  )
}

/**
 * What a backup holds, without what its school has erased since; says how much that is. What was erased before, and is in
 * the backup all the same, came later: a family that registered again, or an address that subscribed again.
 */
async function withoutErased(school: School, backup: Backup): Promise<Pick<Plan, 'documents' | 'accounts'>> {
  const documents = new Map(
    Array.from(backup.documents, ([path, fields]) => [
      path,
      documentAt(path, decodeFields(fields, school.firestore)),
    ]),
  )
  const erasedAt = await readErasures(school, decodeTime(backup.manifest.readTime))
  const isErased = (address: string): boolean => erasedAt('address', address) !== undefined
  // Accounts are backed up some time after the documents, so one may be newer than an erasure.
  const isErasedAccount = ({ uid, email, metadata }: BackupAccount): boolean =>
    erasedAt('account', uid) !== undefined ||
    Date.parse(metadata?.creationTime ?? '') <= (erasedAt('address', normalizeAddress(email)) ?? -1)
  const remaining = backup.accounts.filter((account) => !isErasedAccount(account))
  const erasedIds = new Set(backup.accounts.filter(isErasedAccount).map(({ uid }) => uid))
  const remainingIds = new Set(remaining.map(({ uid }) => uid))
  const { documents: erased } = findPersonalData([...documents.values()], {
    hasAddress: isErased,
    hasSubscribed: (address) => isErased(address) || erasedAt('newsletter', address) !== undefined,
    hasAccount: (uid) => erasedIds.has(uid) || erasedAt('account', uid) !== undefined,
    isOthers: (uid) => remainingIds.has(uid),
  })
  for (const { path } of erased) documents.delete(path)
  if (erased.length + erasedIds.size > 0) {
    console.log(
      `Left out: ${pluralize(erased.length, 'document')} and ${pluralize(erasedIds.size, 'account')} of those who were forgotten or unsubscribed since this backup.`,
    )
  }
  return { documents, accounts: remaining }
}

/**
 * Writes what the plan says, with the marker in the school meanwhile, and compares again.
 *
 * @returns what is only in the school.
 */
async function carryOut(
  school: School,
  accounts: Accounts | null,
  plan: Plan,
  { manifest }: Backup,
  prune: boolean,
): Promise<StoredDocument[]> {
  const backup = `${manifest.project} of ${minuteOf(manifest.begun)}`
  const marker = { backup, begun: new Date().toISOString(), checksum: manifest.sha256 }
  await writeAll(school, [{ path: restoreMarker, fields: marker }])
  try {
    await writeDocuments(school, plan.writes)
    if (accounts !== null) await createAccounts(accounts, plan.missing, manifest.accounts?.hashConfig ?? null)
    const staying = await verify(school, accounts, plan)
    await writeAll(school, [{ path: restoreMarker, fields: null }])
    if (prune && staying.length > 0) {
      const written = pluralize(staying.length, 'document stays', 'documents stay')
      console.log(`${written} that somebody wrote meanwhile and the backup does not have.`)
    }
    return staying
  } catch (error) {
    if (!(error instanceof SchoolError)) throw error
    throw new SchoolError(`${error.message} The restore has not ended: run it again.`)
  }
}

/** How many documents are looked at again just before they are written. */
const batchSize = 200

/** Writes what differs, but for documents that somebody has written since they were compared (decision 52). */
async function writeDocuments(school: School, writes: readonly Difference[]): Promise<void> {
  await withProgress('Restoring', async (update) => {
    let done = 0
    for (const batch of chunksOf(writes, batchSize)) {
      const paths = batch.map(({ path }) => path)
      await transact(
        school,
        async (transaction) => {
          const stored = await getDocuments(school, paths, transaction)
          for (const difference of batch) {
            const { updateTime } = stored.get(difference.path) ?? {}
            if (isDeepStrictEqual(updateTime, difference.updateTime))
              addWrite(transaction, school, difference)
          }
        },
        true,
      )
      update((done += batch.length), writes.length)
    }
  })
}

/**
 * Compares again; what was to be deleted and is there still counts, unless somebody has written it since.
 *
 * @returns what is only in the school.
 */
async function verify(school: School, accounts: Accounts | null, plan: Plan): Promise<StoredDocument[]> {
  const { differing, extra } = await compareDocuments(plan.documents, school, 'Checking')
  const deletions = plan.writes.filter(({ fields }) => fields === null)
  const asBefore = new Map(deletions.map(({ path, updateTime }) => [path, updateTime]))
  const undeleted = extra.filter(({ path, updateTime }) => isDeepStrictEqual(asBefore.get(path), updateTime))
  const differences = differing.length + undeleted.length
  const missing = accounts === null ? [] : await findMissing(plan.accounts, accounts)
  if (differences + missing.length === 0) return extra
  throw new SchoolError(
    `Somebody has written to ${school.name} meanwhile: ${pluralize(differences, 'document')} and ${pluralize(missing.length, 'account')} are not as in the backup.`,
  )
}
