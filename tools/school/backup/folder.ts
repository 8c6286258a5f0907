import { mkdir, readdir } from 'node:fs/promises'
import { minuteOf } from '../target/begun-restore'
import type { School } from '../target/connect'
import { SchoolError } from '../terminal/school-error'
import { type Manifest, readManifest, writeManifest } from './manifest'

/** What a backup puts into its folder; a file that was begun ends in `.tmp`. */
const ownFiles = /^(manifest\.json|accounts\.jsonl|documents-\d{5,}\.jsonl)(\.tmp)?$/

/**
 * Makes or finds the folder of a backup.
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
  const known = manifest === null ? /^manifest\.json\.tmp$/ : ownFiles
  const other = names.find((name) => !known.test(name))
  if (other !== undefined) {
    throw new SchoolError(
      `${folder} holds something else, such as ${other}: choose an empty folder or a new one.`,
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

async function namesIn(folder: string): Promise<string[]> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return await readdir(folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SchoolError(`${folder} cannot be used as a folder: ${reason}`)
  }
}
