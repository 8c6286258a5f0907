import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkHost } from '../../emulator/loopback'
import { type Address, isAuthUp } from './administrator'
import { unusedPort } from './free-port'

export interface AuthOptions {
  /** The project that a client's accounts belong to: the emulator takes every API key for this project's. */
  projectId: string
  /** The port that clients use; 0 takes any free one, a taken one rejects with `EADDRINUSE`. */
  port: number
  host: string
  /** Runs when the emulator answers and before any client is let in: the place to seed accounts. */
  beforeOpening?: (emulator: Address) => Promise<void>
}

export interface AuthServer extends Address {
  /** Resolves when clients are let in; rejects where the emulator did not start. */
  ready: Promise<void>
  /** Resolves when the emulator ended although nobody stopped it. */
  lost: Promise<Error>
  stop(): Promise<void>
}

interface Emulator {
  address: Address
  ended: Promise<string>
  stop(): Promise<void>
}

const startLimit = 60_000
const command = ['emulators:start', '--only', 'auth', '--non-interactive']

/**
 * Starts the Firebase Auth emulator of `firebase-tools` (DESIGN section 6) behind a door of our own.
 *
 * The emulator needs seconds to start, the door opens at once: the port is ours from the first moment, and who knocks
 * early waits instead of being refused.
 */
export async function startAuth(options: AuthOptions): Promise<AuthServer> {
  const { host } = options
  checkHost(host, false)
  const door = await openDoor(options.port, host)
  const emulator = await spawnEmulator(options.projectId, host)
  let stopping = false
  const ready = waitUntilUp(emulator)
    .then(() => options.beforeOpening?.(emulator.address))
    .then(() => door.letIn(emulator.address))
  // Told to whoever waits for it; nobody has to.
  ready.catch(() => door.close())
  return {
    host,
    port: door.port,
    ready,
    lost: emulator.ended.then((output) =>
      stopping ? new Promise<never>(() => undefined) : new Error(`The Auth emulator ended.\n${output}`),
    ),
    async stop() {
      stopping = true
      await Promise.all([door.close(), emulator.stop()])
    },
  }
}

/** Listens, and passes every connection on to the emulator once it may be let in. */
async function openDoor(port: number, host: string) {
  const sockets = new Set<Socket>()
  let emulator: Address | undefined
  const door = createServer({ allowHalfOpen: true }, (client) => {
    track(client, sockets)
    if (emulator) join(client, emulator, sockets)
  })
  await new Promise<void>((resolve, reject) => {
    door.once('error', reject)
    door.listen(port, host, () => resolve())
  })
  return {
    port: (door.address() as AddressInfo).port,
    letIn(address: Address): void {
      emulator = address
      for (const client of [...sockets]) join(client, address, sockets)
    },
    close: () =>
      new Promise<void>((resolve) => {
        door.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function track(socket: Socket, sockets: Set<Socket>): Socket {
  sockets.add(socket)
  // A broken connection is the client's own affair; `close` follows and ends its other half.
  socket.on('error', () => undefined)
  return socket.on('close', () => sockets.delete(socket))
}

function join(client: Socket, emulator: Address, sockets: Set<Socket>): void {
  const inside = track(connect({ ...emulator, allowHalfOpen: true }), sockets)
  client.on('close', () => inside.destroy())
  inside.on('close', () => client.destroy())
  client.pipe(inside).pipe(client)
}

/**
 * The emulator in a process group, a settings folder and a temporary folder of its own: it never sees the developer's
 * own sign-in of firebase-tools, and leaves nothing behind.
 */
async function spawnEmulator(projectId: string, host: string): Promise<Emulator> {
  const folder = await mkdtemp(path.join(tmpdir(), 'painti-auth-'))
  const [port, hub, logging] = await Promise.all([unusedPort(host), unusedPort(host), unusedPort(host)])
  await writeFile(
    path.join(folder, 'firebase.json'),
    JSON.stringify(configuration({ host, port, hub, logging })),
  )
  const firebase = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js')
  const child = spawn(
    process.execPath,
    ['--import', endWithUs(folder), firebase, ...command, '--project', projectId],
    {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, CI: 'true', NO_UPDATE_NOTIFIER: '1', XDG_CONFIG_HOME: folder, TMPDIR: folder },
    },
  )
  const ended = collectOutput(child).finally(() => rm(folder, { recursive: true, force: true }))
  return { address: { host, port }, ended, stop: () => endGroup(child, ended) }
}

/**
 * A module for the emulator's process: where we are killed, the channel between us closes, and it ends too, instead of
 * tripping over its closed output. The folder goes last, after what the emulator itself writes when it ends.
 */
function endWithUs(folder: string): string {
  const end = `import { rmSync } from 'node:fs'
    const remove = () => rmSync(${JSON.stringify(folder)}, { recursive: true, force: true })
    const end = () => { process.on('exit', remove); process.exit(0) }
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
    process.on('disconnect', end)
    if (!process.connected) end()`
  return `data:text/javascript,${encodeURIComponent(end)}`
}

function configuration(at: { host: string; port: number; hub: number; logging: number }) {
  return {
    emulators: {
      auth: { host: at.host, port: at.port },
      hub: { host: at.host, port: at.hub },
      logging: { host: at.host, port: at.logging },
      ui: { enabled: false },
      // The tests use one project per file.
      singleProjectMode: false,
    },
  }
}

/** Resolves with the last of what the process printed when it has ended. */
function collectOutput(child: ChildProcess): Promise<string> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000)
    })
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', () => resolve(output))
  })
}

async function waitUntilUp(emulator: Emulator): Promise<void> {
  const deadline = Date.now() + startLimit
  let output: string | undefined
  void emulator.ended.then((text) => {
    output = text
  })
  while (!(await isAuthUp(emulator.address))) {
    if (output !== undefined) throw new Error(`The Auth emulator did not start.\n${output}`)
    if (Date.now() > deadline)
      throw new Error(`The Auth emulator is not up after ${startLimit / 1000} seconds.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Asks the process group to end, and makes it after three seconds. */
async function endGroup(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  signalGroup(child, 'SIGTERM')
  const force = setTimeout(() => signalGroup(child, 'SIGKILL'), 3000)
  await ended
  clearTimeout(force)
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group is gone already.
  }
}
