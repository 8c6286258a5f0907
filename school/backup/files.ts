import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { WireFields } from 'firestore-emulator/wire'
import * as v from 'valibot'
import { pluralize, SchoolError } from '../terminal.ts'
import { type BackupAccount, type HashConfig, hashConfig } from './accounts.ts'

/** All of a backup: a line of JSON about it, then one for each document, and one for each account. */
export const backupFile = 'backup.jsonl'
/** The same until it has been checked. */
export const unfinishedFile = `${backupFile}.tmp`
export const ownerOnly = { mode: 0o600 }
const currentFormat = 3

const section = v.object({ count: v.number(), sha256: v.string() })

const manifest = v.object({
  format: v.literal(currentFormat),
  project: v.string(),
  /** All times are in ISO 8601. */
  begun: v.string(),
  /** The documents show the school as it was at this time. */
  readTime: v.string(),
  /** In the order of names. */
  documents: section,
  /** `null` where accounts were left out. */
  accounts: v.nullable(v.object({ ...section.entries, hashConfig: v.nullable(hashConfig) })),
})

/** What a backup says about itself, in its first line. */
export type Manifest = v.InferOutput<typeof manifest>

export interface Backup {
  /** Its absolute path. */
  folder: string
  manifest: Manifest
  /** The fields by path, sorted by name. */
  documents: Map<string, WireFields>
  accounts: BackupAccount[]
}

interface Content extends Pick<Manifest, 'project' | 'begun' | 'readTime'> {
  documents: { path: string; fields: WireFields }[]
  accounts: { all: readonly object[]; hashConfig: HashConfig | null } | null
}

/** Writes the file under a temporary name: it counts as a backup only once it has been checked and renamed. */
export async function writeUnfinished(folder: string, content: Content): Promise<void> {
  const { project, begun, readTime, documents, accounts } = content
  const [documentLines, accountLines] = [linesOf(documents), linesOf(accounts?.all ?? [])]
  const about: Manifest = {
    format: currentFormat,
    project,
    begun,
    readTime,
    documents: sectionOf(documentLines),
    accounts: accounts && { ...sectionOf(accountLines), hashConfig: accounts.hashConfig },
  }
  const text = [...linesOf([about]), ...documentLines, ...accountLines].join('')
  await writeFile(path.join(folder, unfinishedFile), text, ownerOnly)
}

/** @throws SchoolError if there is no finished backup, or it was changed since. */
export async function readFinished(folder: string): Promise<Backup> {
  try {
    if (existsSync(path.join(folder, backupFile))) return await readBackup(folder, backupFile)
    throw new SchoolError(`There is no finished backup in ${folder} that this version can read.`)
  } catch (error) {
    throw error instanceof SchoolError ? new SchoolError(`${error.message} Nothing was written.`) : error
  }
}

/** Reads a backup and compares it with what its first line says. */
export async function readBackup(folder: string, name: string): Promise<Backup> {
  const file = path.join(folder, name)
  // Only `\n` ends a line: a text may hold Unicode's own line ends.
  const [about, ...documents] = (await readFile(file, 'utf8')).split('\n').map((line) => `${line}\n`)
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), manifest), about)
  if (!result.success) throw new SchoolError(`${file} is no backup that this version can read.`)
  const accounts = documents.splice(result.output.documents.count)
  // What follows the last newline.
  const isEnded = accounts.pop() === '\n'
  const { sha256 } = result.output.accounts ?? sectionOf([])
  const isWhole =
    sectionOf(documents).sha256 === result.output.documents.sha256 && sectionOf(accounts).sha256 === sha256
  if (!isEnded || !isWhole) throw new SchoolError(`${file} is not as it was written: this backup is damaged.`)
  const parsed = documents.map((line) => JSON.parse(line) as { path: string; fields: WireFields })
  return {
    folder: path.resolve(folder),
    manifest: result.output,
    documents: new Map(parsed.map(({ path, fields }) => [path, fields])),
    accounts: accounts.map((line) => JSON.parse(line) as BackupAccount),
  }
}

function linesOf(items: readonly object[]): string[] {
  return items.map((item) => `${JSON.stringify(item)}\n`)
}

function sectionOf(lines: readonly string[]): v.InferOutput<typeof section> {
  const hash = createHash('sha256')
  for (const line of lines) hash.update(line)
  return { count: lines.length, sha256: hash.digest('hex') }
}

/** Such as `70,012 documents and 9,870 accounts`. */
export function describeSize({ documents, accounts }: Manifest): string {
  const ofAccounts = accounts === null ? 'no accounts' : pluralize(accounts.count, 'account')
  return `${pluralize(documents.count, 'document')} and ${ofAccounts}`
}
