import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

/** How `firebase-tools` finds what it needs for Google's emulators. */
interface FirebaseTools {
  /** The major version; rejects where there is no Java. */
  checkJavaMajorVersion: () => Promise<number>
  getDownloadDetails: (emulator: string) => {
    version: string
    downloadPath: string
    opts: { remoteUrl: string }
  }
}

/** firebase-tools refuses an older Java. */
const oldestJava = 21
const requestLimit = 10_000

/**
 * What this machine lacks for Google's Firestore emulator, or for others besides, as one sentence; `null` where nothing
 * is missing. Asks the network only where something was not downloaded before.
 */
export async function missingForOfficial(
  emulators: readonly string[] = ['firestore'],
): Promise<string | null> {
  const load = createRequire(import.meta.url)
  const { checkJavaMajorVersion, getDownloadDetails } = {
    ...(load('firebase-tools/lib/emulator/commandUtils.js') as object),
    ...(load('firebase-tools/lib/emulator/downloadableEmulators.js') as object),
  } as FirebaseTools
  const missing: string[] = []
  const java = await checkJavaMajorVersion().catch(() => null)
  if (java === null) missing.push(`Java ${oldestJava} or later (there is no working \`java\` on the path)`)
  else if (java < oldestJava) missing.push(`Java ${oldestJava} or later (\`java -version\` says ${java})`)
  for (const emulator of emulators) {
    const { version, downloadPath, opts } = getDownloadDetails(emulator)
    const reason = existsSync(downloadPath) ? null : await whyUnreachable(opts.remoteUrl)
    if (reason === null) continue
    missing.push(`the ${emulator} emulator ${version} (not downloaded, and ${opts.remoteUrl} ${reason})`)
  }
  return missing.length === 0 ? null : `Google's emulators cannot run here without ${missing.join(' and ')}.`
}

async function whyUnreachable(url: string): Promise<string | null> {
  try {
    const { ok, status } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(requestLimit) })
    return ok ? null : `answers ${status}`
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return `cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`
  }
}
