import { type Auth, openAuthIfThere } from '../target/auth.ts'
import { minuteOf } from '../target/begun-restore.ts'
import { mayWrite } from '../terminal/confirm.ts'
import { connect, type School } from '../target/connect.ts'
import { progressOf } from '../terminal/progress.ts'
import { SchoolError } from '../terminal/school-error.ts'
import type { WriteOptions } from '../target/target-options.ts'
import type { AccountOptions } from './backup.ts'
import { checkFiles, sizeOf } from './checked-files.ts'
import { counted } from '../terminal/counted.ts'
import { readTimeOf } from './counts.ts'
import { type LeftOut, leftOutOf } from './left-out.ts'
import { documentsIn, type Manifest, readManifest } from './manifest.ts'
import { type AccountsCompared, checkPasswords, compareAccounts, createAccounts } from './new-accounts.ts'
import {
  showAccounts,
  showDocuments,
  showHalfEnrolled,
  showLeftOut,
  showNewcomers,
  whatIsWritten,
} from './restore-words.ts'
import { type HalfEnrolledWatch, watchForHalfEnrolled } from './half-enrolled.ts'
import { checkMark, markBegun, markEnded } from './restore-mark.ts'
import { sideBySide } from './side-by-side.ts'
import { addTo, differencesIn, type Leave, newTally, type Tally } from './tally.ts'
import { writeDifferences } from './write-differences.ts'

export interface RestoreOptions extends WriteOptions, AccountOptions {
  prune?: boolean
  /** The id of the real project, where pruning takes it in full. */
  pruneIn?: string
}

/** A backup that is being restored, and the school it is restored into. */
export interface Restore extends Leave {
  folder: string
  manifest: Manifest
  school: School
  /** `null` where accounts are left out. */
  auth: Auth | null
  leftOut: LeftOut
}

/**
 * Brings a school back to what a backup holds: checks the backup, shows what differs, writes only that, and compares
 * again at the end. While it writes, a mark in the school says so; running it again writes what is still missing.
 *
 * @throws SchoolError where the backup is not whole (nothing is written then), or the school differs at the end.
 */
export async function restore(folder: string, options: RestoreOptions): Promise<void> {
  const manifest = await wholeBackup(folder)
  const school = await connect(options, true)
  checkMark(school, manifest)
  const hasAccounts = manifest.accounts !== null && options.accounts
  const auth = hasAccounts ? await openAuthIfThere(school, options) : null
  await restoreInto({ folder, manifest, school, auth }, options)
}

/** The same for a backup that is whole, and a school that is connected. */
export async function restoreInto(
  backup: Omit<Restore, keyof Leave | 'leftOut'>,
  options: Omit<RestoreOptions, 'accounts'>,
): Promise<void> {
  const { folder, manifest, school, auth } = backup
  const comparedAt = await readTimeOf(school)
  const leftOut = await leftOutOf(folder, manifest, school)
  const work: Restore = { ...backup, prune: options.prune === true, comparedAt, leftOut }
  console.log(
    `The backup of ${manifest.project} from ${minuteOf(manifest.begun)} is whole: ${sizeOf(manifest)}.`,
  )
  showLeftOut(leftOut)
  if (school.begunRestore !== null) {
    console.log(`Going on with the restore that was begun on ${minuteOf(school.begunRestore.begun)}.`)
  }
  let compared = await compare(work, 'Comparing')
  const { tally } = compared
  showDocuments(tally, work)
  const accounts = await compareAccountsOf(work)
  if (accounts !== null) {
    showAccounts(accounts)
    checkPasswords(accounts, manifest, school)
  }
  const documents = differencesIn(tally, work.prune)
  const isDone = documents === 0 && (accounts?.missing.length ?? 0) === 0
  if (!isDone) showHalfEnrolled(compared.halfEnrolled, false)
  if (!isDone || school.begunRestore !== null) {
    const byId =
      isForeign(work) && tally.extra > 0 ? { option: '--prune-in', given: options.pruneIn } : undefined
    if (!(await mayWrite(school, whatIsWritten(tally, accounts, work), options, byId))) return
    await markBegun(school, manifest)
    try {
      await writeDifferences(work, documents)
      if (auth !== null && accounts !== null) {
        await createAccounts(auth, accounts.missing, manifest.accounts?.hashConfig ?? null)
      }
      compared = await verify(work)
      await markEnded(school)
    } catch (error) {
      if (!(error instanceof SchoolError)) throw error
      throw new SchoolError(`${error.message} The restore has not ended: run it again.`)
    }
  }
  console.log(
    `${isDone ? 'Nothing to restore' : 'Restored'}: ${school.name} has ${counted(documentsIn(manifest) - leftOut.documents.size, 'document')} as in the backup, compared one by one.`,
  )
  if (auth === null && manifest.accounts !== null) {
    console.log(`Without its ${counted(manifest.accounts.accounts, 'account')}: they were left out.`)
  }
  showNewcomers(compared.tally)
  showHalfEnrolled(compared.halfEnrolled, true)
  console.log(`Checksum of the documents: ${manifest.sha256 ?? ''}`)
}

/**
 * Whether what `--prune` takes away may be families that the backup could not have: it is of another project, or holds no
 * accounts, as one for trying things out. A habit of saying yes is not enough for that.
 */
function isForeign({ prune, auth, manifest, school }: Restore): boolean {
  return prune && (auth === null || manifest.project !== school.projectId)
}

/** The manifest of a backup that is finished and of which every file is as it was written. */
async function wholeBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  if (manifest === null) throw new SchoolError(`There is no backup in ${folder}. Nothing was written.`)
  if (manifest.finished === undefined) {
    throw new SchoolError(
      `The backup in ${folder} is not finished: run backup with it again first. Nothing was written.`,
    )
  }
  try {
    if ((await checkFiles(folder, manifest)) === manifest.sha256) return manifest
  } catch (error) {
    throw error instanceof SchoolError ? new SchoolError(`${error.message} Nothing was written.`) : error
  }
  throw new SchoolError(
    `The backup in ${folder} is damaged: its documents do not have the checksum of its manifest. Nothing was written.`,
  )
}

interface Compared {
  tally: Tally
  halfEnrolled: HalfEnrolledWatch
}

async function compare(work: Restore, doing: string): Promise<Compared> {
  const progress = progressOf(doing)
  const tally = newTally()
  const halfEnrolled = watchForHalfEnrolled(work)
  let done = 0
  try {
    for await (const pair of sideBySide(work)) {
      addTo(tally, pair, work)
      halfEnrolled.see(pair)
      progress.at((done += 1))
    }
  } finally {
    progress.end()
  }
  return { tally, halfEnrolled }
}

async function compareAccountsOf({
  folder,
  manifest,
  auth,
  leftOut,
}: Restore): Promise<AccountsCompared | null> {
  return auth === null || manifest.accounts === null
    ? null
    : await compareAccounts(folder, manifest.accounts, auth, leftOut.accounts)
}

async function verify(work: Restore): Promise<Compared> {
  const compared = await compare(work, 'Checking')
  const differences = differencesIn(compared.tally, work.prune)
  const accounts = await compareAccountsOf(work)
  const missing = accounts?.missing.length ?? 0
  if (differences === 0 && missing === 0) return compared
  throw new SchoolError(
    `Somebody has written to ${work.school.name} meanwhile: ${counted(differences, 'document')} and ${counted(missing, 'account')} are not as in the backup.`,
  )
}
