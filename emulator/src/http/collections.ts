import { unimplemented } from '../errors.ts'
import { int32, message, string } from '../values/message.ts'
import { ok, type Answer } from './answer.ts'
import { decodeBody, openSession, type Call } from './context.ts'

const decodeListCollectionIds = message({ parent: string, pageSize: int32, pageToken: string })

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

/** DELETE /emulator/v1/projects/P/databases/(default)/documents: everything that is stored in the project. */
export function clear(call: Call): Answer {
  openSession(call).database.clear()
  return ok({})
}
