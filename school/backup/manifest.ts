import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { SchoolError } from '../terminal/school-error.ts'
import { beginFile } from './durable-file.ts'
import { hasCode } from './error-code.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

const part = v.object({
  file: v.pipe(v.string(), v.regex(/^documents-\d{5,}\.jsonl$/)),
  documents: count,
  sha256,
  /** The path of its last document. */
  last: v.string(),
})

/** The parameters of Firebase's own password hashing, as Identity Toolkit gives them. */
const hashConfig = v.object({
  algorithm: v.string(),
  signerKey: v.string(),
  saltSeparator: v.string(),
  rounds: v.number(),
  memoryCost: v.number(),
})

const manifest = v.object({
  format: v.literal(1),
  project: v.string(),
  /** ISO 8601, as all times here. */
  begun: v.string(),
  /** The documents are the school as it was at this time. */
  readTime: v.string(),
  /** Set when everything has been read again and compared with the school. */
  finished: v.optional(v.string()),
  /** Of all documents, one after another as they stand in the parts; set together with `finished`. */
  sha256: v.optional(sha256),
  /** Whole files, in the order of names. */
  parts: v.array(part),
  /** How many documents the parts hold, by collection id. */
  counts: v.record(v.string(), count),
  /** `null` where accounts were left out or are still to come. */
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
export type HashConfig = v.InferOutput<typeof hashConfig>

export const manifestFile = 'manifest.json'

/** @returns `null` where the folder has none. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const file = path.join(folder, manifestFile)
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw new SchoolError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), manifest), text)
  if (!read.success)
    throw new SchoolError(`${file} is not the manifest of a backup that this version can read.`)
  return read.output
}

/** Puts a manifest in the place of the one before. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const file = await beginFile(folder, manifestFile)
  await file.write(`${JSON.stringify(content, null, 2)}\n`)
  await file.finish()
}

/** How many documents a backup holds. */
export function documentsIn({ parts }: Manifest): number {
  return parts.reduce((sum, { documents }) => sum + documents, 0)
}
