import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'

/** Google's Firestore emulator, wherever this machine has it. */
export interface GoogleFirestore {
  source: 'firebase-tools' | 'gcloud'
  /** Its name and version. */
  name: string
}

/**
 * Looks for Google's Firestore emulator: in `firebase-tools` if there is Java 21, then in the Google Cloud CLI.
 *
 * @throws if there is none, with a sentence that says how to get one.
 */
export async function findGoogleFirestore(): Promise<GoogleFirestore> {
  const [, java = '0'] = /version "(\d+)/.exec(await outputOf('java', ['-version'])) ?? []
  if (Number(java) >= 21) {
    const { version } = createRequire(import.meta.url)('firebase-tools/package.json') as { version: string }
    return { source: 'firebase-tools', name: `Google's Firestore emulator of firebase-tools ${version}` }
  }
  const [, version] =
    /"cloud-firestore-emulator": "([^"]+)"/.exec(await outputOf('gcloud', ['version', '--format=json'])) ?? []
  if (version !== undefined)
    return { source: 'gcloud', name: `Google's Firestore emulator ${version} of the Google Cloud CLI` }
  throw new Error(
    "Google's Firestore emulator is not on this machine: install Java 21, with which firebase-tools downloads it, or the Google Cloud CLI with its component cloud-firestore-emulator.",
  )
}

/** The output of a program; nothing if it is not installed. */
async function outputOf(program: string, words: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const shell = process.platform === 'win32'
    execFile(program, words, { shell }, (_error, stdout, stderr) => resolve(stdout + stderr))
  })
}
