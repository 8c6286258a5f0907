import { ApiError } from '../errors.ts'
import { clear, executePipeline, replaceRules, reset } from './admin.ts'
import { aggregate } from './aggregations.ts'
import { notFound, type Answer } from './answer.ts'
import type { Call } from './context.ts'
import {
  createDocument,
  deleteDocument,
  getDocument,
  listCollectionIds,
  listDocuments,
  patchDocument,
} from './documents.ts'
import { batchGet, query } from './reads.ts'
import { findRoute, type Verb } from './routes.ts'
import { batchWrite, beginTransaction, commit, rollback } from './writes.ts'

/** Answers one request. Throws ApiError for an error response. */
export function handle(method: string, path: string, call: Call): Answer {
  const route = findRoute(method, path)
  if (route === null) return notFound
  switch (route.kind) {
    case 'health':
      return { status: 200, text: 'Ok\n' }
    case 'reset':
      return reset(call)
    case 'rules':
      return replaceRules(call, route.project)
    case 'clear':
      return clear(call, route.database, route.name)
    case 'get':
      return getDocument(call, route.name)
    case 'patch':
      return patchDocument(call, route.name)
    case 'delete':
      return deleteDocument(call, route.name)
    case 'list':
      return listDocuments(call, route.parent, route.collectionId)
    case 'create':
      return createDocument(call, route.parent, route.collectionId)
    case 'call':
      return answerVerb(route.verb, call, route.name)
  }
}

function answerVerb(verb: Verb, call: Call, name: string): Answer {
  const database = name.split('/').slice(0, 4).join('/')
  switch (verb) {
    case 'batchGet':
      return batchGet(call, database)
    case 'batchWrite':
      return batchWrite(call, database)
    case 'beginTransaction':
      return beginTransaction(call, database)
    case 'commit':
      return commit(call, database)
    case 'rollback':
      return rollback(call, database)
    case 'runQuery':
      return query(call, name)
    case 'runAggregationQuery':
      return aggregate(call, name)
    case 'listCollectionIds':
      return listCollectionIds(call, name)
    case 'executePipeline':
      return executePipeline()
    case 'partitionQuery':
      throw new ApiError(
        'UNIMPLEMENTED',
        'Method google.firestore.v1.Firestore/PartitionQuery is unimplemented',
      )
  }
}
