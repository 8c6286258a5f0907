import { existsSync } from 'node:fs'
import { mkdir, readdir, realpath, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { printable, SchoolError } from '../terminal.ts'
import { backupFile, ownerOnly, unfinishedFile } from './files.ts'

/** The usual names of folders that web servers and hosts publish. */
const publicNames =
  /^(public|public[_-]html|www|www\..+|wwwroot|webroot|html|htdocs|httpdocs|inetpub|sites|dist|\.well-known)$/i

/**
 * Refuses a folder from which families' data might be published: one with the usual name of a published folder, or one
 * in a project of Firebase Hosting, such as this one (decision 59). Checks the path as given, and with its symbolic
 * links resolved.
 */
export async function refusePublished(folder: string): Promise<void> {
  for (const at of [path.resolve(folder), await resolveLinks(folder)].flatMap(withParents)) {
    const isProject = existsSync(path.join(at, 'firebase.json'))
    if (!isProject && !publicNames.test(path.basename(at))) continue
    const reason = isProject
      ? 'from which a site is published (firebase.json)'
      : 'which a web server would publish'
    throw new SchoolError(
      `${folder} is in ${at}, ${reason}: choose a folder elsewhere, such as ../painti-2026-11-22. Nothing was written.`,
    )
  }
}

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
 * Makes the folder of a backup. Only the last folder of a path is made: one that was mistyped further up is no place for
 * personal data. What a backup that was interrupted has left in it is deleted.
 */
export async function openFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST') throw new SchoolError(`${folder} cannot be made: ${message}.`)
  })
  const names = await readdir(folder)
  if (names.includes(backupFile)) {
    throw new SchoolError(`${folder} holds a finished backup: choose another folder.`)
  }
  const other = names.find((name) => name !== '.gitignore' && name !== unfinishedFile)
  if (other !== undefined) {
    throw new SchoolError(
      `${folder} holds something else, such as ${printable(other)}: choose an empty folder or a new one.`,
    )
  }
  await rm(path.join(folder, unfinishedFile), { force: true })
  // Before anything else is written, so that a backup that is moved into a repository never becomes part of it.
  await writeFile(path.join(folder, '.gitignore'), '*\n', ownerOnly)
}
