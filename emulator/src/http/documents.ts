import { checkId, parseDocumentName } from '../documents/names.ts'
import { readMask } from '../documents/writes.ts'
import { ApiError, invalid, unimplemented } from '../errors.ts'
import { planQuery } from '../queries/plan.ts'
import { runQuery } from '../queries/run.ts'
import { decodeBytes } from '../values/decode.ts'
import type { FieldPath } from '../values/field-path.ts'
import { int32, message, string } from '../values/message.ts'
import { compareIds, comparePaths } from '../values/order.ts'
import { ok, type Answer } from './answer.ts'
import { decodeBody, openSession, wireDocument, type Call } from './context.ts'

const decodeListCollectionIds = message({ parent: string, pageSize: int32, pageToken: string })
const metadata = 'Metadata operations require admin authentication.'

/** GET of a document. */
export function getDocument(call: Call): Answer {
  const { path } = parseDocumentName(call.name)
  const { database, access, project } = openSession(call)
  const mask = maskParameter(call.parameters)
  access.checkReads([path])
  project.counts.reads++
  const document = database.get(path)
  if (document === undefined) throw new ApiError('NOT_FOUND', `Document (${call.name}) not found.`)
  return ok(wireDocument(database, document, mask))
}

/** GET of a collection: a page of its documents by name, with `showMissing` also those that only have something below them. */
export function listDocuments(call: Call, collectionId: string): Answer {
  const { parameters } = call
  const { database, access, project, path: parent } = openSession(call)
  if (collectionId === '') throw unimplemented('lists of all collections')
  checkId(collectionId, 'Collection')
  const pageSize = checkedSize(int32(parameters.get('pageSize') ?? 0), 300)
  const after = readPageToken(parameters.get('pageToken') ?? '')
  const showsMissing = parameters.get('showMissing') === 'true'
  // With missing documents Google's emulator ignores the mask.
  const mask = showsMissing ? undefined : maskParameter(parameters)
  const plan = planQuery({ from: [{ collectionId }] }, parent)
  if (showsMissing) access.requireAdmin(metadata)
  else access.checkQuery(parent, plan)
  const found = runQuery(database, parent, plan).map((document) => wireDocument(database, document, mask))
  const collection = parent === '' ? collectionId : `${parent}/${collectionId}`
  const missing = showsMissing ? database.missingIn(collection) : []
  const documents = [...found, ...missing.map((id) => ({ name: database.nameOf(`${collection}/${id}`) }))]
    .sort((a, b) => comparePaths(a.name, b.name))
    .filter(({ name }) => after === '' || comparePaths(name, after) > 0)
    .slice(0, pageSize)
  project.counts.reads += Math.max(1, documents.length)
  return ok({
    ...(documents.length > 0 && { documents }),
    ...nextPage(
      documents.map(({ name }) => name),
      pageSize,
    ),
  })
}

/** The mask in the query string. Throws UNIMPLEMENTED for what this server would ignore there. */
function maskParameter(parameters: URLSearchParams): FieldPath[] | undefined {
  for (const name of ['orderBy', 'readTime', 'transaction']) {
    if (parameters.has(name)) throw unimplemented(`${name} in an address`)
  }
  const fieldPaths = parameters.getAll('mask.fieldPaths').filter((path) => path !== '')
  return parameters.has('mask.fieldPaths') ? readMask({ fieldPaths }) : undefined
}

/** POST [parent]:listCollectionIds, for administrators. */
export function listCollectionIds(call: Call): Answer {
  const { pageSize = 0, pageToken = '' } = decodeBody(call, decodeListCollectionIds)
  const { access, database, path } = openSession(call)
  access.requireAdmin(metadata)
  const after = readPageToken(pageToken)
  const size = checkedSize(pageSize, Infinity)
  const collectionIds = database
    .collectionIdsBelow(path)
    .filter((id) => after === '' || compareIds(id, after) > 0)
    .slice(0, size)
  return ok({ ...(collectionIds.length > 0 && { collectionIds }), ...nextPage(collectionIds, size) })
}

function checkedSize(pageSize: number, byDefault: number): number {
  if (pageSize < 0) throw invalid('Page size must be nonnegative.')
  return pageSize === 0 ? byDefault : pageSize
}

/** The token names the last entry of the page before. */
function readPageToken(token: string): string {
  return decodeBytes(token).toString()
}

/** Every full page has a token, even the last one, as on Google's emulator. */
function nextPage(names: readonly string[], size: number): { nextPageToken?: string } {
  const last = names.at(-1)
  return last === undefined || names.length < size
    ? {}
    : { nextPageToken: Buffer.from(last).toString('base64') }
}
