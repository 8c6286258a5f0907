import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import getPort, { portNumbers } from 'get-port'
import type { Address } from 'firestore-emulator/testing/administrator'
import { root } from './site-environment.ts'

interface FirebaseEmulatorsOptions {
  /** The project that a client's accounts belong to: the Auth emulator takes every API key for this project's. */
  projectId: string
  /**
   * 0, or none for Auth, takes any free port. Google's own Firestore, which needs Java 21, and the Emulator UI are
   * started only if they are given one.
   */
  ports?: { auth?: number; firestore?: number; ui?: number }
  /** The folder of a built site for the Hosting emulator; without one, none is started. */
  dist?: string | undefined
}

/** The emulators of `firebase-tools`, in one process, on loopback only; those that were asked for. */
export interface FirebaseEmulators extends RunningProgram {
  auth: Address
  hosting?: Address
  firestore?: Address
  ui?: Address
}

interface RunningProgram {
  /** Resolves when it ends without having been stopped. */
  lost: Promise<Error>
  stop(): Promise<void>
}

const host = '127.0.0.1'
const scratch = path.join(root, '.local')

/**
 * Starts the Firebase emulators under the project's `firebase.json`. They never see the developer's own sign-in of
 * firebase-tools, and end with this process, however it ends.
 *
 * @returns when they answer; the first start of Google's Firestore downloads 137 MB.
 * @throws if they cannot start, with the reason that firebase-tools gives, such as a missing Java.
 */
export async function startFirebaseEmulators(options: FirebaseEmulatorsOptions): Promise<FirebaseEmulators> {
  const { projectId, dist } = options
  const ports = { auth: 0, ...(dist !== undefined && { hosting: 0 }), ...options.ports }
  const found = Object.entries(ports).map(async ([name, port]) => [name, await freeAddress(port)] as const)
  const addresses = Object.fromEntries(await Promise.all(found)) as { auth: Address; ui?: Address }
  const { hosting } = JSON.parse(await readFile(path.join(root, 'firebase.json'), 'utf8')) as {
    hosting: object
  }
  const configuration = {
    // The Hosting emulator takes no path but one from the configuration.
    hosting: { ...hosting, public: path.relative(scratch, path.resolve(dist ?? root)) },
    firestore: { rules: '../firestore.rules' },
    emulators: {
      ...addresses,
      hub: await freeAddress(),
      logging: await freeAddress(),
      // The tests use one project per file.
      singleProjectMode: false,
      ui: { enabled: 'ui' in addresses, ...addresses.ui },
    },
  }
  await mkdir(scratch, { recursive: true })
  const file = path.join(scratch, `firebase-${addresses.auth.port}.json`)
  await writeFile(file, JSON.stringify(configuration))
  const only = ['auth', 'hosting', 'firestore'].filter((name) => name in addresses)
  const firebase = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js')
  const given = ['--non-interactive', '--project', projectId, '--config', file, '--only', only.join()]
  // firebase-tools stops its emulators when this script ends: when this process closes its stdin or dies.
  const script = `"${process.execPath}" -e "console.log('All answer.'); process.stdin.resume()"`
  try {
    const words = [firebase, 'emulators:exec', ...given, script]
    return { ...addresses, ...(await startProgram('The Firebase emulators', words, 'All answer.\n')) }
  } finally {
    await rm(file)
  }
}

/** Starts the Firestore emulator of the Google Cloud CLI, without rules; it ends with this process, as the others do. */
export async function startCloudFirestore(port: number): Promise<Address & RunningProgram> {
  const address = await freeAddress(port)
  const words = ['emulators', 'firestore', 'start', `--host-port=${address.host}:${address.port}`]
  const isWindows = process.platform === 'win32'
  const output = { stdio: ['ignore', 'inherit', 'inherit'], shell: isWindows, detached: !isWindows }
  // Its group has the Java that it starts.
  const source = `const gcloud = require('node:child_process')
    .spawn('gcloud', ${JSON.stringify(words)}, ${JSON.stringify(output)})
    .on('exit', () => process.exit())
  process.stdin.resume().on('end', () => ${isWindows ? 'gcloud.kill()' : "process.kill(-gcloud.pid, 'SIGKILL')"})`
  return {
    ...address,
    ...(await startProgram('The Firestore emulator', ['--eval', source], 'is now running')),
  }
}

/**
 * The emulators take seconds to listen. Systems hand out ports above 32767 to whoever wants any, and each search for a
 * free one begins at a random place below that, so that nobody else is likely to take it meanwhile.
 */
async function freeAddress(port = 0): Promise<Address> {
  const first = 10_000 + Math.floor(Math.random() * 20_000)
  return { host, port: port || (await getPort({ host, port: portNumbers(first, first + 1000) })) }
}

/**
 * Runs Node with these arguments until its stdin closes.
 *
 * @returns when it says that it is ready.
 */
async function startProgram(
  name: string,
  words: readonly string[],
  readyWords: string,
): Promise<RunningProgram> {
  const child = spawn(process.execPath, words, {
    cwd: scratch,
    // Ctrl-C does not reach it. On Windows that would be another window.
    detached: process.platform !== 'win32',
    env: { ...process.env, CI: 'true', XDG_CONFIG_HOME: scratch },
  })
  let output = ''
  let isStopping = false
  const exited = once(child, 'exit')
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-4000)
        if (output.includes(readyWords)) resolve()
      })
    }
  })
  const lost = new Promise<Error>((resolve) => {
    child.once('close', () => {
      const [, reason = output] = /^Error: (.+)/ms.exec(output) ?? []
      if (!isStopping) resolve(new Error(`${name} ended: ${reason.trim()}`))
    })
  })
  async function stop(): Promise<void> {
    isStopping = true
    child.stdin.end()
    await exited
  }
  const failure = await Promise.race([ready, lost])
  if (failure) throw failure
  return { lost, stop }
}
