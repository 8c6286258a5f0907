import { type Accounts, openAccountsIfRunning, readAccounts } from '../accounts.ts'
import { chunksOf, everyDocument, readAt, readDocuments } from '../documents.ts'
import { answered } from '../failures.ts'
import { connect, type Options, type School } from '../firebase.ts'
import { printable, SchoolError } from '../terminal.ts'
import { readHashConfig } from './accounts.ts'
import {
  type Backup,
  currentFormat,
  describeSize,
  type Manifest,
  readFiles,
  writeFileOf,
  writeManifest,
} from './files.ts'
import { openFolder, refusePublished } from './folder.ts'
import { encodeFields, encodeTime } from './values.ts'

export interface BackupOptions extends Options {
  /** False with `--no-accounts`. */
  accounts: boolean
}

/** How many documents are in one file. */
const partSize = 1000

/**
 * Writes all documents and accounts of a school into a folder, as they were at one moment, and checks them: by counts
 * that Firestore works out itself, and by reading the files again. The manifest is written last: without it, it is no backup.
 */
export async function backup(folder: string, options: BackupOptions): Promise<void> {
  await refusePublished(folder)
  const school = await connect(options, 'fail')
  const accounts = options.accounts ? await openAccountsIfRunning(school) : null
  await openFolder(folder)
  const files = {
    format: currentFormat,
    project: school.projectId,
    begun: new Date().toISOString(),
    readTime: encodeTime(school.readTime),
    parts: await writeDocuments(folder, school),
    accounts: accounts === null ? null : await writeAccounts(folder, accounts, school),
  } as const
  const { sha256, documents } = await readFiles(folder, files)
  await checkCounts(school, documents)
  const manifest = { ...files, finished: new Date().toISOString(), sha256 }
  await writeManifest(folder, manifest)
  console.log(
    `Backed up: ${describeSize(manifest)} of ${school.name}, checked by count and checksum, are in ${folder}.`,
  )
  console.log(`Checksum of the documents: ${sha256}`)
  console.log(
    'This is personal data of families: keep the folder in a safe place, where nobody else can read it.',
  )
}

async function writeDocuments(folder: string, school: School): Promise<Manifest['parts']> {
  const documents = await readDocuments(school, everyDocument(school), 'Backing up', school.readTime)
  const parts: Manifest['parts'] = []
  for (const some of chunksOf(documents, partSize)) {
    const file = `documents-${String(parts.length + 1).padStart(5, '0')}.jsonl`
    const lines = some.map(({ path, fields }) => ({ path, fields: encodeFields(fields) }))
    parts.push({ file, documents: some.length, sha256: await writeFileOf(folder, file, lines) })
  }
  return parts
}

async function writeAccounts(
  folder: string,
  accounts: Accounts,
  { projectId }: School,
): Promise<Manifest['accounts']> {
  const hashConfig = await readHashConfig(accounts, projectId)
  const all = await readAccounts(accounts)
  const file = 'accounts.jsonl'
  return { file, accounts: all.length, sha256: await writeFileOf(folder, file, all), hashConfig }
}

/** Compares with what Firestore counts, for each collection id that it or the backup knows. */
async function checkCounts(school: School, documents: Backup['documents']): Promise<void> {
  const { firestore, name, readTime } = school
  const kept = new Map<string, number>()
  for (const { id } of await answered(school, () => firestore.listCollections())) kept.set(id, 0)
  for (const path of documents.keys()) {
    const id = path.split('/').at(-2) ?? ''
    kept.set(id, (kept.get(id) ?? 0) + 1)
  }
  for (const [id, count] of kept) {
    const query = firestore.collectionGroup(id).count()
    const stored = (await readAt(school, readTime, (moment) => moment.get(query))).data().count
    if (stored === count) continue
    throw new SchoolError(
      `The backup is not whole: ${name} has ${stored} documents of ${printable(id)}, and ${count} were written. Begin a new one in another folder.`,
    )
  }
}
