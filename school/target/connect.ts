import type { Firestore } from 'firebase-admin/firestore'
import { type AuthClient, GoogleAuth, OAuth2Client } from 'google-auth-library'
import { demoProject } from '#tools/local/demo-project.ts'
import { type BegunRestore, begunRestoreIn, restoreFirst, restoreMarkName } from './begun-restore.ts'
import { failingAsItSays, parsedAnswer } from './ask.ts'
import { credentialsSentence, sentenceOf, strangerAt } from './failures.ts'
import { localAddress, refuseLocal } from './local-address.ts'
import { SchoolError } from '../terminal/school-error.ts'
import type { TargetOptions } from './target-options.ts'

/** The school that a command works on: a project's Firestore, past its rules. */
export interface School {
  projectId: string
  isLocal: boolean
  /** For sentences: `the local backend (demo-painti)` or `the project painti-school`. */
  name: string
  /** Where Firestore's REST API answers: `https://firestore.googleapis.com`, without a slash at its end. */
  origin: string
  /** Sends requests as the administrator, and tries again what may pass the next time. */
  client: AuthClient
  /** Set while a backup is only half written into this school. */
  begunRestore: BegunRestore | null
  /** The administrator's SDK, loaded when it is first asked for. */
  firestore: () => Promise<Firestore>
}

const realOrigin = 'https://firestore.googleapis.com'
const usualLocal = '127.0.0.1:8080'
const scopes = ['datastore', 'identitytoolkit'].map((api) => `https://www.googleapis.com/auth/${api}`)
/** Milliseconds until a server that says nothing counts as out of reach. */
const patience = 10_000
/** Google's rule for project ids. */
const projectIds = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/

/**
 * Finds the school and makes sure that it answers, before anything else is done. An id that begins with `demo-` is never
 * a real project, so it means the local backend. Warns where a restore has not ended.
 *
 * @param knowsOfRestores for the commands that deal with such a restore themselves.
 * @throws SchoolError where there are no credentials, no connection, no such project or no right to it.
 */
export async function connect(options: TargetOptions, knowsOfRestores = false): Promise<School> {
  const projectId = options.project ?? demoProject
  const isLocal = projectId.startsWith('demo-')
  const school = isLocal ? localSchool(projectId, options) : await realSchool(projectId, options)
  try {
    const { data } = await school.client.request<string>({
      url: `${documentsUrl(school)}:batchGet`,
      method: 'POST',
      data: { documents: [restoreMarkName(projectId)] },
      responseType: 'text',
      adapter: failingAsItSays,
      timeout: patience,
      retry: false,
    })
    const answer = parsedAnswer(data, school)
    if (!Array.isArray(answer)) throw new SchoolError(strangerAt(school))
    school.begunRestore = begunRestoreIn(answer)
  } catch (error) {
    throw new SchoolError(sentenceOf(error, school))
  }
  if (school.begunRestore !== null && !knowsOfRestores) {
    console.error(restoreFirst(school, school.begunRestore))
  }
  return school
}

/**
 * The same for a command that must not meet a school which is only half restored.
 *
 * @throws SchoolError also where it is.
 */
export async function connectWhole(options: TargetOptions): Promise<School> {
  const school = await connect(options, true)
  if (school.begunRestore !== null) throw new SchoolError(restoreFirst(school, school.begunRestore))
  return school
}

/** The address of the documents root in the REST API, without a slash at its end. */
export function documentsUrl({ origin, projectId }: Pick<School, 'origin' | 'projectId'>): string {
  return `${origin}/v1/${documentsRoot(projectId)}`
}

/** The resource name below which all documents lie. */
export function documentsRoot(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`
}

function localSchool(projectId: string, { firestore }: TargetOptions): School {
  if (!/^[\w-]+$/.test(projectId)) throw new SchoolError(`"${projectId}" cannot be the id of a project.`)
  const given = firestore ?? process.env.FIRESTORE_EMULATOR_HOST ?? usualLocal
  const address = localAddress(given, '--firestore', usualLocal)
  const client = new OAuth2Client()
  // The local Firestore takes this token for the administrator, as Google's emulator does.
  client.setCredentials({ access_token: 'owner' })
  const name = `the local backend (${projectId})`
  return schoolOf({ projectId, isLocal: true, name, origin: `http://${address}`, client })
}

async function realSchool(projectId: string, { firestore }: TargetOptions): Promise<School> {
  if (!projectIds.test(projectId)) {
    throw new SchoolError(
      `"${projectId}" cannot be the id of a project: ids have 6 to 30 lower-case letters, digits and hyphens.`,
    )
  }
  const { FIRESTORE_EMULATOR_HOST } = process.env
  refuseLocal(projectId, { '--firestore': firestore, FIRESTORE_EMULATOR_HOST }, 'a local backend')
  const name = `the project ${projectId}`
  // Credentials come from a file, or from Google's own machines: anywhere else a lookup on the network costs seconds.
  process.env.METADATA_SERVER_DETECTION ??= 'bios-only'
  try {
    const client = await new GoogleAuth({ scopes, projectId }).getClient()
    return schoolOf({ projectId, isLocal: false, name, origin: realOrigin, client })
  } catch (error) {
    throw new SchoolError(credentialsSentence(error))
  }
}

function schoolOf(school: Omit<School, 'firestore' | 'begunRestore'>): School {
  let firestore: Promise<Firestore> | undefined
  return { ...school, begunRestore: null, firestore: () => (firestore ??= openFirestore(school)) }
}

async function openFirestore({
  projectId,
  origin,
  client,
}: Pick<School, 'projectId' | 'origin' | 'client'>): Promise<Firestore> {
  // The SDK would let this variable overrule what is set here.
  delete process.env.FIRESTORE_EMULATOR_HOST
  const { initializeApp } = await import('firebase-admin/app')
  const { initializeFirestore } = await import('firebase-admin/firestore')
  const firestore = initializeFirestore(initializeApp({ projectId }), { preferRest: true })
  const { host, protocol } = new URL(origin)
  firestore.settings({ host, ssl: protocol === 'https:', authClient: client })
  return firestore
}
