import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { printable } from '../terminal/printable.ts'
import { SchoolError } from '../terminal/school-error.ts'
import { counted } from '../terminal/counted.ts'
import { documentsIn, type Manifest } from './manifest.ts'
import { collectionIdOf, type KeptDocument } from './stored-documents.ts'

/**
 * Reads every file of a backup to its end and compares it with what the manifest says.
 *
 * @returns the checksum of all documents, one after another (SHA-256, in hex).
 * @throws SchoolError where a file is missing or is not as it was written.
 */
export async function checkFiles(folder: string, manifest: Manifest): Promise<string> {
  const all = createHash('sha256')
  const counts: Record<string, number> = {}
  for (const { file, documents, sha256 } of manifest.parts) {
    const hash = createHash('sha256')
    let lines = 0
    for await (const line of linesOf(folder, file, hash)) {
      all.update(`${line}\n`)
      lines += 1
      const id = collectionIdOf(documentOn(line, folder, file).path)
      counts[id] = (counts[id] ?? 0) + 1
    }
    if (hash.digest('hex') !== sha256 || lines !== documents) throw isNotAsWritten(folder, file)
  }
  const ids = new Set([...Object.keys(counts), ...Object.keys(manifest.counts)])
  const wrong = [...ids].find((id) => counts[id] !== manifest.counts[id])
  if (wrong !== undefined) {
    throw new SchoolError(
      `The backup in ${folder} is damaged: its files hold ${counts[wrong] ?? 0} documents of ${printable(wrong)}, its manifest says ${manifest.counts[wrong] ?? 0}.`,
    )
  }
  if (manifest.accounts !== null) {
    const { file, accounts, sha256 } = manifest.accounts
    const hash = createHash('sha256')
    let lines = 0
    for await (const line of linesOf(folder, file, hash)) lines += line === '' ? 0 : 1
    if (hash.digest('hex') !== sha256 || lines !== accounts) throw isNotAsWritten(folder, file)
  }
  return all.digest('hex')
}

/** The documents of a backup, in the order of names. */
export async function* documentsOf(folder: string, manifest: Manifest): AsyncGenerator<KeptDocument> {
  for (const { file } of manifest.parts) {
    for await (const line of linesOf(folder, file)) {
      yield { path: documentOn(line, folder, file).path, line }
    }
  }
}

/** The lines of a file. Only `\n` ends one: a text in it may hold Unicode's own line ends. */
export async function* linesOf(folder: string, file: string, hash?: Hash): AsyncGenerator<string> {
  let rest = ''
  try {
    const chunks = createReadStream(path.join(folder, file), 'utf8')
    for await (const chunk of chunks as AsyncIterable<string>) {
      hash?.update(chunk)
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SchoolError(`${path.join(folder, file)} cannot be read: ${reason}`)
  }
  if (rest !== '') throw isNotAsWritten(folder, file)
}

/** What a backup says of itself before it is gone into: `70,012 documents`. */
export function sizeOf(manifest: Manifest): string {
  const documents = counted(documentsIn(manifest), 'document')
  if (manifest.accounts === null) return `${documents} and no accounts`
  return `${documents} and ${counted(manifest.accounts.accounts, 'account')}`
}

function documentOn(line: string, folder: string, file: string): { path: string } {
  try {
    const { path: at } = JSON.parse(line) as { path?: unknown }
    if (typeof at === 'string') return { path: at }
  } catch {
    // Told below, as every other damage.
  }
  throw isNotAsWritten(folder, file)
}

function isNotAsWritten(folder: string, file: string): SchoolError {
  return new SchoolError(`${path.join(folder, file)} is not as it was written: this backup is damaged.`)
}
