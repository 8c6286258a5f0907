import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { imageSize } from 'image-size'

/** The size of a picture by its address, such as `/pictures/level-1.svg`, in pixels; `null` where it cannot be read. */
export type PictureSize = (address: string) => { width: number; height: number } | null

const folder = 'pictures'

/**
 * The addresses of the pictures that courses and posts may name; none where there are none.
 *
 * @param site the folder that is served as it stands, `public`.
 */
export async function picturesIn(site: string): Promise<ReadonlySet<string>> {
  const files = await readdir(join(site, folder)).catch((): string[] => [])
  return new Set(files.map((file) => `/${folder}/${file}`))
}

/** @param site the folder that is served as it stands, `public`. */
export function pictureSizeIn(site: string): PictureSize {
  return (address) => {
    try {
      const { width, height } = imageSize(readFileSync(join(site, address)))
      return { width: Math.round(width), height: Math.round(height) }
    } catch {
      return null
    }
  }
}
