import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { pluralize, SchoolError } from '../terminal.ts'
import {
  type BackupAccount,
  fromIdentityToolkit,
  hashConfig,
  type IdentityToolkitAccount,
} from './accounts.ts'
import type { StoredFields } from './values.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** The accounts of format 1 are as Identity Toolkit gives them. */
export const currentFormat = 2

const manifest = v.object({
  format: v.picklist([1, currentFormat]),
  project: v.string(),
  /** All times are in ISO 8601. */
  begun: v.string(),
  /** The documents show the school as it was at this time. */
  readTime: v.string(),
  /** Set when everything has been read again and compared with the school. */
  finished: v.optional(v.string()),
  /** Of all documents, as they stand in the parts one after another; set together with `finished`. */
  sha256: v.optional(sha256),
  /** Complete files, in the order of names; `last` is the path of the last document. */
  parts: v.array(
    v.object({
      file: v.pipe(v.string(), v.regex(/^documents-\d{5,}\.jsonl$/)),
      documents: count,
      sha256,
      last: v.string(),
    }),
  ),
  /** `null` where accounts were left out or are not written yet. */
  accounts: v.nullable(
    v.object({
      file: v.literal('accounts.jsonl'),
      accounts: count,
      sha256,
      hashConfig: v.nullable(hashConfig),
    }),
  ),
})

/** What a backup says about itself, in `manifest.json`. */
export type Manifest = v.InferOutput<typeof manifest>

/** A backup in memory. */
export interface Backup {
  manifest: Manifest
  /** The fields by path, in the order of names. */
  documents: Map<string, StoredFields>
  accounts: BackupAccount[]
  /** The checksum of all documents. */
  sha256: string
}

const manifestFile = 'manifest.json'

/** @returns `null` where the folder has none. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const file = path.join(folder, manifestFile)
  if (!existsSync(file)) return null
  const text = await readFile(file, 'utf8')
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), manifest), text)
  if (success) return output
  throw new SchoolError(`${file} is not the manifest of a backup that this version can read.`)
}

export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  await writeWhole(folder, manifestFile, `${JSON.stringify(content, null, 2)}\n`)
}

/**
 * Writes a file that only its owner may read, and that is either complete or not there, whenever the process ends.
 *
 * @returns its SHA-256, in hex.
 */
export async function writeWhole(folder: string, name: string, text: string): Promise<string> {
  const file = path.join(folder, name)
  await writeFile(`${file}.tmp`, text, { mode: 0o600 })
  await rename(`${file}.tmp`, file)
  return hashOf(text)
}

/**
 * Reads every file of a backup and compares it with the manifest.
 *
 * @throws SchoolError where a file is missing or not as it was written.
 */
export async function readFiles(folder: string, manifest: Manifest): Promise<Backup> {
  const { parts, accounts } = manifest
  const documents = new Map<string, StoredFields>()
  const all = createHash('sha256')
  for (const part of parts) {
    const lines = await readLines(folder, part.file, part.sha256, part.documents)
    for (const line of lines) {
      all.update(`${line}\n`)
      const document = JSON.parse(line) as { path: string; fields: StoredFields }
      documents.set(document.path, document.fields)
    }
  }
  const lines =
    accounts === null ? [] : await readLines(folder, accounts.file, accounts.sha256, accounts.accounts)
  return {
    manifest,
    documents,
    accounts: lines.map((line) =>
      manifest.format === 1
        ? fromIdentityToolkit(JSON.parse(line) as IdentityToolkitAccount)
        : (JSON.parse(line) as BackupAccount),
    ),
    sha256: all.digest('hex'),
  }
}

/** @throws SchoolError where there is no finished backup of which every file is as it was written. */
export async function readFinished(folder: string): Promise<Backup> {
  try {
    const manifest = await readManifest(folder)
    if (manifest === null) throw new SchoolError(`There is no backup in ${folder}.`)
    if (manifest.finished === undefined) {
      throw new SchoolError(`The backup in ${folder} is not finished: run backup with it again first.`)
    }
    const backup = await readFiles(folder, manifest)
    if (backup.sha256 === manifest.sha256) return backup
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

export function documentsIn({ parts }: Manifest): number {
  return parts.reduce((sum, { documents }) => sum + documents, 0)
}

/** Such as `70,012 documents and 9,870 accounts`. */
export function describeSize(manifest: Manifest): string {
  const documents = pluralize(documentsIn(manifest), 'document')
  const { accounts } = manifest
  return `${documents} and ${accounts === null ? 'no accounts' : pluralize(accounts.accounts, 'account')}`
}
