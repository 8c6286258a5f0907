import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import getPort, { portNumbers } from 'get-port'
import type { Address } from 'firestore-emulator/testing/administrator'

interface FirebaseEmulatorsOptions {
  /** The project that a client's accounts belong to: the Auth emulator takes every API key for this project's. */
  projectId: string
  /**
   * 0, or none for Auth, takes any free port. Google's own Firestore, which needs Java 21, and the Emulator UI are
   * started only where they are given one.
   */
  ports?: { auth?: number; firestore?: number; ui?: number }
  /** The folder of a built site for the Hosting emulator; without one, none is started. */
  dist?: string | undefined
}

interface Addresses {
  auth: Address
  hosting?: Address
  firestore?: Address
  ui?: Address
}

/** The emulators of `firebase-tools`, in one process, on loopback only; those that were asked for. */
export interface FirebaseEmulators extends Addresses {
  /** Resolves when the emulators ended although nobody stopped them. */
  lost: Promise<Error>
  stop(): Promise<void>
}

const root = path.join(import.meta.dirname, '../..')
const host = '127.0.0.1'

/**
 * Starts the Firebase emulators under the project's `firebase.json`, in a process group, a settings folder and a
 * temporary folder of their own: they never see the developer's own sign-in of firebase-tools, and leave nothing behind.
 * They end with this process, however it ends.
 *
 * @returns when they answer; the first start of Google's Firestore downloads 137 MB.
 * @throws where they cannot start, with the reason that firebase-tools gives, such as a missing Java.
 */
export async function startFirebaseEmulators(options: FirebaseEmulatorsOptions): Promise<FirebaseEmulators> {
  const { projectId, dist } = options
  const ports = { auth: 0, ...(dist !== undefined && { hosting: 0 }), ...options.ports }
  const addresses = Object.fromEntries(
    await Promise.all(Object.entries(ports).map(async ([name, port]) => [name, await listen(port)] as const)),
  ) as unknown as Addresses
  const folder = await temporaryFolder()
  const project = JSON.parse(await readFile(path.join(root, 'firebase.json'), 'utf8')) as ProjectFile
  const configuration = {
    // Relative to the folder of the configuration: the Hosting emulator takes no other path.
    hosting: { ...project.hosting, public: path.relative(folder, path.resolve(dist ?? root)) },
    firestore: { rules: path.relative(folder, path.join(root, 'firestore.rules')) },
    // The tests use one project per file.
    emulators: {
      ...addresses,
      hub: await listen(0),
      logging: await listen(0),
      singleProjectMode: false,
      ui: { enabled: 'ui' in addresses, ...addresses.ui },
    },
  }
  await writeFile(path.join(folder, 'firebase.json'), JSON.stringify(configuration))
  const only = ['auth', 'hosting', 'firestore'].filter((name) => name in addresses)
  const firebase = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js')
  const given = ['--non-interactive', '--project', projectId, '--only', only.join()]
  const emulators = await startEmulators(
    folder,
    [firebase, 'emulators:start', ...given],
    'All emulators ready!',
  )
  return { ...addresses, ...emulators }
}

/** Google's Firestore emulator, from where this machine has it. */
export interface GoogleFirestore {
  source: 'firebase-tools' | 'gcloud'
  /** What it is, with its version. */
  name: string
}

/**
 * Looks for Google's Firestore emulator: in `firebase-tools` where there is Java 21, then in the Google Cloud CLI.
 *
 * @throws where there is none, with a sentence that says how to get one.
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

/** Starts the Firestore emulator of the Google Cloud CLI, without rules; as `startFirebaseEmulators` starts the others. */
export async function startCloudFirestore(port: number) {
  const address = await listen(port)
  const folder = await temporaryFolder()
  const given = ['emulators', 'firestore', 'start', `--host-port=${address.host}:${address.port}`]
  const source = `require('node:child_process')
    .spawn('gcloud', ${JSON.stringify(given)}, { stdio: 'inherit', shell: process.platform === 'win32' })
    .on('exit', () => process.exit())`
  const emulator = await startEmulators(folder, ['--eval', source], 'is now running')
  return { ...address, ...emulator }
}

/** What a program says; nothing where it is not installed. */
async function outputOf(program: string, words: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const shell = process.platform === 'win32'
    execFile(program, words, { shell }, (_error, stdout, stderr) => resolve(stdout + stderr))
  })
}

interface ProjectFile {
  hosting: Record<string, unknown>
}

/** Beside the sites that are built here: Windows has no relative path from one drive to another. */
async function temporaryFolder(): Promise<string> {
  const local = path.join(root, '.local')
  await mkdir(local, { recursive: true })
  return mkdtemp(path.join(local, 'emulators-'))
}

/**
 * The emulators take seconds to listen. Systems hand out ports above 32767 to whoever wants any, and each search for a
 * free one begins at a random place below that, so that nobody else is likely to take it meanwhile.
 */
async function listen(port: number): Promise<Address> {
  const first = 10_000 + Math.floor(Math.random() * 20_000)
  return { host, port: port || (await getPort({ host, port: portNumbers(first, first + 1000) })) }
}

/**
 * Runs Node with these words in a folder of its own, which goes with it.
 *
 * @returns when it says that it is ready.
 */
async function startEmulators(folder: string, words: readonly string[], readyWords: string) {
  const child = spawn(process.execPath, ['--import', endWithParent(folder), ...words], {
    cwd: folder,
    // On Windows that would be another window, and there are no groups.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, CI: 'true', XDG_CONFIG_HOME: folder, TMPDIR: folder, TEMP: folder, TMP: folder },
  })
  let output = ''
  let isStopping = false
  const exited = once(child, 'exit')
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-4000)
        if (output.includes(readyWords)) resolve()
      })
    }
  })
  const lost = new Promise<Error>((resolve) => {
    child.once('close', () => {
      const [, reason = output] = /^Error: (.+)/ms.exec(output) ?? []
      if (!isStopping) resolve(new Error(`The Firebase emulators ended: ${reason.trim()}`))
    })
  })
  async function stop(): Promise<void> {
    isStopping = true
    if (child.connected) child.disconnect()
    await exited
  }
  const failure = await Promise.race([ready, lost])
  if (failure) throw failure
  return { lost, stop }
}

/**
 * A module for the emulators' process: where the channel to this process closes, because this process stops the emulators
 * or because it is gone, it removes their folder and kills them, and with them the Java of Google's Firestore.
 */
function endWithParent(folder: string): string {
  const source = `import { rmSync } from 'node:fs'
    const remove = () => {
      // Windows removes no folder that a process works in.
      process.chdir(${JSON.stringify(path.dirname(folder))})
      rmSync(${JSON.stringify(folder)}, { recursive: true, force: true })
    }
    const end = () => { remove(); process.kill(0, 'SIGKILL') }
    process.on('exit', remove)
    process.on('disconnect', end)
    if (!process.connected) end()`
  return `data:text/javascript,${encodeURIComponent(source)}`
}
