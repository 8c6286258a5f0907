import { invalid } from '../errors.ts'

const verbsOfDatabase = [
  'batchGet',
  'batchWrite',
  'beginTransaction',
  'commit',
  'executePipeline',
  'rollback',
] as const
const verbsOfParent = ['listCollectionIds', 'partitionQuery', 'runAggregationQuery', 'runQuery'] as const

export type Verb = (typeof verbsOfDatabase)[number] | (typeof verbsOfParent)[number]

/** The operation that a method and a path request. Names are full resource names, not yet checked. */
export type Route =
  | { kind: 'health' }
  | { kind: 'reset' }
  | { kind: 'rules'; project: string }
  | { kind: 'clear'; database: string; name: string | null }
  | { kind: 'call'; verb: Verb; name: string }
  | { kind: 'get' | 'patch' | 'delete'; name: string }
  | { kind: 'list' | 'create'; parent: string; collectionId: string }

/** The route, or null. Throws INVALID_ARGUMENT for invalid percent-encoding. */
export function findRoute(method: string, rawPath: string): Route | null {
  const path = decode(rawPath)
  if (path === '/') return method === 'GET' || method === 'HEAD' ? { kind: 'health' } : null
  if (path === '/reset') return method === 'POST' ? { kind: 'reset' } : null
  const rules = /^\/emulator\/v1\/projects\/([^/]+):securityRules$/.exec(path)
  if (rules?.[1] !== undefined) return method === 'PUT' ? { kind: 'rules', project: rules[1] } : null
  const admin = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents(\/.*)?$/s.exec(path)
  if (admin?.[1] !== undefined) {
    const below = admin[2] ?? '/'
    const name = below === '/' ? null : `${admin[1]}/documents${below}`
    return method === 'DELETE' ? { kind: 'clear', database: admin[1], name } : null
  }
  if (method === 'POST') return callRoute(rawPath) ?? documentRoute(method, path)
  return documentRoute(method, path)
}

const documents = /^\/(?:v1|v1beta1)\/(projects\/[^/]+\/databases\/[^/]+\/documents)(\/.*)?$/s

/** The verb is split off before decoding: a colon in an id is percent-encoded. */
function callRoute(rawPath: string): Route | null {
  const colon = rawPath.lastIndexOf(':')
  const name = documents.exec(decode(rawPath.slice(0, Math.max(colon, 0))))
  if (name?.[1] === undefined) return null
  const below = name[2] ?? ''
  const verb = rawPath.slice(colon + 1)
  const verbs: readonly Verb[] = below === '' ? [...verbsOfDatabase, ...verbsOfParent] : verbsOfParent
  const found = verbs.find((candidate) => candidate === verb)
  return found === undefined ? null : { kind: 'call', verb: found, name: `${name[1]}${below}` }
}

function documentRoute(method: string, path: string): Route | null {
  const match = documents.exec(path)
  const [, root, below] = match ?? []
  if (root === undefined || below === undefined) return null
  const segments = below.slice(1).split('/')
  const collectionId = segments.at(-1) ?? ''
  const parents = segments.slice(0, -1)
  if (segments.length % 2 === 1 && parents.every((segment) => segment !== '')) {
    const parent = [root, ...parents].join('/')
    if (method === 'GET') return { kind: 'list', parent, collectionId }
    return method === 'POST' && collectionId !== '' ? { kind: 'create', parent, collectionId } : null
  }
  const name = root + below
  if (method === 'GET') return { kind: 'get', name }
  if (method === 'PATCH') return { kind: 'patch', name }
  return method === 'DELETE' ? { kind: 'delete', name } : null
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw invalid('The path of the request is not valid percent-encoding.')
  }
}
