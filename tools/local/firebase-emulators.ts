import { spawn } from 'node:child_process'
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
  // Beside the sites that are built here: Windows has no relative path from one drive to another.
  const local = path.join(root, '.local')
  await mkdir(local, { recursive: true })
  const folder = await mkdtemp(path.join(local, 'emulators-'))
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
  const { ready, lost, stop } = spawnEmulators(folder, ['--project', projectId, '--only', only.join()])
  const failure = await Promise.race([ready, lost])
  if (failure) throw failure
  return { ...addresses, lost, stop }
}

interface ProjectFile {
  hosting: Record<string, unknown>
}

/**
 * The emulators take seconds to listen. Systems hand out ports above 32767 to whoever wants any, and each search for a
 * free one begins at a random place below that, so that nobody else is likely to take it meanwhile.
 */
async function listen(port: number): Promise<Address> {
  const first = 10_000 + Math.floor(Math.random() * 20_000)
  return { host, port: port || (await getPort({ host, port: portNumbers(first, first + 1000) })) }
}

function spawnEmulators(folder: string, options: readonly string[]) {
  const firebase = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js')
  const child = spawn(
    process.execPath,
    ['--import', endWithParent(folder), firebase, 'emulators:start', '--non-interactive', ...options],
    {
      cwd: folder,
      // On Windows that would be another window, and there are no groups.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, CI: 'true', XDG_CONFIG_HOME: folder, TMPDIR: folder, TEMP: folder, TMP: folder },
    },
  )
  let output = ''
  let isStopping = false
  const exited = once(child, 'exit')
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-4000)
        if (output.includes('All emulators ready!')) resolve()
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
  return { ready, lost, stop }
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
