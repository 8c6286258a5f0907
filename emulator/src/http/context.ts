import { readCaller } from '../access/caller.ts'
import { AccessControl } from '../access/access-control.ts'
import { toMillis } from '../documents/clock.ts'
import type { Database } from '../documents/database.ts'
import type { StoredDocument } from '../documents/document.ts'
import { parseDocumentName, parseParentName } from '../documents/names.ts'
import type { Transactions } from '../documents/transactions.ts'
import { invalid } from '../errors.ts'
import type { Project, Projects } from '../projects.ts'
import { selectFields, type FieldPath } from '../values/field-path.ts'
import type { Decoder } from '../values/message.ts'
import { formatTimestamp } from '../values/timestamps.ts'
import type { WireFields } from '../wire.ts'
import { parseBody } from './body.ts'

/** A request as the handlers receive it. */
export interface Call {
  readonly projects: Projects
  readonly authorization: string | undefined
  readonly parameters: URLSearchParams
  readonly body: Buffer
}

/** The database and the caller of a request. */
export interface Session {
  readonly project: Project
  readonly database: Database
  readonly transactions: Transactions
  readonly access: AccessControl
  /** The time of receipt in microseconds, truncated to milliseconds: request.time and every server timestamp. */
  readonly time: bigint
  /** Keeps the database once something is stored in it. */
  readonly keep: () => void
}

/** The JSON body as a message. */
export function decodeBody<T>(call: Call, decode: Decoder<T>): T {
  return decode(parseBody(call.body), 0)
}

/**
 * Opens the database of a request. Throws if the Authorization header is invalid; Google's emulator checks it after the
 * resource name and before the rest of the request, and so do the callers of this function.
 */
export function openSession(call: Call, databaseName: string): Session {
  const caller = readCaller(call.authorization)
  const [, projectId = '', , databaseId = ''] = databaseName.split('/')
  const project = call.projects.find(projectId)
  const database = project.database(databaseId)
  const time = toMillis(database.clock.nextMicros())
  const { observer } = call.projects
  const access = new AccessControl(
    call.projects.rulesOf(project),
    caller,
    database,
    time,
    project.counts,
    observer,
  )
  const keep = (): void => call.projects.keep(project, databaseId, database)
  return { project, database, transactions: call.projects.transactions, access, time, keep }
}

/** Checks a document's name and opens its database. */
export function openDocument(call: Call, name: string): { session: Session; path: string } {
  const { database, path } = parseDocumentName(name)
  return { session: openSession(call, database), path }
}

/** Checks the name of a parent (a document or the root) and opens its database. */
export function openParent(call: Call, name: string): { session: Session; parent: string } {
  const { database, path } = parseParentName(name)
  return { session: openSession(call, database), parent: path }
}

/** A document as the REST API writes it. */
export interface WireDocument {
  name: string
  fields?: WireFields
  createTime: string
  updateTime: string
}

export function wireDocument(
  database: Database,
  document: StoredDocument,
  select?: readonly FieldPath[],
): WireDocument {
  const fields = select === undefined ? document.fields : selectFields(document.fields, select)
  return {
    name: `${database.name}/documents/${document.path}`,
    ...(Object.keys(fields).length === 0 ? {} : { fields }),
    createTime: formatTimestamp(document.createTime),
    updateTime: formatTimestamp(document.updateTime),
  }
}

/** The read time of a response. */
export function readTimeNow(database: Database): string {
  return formatTimestamp(database.clock.nextMicros())
}

/** Old versions are not kept: a read in the past succeeds only if nothing has changed since. */
export function checkReadTime(database: Database, readTime: bigint | undefined): void {
  if (readTime === undefined) return
  if (readTime > database.clock.nextMicros()) throw invalid('The read time cannot be in the future.')
  if (readTime < database.lastChange) throw invalid('The requested snapshot version is too old.')
}
