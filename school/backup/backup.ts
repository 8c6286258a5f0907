import { accountPages, type Auth, openAuthIfThere } from '../target/auth.ts'
import { minuteOf } from '../target/begun-restore.ts'
import { connectWhole, type School } from '../target/connect.ts'
import { progressOf } from '../terminal/progress.ts'
import type { AuthOptions } from '../target/target-options.ts'
import { SchoolError } from '../terminal/school-error.ts'
import { checkFiles, sizeOf } from './checked-files.ts'
import { counted } from '../terminal/counted.ts'
import { checkCounts, readTimeOf } from './counts.ts'
import { beginFile } from './durable-file.ts'
import { makeFolder, openFolder } from './folder.ts'
import { hashConfigOf } from './hash-config.ts'
import { aloneIn } from './lock.ts'
import { documentsIn, type Manifest, writeManifest } from './manifest.ts'
import { beginPart } from './part.ts'
import { checkPrivate } from './private-place.ts'
import { pagesOf } from './stored-documents.ts'

/** What backup and restore take besides. */
export interface AccountOptions extends AuthOptions {
  /** False with `--no-accounts`. */
  accounts: boolean
}

/** How many documents stand in one file: what a backup that was interrupted may have to read again. */
const documentsInPart = 5000

/**
 * Writes all documents and accounts of a school into a folder, as they were at one moment, and checks them: by counts
 * that Firestore works out itself, and by reading the files again. Where an earlier run was interrupted, it goes on
 * behind the last whole file.
 *
 * @throws SchoolError where the folder is not for this, the school cannot be read, or something differs at the end.
 */
export async function backup(folder: string, options: AccountOptions): Promise<void> {
  await checkPrivate(folder)
  const school = await connectWhole(options)
  const auth = options.accounts ? await openAuthIfThere(school, options) : null
  await makeFolder(folder)
  await aloneIn(folder, () => fill(folder, school, auth))
}

async function fill(folder: string, school: School, auth: Auth | null): Promise<void> {
  const manifest = await openFolder(folder, school, () => readTimeOf(school))
  if (manifest.parts.length > 0) {
    console.log(`Going on behind the first ${counted(documentsIn(manifest), 'document')}.`)
  }
  const sha256 = await atThatTime(folder, manifest, async () => {
    await keepDocuments(folder, school, manifest)
    if (auth !== null) await keepAccounts(folder, auth, manifest)
    const sum = await checkFiles(folder, manifest)
    await checkCounts(school, manifest)
    return sum
  })
  await writeManifest(folder, { ...manifest, sha256, finished: new Date().toISOString() })
  console.log(
    `Backed up: ${sizeOf(manifest)} of ${school.name}, checked by count and checksum, are in ${folder}.`,
  )
  console.log(`Checksum of the documents: ${sha256}`)
  console.log(
    'This is personal data of families: keep the folder in a safe place, where nobody else can read it.',
  )
}

/** Firestore shows the past of an hour, and the local backend none at all. */
async function atThatTime<T>(folder: string, { begun }: Manifest, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof SchoolError) || !/too old|read_?time/i.test(error.message)) throw error
    throw new SchoolError(
      `The backup in ${folder} was begun on ${minuteOf(begun)}, and the school can no longer be read as it was then: begin a new one in another folder.`,
    )
  }
}

async function keepDocuments(folder: string, school: School, manifest: Manifest): Promise<void> {
  const progress = progressOf('Backing up')
  const { readTime, parts } = manifest
  const after = parts.at(-1)?.last ?? ''
  let part = beginPart(folder, manifest)
  try {
    for await (const { documents } of pagesOf(school, { readTime, after })) {
      for (let start = 0; start < documents.length;) {
        const some = documents.slice(start, start + documentsInPart - part.documents)
        await part.add(some)
        start += some.length
        if (part.documents < documentsInPart) continue
        await part.finish()
        part = beginPart(folder, manifest)
      }
      progress.at(documentsIn(manifest) + part.documents)
    }
    await part.finish()
  } finally {
    progress.end()
  }
}

async function keepAccounts(folder: string, auth: Auth, manifest: Manifest): Promise<void> {
  const hashConfig = await hashConfigOf(auth)
  const name = 'accounts.jsonl'
  const file = await beginFile(folder, name)
  const progress = progressOf('Backing up accounts')
  let accounts = 0
  try {
    for await (const page of accountPages(auth)) {
      await file.write(page.map((account) => `${JSON.stringify(account)}\n`).join(''))
      accounts += page.length
      progress.at(accounts)
    }
  } finally {
    progress.end()
  }
  manifest.accounts = { file: name, accounts, sha256: await file.finish(), hashConfig }
  await writeManifest(folder, manifest)
}
