import { createHash } from 'node:crypto'
import type { StoredDocument } from '../documents/document.ts'
import { checkUnchanged, type Transaction } from '../documents/transactions.ts'
import { pathWithin, decodeMask, readMask } from '../documents/writes.ts'
import { invalid } from '../errors.ts'
import { decodeRunQuery, decodeTransactionOptions, type StructuredQuery } from '../queries/decode.ts'
import { planQuery, type QueryPlan } from '../queries/plan.ts'
import { runQuery } from '../queries/run.ts'
import { decodeBytes, decodeTimestamp } from '../values/decode.ts'
import type { FieldPath } from '../values/field-path.ts'
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

/** When a read takes place: now, in the past, or in a transaction. */
interface Consistency {
  transaction?: Buffer
  newTransaction?: Decoded<typeof decodeTransactionOptions>
  readTime?: bigint
}

/** POST documents:batchGet. */
export function batchGet(call: Call, databaseName: string): Answer {
  const request = decodeBody(call, decodeBatchGet)
  const session = openSession(call, databaseName)
  const { database, judge, project, transactions } = session
  const paths = [...new Set(request.documents ?? [])].map((name) => pathWithin(name, database.name))
  const mask = request.mask === undefined ? undefined : readMask(request.mask)
  judge.reads(paths)
  const { transaction, begun } = enter(session, request)
  const readTime = readTimeNow()
  project.counts.reads += paths.length
  const answers = paths.map((path) => {
    const document = database.get(path)
    if (transaction) transactions.addRead(transaction, path, document?.updateTime ?? null)
    if (document === undefined) return { missing: `${database.name}/documents/${path}`, readTime }
    return { found: wireDocument(database, document, mask), readTime }
  })
  return ok([...begun, ...answers])
}

/** POST [parent]:runQuery. */
export function query(call: Call, parentName: string): Answer {
  const request = decodeBody(call, decodeRunQuery)
  const { session, parent } = openParent(call, parentName)
  const { database } = session
  const { plan, structuredQuery } = readQuery(request.structuredQuery, parent)
  session.judge.lists(parent, structuredQuery)
  const { transaction, begun } = enter(session, request)
  const documents = runQuery(database, parent, plan)
  if (transaction !== undefined) watch(transaction, session, { parent, plan, documents })
  const readTime = readTimeNow()
  session.project.counts.reads += Math.max(1, documents.length)
  if (documents.length === 0) return ok([...begun, { readTime, done: true }])
  const skippedResults = plan.offset
  const answers = documents.map((document, index) => ({
    document: wireDocument(database, document, plan.select),
    readTime,
    ...(index === documents.length - 1 ? { done: true } : skippedResults > 0 ? { skippedResults } : {}),
  }))
  return ok([...begun, ...answers])
}

/** Checks the query of a request, of which these fields are added up; an absent one asks for every document. */
export function readQuery(
  query: StructuredQuery | undefined,
  parent: string,
  aggregated?: readonly FieldPath[],
): { plan: QueryPlan; structuredQuery: StructuredQuery } {
  const structuredQuery = query ?? {}
  return { plan: planQuery(structuredQuery, parent, aggregated), structuredQuery }
}

/** Finds or begins the transaction of a read; `begun` is the element that tells the client its id. */
export function enter(
  { database, transactions }: Session,
  { transaction, newTransaction, readTime }: Consistency,
): { transaction?: Transaction; begun: { transaction: string }[] } {
  const choices = [transaction, newTransaction, readTime].filter((choice) => choice !== undefined)
  if (choices.length > 1) throw invalid('Only one consistency selector may be set.')
  checkReadTime(database, readTime)
  if (newTransaction !== undefined) {
    checkReadTime(database, newTransaction.readOnly?.readTime)
    const begun = transactions.begin(database, newTransaction.readOnly !== undefined)
    return { transaction: begun, begun: [{ transaction: begun.id }] }
  }
  if (transaction === undefined || transaction.length === 0) return { begun: [] }
  const found = transactions.find(transaction, database)
  checkUnchanged(found, database)
  return { transaction: found, begun: [] }
}

/** Lets the transaction notice at its commit when the query would find something else than these documents. */
export function watch(
  transaction: Transaction,
  { transactions }: Session,
  { parent, plan, documents }: { parent: string; plan: QueryPlan; documents: readonly StoredDocument[] },
): void {
  const found = fingerprint(documents)
  transactions.addQuery(transaction, (database) => fingerprint(runQuery(database, parent, plan)) === found)
}

/** A short text for a result, so that what a transaction remembers does not grow with it. */
function fingerprint(documents: readonly StoredDocument[]): string {
  const hash = createHash('sha256')
  for (const { path, updateTime } of documents) hash.update(`${path}@${updateTime}\n`)
  return hash.digest('base64')
}
