import { isDeepStrictEqual } from 'node:util'
import { type Accounts, openAccountsIfRunning, readAccounts } from '../accounts.ts'
import {
  addWrite,
  chunksOf,
  documentAt,
  everyDocument,
  getDocuments,
  readDocuments,
  transact,
  writeAll,
} from '../documents.ts'
import { readErasures } from '../erasure/erasures.ts'
import { findPersonalData, normalizeAddress } from '../erasure/personal-data.ts'
import { connect, describeUnfinished, restoreMarker, type School } from '../firebase.ts'
import { confirmWrite, minuteOf, pluralize, SchoolError, withProgress } from '../terminal.ts'
import { type BackupAccount, checkPasswords, createAccounts } from './accounts.ts'
import type { BackupOptions } from './backup.ts'
import { type Difference, showAccounts, showDocuments } from './compare.ts'
import { type Backup, describeSize, readFinished } from './files.ts'
import { type Choice, type Plan, planRestore, type Wanted } from './plan.ts'
import { decodeFields, decodeTime } from './values.ts'

type RestoreOptions = BackupOptions & Choice

/**
 * Brings back what a school has lost since a backup: checks the backup, shows what differs, writes only what is missing,
 * and compares again at the end (decision 52). While it writes, a marker in the school says so; run again, it writes what
 * is still missing.
 *
 * @throws SchoolError where the backup is damaged (nothing is written then), or somebody has written meanwhile.
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
  const { unfinishedRestore: unfinished } = school
  const limits = (['overwrite', 'family', 'to'] as const)
    .map((name) => (options[name] === undefined ? '' : ` --${name} ${[options[name]].flat().join(' ')}`))
    .join('')
  const what = `${manifest.project} of ${minuteOf(manifest.begun)}${limits}`
  const marker = { backup: what, begun: new Date().toISOString(), checksum: manifest.sha256 }
  refuseOther(school, marker)
  console.log(
    `The backup of ${manifest.project} from ${minuteOf(manifest.begun)} is whole: ${describeSize(manifest)}.`,
  )
  const wanted = await withoutErased(school, backup)
  const compare = async (label: string, choice: Choice): Promise<Plan> => {
    const stored = await readDocuments(school, everyDocument(school), label)
    const known = accounts === null ? null : await readAccounts(accounts)
    return planRestore(wanted, new Map(stored.map((one) => [one.path, one])), known, choice)
  }
  let plan = await compare('Comparing', options)
  const { writes, missing } = plan
  if (unfinished !== null) {
    console.log(`Going on with the restore that was begun on ${minuteOf(unfinished.begun)}.`)
  }
  showDocuments(plan)
  if (options.to !== undefined) {
    console.log('The references of moved registrations change, as they depend on the account.')
  } else if (accounts !== null) showAccounts(plan)
  checkPasswords(missing, manifest.accounts?.hashConfig ?? null, school)
  const isDone = writes.length + missing.length === 0
  if (!isDone || unfinished !== null) {
    const deletions = writes.filter(({ fields }) => fields === null).length
    const parts = [pluralize(writes.length - deletions, 'document')]
    if (deletions > 0) parts.push(pluralize(deletions, 'deletion'))
    if (accounts !== null) parts.push(pluralize(missing.length, 'account'))
    // Without its accounts, or of another project, a backup cannot know the families that pruning would delete.
    const isForeign = manifest.project !== school.projectId
    const origin = isForeign ? ` from the backup of another project, ${manifest.project},` : ''
    const without = accounts === null && !isForeign ? ', without accounts,' : ''
    const mustName = deletions > 0 && (isForeign || accounts === null)
    if (!(await confirmWrite(school, parts.join(' and ') + origin + without, options, mustName))) return
    await writeAll(school, [{ path: restoreMarker, fields: marker }])
    try {
      await writeDocuments(school, writes)
      if (accounts !== null) await createAccounts(accounts, missing, manifest.accounts?.hashConfig ?? null)
      const checked = await compare('Checking', { ...options, prune: false })
      verify(school, plan, checked)
      await writeAll(school, [{ path: restoreMarker, fields: null }])
      const shown = new Set(plan.left.flat())
      for (const line of checked.left.flat().filter((one) => !shown.has(one))) console.log(line)
      plan = checked
    } catch (error) {
      if (!(error instanceof SchoolError)) throw error
      throw new SchoolError(`${error.message} The restore has not ended: run it again.`)
    }
    if (options.prune === true && plan.extra.length > 0) {
      const written = pluralize(plan.extra.length, 'document stays', 'documents stay')
      console.log(`${written} that somebody wrote meanwhile and the backup does not have.`)
    }
  }
  const ofWhich = options.to === undefined ? 'as in the backup' : `of the family below Users/${options.to}`
  const stays = pluralize(plan.left.length, 'stays as in the school (=)', 'stay as in the school (=)')
  const left = plan.left.length === 0 ? '' : `; ${stays}`
  console.log(
    `${isDone ? 'Nothing to restore' : 'Restored'}: ${school.name} has ${pluralize(plan.same, 'document')} ${ofWhich}, compared one by one${left}.`,
  )
  if (accounts === null && manifest.accounts !== null) {
    console.log(`Without its ${pluralize(manifest.accounts.accounts, 'account')}: they were left out.`)
  }
  console.log(`Checksum of the documents: ${manifest.sha256}`)
}

/** Refuses another backup, or another part of it, where a restore has not ended. */
function refuseOther(school: School, { backup, checksum }: { backup: string; checksum: string }): void {
  const { unfinishedRestore: begun } = school
  if (begun === null || (begun.checksum === checksum && begun.backup === backup)) return
  throw new SchoolError(
    `${describeUnfinished(school)}: run it again with that backup first. Should that backup be lost, delete ${restoreMarker} in the Firebase console. Nothing was written.`,
  )
}

/**
 * What a backup holds, without what its school has erased since; says how much that is. What was erased before, and is in
 * the backup all the same, came later: a family that registered again, or an address that subscribed again.
 */
async function withoutErased(school: School, backup: Backup): Promise<Wanted> {
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

/** How many documents are looked at again just before they are written. */
const batchSize = 200

/** Writes all but what somebody has written since it was compared; children first, so that no registration lacks its level. */
async function writeDocuments(school: School, writes: readonly Difference[]): Promise<void> {
  const rank = ({ path }: Difference): number => (path.includes('/Students/') ? 0 : 1)
  const inOrder = writes.toSorted((one, other) => rank(one) - rank(other))
  await withProgress('Restoring', async (update) => {
    let done = 0
    for (const batch of chunksOf(inOrder, batchSize)) {
      const paths = batch.map(({ path }) => path)
      await transact(
        school,
        async (transaction) => {
          const stored = await getDocuments(school, paths, transaction)
          for (const difference of batch) {
            const { updateTime } = stored.get(difference.path) ?? {}
            if (isDeepStrictEqual(updateTime, difference.now?.updateTime))
              addWrite(transaction, school, difference)
          }
        },
        true,
      )
      update((done += batch.length), writes.length)
    }
  })
}

/** Makes sure that nothing is left to do; what somebody has written since and was to be deleted may stay. */
function verify({ name }: School, { writes }: Plan, { writes: open, extra, missing }: Plan): void {
  const asBefore = new Map(writes.map(({ path, now }) => [path, now?.updateTime]))
  const undeleted = extra.filter(({ path, updateTime }) => isDeepStrictEqual(asBefore.get(path), updateTime))
  const differences = open.length + undeleted.length
  if (differences + missing.length === 0) return
  throw new SchoolError(
    `Somebody has written to ${name} meanwhile: ${pluralize(differences, 'document')} and ${pluralize(missing.length, 'account')} are not as in the backup.`,
  )
}
