import { rename } from 'node:fs/promises'
import path from 'node:path'
import { openAccountsIfRunning, readAccounts } from '../accounts.ts'
import { everyDocument, readAt, readDocuments } from '../documents.ts'
import { answered } from '../failures.ts'
import { connect, type Options, type School } from '../firebase.ts'
import { printable, SchoolError } from '../terminal.ts'
import { readHashConfig } from './accounts.ts'
import { backupFile, describeSize, readBackup, unfinishedFile, writeUnfinished } from './files.ts'
import { openFolder, refusePublished } from './folder.ts'
import { encodeFields, encodeTime } from './values.ts'

export interface BackupOptions extends Options {
  accounts: boolean
}

/**
 * Writes all documents and accounts of a school into a folder, as they were at one moment, and checks them: by counts
 * that Firestore works out itself, and by reading the file again. Only then the file gets its name: without, it is no backup.
 */
export async function backup(folder: string, options: BackupOptions): Promise<void> {
  await refusePublished(folder)
  const school = await connect(options, 'fail')
  const { projectId: project, name, readTime } = school
  const accounts = options.accounts ? await openAccountsIfRunning(school) : null
  await openFolder(folder)
  const begun = new Date().toISOString()
  const documents = await readDocuments(school, everyDocument(school), 'Backing up', readTime)
  await writeUnfinished(folder, {
    project,
    begun,
    readTime: encodeTime(readTime),
    documents: documents.map(({ path, fields }) => ({ path, fields: encodeFields(fields) })),
    accounts: accounts && {
      hashConfig: await readHashConfig(accounts, project),
      all: await readAccounts(accounts),
    },
  })
  const { manifest, ...written } = await readBackup(folder, unfinishedFile)
  await checkCounts(school, written.documents.keys())
  await rename(path.join(folder, unfinishedFile), path.join(folder, backupFile))
  console.log(
    `Backed up: ${describeSize(manifest)} of ${name}, checked by count and checksum, are in ${folder}.`,
  )
  console.log(`Checksum of the documents: ${manifest.documents.sha256}`)
  console.log(
    'This is personal data of families: keep the folder in a safe place, where nobody else can read it.',
  )
}

/** Compares with what Firestore counts, for each collection id that it or the backup knows. */
async function checkCounts(school: School, written: Iterable<string>): Promise<void> {
  const { firestore, name, readTime } = school
  const kept = new Map<string, number>()
  for (const { id } of await answered(school, () => firestore.listCollections())) kept.set(id, 0)
  for (const path of written) {
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
