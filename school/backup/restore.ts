import type { Transaction } from 'firebase-admin/firestore'
import { type Accounts, openAccountsIfRunning } from '../accounts.ts'
import {
  chunksOf,
  documentAt,
  getDocuments,
  isSameTime,
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
import {
  compareDocuments,
  type Comparison,
  type Difference,
  type Documents,
  showAccounts,
  showDocuments,
  showNewcomers,
} from './compare.ts'
import { type Backup, describeSize, type Manifest, readFinished } from './files.ts'
import { showRepairs } from './repairs.ts'
import { decodeFields, decodeTime } from './values.ts'

interface RestoreOptions extends BackupOptions {
  prune?: boolean
  /** The id of the real project, where pruning asks for it in full. */
  pruneIn?: string
}

/** What a restore has to do. */
interface Plan {
  /** What is to be in the school. */
  documents: Documents
  accounts: BackupAccount[]
  comparison: Comparison
  /** The documents that it writes or deletes. */
  differences: Difference[]
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
  const accounts = hasAccounts ? await openAccountsIfRunning(school, options) : null
  await restoreInto(school, accounts, backup, options)
}

/** Restores a backup into a connected school. @param accounts `null` where they are left out. */
export async function restoreInto(
  school: School,
  accounts: Accounts | null,
  backup: Backup,
  options: Omit<RestoreOptions, 'accounts'>,
): Promise<void> {
  const { manifest, sha256 } = backup
  const { prune = false } = options
  const { unfinishedRestore: unfinished } = school
  refuseOther(school, sha256)
  console.log(
    `The backup of ${manifest.project} from ${minuteOf(manifest.begun)} is whole: ${describeSize(manifest)}.`,
  )
  const plan = await planFor(school, accounts, backup, prune)
  const { documents, comparison, differences, missing } = plan
  if (unfinished !== null) {
    console.log(`Going on with the restore that was begun on ${minuteOf(unfinished.begun)}.`)
  }
  showDocuments(comparison, differences, prune)
  if (accounts !== null) showAccounts(missing.length, plan.accounts.length)
  checkPasswords(missing, manifest.accounts?.hashConfig ?? null, school)
  const isDone = differences.length + missing.length === 0
  let staying = prune ? [] : comparison.extra
  if (!isDone) showRepairs(staying, documents, false)
  if (!isDone || unfinished !== null) {
    if (!(await confirmPlan(school, accounts, plan, manifest, options))) return
    staying = await carryOut(school, accounts, plan, backup, prune)
  }
  console.log(
    `${isDone ? 'Nothing to restore' : 'Restored'}: ${school.name} has ${pluralize(documents.size, 'document')} as in the backup, compared one by one.`,
  )
  if (accounts === null && manifest.accounts !== null) {
    console.log(`Without its ${pluralize(manifest.accounts.accounts, 'account')}: they were left out.`)
  }
  if (prune) showNewcomers(staying.length)
  showRepairs(staying, documents, true)
  console.log(`Checksum of the documents: ${sha256}`)
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

async function planFor(
  school: School,
  accounts: Accounts | null,
  backup: Backup,
  prune: boolean,
): Promise<Plan> {
  const content = await withoutErased(school, backup)
  const comparison = await compareDocuments(content.documents, school, 'Comparing')
  const { added, changed, extra } = comparison
  const pruned = prune ? extra.map(({ path, updateTime }) => ({ path, updateTime, document: null })) : []
  const differences = [...added, ...changed, ...pruned].sort((one, other) => (one.path < other.path ? -1 : 1))
  const missing = accounts === null ? [] : await findMissing(content.accounts, accounts)
  return { ...content, comparison, differences, missing }
}

async function confirmPlan(
  school: School,
  accounts: Accounts | null,
  { comparison, missing }: Plan,
  manifest: Manifest,
  options: Omit<RestoreOptions, 'accounts'>,
): Promise<boolean> {
  const { added, changed, extra } = comparison
  const deletions = options.prune ? extra.length : 0
  const parts = [pluralize(added.length + changed.length, 'document')]
  if (deletions > 0) parts.push(pluralize(deletions, 'deletion'))
  if (accounts !== null) parts.push(pluralize(missing.length, 'account'))
  // Without its accounts, or of another project, a backup cannot know the families that pruning would delete.
  const isForeign = manifest.project !== school.projectId
  const origin = isForeign ? ` from the backup of another project, ${manifest.project},` : ''
  const without = accounts === null && !isForeign ? ', without accounts,' : ''
  const mustName = deletions > 0 && (isForeign || accounts === null)
  const byId = mustName ? { option: '--prune-in', given: options.pruneIn } : undefined
  return await confirmWrite(school, parts.join(' and ') + origin + without, options, byId)
}

/** Writes what the plan says, with the marker in the school meanwhile. @returns what is only in the school. */
async function carryOut(
  school: School,
  accounts: Accounts | null,
  plan: Plan,
  { manifest, sha256 }: Backup,
  prune: boolean,
): Promise<StoredDocument[]> {
  const backup = `${manifest.project} of ${minuteOf(manifest.begun)}`
  const marker = { backup, begun: new Date().toISOString(), checksum: sha256 }
  await writeAll(school, [{ path: restoreMarker, fields: marker }])
  try {
    await writeDifferences(school, plan.differences)
    if (accounts !== null) await createAccounts(accounts, plan.missing, manifest.accounts?.hashConfig ?? null)
    const extra = await verify(school, accounts, plan, prune)
    await writeAll(school, [{ path: restoreMarker, fields: null }])
    return extra
  } catch (error) {
    if (!(error instanceof SchoolError)) throw error
    throw new SchoolError(`${error.message} The restore has not ended: run it again.`)
  }
}

/** How many documents are looked at again just before they are written. */
const batchSize = 200

/** Writes what differs, but for documents that somebody has written since they were compared (decision 52). */
async function writeDifferences(school: School, differences: readonly Difference[]): Promise<void> {
  const { firestore } = school
  await withProgress('Restoring', async (update) => {
    let done = 0
    for (const batch of chunksOf(differences, batchSize)) {
      const paths = batch.map(({ path }) => path)
      const write = async (transaction: Transaction): Promise<void> => {
        const stored = await getDocuments(school, paths, transaction)
        for (const { path, document, updateTime } of batch) {
          if (!isSameTime(stored.get(path)?.updateTime, updateTime)) continue
          if (document === null) transaction.delete(firestore.doc(path))
          else transaction.set(firestore.doc(path), document.fields)
        }
      }
      await transact(school, write, true)
      update((done += batch.length), differences.length)
    }
  })
}

/** Compares again; what was to be pruned and is there still counts, unless somebody has written it since. */
async function verify(
  school: School,
  accounts: Accounts | null,
  plan: Plan,
  prune: boolean,
): Promise<StoredDocument[]> {
  const { added, changed, extra } = await compareDocuments(plan.documents, school, 'Checking')
  const agreed = new Map(plan.comparison.extra.map(({ path, updateTime }) => [path, updateTime]))
  const undeleted = extra.filter(
    ({ path, updateTime }) => prune && agreed.has(path) && isSameTime(agreed.get(path), updateTime),
  )
  const differences = added.length + changed.length + undeleted.length
  const missing = accounts === null ? [] : await findMissing(plan.accounts, accounts)
  if (differences + missing.length === 0) return extra
  throw new SchoolError(
    `Somebody has written to ${school.name} meanwhile: ${pluralize(differences, 'document')} and ${pluralize(missing.length, 'account')} are not as in the backup.`,
  )
}
