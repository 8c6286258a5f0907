import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { imageSize } from 'image-size'

/** In pixels. */
interface Size {
  width: number
  height: number
}

/** The pictures that courses and posts may name, by address, such as `/pictures/level-1.svg`; `null` is a size unknown. */
export type Pictures = ReadonlyMap<string, Size | null>

/** Firebase Storage, from which the site shows pictures too. Its policy in firebase.json names the same hosts. */
export const pictureHosts = ['firebasestorage.googleapis.com', 'storage.googleapis.com']

const folder = 'pictures'

/** @param site the folder that is served as it stands, `public`; without pictures there are none. */
export async function readPictures(site: string): Promise<Pictures> {
  const entries = await readdir(join(site, folder), { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Map(files.map((file) => [`/${relative(site, file).replaceAll(sep, '/')}`, sizeOf(file)]))
}

function sizeOf(file: string): Size | null {
  try {
    const { width, height } = imageSize(readFileSync(file))
    return { width: Math.round(width), height: Math.round(height) }
  } catch {
    return null
  }
}
