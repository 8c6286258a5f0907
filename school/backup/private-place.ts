import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { SchoolError } from '../terminal/school-error.ts'

const project = path.join(import.meta.dirname, '../..')
/** What folders are called that web servers and hosts publish. */
const publicNames =
  /^(public|public[_-]html|www|www\..+|wwwroot|webroot|html|htdocs|httpdocs|inetpub|sites|dist|\.well-known)$/i

/**
 * Makes sure that a folder is no place from which families' data would be published: not inside the project, not below a
 * folder with the usual name of a published one, and not below one that some `firebase.json` publishes. Both ways to it
 * count, the one that was given and the one behind symbolic links.
 *
 * @throws SchoolError where it is.
 */
export async function checkPrivate(folder: string): Promise<void> {
  for (const way of new Set([path.resolve(folder), await withoutLinks(folder)])) {
    const reason = await whyPublic(way)
    if (reason === null) continue
    throw new SchoolError(
      `${folder} ${reason}: choose a folder elsewhere, such as ../painti-2026-11-22. Nothing was written.`,
    )
  }
}

async function whyPublic(way: string): Promise<string | null> {
  if (isIn(await withoutLinks(project), way)) return 'is inside the project, from which the site is published'
  const above = foldersAbove(way)
  const published = [
    ...above.filter((folder) => publicNames.test(path.basename(folder))),
    ...(await Promise.all(above.map(publishedFrom))).flat(),
  ].find((folder) => isIn(folder, way))
  return published === undefined ? null : `is in ${published}, which a web server would publish`
}

/** The folder and those that it lies in. */
function foldersAbove(folder: string): string[] {
  const parent = path.dirname(folder)
  return parent === folder ? [folder] : [folder, ...foldersAbove(parent)]
}

/** The folders that the `firebase.json` in a folder publishes; none where there is no such file. */
async function publishedFrom(folder: string): Promise<string[]> {
  try {
    const text = await readFile(path.join(folder, 'firebase.json'), 'utf8')
    const { hosting = [] } = JSON.parse(text) as { hosting?: { public?: string } | { public?: string }[] }
    return [hosting].flat().map((site) => path.resolve(folder, site.public ?? 'public'))
  } catch {
    return []
  }
}

function isIn(folder: string, inner: string): boolean {
  return foldersAbove(inner).includes(folder)
}

/** Where a path leads to. Its last part may still have to be made; what else is missing, the making tells. */
async function withoutLinks(at: string): Promise<string> {
  const whole = path.resolve(at)
  const parent = await realpath(path.dirname(whole)).catch(() => path.dirname(whole))
  return await realpath(whole).catch(() => path.join(parent, path.basename(whole)))
}
