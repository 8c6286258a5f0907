import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import path from 'node:path'

/** Google's Firestore emulator, as this version of firebase-tools starts it. */
export interface OfficialEmulator {
  version: string
  remoteUrl: string
  downloadPathRelativeToCacheDir: string
}

/** What was found on this machine. */
export interface Findings {
  /** What `java -version` says, or `null` where there is no java. */
  java: string | null
  emulator: OfficialEmulator
  /** Where firebase-tools keeps what it has downloaded. */
  cache: string
  isDownloaded: boolean
  /** Why the download cannot be reached; `null` where it can, or need not be. */
  unreachable: string | null
  hasBrowser: boolean
}

/** firebase-tools refuses an older Java. */
const oldestJava = 21
const patience = 10_000

/** Looks at this machine; asks the network only where the emulator was not downloaded before. */
export async function findOut(hasBrowser: boolean): Promise<Findings> {
  const require = createRequire(import.meta.url)
  const { firestore: emulator } = require('firebase-tools/lib/emulator/downloadableEmulatorInfo.json') as {
    firestore: OfficialEmulator
  }
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? path.join(homedir(), '.cache/firebase/emulators')
  const isDownloaded = existsSync(path.join(cache, emulator.downloadPathRelativeToCacheDir))
  const { error, stderr, stdout } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  return {
    java: error === undefined ? `${stderr}${stdout}` : null,
    emulator,
    cache,
    isDownloaded,
    unreachable: isDownloaded ? null : await whyUnreachable(emulator.remoteUrl),
    hasBrowser,
  }
}

/** What this machine lacks for Google's emulators, one sentence each; none where the tests can run. */
export function missingFrom({ java, emulator, cache, unreachable, hasBrowser }: Findings): string[] {
  const missing: string[] = []
  const version = java === null ? null : majorOf(java)
  if (java === null) missing.push(`Java ${oldestJava} or later: there is no \`java\` on the path.`)
  else if (version === null || version < oldestJava) {
    missing.push(
      `Java ${oldestJava} or later: \`java -version\` says ${java.trim().split('\n')[0] ?? 'nothing'}.`,
    )
  }
  if (unreachable !== null) {
    missing.push(
      `Google's Firestore emulator ${emulator.version}: it is not in ${cache}, and ${emulator.remoteUrl} cannot be reached (${unreachable}).`,
    )
  }
  if (!hasBrowser) missing.push('A Chromium for the browser tests: none was found (CHROMIUM names one).')
  return missing
}

/** 21 for `openjdk version "21.0.2"`, and 8 for the old way of counting, `"1.8.0"`. */
function majorOf(said: string): number | null {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(said) ?? []
  if (first === undefined) return null
  return first === '1' ? Number(second) : Number(first)
}

async function whyUnreachable(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(patience) })
    return answer.ok ? null : `it answers ${answer.status}`
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return cause instanceof Error ? cause.message : String(cause)
  }
}
