import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { WireFields } from 'firestore-emulator/wire'
import * as v from 'valibot'
import { pluralize, SchoolError } from '../terminal.ts'
import { type BackupAccount, hashConfig } from './accounts.ts'

export const currentFormat = 2
export const manifestFile = 'manifest.json'
/** The manifest while it is written. */
const unfinishedManifest = `${manifestFile}.tmp`
export const ownerOnly = { mode: 0o600 }

const documentsFile = /^documents-\d{5,}\.jsonl$/
const accountsFile = 'accounts.jsonl'

/** Whether a backup that is not finished may have a file with this name. */
export function isBackupFile(name: string): boolean {
  return name === accountsFile || name === unfinishedManifest || documentsFile.test(name)
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

const manifest = v.object({
  format: v.literal(currentFormat),
  project: v.string(),
  /** All times are in ISO 8601. */
  begun: v.string(),
  /** The documents show the school as it was at this time. */
  readTime: v.string(),
  /** When everything had been read again and compared with the school. */
  finished: v.string(),
  /** Of all documents, as they stand in the parts one after another. */
  sha256,
  /** In the order of names. */
  parts: v.array(v.object({ file: v.pipe(v.string(), v.regex(documentsFile)), documents: count, sha256 })),
  /** `null` if accounts were left out. */
  accounts: v.nullable(
    v.object({
      file: v.literal(accountsFile),
      accounts: count,
      sha256,
      hashConfig: v.nullable(hashConfig),
    }),
  ),
})

/** What a backup says about itself, in `manifest.json`. */
export type Manifest = v.InferOutput<typeof manifest>

export interface Backup {
  /** Its absolute path. */
  folder: string
  manifest: Manifest
  /** The fields by path, in the order of names. */
  documents: Map<string, WireFields>
  accounts: BackupAccount[]
}

/** Writes the manifest, which makes the backup a finished one: it is there whole or, whenever the process ends, not at all. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const unfinished = path.join(folder, unfinishedManifest)
  await writeFile(unfinished, `${JSON.stringify(content, null, 2)}\n`, ownerOnly)
  await rename(unfinished, path.join(folder, manifestFile))
}

/** Writes a file with a line of JSON for each item. @returns its SHA-256, in hex. */
export async function writeFileOf(folder: string, name: string, items: readonly object[]): Promise<string> {
  const text = items.map((item) => `${JSON.stringify(item)}\n`).join('')
  await writeFile(path.join(folder, name), text, ownerOnly)
  return hashOf(text)
}

/** Reads every file of a backup and compares it with the manifest. */
export async function readFiles(
  folder: string,
  { parts, accounts }: Pick<Manifest, 'parts' | 'accounts'>,
): Promise<Pick<Backup, 'documents' | 'accounts'> & { sha256: string }> {
  const documents = new Map<string, WireFields>()
  const all = createHash('sha256')
  for (const part of parts) {
    for (const line of await readLines(folder, part.file, part.sha256, part.documents)) {
      all.update(`${line}\n`)
      const document = JSON.parse(line) as { path: string; fields: WireFields }
      documents.set(document.path, document.fields)
    }
  }
  const lines =
    accounts === null ? [] : await readLines(folder, accounts.file, accounts.sha256, accounts.accounts)
  return {
    documents,
    accounts: lines.map((line) => JSON.parse(line) as BackupAccount),
    sha256: all.digest('hex'),
  }
}

/** @throws SchoolError if there is no finished backup of which every file is as it was written. */
export async function readFinished(folder: string): Promise<Backup> {
  try {
    const file = path.join(folder, manifestFile)
    if (!existsSync(file)) throw new SchoolError(`There is no finished backup in ${folder}.`)
    const { success, output } = v.safeParse(
      v.pipe(v.string(), v.parseJson(), manifest),
      await readFile(file, 'utf8'),
    )
    if (!success) {
      throw new SchoolError(`${file} is not the manifest of a backup that this version can read.`)
    }
    const { sha256, ...content } = await readFiles(folder, output)
    if (sha256 === output.sha256) return { ...content, manifest: output, folder: path.resolve(folder) }
    throw new SchoolError(
      `The backup in ${folder} is damaged: its documents do not have the checksum of its manifest.`,
    )
  } catch (error) {
    throw error instanceof SchoolError ? new SchoolError(`${error.message} Nothing was written.`) : error
  }
}

/** Only `\n` ends a line: a text may hold Unicode's own line ends. */
async function readLines(folder: string, name: string, hash: string, lines: number): Promise<string[]> {
  const file = path.join(folder, name)
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new SchoolError(`${file} cannot be read: ${(error as Error).message}.`)
  })
  const found = text.split('\n').slice(0, -1)
  if (hashOf(text) === hash && found.length === lines) return found
  throw new SchoolError(`${file} is not as it was written: this backup is damaged.`)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Such as `70,012 documents and 9,870 accounts`. */
export function describeSize({ parts, accounts }: Manifest): string {
  const documents = parts.reduce((sum, part) => sum + part.documents, 0)
  const ofAccounts = accounts === null ? 'no accounts' : pluralize(accounts.accounts, 'account')
  return `${pluralize(documents, 'document')} and ${ofAccounts}`
}
