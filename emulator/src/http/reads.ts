import { createHash } from 'node:crypto'
import type { StoredDocument } from '../documents/document.ts'
import { checkUnchanged, type Transaction } from '../documents/transactions.ts'
import { pathWithin, decodeMask, readMask } from '../documents/writes.ts'
import { invalid } from '../errors.ts'
import { decodeRunQuery, decodeTransactionOptions } from '../queries/decode.ts'
import { planQuery, type QueryPlan } from '../queries/plan.ts'
import { runQuery } from '../queries/run.ts'
import { decodeBytes, decodeTimestamp } from '../values/decode.ts'
import { message, repeated, string, type Decoded } from '../values/message.ts'
import { ok, type Answer } from './answer.ts'
import {
  checkReadTime,
  decodeBody,
  openParent,
  openSession,
  readTimeNow,
  wireDocument,
  type Call,
  type Session,
} from './context.ts'

const decodeBatchGet = message({
  database: string,
  documents: repeated(string),
  mask: decodeMask,
  transaction: decodeBytes,
  newTransaction: decodeTransactionOptions,
  readTime: decodeTimestamp,
})

/** The consistency selector of a read. */
interface Consistency {
  transaction?: Buffer
  newTransaction?: Decoded<typeof decodeTransactionOptions>
  readTime?: bigint
}

/** POST documents:batchGet. */
export function batchGet(call: Call, databaseName: string): Answer {
  const request = decodeBody(call, decodeBatchGet)
  const session = openSession(call, databaseName)
  const { database, access, project, transactions } = session
  const paths = [...new Set(request.documents ?? [])].map((name) => pathWithin(name, database.name))
  const mask = request.mask === undefined ? undefined : readMask(request.mask)
  access.checkReads(paths)
  const { transaction, started } = resolveTransaction(session, request)
  const readTime = readTimeNow(database)
  project.counts.reads += paths.length
  const answers = paths.map((path) => {
    const document = database.get(path)
    if (transaction) transactions.addRead(transaction, path, document?.updateTime ?? null)
    if (document === undefined) return { missing: `${database.name}/documents/${path}`, readTime }
    return { found: wireDocument(database, document, mask), readTime }
  })
  return ok([...started, ...answers])
}

/** POST [parent]:runQuery. */
export function query(call: Call, parentName: string): Answer {
  const request = decodeBody(call, decodeRunQuery)
  const { session, parent } = openParent(call, parentName)
  const { database } = session
  const { structuredQuery = {} } = request
  const plan = planQuery(structuredQuery, parent)
  session.access.checkQuery(parent, structuredQuery)
  const { transaction, started } = resolveTransaction(session, request)
  const documents = runQuery(database, parent, plan)
  if (transaction !== undefined) trackQuery(transaction, session, { parent, plan, documents })
  const readTime = readTimeNow(database)
  session.project.counts.reads += Math.max(1, documents.length)
  if (documents.length === 0) return ok([...started, { readTime, done: true }])
  const skippedResults = plan.offset
  const answers = documents.map((document, index) => ({
    document: wireDocument(database, document, plan.select),
    readTime,
    ...(index === documents.length - 1 ? { done: true } : skippedResults > 0 ? { skippedResults } : {}),
  }))
  return ok([...started, ...answers])
}

/** Finds or begins the transaction of a read; `started` is the response element with the id of a new one. */
export function resolveTransaction(
  { database, transactions }: Session,
  { transaction, newTransaction, readTime }: Consistency,
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
  checkUnchanged(found, database)
  return { transaction: found, started: [] }
}

/** Makes the commit of the transaction fail if the result of the query changes. */
export function trackQuery(
  transaction: Transaction,
  { transactions }: Session,
  { parent, plan, documents }: { parent: string; plan: QueryPlan; documents: readonly StoredDocument[] },
): void {
  const found = fingerprint(documents)
  transactions.addQuery(transaction, (database) => fingerprint(runQuery(database, parent, plan)) === found)
}

/** A hash of a result, so that the memory of a transaction does not grow with it. */
function fingerprint(documents: readonly StoredDocument[]): string {
  const hash = createHash('sha256')
  for (const { path, updateTime } of documents) hash.update(`${path}@${updateTime}\n`)
  return hash.digest('base64')
}
