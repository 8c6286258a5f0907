import path from 'node:path'
import getPort, { portNumbers } from 'get-port'
import { describeSyntaxError, RulesSyntaxError } from 'firestore-emulator/rules/parse'
import { startFirestore } from 'firestore-emulator/server'
import type { Address } from 'firestore-emulator/testing/administrator'
import { startFirebaseEmulators } from './firebase-emulators.ts'
import { type FormMessage, startInbox } from './inbox.ts'
import { seedDemoParent, seedSchool } from './seed.ts'

export interface BackendOptions {
  /** The project of the seed and of the accounts; begins with `demo-`. */
  projectId: string
  /** Whether each server takes its usual port, or the next free one; any free ports otherwise. */
  usualPorts?: boolean
  /**
   * A Firestore that runs already, in the place of one of our own; it is not stopped. `official`: Google's emulator and
   * the Emulator UI, which need Java 21.
   */
  firestore?: Address | 'official' | null
  /** Whether the catalogue and the demo parent are put in. */
  seed?: boolean
  /** The folder of a built site for the Hosting emulator; without one, none is started. */
  dist?: string | undefined
  say?: (line: string) => void
}

/** The local backend, on loopback only. */
export interface Backend {
  projectId: string
  firestore: Address
  auth: Address
  forms: Address
  /** The built site as Hosting serves it; `null` without one. */
  site: Address | null
  /** The Emulator UI; `null` without one. */
  ui: Address | null
  /** Resolves when a server ended although nobody stopped it. */
  lost: Promise<Error>
  stop(): Promise<void>
}

interface Server extends Address {
  stop(): Promise<void>
}

const host = '127.0.0.1'
const rulesFile = path.join(import.meta.dirname, '../../firestore.rules')
const usual = { firestore: 8080, auth: 9099, forms: 8090, ui: 4000 }

/**
 * Starts the local backend: the Firestore server under `firestore.rules`, the forms inbox and the Firebase emulators, in
 * parallel.
 *
 * @returns when all of them answer and are seeded.
 * @throws where one cannot start, such as for a syntax error in the rules; nothing is left running then.
 */
export function startBackend(options: BackendOptions & { dist: string }): Promise<Backend & { site: Address }>
export function startBackend(options: BackendOptions): Promise<Backend>
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { projectId, usualPorts = false, firestore: given = null, dist, say = () => undefined } = options
  const isOfficial = given === 'official'
  async function portFor(name: string, wanted: number): Promise<number> {
    if (!usualPorts) return 0
    const port = await getPort({ host, port: portNumbers(wanted, wanted + 99) })
    if (port !== wanted) say(`Port ${wanted} is taken: ${name} uses ${port}.`)
    return port
  }
  async function startFirebase() {
    const auth = await portFor('the Auth emulator', usual.auth)
    const firestore = isOfficial ? await portFor('the Firestore emulator', usual.firestore) : undefined
    const ui = isOfficial ? await portFor('the Emulator UI', usual.ui) : undefined
    return startFirebaseEmulators({ projectId, host, dist, ports: { auth, firestore, ui } })
  }
  async function startForms() {
    const onMessage = ({ formId, fields }: FormMessage) =>
      say(`A message to form ${formId}: ${describe(fields)}`)
    return startInbox({ host, port: await portFor('the forms inbox', usual.forms), onMessage })
  }
  async function startOwnFirestore(): Promise<Server | null> {
    if (given !== null) return null
    const log = (line: string) => say(`Firestore server: ${line}`)
    return startFirestore({ host, port: usualPorts ? usual.firestore : 0, rulesFile, log }).catch(
      (error: unknown) => {
        throw error instanceof RulesSyntaxError ? new Error(describeSyntaxError(rulesFile, error)) : error
      },
    )
  }

  const starts = [startOwnFirestore(), startForms(), startFirebase()] as const
  async function stop(): Promise<void> {
    const started = await Promise.allSettled(starts)
    const servers = started.flatMap((one) => (one.status === 'fulfilled' ? (one.value ?? []) : []))
    await Promise.all(servers.map((server) => server.stop()))
  }
  try {
    const [own, forms, firebase] = await Promise.all(starts)
    const { auth, hosting, ui, lost } = firebase
    const firestore = own ?? firebase.firestore ?? (given as Address)
    if (options.seed) {
      await Promise.all([seedSchool(firestore, projectId), seedDemoParent(firestore, auth, projectId)])
    }
    return { projectId, firestore, auth, forms, site: hosting, ui, lost, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function describe(fields: FormMessage['fields']): string {
  return Object.entries(fields)
    .map(([field, text]) => `${field}: ${text}`)
    .join(', ')
}
