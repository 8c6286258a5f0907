import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Address } from 'firestore-emulator/testing/administrator'
import { unusedPort } from './free-port.ts'
import { hostingBlock } from './hosting.ts'

/** The emulators of `firebase-tools`, in one process. */
export interface Emulators {
  auth: Address
  /** `null` where there is no built site to serve. */
  hosting: Address | null
  /** Google's own Firestore; `null` where it was not asked for. */
  firestore: Address | null
  /** Resolves with the last of what the process printed, when it has ended. */
  ended: Promise<string>
  stop(): Promise<void>
}

/**
 * Starts the Auth emulator, the Hosting emulator where there is a built site, and Google's Firestore emulator where it is
 * given rules, in a process group, a settings folder and a temporary folder of their own: they never see the developer's
 * own sign-in of firebase-tools, and leave nothing behind.
 *
 * @param dist the folder of the built site.
 * @param rulesFile the rules for Google's Firestore, which needs Java 21.
 */
export async function spawnEmulators(
  projectId: string,
  host: string,
  { dist, rulesFile }: { dist?: string | undefined; rulesFile?: string } = {},
): Promise<Emulators> {
  const folder = await mkdtemp(path.join(tmpdir(), 'painti-emulators-'))
  const free = async () => ({ host, port: await unusedPort(host) })
  const [auth, hosting, firestore, hub, logging] = await Promise.all([free(), free(), free(), free(), free()])
  const configuration = {
    ...(dist !== undefined && { hosting: await hostingBlock(dist, folder) }),
    ...(rulesFile !== undefined && { firestore: { rules: path.relative(folder, rulesFile) } }),
    // The tests use one project per file.
    emulators: { auth, hosting, firestore, hub, logging, ui: { enabled: false }, singleProjectMode: false },
  }
  await writeFile(path.join(folder, 'firebase.json'), JSON.stringify(configuration))
  const firebase = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js')
  const only = [
    'auth',
    ...(dist === undefined ? [] : ['hosting']),
    ...(rulesFile === undefined ? [] : ['firestore']),
  ]
  const child = spawn(
    process.execPath,
    [
      ...['--import', endWithUs(folder), firebase, 'emulators:start', '--only', only.join()],
      ...['--non-interactive', '--project', projectId],
    ],
    {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, CI: 'true', NO_UPDATE_NOTIFIER: '1', XDG_CONFIG_HOME: folder, TMPDIR: folder },
    },
  )
  const ended = collectOutput(child).finally(() => rm(folder, { recursive: true, force: true }))
  return {
    auth,
    hosting: dist === undefined ? null : hosting,
    firestore: rulesFile === undefined ? null : firestore,
    ended,
    stop: () => endGroup(child, ended),
  }
}

/**
 * A module for the emulators' process: where we are killed, the channel between us closes, and it ends too, instead of
 * tripping over its closed output. The folder goes last, after what the emulators themselves write when they end.
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
