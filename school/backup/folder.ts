import { mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { minuteOf } from '../target/begun-restore.ts'
import type { School } from '../target/connect.ts'
import { printable } from '../terminal/printable.ts'
import { SchoolError } from '../terminal/school-error.ts'
import { beginFile } from './durable-file.ts'
import { hasCode } from './error-code.ts'
import { type Manifest, readManifest, writeManifest } from './manifest.ts'

/** What a backup puts into its folder; a file that was begun ends in `.tmp`. */
const ownFiles =
  /^(\.gitignore|manifest\.json|accounts\.jsonl|documents-\d{5,}\.jsonl)(\.tmp)?$|^backup\.lock$/

/**
 * Makes the folder of a backup, where it is not there. Only the last folder of a path is made: a slip in the others is
 * no place for personal data.
 *
 * @throws SchoolError where it cannot be.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return
    throw hasCode(error, 'ENOENT') ? await aboutMissing(folder) : cannotBeUsed(folder, error)
  }
}

/**
 * Finds out what is in the folder of a backup.
 *
 * @param now the moment that a new backup shows.
 * @returns the manifest of the backup that is to be gone on with, or of a new one.
 * @throws SchoolError where the folder holds something else, another school's backup or a finished one.
 */
export async function openFolder(
  folder: string,
  school: School,
  now: () => Promise<string>,
): Promise<Manifest> {
  const names = await namesIn(folder)
  const manifest = await readManifest(folder)
  const known = manifest === null ? /^\.gitignore(\.tmp)?$|^manifest\.json\.tmp$|^backup\.lock$/ : ownFiles
  const other = names.find((name) => !known.test(name))
  if (other !== undefined) {
    throw new SchoolError(
      `${folder} holds something else, such as ${printable(other)}: choose an empty folder or a new one.`,
    )
  }
  if (manifest?.finished !== undefined) {
    throw new SchoolError(
      `${folder} holds a finished backup of ${manifest.project}, from ${minuteOf(manifest.begun)}: choose another folder.`,
    )
  }
  if (manifest !== null && manifest.project !== school.projectId) {
    throw new SchoolError(
      `${folder} holds a backup of ${manifest.project} that was begun on ${minuteOf(manifest.begun)}: choose another folder for ${school.name}.`,
    )
  }
  await keepFromGit(folder)
  if (manifest !== null) return manifest
  const begun: Manifest = {
    format: 1,
    project: school.projectId,
    begun: new Date().toISOString(),
    readTime: await now(),
    parts: [],
    counts: {},
    accounts: null,
  }
  await writeManifest(folder, begun)
  return begun
}

/** Before anything else stands in it: a backup that is moved into a repository never becomes a part of it. */
async function keepFromGit(folder: string): Promise<void> {
  const file = await beginFile(folder, '.gitignore')
  await file.write('*\n')
  await file.finish()
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    throw cannotBeUsed(folder, error)
  }
}

function cannotBeUsed(folder: string, error: unknown): SchoolError {
  const reason = error instanceof Error ? error.message : String(error)
  return new SchoolError(`${folder} cannot be used as a folder: ${reason}`)
}

async function aboutMissing(folder: string): Promise<SchoolError> {
  const parent = path.dirname(path.resolve(folder))
  const isThere = await stat(parent).catch(() => null)
  return new SchoolError(
    isThere === null
      ? `${folder} cannot be made: there is no folder ${parent}.`
      : `${folder} cannot be made here.`,
  )
}
