import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** Makes an empty folder that is there until the test has finished, or until another hook such as `afterAll`. */
export async function temporaryFolder(until: (remove: () => Promise<void>) => void = onTestFinished) {
  const folder = await mkdtemp(path.join(tmpdir(), 'painti-'))
  until(() => rm(folder, { recursive: true }))
  return folder
}
