import { encodeFields } from 'firestore-emulator/wire'
import { removeErased } from '../erasure/erasures.ts'
import { type Account, type Accounts, openAccountsIfRunning } from '../target/accounts.ts'
import { connect, describeUnfinished } from '../target/connect.ts'
import { getDocuments, StoredDocument } from '../target/documents.ts'
import { documentsRoot, restoreMarker, type School } from '../target/school.ts'
import { deletion, replacement, writeAll } from '../target/writes.ts'
import { confirmWrite, minuteOf, pluralize, SchoolError, withProgress } from '../terminal.ts'
import { checkPasswords, createAccounts, findMissing } from './accounts.ts'
import type { BackupOptions } from './backup.ts'
import {
  compareDocuments,
  type Comparison,
  type Difference,
  showAccounts,
  showDocuments,
  showNewcomers,
} from './compare.ts'
import { type Backup, describeSize, readFinished } from './files.ts'
import { showRepairs } from './repairs.ts'

interface RestoreOptions extends BackupOptions {
  prune?: boolean
  /** The id of the real project, where pruning asks for it in full. */
  pruneIn?: string
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
  const { manifest, documents, sha256 } = backup
  const { prune = false } = options
  const { unfinishedRestore: unfinished } = school
  if (unfinished !== null && unfinished.checksum !== sha256) {
    throw new SchoolError(
      `${describeUnfinished(school)}: run it again with that backup first. Should that backup be lost, delete ${restoreMarker} in the Firebase console. Nothing was written.`,
    )
  }
  console.log(
    `The backup of ${manifest.project} from ${minuteOf(manifest.begun)} is whole: ${describeSize(manifest)}.`,
  )
  pointInto(school, backup)
  await removeErased(backup, school)
  if (unfinished !== null) {
    console.log(`Going on with the restore that was begun on ${minuteOf(unfinished.begun)}.`)
  }
  const before = await compareDocuments(documents, school, 'Comparing')
  const differences = differencesIn(before, prune)
  showDocuments(before, differences, prune)
  const missing = accounts === null ? [] : await findMissing(backup.accounts, accounts)
  const hashConfig = manifest.accounts?.hashConfig ?? null
  if (accounts !== null) {
    showAccounts(missing.length, backup.accounts.length)
    checkPasswords(missing, hashConfig, school)
  }
  const isDone = differences.length + missing.length === 0
  let staying = prune ? [] : before.extra
  if (!isDone) showRepairs(staying, documents, false)
  if (!isDone || unfinished !== null) {
    const parts = [pluralize(before.added.length + before.changed.length, 'document')]
    if (prune && before.extra.length > 0) parts.push(pluralize(before.extra.length, 'deletion'))
    if (accounts !== null) parts.push(pluralize(missing.length, 'account'))
    // Without its accounts, or of another project, a backup cannot know the families that pruning would delete.
    const isForeign = manifest.project !== school.projectId
    const origin = isForeign ? ` from the backup of another project, ${manifest.project},` : ''
    const without = accounts === null && !isForeign ? ', without accounts,' : ''
    const mustName = prune && before.extra.length > 0 && (isForeign || accounts === null)
    const byId = mustName ? { option: '--prune-in', given: options.pruneIn } : undefined
    if (!(await confirmWrite(school, parts.join(' and ') + origin + without, options, byId))) return
    const source = `${manifest.project} of ${minuteOf(manifest.begun)}`
    const marker = { backup: source, begun: new Date().toISOString(), checksum: sha256 }
    await writeAll(school, [replacement(school, restoreMarker, encodeFields(marker))])
    try {
      await writeDifferences(school, differences)
      if (accounts !== null) await createAccounts(accounts, missing, hashConfig)
      staying = await verify(school, accounts, backup, prune ? before.extra : [])
      await writeAll(school, [deletion(school, restoreMarker)])
    } catch (error) {
      if (!(error instanceof SchoolError)) throw error
      throw new SchoolError(`${error.message} The restore has not ended: run it again.`)
    }
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

/** Makes references into the backup's project point to the same places of the school. */
function pointInto(school: School, { manifest, documents }: Backup): void {
  // Within a stored text the quotes would be escaped.
  const prefixOf = (project: string): string => `"referenceValue":"${documentsRoot(project)}/`
  const [from, to] = [prefixOf(manifest.project), prefixOf(school.projectId)]
  for (const { path, line } of documents.values()) {
    documents.set(path, new StoredDocument(path, line.replaceAll(from, to)))
  }
}

/** What a restore writes, in the order of paths. */
function differencesIn({ added, changed, extra }: Comparison, prune: boolean): Difference[] {
  const pruned = prune ? extra.map(({ path, updateTime }) => ({ path, updateTime, document: null })) : []
  return [...added, ...changed, ...pruned].sort((one, other) => (one.path < other.path ? -1 : 1))
}

/** How many documents are looked at again just before they are written. */
const batchSize = 300

/** Writes what differs, but for documents that somebody has written since they were compared (decision 56). */
async function writeDifferences(school: School, differences: readonly Difference[]): Promise<void> {
  await withProgress('Restoring', async (update) => {
    for (let start = 0; start < differences.length; start += batchSize) {
      const batch = differences.slice(start, start + batchSize)
      const paths = batch.map(({ path }) => path)
      const { found } = await getDocuments(school, paths)
      const untouched = batch.filter(
        ({ path, updateTime }) => (found.get(path)?.updateTime ?? null) === updateTime,
      )
      const writes = untouched.map(({ path, document }) =>
        document === null ? deletion(school, path) : replacement(school, path, document.wire),
      )
      await writeAll(school, writes)
      update(start + batch.length, differences.length)
    }
  })
}

/** @param pruned should be gone, except where somebody has written it since. @returns what is only in the school. */
async function verify(
  school: School,
  accounts: Accounts | null,
  backup: Backup,
  pruned: Comparison['extra'],
): Promise<Comparison['extra']> {
  const { added, changed, extra } = await compareDocuments(backup.documents, school, 'Checking')
  const agreed = new Map(pruned.map(({ path, updateTime }) => [path, updateTime]))
  const undeleted = extra.filter(({ path, updateTime }) => agreed.get(path) === updateTime)
  const differences = added.length + changed.length + undeleted.length
  const missing: Account[] = accounts === null ? [] : await findMissing(backup.accounts, accounts)
  if (differences + missing.length === 0) return extra
  throw new SchoolError(
    `Somebody has written to ${school.name} meanwhile: ${pluralize(differences, 'document')} and ${pluralize(missing.length, 'account')} are not as in the backup.`,
  )
}
