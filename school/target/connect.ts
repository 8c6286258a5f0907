import { type AuthClient, GoogleAuth, OAuth2Client } from 'google-auth-library'
import { demoProject } from '#tools/local/demo-project.ts'
import { SchoolError } from '../terminal/school-error.ts'
import { localAddress, refuseLocal } from './local-address.ts'
import { describeCredentialsError } from './request.ts'
import { describeUnfinished, readMarker } from './restore-marker.ts'
import type { Database, School, TargetOptions } from './school.ts'

const productionOrigin = 'https://firestore.googleapis.com'
const defaultLocal = '127.0.0.1:8080'
const scopes = ['datastore', 'identitytoolkit'].map((api) => `https://www.googleapis.com/auth/${api}`)
/** Google's rule for project ids. */
const projectIds = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/

/**
 * Finds the school and makes sure that it answers, before anything else is done. An id that begins with `demo-` is never
 * a real project, so it means the local backend (decision 48).
 *
 * @param ifHalfRestored what to do where a restore has not ended: say so, fail, or leave it to the caller.
 * @throws SchoolError where there are no credentials, no connection, no such project or no right to it.
 */
export async function connect(
  options: TargetOptions,
  ifHalfRestored: 'warn' | 'fail' | 'allow' = 'warn',
): Promise<School> {
  const projectId = options.project ?? demoProject
  const database = projectId.startsWith('demo-')
    ? localDatabase(projectId, options)
    : await productionDatabase(projectId, options)
  const school = { ...database, ...(await readMarker(database)) }
  if (school.unfinishedRestore !== null && ifHalfRestored !== 'allow') {
    const sentence = `${describeUnfinished(school.unfinishedRestore, school)}: run restore again first.`
    if (ifHalfRestored === 'fail') throw new SchoolError(sentence)
    console.error(sentence)
  }
  return school
}

function localDatabase(projectId: string, { firestore }: TargetOptions): Database {
  if (!/^[\w-]+$/.test(projectId)) throw new SchoolError(`"${projectId}" cannot be the id of a project.`)
  const given = firestore ?? process.env.FIRESTORE_EMULATOR_HOST ?? defaultLocal
  const client = new OAuth2Client()
  // The local Firestore takes this token for the administrator, as Google's emulator does.
  client.setCredentials({ access_token: 'owner' })
  return {
    service: 'Firestore',
    origin: `http://${localAddress(given, '--firestore', defaultLocal)}`,
    isLocal: true,
    name: `the local backend (${projectId})`,
    client,
    projectId,
  }
}

async function productionDatabase(projectId: string, { firestore }: TargetOptions): Promise<Database> {
  if (!projectIds.test(projectId)) {
    throw new SchoolError(
      `"${projectId}" cannot be the id of a project: ids have 6 to 30 lower-case letters, digits and hyphens.`,
    )
  }
  const { FIRESTORE_EMULATOR_HOST } = process.env
  refuseLocal(projectId, { '--firestore': firestore, FIRESTORE_EMULATOR_HOST }, 'a local backend')
  return {
    service: 'Firestore',
    origin: productionOrigin,
    isLocal: false,
    name: `the project ${projectId}`,
    client: await signIn(projectId),
    projectId,
  }
}

async function signIn(projectId: string): Promise<AuthClient> {
  // Credentials come from a file, or from Google's own machines; anywhere else looking them up on the network takes seconds.
  process.env.METADATA_SERVER_DETECTION ??= 'bios-only'
  try {
    return await new GoogleAuth({ scopes, projectId }).getClient()
  } catch (error) {
    throw new SchoolError(describeCredentialsError((error as Error).message))
  }
}
