import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { imageSize } from 'image-size'

/** In pixels. */
interface Size {
  width: number
  height: number
}

/** The pictures that courses and posts may name, by address, such as `/pictures/level-1.svg`; `null` is a size unknown. */
export type Pictures = ReadonlyMap<string, Size | null>

const folder = 'pictures'

/** @param site the folder that is served as it stands, `public`; without pictures there are none. */
export async function readPictures(site: string): Promise<Pictures> {
  const files = await readdir(join(site, folder)).catch((): string[] => [])
  return new Map(files.map((file) => [`/${folder}/${file}`, sizeOf(join(site, folder, file))]))
}

function sizeOf(file: string): Size | null {
  try {
    const { width, height } = imageSize(readFileSync(file))
    return { width: Math.round(width), height: Math.round(height) }
  } catch {
    return null
  }
}
