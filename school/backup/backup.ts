import { type Accounts, openAccountsIfRunning, readAccounts } from '../target/accounts.ts'
import { connect } from '../target/connect.ts'
import { countDocuments, documentPages, type StoredDocument } from '../target/documents.ts'
import { askFirestore } from '../target/request.ts'
import type { Options, School } from '../target/school.ts'
import { minuteOf, pluralize, printable, SchoolError, withProgress } from '../terminal.ts'
import { readHashConfig } from './accounts.ts'
import {
  type Backup,
  describeSize,
  documentsIn,
  type Manifest,
  readFiles,
  writeManifest,
  writeWhole,
} from './files.ts'
import { openFolder, refusePublished } from './folder.ts'

export interface BackupOptions extends Options {
  /** False with `--no-accounts`. */
  accounts: boolean
}

/** How many documents are in one file: what a backup that was interrupted may have to read again. */
const partSize = 5000

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
  const { parts, readTime } = manifest
  let part: StoredDocument[] = []
  const writePart = async (): Promise<void> => {
    const last = part.at(-1)?.path
    if (last === undefined) return
    const file = `documents-${String(parts.length + 1).padStart(5, '0')}.jsonl`
    const sha256 = await writeWhole(folder, file, part.map(({ line }) => `${line}\n`).join(''))
    parts.push({ file, documents: part.length, sha256, last })
    await writeManifest(folder, manifest)
    part = []
  }
  await withProgress('Backing up', async (update) => {
    for await (const page of documentPages(school, { readTime, after: parts.at(-1)?.last ?? '' })) {
      part.push(...page)
      update(documentsIn(manifest) + part.length)
      if (part.length >= partSize) await writePart()
    }
  })
  await writePart()
}

async function writeAccounts(folder: string, accounts: Accounts, manifest: Manifest): Promise<void> {
  const hashConfig = await readHashConfig(accounts, manifest.project)
  const all = await readAccounts(accounts)
  const file = 'accounts.jsonl'
  const sha256 = await writeWhole(folder, file, all.map((account) => `${JSON.stringify(account)}\n`).join(''))
  manifest.accounts = { file, accounts: all.length, sha256, hashConfig }
  await writeManifest(folder, manifest)
}

/** Compares with what Firestore counts, for each collection id that it or the backup knows. */
async function checkCounts(school: School, { manifest, documents }: Backup): Promise<void> {
  const { readTime } = manifest
  const kept = new Map<string, number>()
  for (const id of await rootCollections(school, readTime)) kept.set(id, 0)
  for (const { collection } of documents.values()) {
    kept.set(collection, (kept.get(collection) ?? 0) + 1)
  }
  for (const [id, count] of kept) {
    const stored = await countDocuments(school, { collection: id, isGroup: true, readTime })
    if (stored === count) continue
    throw new SchoolError(
      `The backup is not whole: ${school.name} has ${stored} documents of ${printable(id)}, and ${count} were written. Begin a new one in another folder.`,
    )
  }
}

async function rootCollections(school: School, readTime: string): Promise<string[]> {
  const answer = await askFirestore(school, ':listCollectionIds', {
    pageSize: 1000,
    // The local backend keeps no past, and does not take a time here.
    ...(!school.isLocal && { readTime }),
  })
  return (answer as { collectionIds?: string[] }).collectionIds ?? []
}
