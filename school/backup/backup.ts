import { type Accounts, openAccountsIfRunning, readAccounts } from '../accounts.ts'
import { countDocuments, everyDocument, readPageAt } from '../documents.ts'
import { answered } from '../failures.ts'
import { connect, type Options, type School } from '../firebase.ts'
import { minuteOf, pluralize, printable, SchoolError, withProgress } from '../terminal.ts'
import { readHashConfig } from './accounts.ts'
import {
  type Backup,
  currentFormat,
  describeSize,
  documentsIn,
  type Manifest,
  readFiles,
  writeManifest,
  writeWhole,
} from './files.ts'
import { openFolder, refusePublished } from './folder.ts'
import { decodeTime, encodeFields } from './values.ts'

export interface BackupOptions extends Options {
  /** False with `--no-accounts`. */
  accounts: boolean
}

/** How many documents are in one file: what a backup that was interrupted may have to read again. */
const partSize = 1000

/**
 * Writes all documents and accounts of a school into a folder, as they were at one moment, and checks them: by counts
 * that Firestore works out itself, and by reading the files again. A backup that was interrupted continues behind its last
 * complete file.
 */
export async function backup(folder: string, options: BackupOptions): Promise<void> {
  await refusePublished(folder)
  const school = await connect(options, 'fail')
  const accounts = options.accounts ? await openAccountsIfRunning(school, options) : null
  const manifest = await openFolder(folder, school)
  if (manifest.parts.length > 0) {
    console.log(`Going on behind the first ${pluralize(documentsIn(manifest), 'document')}.`)
  }
  try {
    await writeDocuments(folder, school, manifest)
    if (accounts !== null) await writeAccounts(folder, accounts, manifest)
    const written = await readFiles(folder, manifest)
    await checkCounts(school, written)
    manifest.sha256 = written.sha256
  } catch (error) {
    // Firestore shows the past of an hour, the local backend none at all.
    if (!(error instanceof SchoolError) || !/too old|read_?time/i.test(error.message)) throw error
    throw new SchoolError(
      `The backup in ${folder} was begun on ${minuteOf(manifest.begun)}, and the school can no longer be read as it was then: begin a new one in another folder.`,
    )
  }
  manifest.finished = new Date().toISOString()
  await writeManifest(folder, manifest)
  console.log(
    `Backed up: ${describeSize(manifest)} of ${school.name}, checked by count and checksum, are in ${folder}.`,
  )
  console.log(`Checksum of the documents: ${manifest.sha256}`)
  console.log(
    'This is personal data of families: keep the folder in a safe place, where nobody else can read it.',
  )
}

async function writeDocuments(folder: string, school: School, manifest: Manifest): Promise<void> {
  const { parts } = manifest
  const readTime = decodeTime(manifest.readTime)
  const query = everyDocument(school).limit(partSize)
  await withProgress('Backing up', async (update) => {
    for (;;) {
      const behind = parts.at(-1)?.last
      const documents = await readPageAt(
        school,
        behind === undefined ? query : query.startAfter(school.firestore.doc(behind)),
        readTime,
      )
      const last = documents.at(-1)?.path
      if (last === undefined) return
      const lines = documents.map(
        ({ path, fields }) => `${JSON.stringify({ path, fields: encodeFields(fields) })}\n`,
      )
      const file = `documents-${String(parts.length + 1).padStart(5, '0')}.jsonl`
      const sha256 = await writeWhole(folder, file, lines.join(''))
      parts.push({ file, documents: documents.length, sha256, last })
      await writeManifest(folder, manifest)
      update(documentsIn(manifest))
    }
  })
}

async function writeAccounts(folder: string, accounts: Accounts, manifest: Manifest): Promise<void> {
  const hashConfig = await readHashConfig(accounts, manifest.project)
  const all = await readAccounts(accounts)
  const file = 'accounts.jsonl'
  const sha256 = await writeWhole(folder, file, all.map((account) => `${JSON.stringify(account)}\n`).join(''))
  manifest.accounts = { file, accounts: all.length, sha256, hashConfig }
  manifest.format = currentFormat
  await writeManifest(folder, manifest)
}

/** Compares with what Firestore counts, for each collection id that it or the backup knows. */
async function checkCounts(school: School, { manifest, documents }: Backup): Promise<void> {
  const { firestore } = school
  const readTime = decodeTime(manifest.readTime)
  const kept = new Map<string, number>()
  for (const { id } of await answered(school, () => firestore.listCollections())) kept.set(id, 0)
  for (const path of documents.keys()) {
    const id = path.split('/').at(-2) ?? ''
    kept.set(id, (kept.get(id) ?? 0) + 1)
  }
  for (const [id, count] of kept) {
    const stored = await countDocuments(school, firestore.collectionGroup(id), readTime)
    if (stored === count) continue
    throw new SchoolError(
      `The backup is not whole: ${school.name} has ${stored} documents of ${printable(id)}, and ${count} were written. Begin a new one in another folder.`,
    )
  }
}
