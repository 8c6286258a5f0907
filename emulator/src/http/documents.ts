import { parseDocumentName } from '../documents/names.ts'
import { ApiError, unimplemented } from '../errors.ts'
import { int32, message, string } from '../values/message.ts'
import { ok, type Answer } from './answer.ts'
import { decodeBody, openSession, wireDocument, type Call } from './context.ts'

const decodeListCollectionIds = message({ parent: string, pageSize: int32, pageToken: string })

/** GET of a document. */
export function getDocument(call: Call): Answer {
  const { path } = parseDocumentName(call.name)
  const { database, access, project } = openSession(call)
  if (call.parameters.size > 0) throw unimplemented('parameters in an address')
  access.checkReads([path])
  project.counts.reads++
  const document = database.get(path)
  if (document === undefined) throw new ApiError('NOT_FOUND', `Document (${call.name}) not found.`)
  return ok(wireDocument(database, document))
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
