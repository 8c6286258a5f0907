import { createHash } from 'node:crypto'
import { open, rename } from 'node:fs/promises'
import path from 'node:path'

/** A file that is there whole or not at all, whenever the process or the machine ends. */
export interface DurableFile {
  write(text: string): Promise<void>
  /** Gives the file its name and its checksum (SHA-256, in hex). */
  finish(): Promise<string>
}

/** Begins a file that only its owner may read; until it is finished it has another name. */
export async function beginFile(folder: string, name: string): Promise<DurableFile> {
  const target = path.join(folder, name)
  const begun = `${target}.tmp`
  const file = await open(begun, 'w', 0o600)
  const hash = createHash('sha256')
  return {
    async write(text) {
      hash.update(text)
      await file.writeFile(text)
    },
    async finish() {
      await file.sync()
      await file.close()
      await rename(begun, target)
      await keepNames(folder)
      return hash.digest('hex')
    },
  }
}

/** A new name is on the disk when its folder is. Windows opens no folders and needs none of this. */
async function keepNames(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const opened = await open(folder)
  await opened.sync()
  await opened.close()
}
