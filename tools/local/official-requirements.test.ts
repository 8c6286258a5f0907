import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { missingForOfficial } from './official-requirements.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'painti-java-'))
// Nothing is downloaded here, whatever this machine has.
process.env.FIREBASE_EMULATORS_PATH = folder
const fetched = vi.spyOn(globalThis, 'fetch')
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())

/** Puts a `java` that prints this on the path, or none. */
function install(version: string | null): void {
  const java = path.join(folder, 'java')
  rmSync(java, { force: true })
  if (version !== null) {
    writeFileSync(java, `#!/bin/sh\necho '${version}' >&2\n`)
    chmodSync(java, 0o755)
  }
  vi.stubEnv('PATH', folder)
  fetched.mockResolvedValue(new Response())
}

test('nothing is missing with Java 21 and where the emulator can be downloaded', async () => {
  install('openjdk version "21.0.2" 2024-01-16')
  expect(await missingForOfficial()).toBeNull()
})

test('an older Java is named in one sentence', async () => {
  install('openjdk version "17.0.15" 2025-04-15')
  expect(await missingForOfficial()).toBe(
    "Google's emulators cannot run here without Java 21 or later (`java -version` says 17).",
  )
})

test('so are a missing Java and a missing download', async () => {
  install(null)
  fetched.mockRejectedValue(new Error('no network'))
  expect(await missingForOfficial()).toMatch(
    /^Google's emulators cannot run here without Java 21 or later \(there is no working `java` on the path\) and the firestore emulator \S+ \(not downloaded, and https:\S+ cannot be reached: no network\)\.$/,
  )
})
