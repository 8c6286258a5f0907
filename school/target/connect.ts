import { type AuthClient, GoogleAuth, OAuth2Client } from 'google-auth-library'
import { storedText } from '#model/stored.ts'
import { demoProject } from '#tools/local/demo-project.ts'
import { minuteOf, SchoolError } from '../terminal.ts'
import { getDocuments } from './documents.ts'
import { localAddress, refuseLocal } from './local-address.ts'
import { describeCredentialsError } from './request.ts'
import { type Database, type Options, restoreMarker, type School } from './school.ts'

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
  options: Options,
  ifHalfRestored: 'warn' | 'fail' | 'allow' = 'warn',
): Promise<School> {
  const projectId = options.project ?? demoProject
  const database = projectId.startsWith('demo-')
    ? localDatabase(projectId, options)
    : await productionDatabase(projectId, options)
  const school = { ...database, ...(await readMarker(database)) }
  if (school.unfinishedRestore !== null && ifHalfRestored !== 'allow') {
    const sentence = `${describeUnfinished(school)}: run restore again first.`
    if (ifHalfRestored === 'fail') throw new SchoolError(sentence)
    console.error(sentence)
  }
  return school
}

function localDatabase(projectId: string, { firestore }: Options): Database {
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

async function productionDatabase(projectId: string, { firestore }: Options): Promise<Database> {
  if (!projectIds.test(projectId)) {
    throw new SchoolError(
      `"${projectId}" cannot be the id of a project: ids have 6 to 30 lower-case letters, digits and hyphens.`,
    )
  }
  const { FIRESTORE_EMULATOR_HOST } = process.env
  refuseLocal(projectId, { '--firestore': firestore, FIRESTORE_EMULATOR_HOST }, 'a local backend')
  return {
    service: 'Firestore',
    origin: 'https://firestore.googleapis.com',
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

/** The first request of every command, so it is not tried again. */
async function readMarker(database: Database): Promise<Pick<School, 'readTime' | 'unfinishedRestore'>> {
  const once = { attempts: 1, timeout: 10_000 }
  const { found, readTime } = await getDocuments(database, [restoreMarker], once)
  const marker = found.get(restoreMarker)
  if (marker === undefined) return { readTime, unfinishedRestore: null }
  const { backup, begun, checksum } = marker.fields
  const unfinishedRestore = {
    backup: storedText(backup),
    begun: storedText(begun),
    checksum: storedText(checksum),
  }
  return { readTime, unfinishedRestore }
}

/** A sentence without its full stop: what to do about it depends on the command. */
export function describeUnfinished({ name, unfinishedRestore }: School): string {
  const { backup = '', begun = '' } = unfinishedRestore ?? {}
  return `A restore of ${backup} into ${name} was begun on ${minuteOf(begun)} and has not ended`
}
