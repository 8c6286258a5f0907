import type { StoredDocument } from '../documents/database.ts'
import { pathWithin } from '../documents/writes.ts'
import { ApiError, invalid, unimplemented } from '../errors.ts'
import { consistency, decodeRunAggregationQuery, decodeRunQuery } from '../queries/decode.ts'
import { planQuery } from '../queries/plan.ts'
import { runQuery } from '../queries/run.ts'
import { type FieldPath, getField, parseFieldPath } from '../values/field-path.ts'
import { int32, message, repeated, string } from '../values/message.ts'
import { encodeValue } from '../wire.ts'
import { ok, type Answer } from './answer.ts'
import {
  decodeBody,
  openSession,
  readTimeNow,
  resolveTransaction,
  wireDocument,
  type Call,
  type Session,
} from './context.ts'

const decodeBatchGet = message({
  database: string,
  documents: repeated(string),
  ...consistency,
})

const decodeListCollectionIds = message({ parent: string, pageSize: int32, pageToken: string })

/** GET of one document by its address, as it is now; `?mask.fieldPaths=a.b` names fields. */
export function get(call: Call): Answer {
  const { search } = call
  const past = ['transaction', 'readTime'].find((name) => search.has(name))
  if (past !== undefined) throw unimplemented(`${past} in an address`)
  const { database, access, project, path } = openSession(call)
  const mask = search.has('mask.fieldPaths')
    ? search.getAll('mask.fieldPaths').map(parseFieldPath)
    : undefined
  access.checkReads([path])
  project.counts.reads += 1
  const document = database.get(path)
  if (document === undefined)
    throw new ApiError('NOT_FOUND', `Document (${database.nameOf(path)}) not found.`)
  return ok(wireDocument(database, document, mask))
}

/** POST documents:batchGet. */
export function batchGet(call: Call): Answer {
  const request = decodeBody(call, decodeBatchGet)
  const session = openSession(call)
  const { database, access, project } = session
  const paths = [...new Set(request.documents ?? [])].map((name) => pathWithin(name, database.project))
  access.checkReads(paths)
  const { transaction, started } = resolveTransaction(session, request)
  const readTime = readTimeNow(database)
  project.counts.reads += paths.length
  const answers = paths.map((path) => {
    const document = database.get(path)
    // A write replaces a document.
    transaction?.reads.push(() => database.get(path) === document)
    if (document === undefined) return { missing: database.nameOf(path), readTime }
    return { found: wireDocument(database, document), readTime }
  })
  return ok([...started, ...answers])
}

/** POST [parent]:runQuery. */
export function query(call: Call): Answer {
  const request = decodeBody(call, decodeRunQuery)
  const session = openSession(call)
  const { database, project } = session
  const plan = planQuery(request.structuredQuery ?? {})
  const { documents, started } = readQuery(session, plan, request)
  const readTime = readTimeNow(database)
  project.counts.reads += Math.max(1, documents.length)
  if (documents.length === 0) return ok([...started, { readTime, done: true }])
  const answers = documents.map((document, index) => ({
    document: wireDocument(database, document),
    readTime,
    ...(index === documents.length - 1 && { done: true }),
  }))
  return ok([...started, ...answers])
}

/** POST [parent]:runAggregationQuery. The rules are evaluated as for the query itself. */
export function aggregate(call: Call): Answer {
  const request = decodeBody(call, decodeRunAggregationQuery)
  const session = openSession(call)
  const { structuredQuery = {}, aggregations = [] } = request.structuredAggregationQuery ?? {}
  if (aggregations.length === 0) throw invalid('Aggregations can not be empty.')
  const { documents, started } = readQuery(session, planQuery(structuredQuery), request)
  const results = aggregations.map(({ alias = '', count, sum }, index) => {
    if (count === undefined && sum === undefined) throw invalid('Operator field in Aggregation is not set.')
    const result = sum ? sumOf(documents, parseFieldPath(sum.field?.fieldPath ?? '')) : documents.length
    return [alias === '' ? `field_${index + 1}` : alias, encodeValue(result)] as const
  })
  session.project.counts.reads += Math.max(1, Math.ceil(documents.length / 1000))
  const result = { aggregateFields: Object.fromEntries(results) }
  return ok([...started, { result, readTime: readTimeNow(session.database), done: true }])
}

/** What is no number counts as nothing. */
function sumOf(documents: readonly StoredDocument[], path: FieldPath): number {
  return documents.reduce((total, { fields }) => {
    const value = getField(fields, path) ?? {}
    return (
      total +
      Number('integerValue' in value ? value.integerValue : 'doubleValue' in value ? value.doubleValue : 0)
    )
  }, 0)
}

/** Asks the rules and runs the query; its transaction fails at the commit if the result changes. */
function readQuery(
  session: Session,
  plan: ReturnType<typeof planQuery>,
  moment: Parameters<typeof resolveTransaction>[1],
): { documents: StoredDocument[]; started: { transaction: string }[] } {
  const { database, path } = session
  session.access.checkQuery(path, plan)
  const { transaction, started } = resolveTransaction(session, moment)
  const documents = runQuery(database, path, plan)
  transaction?.reads.push(() => {
    const now = runQuery(database, path, plan)
    return now.length === documents.length && now.every((document, index) => document === documents[index])
  })
  return { documents, started }
}

/** POST [parent]:listCollectionIds, for administrators: all on one page. */
export function listCollectionIds(call: Call): Answer {
  const { pageSize = 0, pageToken = '' } = decodeBody(call, decodeListCollectionIds)
  const { access, database, path } = openSession(call)
  access.requireAdmin('Metadata operations require admin authentication.')
  const collectionIds = database.collectionIdsBelow(path)
  const isOnePage = pageToken === '' && (pageSize === 0 || pageSize > collectionIds.length)
  if (!isOnePage) throw unimplemented('pages of collections')
  return ok(collectionIds.length > 0 ? { collectionIds } : {})
}
