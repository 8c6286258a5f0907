import { mkdir, readdir, readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import type { School } from '../firebase.ts'
import { minuteOf, printable, SchoolError } from '../terminal.ts'
import { currentFormat, type Manifest, readManifest, writeManifest, writeWhole } from './files.ts'
import { encodeTime } from './values.ts'

const project = path.join(import.meta.dirname, '../..')
/** The usual names of folders that web servers and hosts publish. */
const publicNames =
  /^(public|public[_-]html|www|www\..+|wwwroot|webroot|html|htdocs|httpdocs|inetpub|sites|dist|\.well-known)$/i
/** What a backup puts into its folder. A backup that was killed may leave a `.tmp`. */
const ownFiles = /^(\.gitignore|manifest\.json|accounts\.jsonl|documents-\d{5,}\.jsonl)(\.tmp)?$/

/**
 * Refuses a folder from which families' data might be published: inside the project, below a folder with the usual name of
 * a published one, or below one that some `firebase.json` publishes (decision 59). The path counts as it was given, and
 * with its symbolic links resolved.
 */
export async function refusePublished(folder: string): Promise<void> {
  for (const at of [path.resolve(folder), await resolveLinks(folder)]) {
    const reason = await whyPublished(at)
    if (reason === null) continue
    throw new SchoolError(
      `${folder} ${reason}: choose a folder elsewhere, such as ../painti-2026-11-22. Nothing was written.`,
    )
  }
}

async function whyPublished(folder: string): Promise<string | null> {
  const above = withParents(folder)
  if (above.includes(await realpath(project)))
    return 'is inside the project, from which the site is published'
  const named = above.find((at) => publicNames.test(path.basename(at)))
  const hosted = (await Promise.all(above.map(hostedFolders))).flat().find((at) => above.includes(at))
  const published = named ?? hosted
  return published === undefined ? null : `is in ${published}, which a web server would publish`
}

/** The folders that the `firebase.json` in this folder publishes; none where there is no such file. */
async function hostedFolders(folder: string): Promise<string[]> {
  try {
    const text = await readFile(path.join(folder, 'firebase.json'), 'utf8')
    const { hosting = [] } = JSON.parse(text) as { hosting?: { public?: string } | { public?: string }[] }
    return [hosting].flat().map((site) => path.resolve(folder, site.public ?? 'public'))
  } catch {
    return []
  }
}

/** The folder and those that it is in. */
function withParents(folder: string): string[] {
  const parent = path.dirname(folder)
  return parent === folder ? [folder] : [folder, ...withParents(parent)]
}

/** The last part of the path may not exist yet. */
async function resolveLinks(folder: string): Promise<string> {
  const absolute = path.resolve(folder)
  const parent = await realpath(path.dirname(absolute)).catch(() => path.dirname(absolute))
  return await realpath(absolute).catch(() => path.join(parent, path.basename(absolute)))
}

/**
 * Makes the folder of a backup, or finds out what is in it. Only the last folder of a path is made: one that was mistyped
 * further up is no place for personal data.
 *
 * @returns the manifest of the backup to continue, or of a new one.
 */
export async function openFolder(folder: string, school: School): Promise<Manifest> {
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST') throw new SchoolError(`${folder} cannot be made: ${message}.`)
  })
  const found = await readManifest(folder)
  const expected = found === null ? /^(\.gitignore(\.tmp)?|manifest\.json\.tmp)$/ : ownFiles
  const other = (await readdir(folder)).find((name) => !expected.test(name))
  if (other !== undefined) {
    throw new SchoolError(
      `${folder} holds something else, such as ${printable(other)}: choose an empty folder or a new one.`,
    )
  }
  const { projectId, name } = school
  const manifest: Manifest = found ?? {
    format: currentFormat,
    project: projectId,
    begun: new Date().toISOString(),
    readTime: encodeTime(school.readTime),
    parts: [],
    accounts: null,
  }
  const { project, begun, finished } = manifest
  if (finished !== undefined) {
    throw new SchoolError(
      `${folder} holds a finished backup of ${project}, from ${minuteOf(begun)}: choose another folder.`,
    )
  }
  if (project !== projectId) {
    throw new SchoolError(
      `${folder} holds a backup of ${project} that was begun on ${minuteOf(begun)}: choose another folder for ${name}.`,
    )
  }
  // Before anything else, so that a backup that is moved into a repository never becomes part of it.
  await writeWhole(folder, '.gitignore', '*\n')
  await writeManifest(folder, manifest)
  return manifest
}
