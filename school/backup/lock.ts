import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SchoolError } from '../terminal/school-error.ts'
import { hasCode } from './error-code.ts'

/**
 * Does something that only one process may do in a folder. What a process that has died left there is taken over.
 *
 * @throws SchoolError where another one is at it.
 */
export async function aloneIn<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(folder, 'backup.lock')
  if (!(await isTaken(lock))) {
    const holder = Number(await readFile(lock, 'utf8').catch(() => ''))
    if (isAlive(holder)) {
      throw new SchoolError(
        `Another backup into ${folder} is running (process ${holder}): wait for it. If there is none, delete ${lock}.`,
      )
    }
    await rm(lock, { force: true })
    if (!(await isTaken(lock))) throw new SchoolError(`Another backup into ${folder} has just begun.`)
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

/** Whether the lock is this process's now: a file is made by one alone. */
async function isTaken(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw new SchoolError(
      `${lock} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}
