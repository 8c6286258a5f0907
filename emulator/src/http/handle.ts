import { invalid, unimplemented } from '../errors.ts'
import { notFound, type Answer } from './answer.ts'
import type { Call } from './context.ts'
import { aggregate, batchGet, get, listCollectionIds, query } from './reads.ts'
import { clear, commit, rollback } from './writes.ts'

const verbs: Partial<Record<string, (call: Call) => Answer>> = {
  batchGet,
  commit,
  rollback,
  listCollectionIds,
  runAggregationQuery: aggregate,
  runQuery: query,
}

/** Answers one request. Throws ApiError for an error response. */
export function handle(method: string, rawPath: string, request: Omit<Call, 'name'>): Answer {
  const path = decode(rawPath)
  if (path === '/' && method === 'GET') return { status: 200, text: 'Ok\n' }
  const [, cleared] = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents)$/.exec(path) ?? []
  if (cleared !== undefined && method === 'DELETE') return clear({ ...request, name: cleared })
  const named = nameIn(path)
  if (method === 'GET' && named !== undefined && /\/documents(?:\/[^/]+\/[^/]+)+$/.test(named))
    return get({ ...request, name: named })
  if (method === 'POST') {
    // The verb is split off before decoding: a colon in an id is percent-encoded.
    const [, before = '', verb = ''] = /^(.*):([^:]*)$/s.exec(rawPath) ?? []
    const name = nameIn(decode(before))
    const answer = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
    if (name !== undefined && answer !== undefined) return answer({ ...request, name })
  }
  if (/^\/(v1|v1beta1|emulator|reset)(\/|$)/.test(path))
    throw unimplemented(`${method} ${path.slice(0, 200)}`)
  return notFound
}

/** The resource name that a path contains. */
function nameIn(path: string): string | undefined {
  return /^\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/.*)?)$/s.exec(path)?.[1]
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw invalid('The path of the request is not valid percent-encoding.')
  }
}
