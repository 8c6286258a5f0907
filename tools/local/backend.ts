import { readFile } from 'node:fs/promises'
import path from 'node:path'
import getPort, { portNumbers } from 'get-port'
import { describeSyntaxError, RulesSyntaxError } from 'firestore-emulator/rules/parse'
import { type RunningFirestore, startFirestore } from 'firestore-emulator/server'
import { type Address, loadRules } from 'firestore-emulator/testing/administrator'
import { startEdge } from './edge.ts'
import { startCloudFirestore, startFirebaseEmulators } from './firebase-emulators.ts'
import { findGoogleFirestore } from './google-firestore.ts'
import { startInbox } from './inbox.ts'
import { seedDemoParent, seedDemoStaff, seedSchool } from './seed.ts'

interface BackendOptions {
  /** The project of the seed and of the accounts; begins with `demo-`. */
  projectId: string
  /** Whether each server takes its usual port, or the next free one; any free ports otherwise. */
  usualPorts?: boolean
  /**
   * A Firestore that is already running, instead of our own; it is not stopped. `official`: Google's emulator, wherever
   * it is found, with the Emulator UI if firebase-tools has it. Both get this project's rules.
   */
  firestore?: Address | 'official' | null
  /** Whether the catalogue and the demo parent are loaded. */
  seed?: boolean
  /** The folder of a built site for the Hosting emulator; without one, none is started. */
  dist?: string | undefined
  say?: (line: string) => void
}

/** The local backend, on loopback only. */
export interface Backend {
  firestore: Address & Partial<RunningFirestore>
  auth: Address
  forms: Address
  /** The built site as Hosting and its edge serve it. */
  site: Address | undefined
  ui: Address | undefined
  /** Resolves when a server ends without having been stopped. */
  lost: Promise<Error>
  stop: () => Promise<void>
}

const host = '127.0.0.1'
const rulesFile = path.join(import.meta.dirname, '../../firestore.rules')

/**
 * Starts the local backend: the Firestore server under `firestore.rules`, the forms inbox and the Firebase emulators, in
 * parallel.
 *
 * @returns when all of them answer and are seeded.
 * @throws if one cannot start, such as for a syntax error in the rules; nothing is left running then.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { projectId, usualPorts = false, firestore: given = null, dist, say = () => undefined } = options
  async function portFor(name: string, wanted: number): Promise<number> {
    if (!usualPorts) return 0
    const port = await getPort({ host, port: portNumbers(wanted, wanted + 99) })
    if (port !== wanted) say(`Port ${wanted} is taken: ${name} uses ${port}.`)
    return port
  }
  const google = given === 'official' ? await findGoogleFirestore() : null
  if (google !== null) say(`Firestore is ${google.name}.`)

  async function startFirebase() {
    const ports = {
      auth: await portFor('the Auth emulator', 9099),
      ...(google?.source === 'firebase-tools' && {
        firestore: await portFor('the Firestore emulator', 8080),
        ui: await portFor('the Emulator UI', 4000),
      }),
    }
    const emulators = await startFirebaseEmulators({ projectId, dist, ports })
    const edge = emulators.hosting && (await startEdge(emulators.hosting))
    async function stop(): Promise<void> {
      edge?.stop()
      await emulators.stop()
    }
    return { ...emulators, site: edge, stop }
  }
  async function startForms() {
    return startInbox(await portFor('the forms inbox', 8090), ({ formId, fields }) => {
      const texts = Object.entries(fields).map(([field, text]) => `${field}: ${text}`)
      say(`A message to form ${formId}: ${texts.join(', ')}`)
    })
  }
  async function startOwnFirestore() {
    if (google?.source === 'gcloud') return startCloudFirestore(await portFor('the Firestore emulator', 8080))
    if (given !== null) return null
    const log = (line: string) => say(`Firestore server: ${line}`)
    try {
      return await startFirestore({ port: await portFor('Firestore', 8080), rulesFile, log })
    } catch (error) {
      throw error instanceof RulesSyntaxError ? new Error(describeSyntaxError(rulesFile, error)) : error
    }
  }

  const starts = [startOwnFirestore(), startForms(), startFirebase()] as const
  async function stop(): Promise<void> {
    const started = await Promise.allSettled(starts)
    await Promise.all(started.map(async (one) => one.status === 'fulfilled' && (await one.value?.stop())))
  }
  try {
    const [own, forms, firebase] = await Promise.all(starts)
    const { auth, site, ui, lost } = firebase
    const firestore = own ?? firebase.firestore ?? (given as Address)
    if (given !== null) await loadRules(firestore, projectId, await readFile(rulesFile, 'utf8'))
    if (options.seed) {
      await Promise.all([
        seedSchool(firestore, projectId),
        seedDemoParent(firestore, auth, projectId),
        seedDemoStaff(auth, projectId),
      ])
    }
    return { firestore, auth, forms, site, ui, lost, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
