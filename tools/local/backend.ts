import path from 'node:path'
import { describeSyntaxError, RulesSyntaxError } from 'firestore-emulator/rules/parse'
import { startFirestore } from 'firestore-emulator/server'
import { type FormMessage, startForms } from './forms/inbox.ts'
import type { Address } from 'firestore-emulator/testing/administrator'
import { startFirebase } from './firebase.ts'
import { onFreePort } from './free-port.ts'
import { seedDemoParent, seedSchool } from './seed.ts'

/** The first ports that are tried; 0 lets the system choose. */
export interface BackendPorts {
  firestore: number
  auth: number
  forms: number
}

export interface BackendOptions {
  /** The project of the seed and of the accounts; begins with `demo-`. */
  projectId: string
  /** Any free ports unless told otherwise. */
  ports?: BackendPorts
  /** Loopback only (DESIGN section 6). */
  host?: string
  /** A Firestore that runs already, in the place of one of our own; it is not stopped. */
  firestore?: Address | null
  /** Whether the catalogue and the demo parent are put in. */
  seed?: boolean
  /** The folder of a built site for the Hosting emulator; without one, none is started. */
  dist?: string | undefined
  say?: (line: string) => void
}

/** The local backend: Firestore and the forms inbox answer; Auth and the built site let in when `ready` resolves. */
export interface Backend {
  projectId: string
  firestore: Address
  auth: Address
  forms: Address
  /** The built site as Hosting serves it; `null` without one. */
  site: Address | null
  /** Resolves when the Firebase emulators answer and everything is seeded; rejects where that fails. */
  ready: Promise<void>
  /** Resolves when a server ended although nobody stopped it. */
  lost: Promise<Error>
  stop(): Promise<void>
}

const rulesFile = path.join(import.meta.dirname, '../../firestore.rules')
export const usualPorts: BackendPorts = { firestore: 8080, auth: 9099, forms: 8090 }

/**
 * Starts the local backend (DESIGN section 6): the Firestore server under `firestore.rules`, the forms inbox and the
 * Firebase emulators, in parallel.
 *
 * @throws where a server cannot start, such as for a syntax error in the rules; nothing is left running then.
 */
export function startBackend(options: BackendOptions & { dist: string }): Promise<Backend & { site: Address }>
export function startBackend(options: BackendOptions): Promise<Backend>
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { projectId, host = '127.0.0.1', seed = false, dist, say = () => undefined } = options
  const ports = options.ports ?? { firestore: 0, auth: 0, forms: 0 }
  const onMessage = (message: FormMessage) => say(`A message to form ${message.formId}: ${describe(message)}`)

  const firestoreStarts = options.firestore
    ? Promise.resolve({ ...options.firestore, stop: () => Promise.resolve() })
    : startFirestore({
        port: ports.firestore,
        host,
        rulesFile,
        ...(options.say && { log: (line) => say(`Firestore server: ${line}`) }),
      }).catch((error: unknown) => {
        throw error instanceof RulesSyntaxError ? new Error(describeSyntaxError(rulesFile, error)) : error
      })
  const formsStarts = onFreePort(
    'the forms inbox',
    ports.forms,
    (port) => startForms({ port, host, onMessage }),
    say,
  )
  const firebaseStarts = onFreePort(
    'the Auth emulator',
    ports.auth,
    (port) => startFirebase({ projectId, port, host, dist, ...(seed && { beforeOpening: seedAccounts }) }),
    say,
  )
  async function seedAccounts(emulator: Address): Promise<void> {
    await seedDemoParent(await firestoreStarts, emulator, projectId)
  }
  const starts = [firestoreStarts, formsStarts, firebaseStarts] as const
  async function stop(): Promise<void> {
    const started = await Promise.allSettled(starts)
    await Promise.all(
      started.map((server) => (server.status === 'fulfilled' ? server.value.stop() : Promise.resolve())),
    )
  }
  try {
    const [firestore, forms, firebase] = await Promise.all(starts)
    if (seed) await seedSchool(firestore, projectId)
    const { site, ready, lost } = firebase
    return { projectId, firestore, auth: firebase, forms, site, ready, lost, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function describe({ fields }: FormMessage): string {
  return Object.entries(fields)
    .map(([field, text]) => `${field}: ${text}`)
    .join(', ')
}
