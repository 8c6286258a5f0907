import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { type App, applicationDefault, cert, type Credential, initializeApp } from 'firebase-admin/app'
import { type Firestore, initializeFirestore, type Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { demoProject } from '#tools/local/demo-project.ts'
import { answered, explain, type Service } from './failures.ts'
import { minuteOf, SchoolError } from './terminal.ts'

export interface Options {
  /** A real project; without it, or with an id that begins with `demo-`, the local backend. */
  project?: string
  dryRun?: boolean
  yes?: boolean
  /** For a log that others can read. */
  quiet?: boolean
}

/** The school that a command works on: the Firestore of a project, bypassing its rules. */
export interface School extends Service {
  projectId: string
  app: App
  firestore: Firestore
  /** When the command connected, by Firestore's clock. */
  readTime: Timestamp
  /** Set while a backup is only half written into this school. */
  unfinishedRestore: v.InferOutput<typeof unfinishedRestore> | null
}

type Database = Omit<School, 'readTime' | 'unfinishedRestore'>

/** Anything but text counts as missing. */
const text = v.fallback(v.string(), '')

const unfinishedRestore = v.object({
  /** The backup it is restored from, such as `painti-school of 2026-11-22 03:41 UTC`. */
  backup: text,
  /** In ISO 8601. */
  begun: text,
  /** Of that backup's documents. */
  checksum: text,
  /** The command that completes it, on the machine that has the backup; '' if an earlier version began it. */
  command: text,
})

/**
 * The document that marks a school while a backup is written into it, so that the school itself knows that it is only
 * half restored, however the command ended. It is not part of a backup.
 */
export const restoreMarker = 'School/restore'

/** The emulators' usual variables, in which the SDK looks for their `HOST:PORT`. */
const localVariables = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST']
const projectIds = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/

/**
 * Connects to the school and makes sure that it answers, before anything else is done. An id that begins with `demo-`
 * is never a real project, so it means the local backend (decision 48).
 * @param ifHalfRestored what to do if a restore has not finished: say so, fail, or leave it to the caller.
 * @throws SchoolError without credentials, connection, such a project, or permission.
 */
export async function connect(
  options: Options,
  ifHalfRestored: 'warn' | 'fail' | 'allow' = 'warn',
): Promise<School> {
  const projectId = options.project ?? demoProject
  if (!projectIds.test(projectId)) {
    throw new SchoolError(
      `"${projectId}" cannot be the id of a project: ids have 6 to 30 lower-case letters, digits and hyphens.`,
    )
  }
  const database = projectId.startsWith('demo-')
    ? localDatabase(projectId)
    : await productionDatabase(projectId)
  // The first request of every command, so it is not tried again; the SDK alone tries for ten seconds where something
  // else answers.
  const send = () => database.firestore.doc(restoreMarker).get()
  const marker = await answered(database, send, { timeout: 20_000 })
  const unfinished = marker.exists ? v.parse(unfinishedRestore, marker.data()) : null
  const school = { ...database, readTime: marker.readTime, unfinishedRestore: unfinished }
  if (school.unfinishedRestore !== null && ifHalfRestored !== 'allow') {
    const sentence = `${describeUnfinished(school, options.quiet)}.`
    if (ifHalfRestored === 'fail') throw new SchoolError(sentence)
    console.error(sentence)
  }
  return school
}

function localDatabase(projectId: string): Database {
  const address = (process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080')
  return {
    ...openDatabase(projectId, localCredential(projectId)),
    service: 'Firestore',
    origin: `http://${address}`,
    isLocal: true,
    name: `the local backend (${projectId})`,
  }
}

/** A fake service account: without one, the SDK looks for Google's credentials for ten seconds. */
function localCredential(projectId: string): Credential {
  // Short, because it is generated for each command and opens nothing.
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
  return cert({
    projectId,
    clientEmail: 'school@localhost',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  })
}

async function productionDatabase(projectId: string): Promise<Database> {
  const variable = localVariables.find((name) => process.env[name] !== undefined)
  if (variable !== undefined) {
    throw new SchoolError(
      `--project ${projectId} names a real project, and ${variable} a local backend: take one of the two away.`,
    )
  }
  // Credentials come from a file, or from Google's own machines; anywhere else looking them up on the network takes seconds.
  process.env.METADATA_SERVER_DETECTION ??= 'bios-only'
  const credential = applicationDefault()
  const service: Service = {
    service: 'Firestore',
    origin: 'https://firestore.googleapis.com',
    isLocal: false,
    name: `the project ${projectId}`,
  }
  await credential.getAccessToken().catch((error: unknown) => {
    throw explain(error, service, true)
  })
  return { ...openDatabase(projectId, credential), ...service }
}

/** Over REST, which the local Firestore supports too. */
function openDatabase(projectId: string, credential: Credential): Omit<Database, keyof Service> {
  const app = initializeApp({ projectId, credential }, randomUUID())
  return { projectId, app, firestore: initializeFirestore(app, { preferRest: true }) }
}

/** A sentence without its full stop. With `--quiet` it does not name the backup, which may be that of one family. */
export function describeUnfinished({ name, unfinishedRestore }: School, quiet = false): string {
  const { backup = '', begun = '', command = '' } = unfinishedRestore ?? {}
  const what = quiet ? 'A restore' : `A restore of ${backup}`
  const how = quiet ? '; without --quiet it is said how' : command && `: \`${command}\``
  return `${what} into ${name} was begun on ${minuteOf(begun)} and has not ended: run restore again first${how}`
}
