import { readCaller } from '../access/caller.ts'
import { AccessControl } from '../access/access-control.ts'
import { toMillis } from '../documents/clock.ts'
import { masked } from '../documents/commit.ts'
import type { Database, StoredDocument } from '../documents/database.ts'
import { parseParentName } from '../documents/names.ts'
import { checkUnchanged, type Transaction, type Transactions } from '../documents/transactions.ts'
import { badPayload, invalid } from '../errors.ts'
import type { Project, Projects } from '../projects.ts'
import type { FieldPath } from '../values/field-path.ts'
import type { Decoder } from '../values/message.ts'
import { formatTimestamp } from '../values/timestamps.ts'

/** A request as the handlers receive it. */
export interface Call {
  readonly projects: Projects
  /** The full resource name in its path: of the documents root or of a parent; not yet checked. */
  readonly name: string
  readonly authorization: string | undefined
  readonly body: string
  /** What follows the question mark of the address. */
  readonly search: URLSearchParams
}

/** The project and the caller of a request. */
export interface Session {
  readonly project: Project
  readonly database: Database
  readonly transactions: Transactions
  readonly access: AccessControl
  /** The path that the request names below the documents root; '' for the root itself. */
  readonly path: string
  /** The time of receipt in microseconds, truncated to milliseconds: request.time and every server timestamp. */
  readonly time: bigint
}

/** The JSON body as a message; an empty body is an empty message. */
export function decodeBody<T>({ body }: Pick<Call, 'body'>, decode: Decoder<T>): T {
  let json: unknown = {}
  try {
    if (body.trim() !== '') json = JSON.parse(body)
  } catch {
    throw badPayload()
  }
  return decode(json)
}

/** Checks the resource name and the Authorization header of a request. Throws if one is invalid. */
export function openSession({ projects, name, authorization }: Call): Session {
  const { project: projectId, path } = parseParentName(name)
  const caller = readCaller(authorization)
  const project = projects.find(projectId)
  const { database, counts } = project
  const time = toMillis(database.clock.nextMicros())
  const access = new AccessControl(projects.rules, caller, database, time, counts, projects.observe)
  return { project, database, transactions: projects.transactions, access, path, time }
}

/** A document as the REST API writes it, with all of its fields unless some are named. */
export function wireDocument(database: Database, document: StoredDocument, mask?: readonly FieldPath[]) {
  const fields = masked({}, document.fields, mask)
  return {
    name: database.nameOf(document.path),
    ...(Object.keys(fields).length === 0 ? {} : { fields }),
    createTime: formatTimestamp(document.createTime),
    updateTime: formatTimestamp(document.updateTime),
  }
}

export function readTimeNow(database: Database): string {
  return formatTimestamp(database.clock.nextMicros())
}

/**
 * Finds or begins the transaction of a read; `started` is the response element with the id of a new one. Old versions are
 * not kept: a read in the past succeeds only if nothing has changed since.
 */
export function resolveTransaction(
  { database, transactions }: Session,
  { transaction, newTransaction, readTime }: Moment,
): { transaction?: Transaction; started: { transaction: string }[] } {
  if (readTime !== undefined && readTime < database.lastChange)
    throw invalid('The requested snapshot version is too old.')
  if (newTransaction !== undefined) {
    const started = transactions.begin(database)
    return { transaction: started, started: [{ transaction: started.id }] }
  }
  if (transaction === undefined || transaction.length === 0) return { started: [] }
  const found = transactions.find(transaction, database)
  checkUnchanged(found)
  return { transaction: found, started: [] }
}

/** When or in which transaction to read, as a request says it. */
interface Moment {
  transaction?: Buffer
  newTransaction?: object
  readTime?: bigint
}
