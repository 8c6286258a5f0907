import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { imageSize } from 'image-size'

interface Picture {
  /** Whether browsers can show it: not an empty file, nor a photo as phones store it (HEIC). */
  isShown: boolean
  /** In pixels, as displayed, if its file says. */
  size?: { width: number; height: number }
}

/** The files that courses and posts may name, by address, such as `/pictures/level-1.svg`. */
export type Pictures = ReadonlyMap<string, Picture>

/** What the browsers of the site show, as `image-size` calls it. */
const shownTypes = ['avif', 'gif', 'jpg', 'png', 'svg', 'webp']
/** From this value on an EXIF orientation rotates a photo by 90 degrees (CIPA DC-008, table 6). */
const firstTurned = 5

/** Firebase Storage, from which the site shows pictures too. Its policy in firebase.json names the same hosts. */
export const pictureHosts = ['firebasestorage.googleapis.com', 'storage.googleapis.com']

const folder = 'pictures'

/** The path that an address on the site asks for: `/pictures/two cups.svg` of `/pictures/two%20cups.svg`. */
export function pathOf(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** @param site the folder that is served as it stands, `public`; without pictures there are none. */
export async function readPictures(site: string): Promise<Pictures> {
  const entries = await readdir(join(site, folder), { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Map(files.map((file) => [`/${relative(site, file).replaceAll(sep, '/')}`, pictureOf(file)]))
}

function pictureOf(file: string): Picture {
  const bytes = readFileSync(file)
  try {
    const { type = '', orientation = 1, ...stored } = imageSize(bytes)
    const [width, height] = [Math.round(stored.width), Math.round(stored.height)]
    const size = orientation < firstTurned ? { width, height } : { width: height, height: width }
    return { isShown: shownTypes.includes(type), size }
  } catch {
    return { isShown: bytes.toString('latin1').includes('<svg') }
  }
}
