import { checkHost } from 'firestore-emulator/loopback'
import { isAuthUp } from './accounts.ts'
import { type Address } from 'firestore-emulator/testing/administrator'
import { type Door, openDoor } from './door.ts'
import { type Emulators, spawnEmulators } from './emulators.ts'
import { isHostingUp } from './hosting.ts'

export interface FirebaseOptions {
  /** The project that a client's accounts belong to: the Auth emulator takes every API key for this project's. */
  projectId: string
  /** The port of Auth for clients; 0 takes any free one, a taken one rejects with `EADDRINUSE`. */
  port: number
  host: string
  /** The folder of a built site that the Hosting emulator serves; without one, only Auth is started. */
  dist?: string | undefined
  /** Runs when the emulators answer and before any client is let in: the place to seed accounts. */
  beforeOpening?: (auth: Address) => Promise<void>
}

/** Its own address is Auth's. */
export interface FirebaseServer extends Address {
  /** Where the Hosting emulator serves the built site; `null` without one. */
  site: Address | null
  /** Resolves when clients are let in; rejects where an emulator did not start. */
  ready: Promise<void>
  /** Resolves when the emulators ended although nobody stopped them. */
  lost: Promise<Error>
  stop(): Promise<void>
}

const startLimit = 60_000

/**
 * Starts the Firebase emulators of Auth and Hosting (DESIGN section 6), each behind a door of our own: they need seconds
 * to start, and the doors open at once.
 */
export async function startFirebase(options: FirebaseOptions): Promise<FirebaseServer> {
  const { projectId, host, dist } = options
  checkHost(host, false)
  const authDoor = await openDoor(options.port, host)
  const siteDoor = dist === undefined ? null : await openDoor(0, host)
  const emulators = await spawnEmulators(projectId, host, { dist })
  const closeDoors = () => Promise.all([authDoor.close(), siteDoor?.close()])
  let stopping = false
  const ready = waitUntilUp(emulators)
    .then(() => options.beforeOpening?.(emulators.auth))
    .then(() => letIn(emulators, authDoor, siteDoor))
  // Told to whoever waits for it; nobody has to.
  ready.catch(closeDoors)
  return {
    host,
    port: authDoor.port,
    site: siteDoor,
    ready,
    lost: emulators.ended.then((output) =>
      stopping ? new Promise<never>(() => undefined) : new Error(`The Firebase emulators ended.\n${output}`),
    ),
    async stop() {
      stopping = true
      await Promise.all([closeDoors(), emulators.stop()])
    },
  }
}

function letIn({ auth, hosting }: Emulators, authDoor: Door, siteDoor: Door | null): void {
  authDoor.letIn(auth)
  if (hosting) siteDoor?.letIn(hosting)
}

async function waitUntilUp({ auth, hosting, ended }: Emulators): Promise<void> {
  const deadline = Date.now() + startLimit
  let output: string | undefined
  void ended.then((text) => {
    output = text
  })
  while (!(await isAuthUp(auth)) || (hosting && !(await isHostingUp(hosting)))) {
    if (output !== undefined) throw new Error(`The Firebase emulators did not start.\n${output}`)
    if (Date.now() > deadline)
      throw new Error(`The Firebase emulators are not up after ${startLimit / 1000} seconds.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
