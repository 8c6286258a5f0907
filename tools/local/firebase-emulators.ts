import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import getPort, { portNumbers } from 'get-port'
import { checkHost } from 'firestore-emulator/loopback'
import type { Address } from 'firestore-emulator/testing/administrator'

export interface FirebaseEmulatorsOptions {
  /** The project that a client's accounts belong to: the Auth emulator takes every API key for this project's. */
  projectId: string
  host: string
  /**
   * 0, or none for Auth, takes any free port. Google's own Firestore, which needs Java 21, and the Emulator UI are
   * started only where they are given one.
   */
  ports?: { auth?: number; firestore?: number | undefined; ui?: number | undefined }
  /** The folder of a built site for the Hosting emulator; without one, none is started. */
  dist?: string | undefined
}

/** The emulators of `firebase-tools`, in one process. */
export interface FirebaseEmulators {
  auth: Address
  /** `null` where there is no built site to serve. */
  hosting: Address | null
  /** Google's own Firestore; `null` where it was not asked for. */
  firestore: Address | null
  ui: Address | null
  /** Resolves when the emulators ended although nobody stopped them. */
  lost: Promise<Error>
  stop(): Promise<void>
}

const root = path.join(import.meta.dirname, '../..')
const startLimit = 120_000
/** The first start of Google's Firestore downloads 137 MB. */
const downloadLimit = 10 * 60_000
const stopLimit = 3000

/**
 * Starts the Firebase emulators under the project's `firebase.json`, in a process group, a settings folder and a
 * temporary folder of their own: they never see the developer's own sign-in of firebase-tools, and leave nothing behind.
 *
 * @returns when they answer.
 * @throws NetworkRefused for a host that other machines could reach.
 */
export async function startFirebaseEmulators(options: FirebaseEmulatorsOptions): Promise<FirebaseEmulators> {
  const { projectId, host, ports = {}, dist } = options
  checkHost(host, false)
  const listen = async (port = 0): Promise<Address> => ({
    host,
    port: port === 0 ? await freePort(host) : port,
  })
  const auth = await listen(ports.auth)
  const hosting = dist === undefined ? null : await listen()
  const firestore = ports.firestore === undefined ? null : await listen(ports.firestore)
  const ui = ports.ui === undefined ? null : await listen(ports.ui)
  const folder = await mkdtemp(path.join(tmpdir(), 'painti-emulators-'))
  const project = JSON.parse(await readFile(path.join(root, 'firebase.json'), 'utf8')) as ProjectFile
  const configuration = {
    // Relative to the folder of the configuration: the Hosting emulator takes no other path.
    hosting: { ...project.hosting, public: path.relative(folder, path.resolve(dist ?? root)) },
    firestore: { rules: path.relative(folder, path.join(root, 'firestore.rules')) },
    // The tests use one project per file.
    emulators: {
      ...{ auth, hub: await listen(), logging: await listen(), singleProjectMode: false },
      ...(hosting && { hosting }),
      ...(firestore && { firestore }),
      ui: { enabled: ui !== null, ...ui },
    },
  }
  await writeFile(path.join(folder, 'firebase.json'), JSON.stringify(configuration))
  const only = ['auth', ...(hosting ? ['hosting'] : []), ...(firestore ? ['firestore'] : [])]
  const emulators = spawnFirebase(['emulators:start', '--project', projectId, '--only', only.join()], folder)
  try {
    await emulators.ready(firestore === null ? startLimit : downloadLimit)
  } catch (error) {
    await emulators.stop()
    throw error
  }
  return { auth, hosting, firestore, ui, lost: emulators.lost, stop: () => emulators.stop() }
}

interface ProjectFile {
  hosting: Record<string, unknown>
}

/**
 * A port for a server of another process, which takes seconds to listen. Systems hand out ports above 32767 to
 * whoever wants any, and each call begins at a random place below that, so that nobody else is likely to take it
 * meanwhile.
 */
function freePort(host: string): Promise<number> {
  const first = 10_000 + Math.floor(Math.random() * 20_000)
  return getPort({ host, port: portNumbers(first, first + 1000) })
}

function spawnFirebase(command: string[], folder: string) {
  const firebase = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js')
  const child = spawn(
    process.execPath,
    ['--import', endWithParent(folder), firebase, ...command, '--non-interactive'],
    {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, CI: 'true', NO_UPDATE_NOTIFIER: '1', XDG_CONFIG_HOME: folder, TMPDIR: folder },
    },
  )
  let output = ''
  let isStopping = false
  const isReady = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-4000)
        if (output.includes('All emulators ready!')) resolve()
      })
    }
  })
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
    child.once('error', (error) => {
      output = error.message
      resolve()
    })
  }).finally(() => rm(folder, { recursive: true, force: true }))
  const failed = ended.then(() => new Error(`The Firebase emulators ended.\n${output}`))

  return {
    lost: failed.then((error) => (isStopping ? new Promise<never>(() => undefined) : error)),
    async ready(limit: number): Promise<void> {
      const late = delay(limit, undefined, { ref: false }).then(
        () => new Error(`The Firebase emulators are not up after ${limit / 1000} seconds.\n${output}`),
      )
      const error = await Promise.race([isReady, failed, late])
      if (error) throw error
    },
    async stop(): Promise<void> {
      isStopping = true
      signalGroup(child.pid, 'SIGTERM')
      const force = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), stopLimit)
      await ended
      clearTimeout(force)
    },
  }
}

function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return
  try {
    process.kill(-leader, signal)
  } catch {
    // The group is gone already.
  }
}

/**
 * A module for the emulators' process: where this process is killed, the channel between the two closes, and the
 * emulators end too, instead of failing at their closed output. The folder goes last, after what they write when they end.
 */
function endWithParent(folder: string): string {
  const source = `import { rmSync } from 'node:fs'
    const remove = () => rmSync(${JSON.stringify(folder)}, { recursive: true, force: true })
    const end = () => { process.on('exit', remove); process.exit(0) }
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
    process.on('disconnect', end)
    if (!process.connected) end()`
  return `data:text/javascript,${encodeURIComponent(source)}`
}
