import { isDeepStrictEqual } from 'node:util'
import { shellWord } from '#model/office/command.ts'
import { type Accounts, deleteAccounts, openAccountsIfRunning, readAccounts } from '../accounts.ts'
import {
  type Change,
  chunksOf,
  documentAt,
  everyDocument,
  readDocuments,
  type StoredDocument,
  writeAll,
  writeUnchanged,
} from '../documents.ts'
import { type ErasedAt, readErasures } from '../erasure/erasures.ts'
import { connect, describeUnfinished, restoreMarker, type School } from '../firebase.ts'
import { confirmWrite, minuteOf, pluralize, SchoolError, withProgress } from '../terminal.ts'
import { checkPasswords, createAccounts } from './accounts.ts'
import type { BackupOptions } from './backup.ts'
import { showAccounts, showDocuments } from './compare.ts'
import { findErased, nameErased } from './erased.ts'
import { type Backup, describeSize, readFinished } from './files.ts'
import { type Choice, type Plan, planRestore, type Wanted } from './plan.ts'
import { decodeFields, decodeTime } from './values.ts'

type RestoreOptions = BackupOptions & Choice

/**
 * Restores what a school has lost since a backup: verifies the backup, shows what differs, writes only what is missing,
 * and compares again at the end (decision 52). While it writes, a marker in the school says so; run again, it writes
 * what is still missing.
 * @throws SchoolError if the backup is damaged (nothing is written then), or somebody has written in the meantime.
 */
export async function restore(folder: string, options: RestoreOptions): Promise<void> {
  const backup = await readFinished(folder)
  const school = await connect(options, 'allow')
  const hasAccounts = backup.manifest.accounts !== null && options.accounts
  const accounts = hasAccounts ? await openAccountsIfRunning(school) : null
  await restoreInto(school, accounts, backup, options)
}

/** Restores a backup into a connected school. @param accounts `null` if they are left out. */
export async function restoreInto(
  school: School,
  accounts: Accounts | null,
  backup: Backup,
  options: Omit<RestoreOptions, 'accounts'>,
): Promise<void> {
  const { manifest } = backup
  const { unfinishedRestore: unfinished } = school
  const limits = (['overwrite', 'family', 'to'] as const)
    .filter((name) => options[name] !== undefined)
    .map((name) => ` --${name} ${[options[name] ?? []].flat().map(shellWord).join(' ')}`)
    .join('')
  const flags = `${options.prune === true ? ' --prune' : ''}${accounts === null ? ' --no-accounts' : ''}`
  const command = `npm run school -- restore ${shellWord(backup.folder)}${limits}${flags} --project ${school.projectId}`
  const what = `${manifest.project} of ${minuteOf(manifest.begun)}${limits}`
  const marker = {
    backup: what,
    begun: new Date().toISOString(),
    checksum: manifest.documents.sha256,
    command,
  }
  refuseOther(school, marker)
  console.log(
    `The backup of ${manifest.project} from ${minuteOf(manifest.begun)} is whole: ${describeSize(manifest)}.`,
  )
  const kept = Array.from(backup.documents, ([path, fields]) =>
    documentAt(path, decodeFields(fields, school.firestore)),
  )
  const erasedAt = await readErasures(school, kept)
  const wanted = withoutErased(kept, backup, erasedAt)
  const compare = async (label: string, choice: Choice): Promise<Plan> => {
    const stored = await readDocuments(school, everyDocument(school), label)
    const known = accounts === null ? null : await readAccounts(accounts)
    const erased = findErased(stored, known, erasedAt)
    return planRestore(wanted, new Map(stored.map((one) => [one.path, one])), known, choice, erased)
  }
  let plan = await compare('Comparing', options)
  const { writes, missing, erased } = plan
  if (unfinished !== null) {
    console.log(`Going on with the restore that was begun on ${minuteOf(unfinished.begun)}.`)
  }
  if (erased.documents.length + erased.accounts.length > 0) {
    const end = limits === '' ? 'it goes' : 'a restore of everything takes it away'
    console.log(
      `In the school, and erased: ${nameErased(erased)}. An older backup has brought it back; ${end}.`,
    )
  }
  showDocuments(plan)
  if (options.to !== undefined) {
    console.log('The references of moved registrations change, as they depend on the account.')
  } else if (accounts !== null) showAccounts(plan)
  checkPasswords(missing, manifest.accounts?.hashConfig ?? null, school)
  const leaving = limits === '' ? erased.accounts.map(({ uid }) => uid) : []
  const isDone = writes.length + missing.length + leaving.length === 0
  if (!isDone || unfinished !== null) {
    const deleted = writes.filter(({ fields }) => fields === null).length
    const deletions = deleted + leaving.length
    const parts = [pluralize(writes.length - deleted, 'document')]
    if (deletions > 0) parts.push(pluralize(deletions, 'deletion'))
    if (accounts !== null) parts.push(pluralize(missing.length, 'account'))
    // Without its accounts, or from another project, a backup cannot know the families that pruning would delete.
    const isForeign = manifest.project !== school.projectId
    const origin = isForeign ? ` from the backup of another project, ${manifest.project},` : ''
    const without = accounts === null && !isForeign ? ', without accounts,' : ''
    const mustName = deletions > 0 && (isForeign || accounts === null)
    if (!(await confirmWrite(school, parts.join(' and ') + origin + without, options, mustName))) return
    await writeAll(school, [{ path: restoreMarker, fields: marker }])
    try {
      await writeDocuments(school, writes)
      if (accounts !== null) await deleteAccounts(accounts, leaving)
      if (accounts !== null) await createAccounts(accounts, missing, manifest.accounts?.hashConfig ?? null)
      const checked = await compare('Checking', { ...options, prune: false })
      verify(school, plan, checked)
      await writeAll(school, [{ path: restoreMarker, fields: null }])
      const shown = new Set(plan.left.flat())
      for (const line of checked.left.flat().filter((one) => !shown.has(one))) console.log(line)
      plan = checked
    } catch (error) {
      if (!(error instanceof SchoolError)) throw error
      throw new SchoolError(
        `${error.message} The restore has not ended: run \`${command}\` again, for no letter goes out until then.`,
      )
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
    console.log(`Without its ${pluralize(manifest.accounts.count, 'account')}: they were left out.`)
  }
  console.log(`Checksum of the documents: ${manifest.documents.sha256}`)
}

/** Refuses another backup, or another part of it, if a restore has not finished. */
function refuseOther(school: School, { backup, checksum }: { backup: string; checksum: string }): void {
  const { unfinishedRestore: begun } = school
  if (begun === null || (begun.checksum === checksum && begun.backup === backup)) return
  throw new SchoolError(
    `${describeUnfinished(school)}. Should that backup be lost, delete ${restoreMarker} in the Firebase console. Nothing was written.`,
  )
}

/** The contents of a backup without what was erased, which it lists. */
function withoutErased(documents: readonly StoredDocument[], backup: Backup, erasedAt: ErasedAt): Wanted {
  const { manifest, accounts } = backup
  const readTime = decodeTime(manifest.readTime).toMillis()
  const erased = findErased(documents, manifest.accounts && accounts, erasedAt, readTime)
  const gone = new Set<unknown>([...erased.documents, ...erased.accounts])
  if (gone.size > 0) {
    const accountsToo = pluralize(erased.accounts.length, 'account')
    console.log(
      `Left out: ${pluralize(erased.documents.length, 'document')} and ${accountsToo} of those who were forgotten or unsubscribed: ${nameErased(erased)}.`,
    )
  }
  const remaining = documents.filter((one) => !gone.has(one))
  return {
    documents: new Map(remaining.map((one) => [one.path, one])),
    accounts: accounts.filter((one) => !gone.has(one)),
  }
}

/** How many documents are checked again just before they are written. */
const batchSize = 200

/**
 * Writes everything except what somebody has written since the comparison; children first, so that no registration
 * lacks its level.
 */
async function writeDocuments(school: School, writes: readonly Change[]): Promise<void> {
  const rank = ({ path }: Change): number => (path.includes('/Students/') ? 0 : 1)
  const inOrder = writes.toSorted((one, other) => rank(one) - rank(other))
  await withProgress('Restoring', async (update) => {
    let done = 0
    for (const batch of chunksOf(inOrder, batchSize)) {
      await writeUnchanged(school, batch, null)
      update((done += batch.length), writes.length)
    }
  })
}

/** Makes sure that nothing is left to do; what was to be deleted may stay if somebody has written it since. */
function verify({ name }: School, { writes }: Plan, { writes: open, extra, missing }: Plan): void {
  const asBefore = new Map(writes.map(({ path, before }) => [path, before?.updateTime]))
  const undeleted = extra.filter(({ path, updateTime }) => isDeepStrictEqual(asBefore.get(path), updateTime))
  const differences = open.length + undeleted.length
  if (differences + missing.length === 0) return
  throw new SchoolError(
    `Somebody has written to ${name} meanwhile: ${pluralize(differences, 'document')} and ${pluralize(missing.length, 'account')} are not as in the backup.`,
  )
}
