import { randomBytes } from 'node:crypto'
import type { Database } from '../documents/database.ts'
import { checkCollectionId, checkDocumentId, parseParentName } from '../documents/names.ts'
import { decodeDocument, readMask, readWrite, type Precondition, type Write } from '../documents/writes.ts'
import { ApiError, invalid } from '../errors.ts'
import type { StructuredQuery } from '../queries/decode.ts'
import { planQuery } from '../queries/plan.ts'
import { runQuery } from '../queries/run.ts'
import { decodeBytes } from '../values/decode.ts'
import { int32, message, snakeCase, string } from '../values/message.ts'
import { compareIds, comparePaths } from '../values/order.ts'
import { parseTimestamp } from '../values/timestamps.ts'
import { ok, type Answer } from './answer.ts'
import {
  checkReadTime,
  decodeBody,
  openDocument,
  openParent,
  openSession,
  wireDocument,
  type Call,
  type WireDocument,
} from './context.ts'
import { resolveTransaction } from './reads.ts'
import { perform } from './writes.ts'

const defaultPageSize = 300
const decodeListCollectionIds = message({ parent: string, pageSize: int32, pageToken: string })

/** GET of a document. */
export function getDocument(call: Call, name: string): Answer {
  const { session, path } = openDocument(call, name)
  const { database, access, project } = session
  const mask = maskParameter(call, 'mask')
  // Google's emulator accepts no time in the query string.
  if (parameter(call, 'readTime') !== undefined) throw invalid('Only timestamps past epoch are supported.')
  access.checkReads([path])
  const transactionId = parameter(call, 'transaction')
  const transaction =
    transactionId === undefined
      ? undefined
      : resolveTransaction(session, { transaction: decodeBytes(transactionId) }).transaction
  const document = database.get(path)
  if (transaction) session.transactions.addRead(transaction, path, document?.updateTime ?? null)
  project.counts.reads++
  if (document === undefined) throw new ApiError('NOT_FOUND', `Document (${name}) not found.`)
  return ok(wireDocument(database, document, mask))
}

/** PATCH of a document: an update with or without a mask. */
export function patchDocument(call: Call, name: string): Answer {
  const body = decodeBody(call, decodeDocument)
  const { session, path } = openDocument(call, name)
  const updateMask = maskParameter(call, 'updateMask')
  const mask = maskParameter(call, 'mask')
  const precondition = preconditionParameter(call)
  const write: Write = { kind: 'update', path, precondition, fields: body.fields ?? {}, transforms: [] }
  perform(session, [updateMask === undefined ? write : { ...write, mask: updateMask }])
  return ok(storedDocument(session.database, path, mask))
}

/** DELETE of a document. */
export function deleteDocument(call: Call, name: string): Answer {
  const { session, path } = openDocument(call, name)
  perform(session, [{ kind: 'delete', path, precondition: preconditionParameter(call) }])
  return ok({})
}

/** POST to a collection: creates a document, with a generated id by default. */
export function createDocument(call: Call, parentName: string, collectionId: string): Answer {
  const body = decodeBody(call, decodeDocument)
  const { database: databaseName } = parseParentName(parentName)
  checkCollectionId(collectionId)
  const documentId = parameter(call, 'documentId')
  if (documentId !== undefined && documentId !== '') checkDocumentId(documentId)
  const session = openSession(call, databaseName)
  const mask = maskParameter(call, 'mask')
  const id = documentId === undefined || documentId === '' ? generatedId() : documentId
  const name = `${parentName}/${collectionId}/${id}`
  const write = readWrite(
    { update: { name, fields: body.fields ?? {} }, currentDocument: { exists: false } },
    session.database.name,
  )
  perform(session, [write])
  return ok(storedDocument(session.database, write.path, mask))
}

/** GET of a collection: a page of its documents; without a collection id, of all collections of the parent. */
export function listDocuments(call: Call, parentName: string, collectionId: string): Answer {
  const { session, parent } = openParent(call, parentName)
  const { database, access, project } = session
  if (collectionId !== '') checkCollectionId(collectionId)
  const pageSize = int32(parameter(call, 'pageSize') ?? 0)
  if (pageSize < 0) throw invalid('Page size must be nonnegative.')
  const limit = pageSize === 0 ? defaultPageSize : pageSize
  const orderBy = parameter(call, 'orderBy')
  const after = readPageToken(parameter(call, 'pageToken'))
  if (parameter(call, 'showMissing') === 'true') {
    if (collectionId === '') throw invalid('collection id must be set when show_missing is true')
    if (orderBy !== undefined) throw invalid('cannot specify an order when show_missing is true')
    access.requireAdmin('Metadata operations require admin authentication.')
    return ok(page(withMissing(database, parent, collectionId), limit, after))
  }
  const query: StructuredQuery = {
    from: [{ collectionId }],
    ...(orderBy === undefined ? {} : { orderBy: readOrders(orderBy) }),
  }
  const plan = planQuery(query)
  const mask = maskParameter(call, 'mask')
  access.checkQuery(parent, { ...query, limit })
  checkReadTime(database, readTimeParameter(call))
  const documents = runQuery(database, parent, plan).map((document) => wireDocument(database, document, mask))
  const answer = page(documents, limit, after)
  project.counts.reads += Math.max(1, answer.documents?.length ?? 0)
  return ok(answer)
}

type ListedDocument = WireDocument | { name: string }

function withMissing(database: Database, parent: string, collectionId: string): ListedDocument[] {
  const path = parent === '' ? collectionId : `${parent}/${collectionId}`
  const stored = database.collection(path).map((document) => wireDocument(database, document))
  const missing = database.missingIn(path).map((id) => ({ name: `${database.name}/documents/${path}/${id}` }))
  return [...stored, ...missing].sort((a, b) => comparePaths(a.name, b.name))
}

/** One page. Every full page has a token, even the last one, as on Google's emulator. */
function page(
  all: readonly ListedDocument[],
  limit: number,
  after: string | undefined,
): { documents?: ListedDocument[]; nextPageToken?: string } {
  const start = after === undefined ? 0 : all.findIndex(({ name }) => name === after) + 1
  const documents = all.slice(start, start + limit)
  const last = documents.at(-1)
  return {
    ...(documents.length === 0 ? {} : { documents }),
    ...(last === undefined || documents.length < limit ? {} : { nextPageToken: pageToken(last.name) }),
  }
}

/** POST [parent]:listCollectionIds, for administrators. */
export function listCollectionIds(call: Call, parentName: string): Answer {
  const { pageSize = 0, pageToken: token } = decodeBody(call, decodeListCollectionIds)
  const { session, parent } = openParent(call, parentName)
  if (pageSize < 0) throw invalid('page_size must be greater than or equal to zero.')
  session.access.requireAdmin('Metadata operations require admin authentication.')
  const after = readPageToken(token === '' ? undefined : token)
  const ids = session.database.collectionIdsBelow(parent)
  const left = after === undefined ? ids : ids.filter((id) => compareIds(id, after) > 0)
  const collectionIds = pageSize === 0 ? left : left.slice(0, pageSize)
  const last = collectionIds.at(-1)
  return ok({
    ...(last === undefined ? {} : { collectionIds }),
    ...(last === undefined || collectionIds.length !== pageSize ? {} : { nextPageToken: pageToken(last) }),
  })
}

function storedDocument(
  database: Database,
  path: string,
  mask: ReturnType<typeof maskParameter>,
): WireDocument {
  const document = database.get(path)
  if (document === undefined) throw new ApiError('INTERNAL', 'The document is not stored.')
  return wireDocument(database, document, mask)
}

function pageToken(last: string): string {
  return Buffer.from(last).toString('base64')
}

function readPageToken(token: string | undefined): string | undefined {
  return token === undefined ? undefined : decodeBytes(token).toString()
}

function readOrders(text: string): NonNullable<StructuredQuery['orderBy']> {
  return text.split(',').map((part) => {
    const [fieldPath = '', direction = 'asc', ...others] = part.trim().split(/\s+/)
    if (others.length > 0 || !/^(asc|desc)$/i.test(direction)) throw invalid(`Invalid order "${part}".`)
    return { field: { fieldPath }, direction: /^d/i.test(direction) ? 'DESCENDING' : 'ASCENDING' }
  })
}

/** A query parameter under its camelCase or snake_case name. */
function parameter(call: Call, name: string): string | undefined {
  return call.parameters.get(name) ?? call.parameters.get(snakeCase(name)) ?? undefined
}

function maskParameter(call: Call, name: 'mask' | 'updateMask'): ReturnType<typeof readMask> | undefined {
  const snake = snakeCase(name)
  const keys = new Set([`${name}.fieldPaths`, `${snake}.field_paths`, `${snake}.fieldPaths`])
  const fieldPaths = [...keys].flatMap((key) => call.parameters.getAll(key))
  return fieldPaths.length === 0 ? undefined : readMask({ fieldPaths })
}

function preconditionParameter(call: Call): Precondition {
  const exists = parameter(call, 'currentDocument.exists')
  const time = parameter(call, 'currentDocument.updateTime')
  const updateTime = time === undefined ? undefined : parseTimestamp(time)
  if (time !== undefined && updateTime === undefined) throw invalid(`Invalid time "${time}".`)
  return {
    ...(exists === undefined ? {} : { exists: exists === 'true' }),
    ...(updateTime === undefined ? {} : { updateTime }),
  }
}

function readTimeParameter(call: Call): bigint | undefined {
  const time = parameter(call, 'readTime')
  if (time === undefined) return undefined
  const micros = parseTimestamp(time)
  if (micros === undefined) throw invalid(`Invalid time "${time}".`)
  return micros
}

const idLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

function generatedId(): string {
  return Array.from(randomBytes(20), (byte) => idLetters[byte % idLetters.length]).join('')
}
