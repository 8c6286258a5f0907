import { readCaller } from '../access/caller.ts'
import { AccessControl } from '../access/access-control.ts'
import { toMillis } from '../documents/clock.ts'
import type { Database, StoredDocument } from '../documents/database.ts'
import { parseParentName } from '../documents/names.ts'
import { checkUnchanged, type Transaction, type Transactions } from '../documents/transactions.ts'
import { badPayload, invalid } from '../errors.ts'
import type { Project, Projects } from '../projects.ts'
import type { decodeTransactionOptions } from '../queries/decode.ts'
import type { Decoded, Decoder } from '../values/message.ts'
import { formatTimestamp } from '../values/timestamps.ts'
import type { WireFields } from '../wire.ts'

/** A request as the handlers receive it. */
export interface Call {
  readonly projects: Projects
  /** The full resource name in its path: of the documents root, of a parent or of a document; not yet checked. */
  readonly name: string
  readonly authorization: string | undefined
  readonly parameters: URLSearchParams
  readonly body: string
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
  return decode(json, 0)
}

/** Checks the resource name and the Authorization header of a request. Throws if one is invalid. */
export function openSession({ projects, name, authorization }: Call): Session {
  const { project: projectId, path } = parseParentName(name)
  const caller = readCaller(authorization)
  const project = projects.find(projectId)
  const { database, counts } = project
  const time = toMillis(database.clock.nextMicros())
  const access = new AccessControl(projects.rules, caller, database, time, counts, projects.observer)
  return { project, database, transactions: projects.transactions, access, path, time }
}

/** A document as the REST API writes it. */
interface WireDocument {
  name: string
  fields?: WireFields
  createTime: string
  updateTime: string
}

export function wireDocument(database: Database, document: StoredDocument): WireDocument {
  const { fields } = document
  return {
    name: database.nameOf(document.path),
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
function checkReadTime(database: Database, readTime: bigint | undefined): void {
  if (readTime === undefined) return
  if (readTime > database.clock.nextMicros()) throw invalid('The read time cannot be in the future.')
  if (readTime < database.lastChange) throw invalid('The requested snapshot version is too old.')
}

/** Finds or begins the transaction of a read; `started` is the response element with the id of a new one. */
export function resolveTransaction(
  { database, transactions }: Session,
  {
    transaction,
    newTransaction,
    readTime,
  }: { transaction?: Buffer; newTransaction?: Decoded<typeof decodeTransactionOptions>; readTime?: bigint },
): { transaction?: Transaction; started: { transaction: string }[] } {
  const choices = [transaction, newTransaction, readTime].filter((choice) => choice !== undefined)
  if (choices.length > 1) throw invalid('Only one consistency selector may be set.')
  checkReadTime(database, readTime)
  if (newTransaction !== undefined) {
    checkReadTime(database, newTransaction.readOnly?.readTime)
    const started = transactions.begin(database, newTransaction.readOnly !== undefined)
    return { transaction: started, started: [{ transaction: started.id }] }
  }
  if (transaction === undefined || transaction.length === 0) return { started: [] }
  const found = transactions.find(transaction, database)
  checkUnchanged(found)
  return { transaction: found, started: [] }
}
