import { invalid } from '../errors.ts'
import { clear, executePipeline, partitionQuery, replaceRules, reset } from './admin.ts'
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
import { batchWrite, beginTransaction, commit, rollback } from './writes.ts'

type Handler = (call: Call) => Answer
/** By verb; the name is the full resource name of a database, a parent or a document, not yet checked. */
type NamedHandlers = ReadonlyMap<string, (call: Call, name: string) => Answer>

const verbsOfDatabase: NamedHandlers = new Map(
  Object.entries({ batchGet, batchWrite, beginTransaction, commit, executePipeline, rollback }),
)
const verbsOfParent: NamedHandlers = new Map(
  Object.entries({ listCollectionIds, partitionQuery, runAggregationQuery: aggregate, runQuery: query }),
)
const methodsOfDocument: NamedHandlers = new Map(
  Object.entries({ GET: getDocument, PATCH: patchDocument, DELETE: deleteDocument }),
)

/** Answers one request. Throws ApiError for an error response. */
export function handle(method: string, path: string, call: Call): Answer {
  return handlerOf(method, path)?.(call) ?? notFound
}

/** What answers a method and a path. Throws INVALID_ARGUMENT for invalid percent-encoding. */
function handlerOf(method: string, rawPath: string): Handler | null {
  const path = decode(rawPath)
  if (path === '/')
    return method === 'GET' || method === 'HEAD' ? () => ({ status: 200, text: 'Ok\n' }) : null
  if (path === '/reset') return method === 'POST' ? reset : null
  const [, project] = /^\/emulator\/v1\/projects\/([^/]+):securityRules$/.exec(path) ?? []
  if (project !== undefined) return method === 'PUT' ? (call) => replaceRules(call, project) : null
  const [, database, below = '/'] =
    /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents(\/.*)?$/s.exec(path) ?? []
  if (database !== undefined) {
    const name = below === '/' ? null : `${database}/documents${below}`
    return method === 'DELETE' ? (call) => clear(call, database, name) : null
  }
  return (method === 'POST' ? verbHandler(rawPath) : null) ?? documentHandler(method, path)
}

const documents = /^\/(?:v1|v1beta1)\/(projects\/[^/]+\/databases\/[^/]+)\/documents(\/.*)?$/s

/** The verb is split off before decoding: a colon in an id is percent-encoded. */
function verbHandler(rawPath: string): Handler | null {
  const colon = rawPath.lastIndexOf(':')
  const [, database, below = ''] = documents.exec(decode(rawPath.slice(0, Math.max(colon, 0)))) ?? []
  if (database === undefined) return null
  const verb = rawPath.slice(colon + 1)
  const ofDatabase = below === '' ? verbsOfDatabase.get(verb) : undefined
  if (ofDatabase !== undefined) return (call) => ofDatabase(call, database)
  const ofParent = verbsOfParent.get(verb)
  return ofParent === undefined ? null : (call) => ofParent(call, `${database}/documents${below}`)
}

function documentHandler(method: string, path: string): Handler | null {
  const [, database, below] = documents.exec(path) ?? []
  if (database === undefined || below === undefined) return null
  const segments = below.slice(1).split('/')
  const collectionId = segments.at(-1) ?? ''
  const parents = segments.slice(0, -1)
  if (segments.length % 2 === 1 && parents.every((segment) => segment !== '')) {
    const parent = [`${database}/documents`, ...parents].join('/')
    if (method === 'GET') return (call) => listDocuments(call, parent, collectionId)
    if (method !== 'POST' || collectionId === '') return null
    return (call) => createDocument(call, parent, collectionId)
  }
  const handler = methodsOfDocument.get(method)
  return handler === undefined ? null : (call) => handler(call, `${database}/documents${below}`)
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw invalid('The path of the request is not valid percent-encoding.')
  }
}
