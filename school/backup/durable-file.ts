import { createHash } from 'node:crypto'
import { open, rename } from 'node:fs/promises'
import path from 'node:path'
import { SchoolError } from '../terminal/school-error.ts'

/** A file that is there whole or not at all, whenever the process or the machine ends. */
export interface DurableFile {
  write(text: string): Promise<void>
  /** Gives the file its name and its checksum (SHA-256, in hex). */
  finish(): Promise<string>
}

/**
 * Begins a file that only its owner may read; until it is finished it has another name.
 *
 * @throws SchoolError, as its methods do, where the disk is full or may not be written.
 */
export async function beginFile(folder: string, name: string): Promise<DurableFile> {
  const target = path.join(folder, name)
  const begun = `${target}.tmp`
  const file = await orSentence(target, open(begun, 'w', 0o600))
  const hash = createHash('sha256')
  return {
    async write(text) {
      hash.update(text)
      await orSentence(target, file.writeFile(text))
    },
    async finish() {
      await orSentence(target, file.sync())
      await orSentence(target, file.close())
      await orSentence(target, rename(begun, target))
      await orSentence(target, keepNames(folder))
      return hash.digest('hex')
    },
  }
}

async function orSentence<T>(file: string, done: Promise<T>): Promise<T> {
  try {
    return await done
  } catch (error) {
    throw new SchoolError(
      `${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** A new name is on the disk when its folder is. Windows opens no folders and needs none of this. */
async function keepNames(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const opened = await open(folder)
  await opened.sync()
  await opened.close()
}
