// The connection between the site and its backend. Every request of the SDK goes through here to the real backend: a test
// counts requests, holds them, fails them or drops an answer. Import this file before anything that imports the SDK,
// because Auth keeps the fetch that it finds when it is loaded.
import { afterEach } from 'vitest'
import { expectConsoleError } from '#tests/support/expect-console-error.ts'

type Pass = () => Promise<Response>

interface Fault {
  part: string
  handle: (pass: Pass) => Promise<Response>
}

/** The requests of the Firestore SDK: writes, reads of one document, reads of a collection. */
export const commits = 'documents:commit'
export const gets = 'documents:batchGet'
export const queries = ':runQuery'
/** The reads of one collection, whoever's it is. */
export function readsOf(collection: 'Course' | 'Blogs' | 'Students' | 'Enrollments'): string {
  return `"collectionId":"${collection}"`
}
/** The request of the Auth SDK that makes an account. */
export const signUps = 'accounts:signUp'

const realFetch = globalThis.fetch
let faults: Fault[] = []
let seen: string[] = []
let held: (() => void)[] = []

globalThis.fetch = function observedFetch(input, init) {
  const pass = () => realFetch(input, init)
  // The administrator of tests/support/school.ts is not observed.
  if (new Headers(init?.headers).get('authorization') === 'Bearer owner') return pass()
  const url = input instanceof Request ? input.url : input.toString()
  const locale = new Headers(init?.headers).get('x-firebase-locale') ?? ''
  const request = `${url} ${typeof init?.body === 'string' ? init.body : ''} locale=${locale}`
  seen.push(request)
  const fault = faults.find(({ part }) => request.includes(part))
  return fault === undefined ? pass() : fault.handle(pass)
}

afterEach(() => {
  faults = []
  seen = []
  held.forEach((release) => release())
  held = []
})

/** How many requests whose address or text contains `part` this test has made so far; by default all of them to Firestore. */
export function requestsMade(part = '/documents'): number {
  return seen.filter((request) => request.includes(part)).length
}

/** From now on such requests fail before they reach the backend. @returns a function that reconnects them. */
export function disconnect(part: string): () => void {
  expectSdkToLog(part)
  return add(part, () => Promise.reject(new TypeError('Failed to fetch')))
}

/** The browser notices that it is connected again. */
export function comeOnline(): void {
  window.dispatchEvent(new Event('online'))
}

/** The next such request fails at once. @returns a function that delivers it after all. */
export function delayNextRequest(part: string): () => Promise<unknown> {
  expectSdkToLog(part)
  let arrive: Pass = () => Promise.reject(new Error('Nothing was delayed.'))
  const reconnect = add(part, (pass) => {
    reconnect()
    arrive = pass
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  return () => arrive()
}

/** The next such request is carried out, but its answer never comes back. */
export function dropResponse(part: string): void {
  expectSdkToLog(part)
  const reconnect = add(part, async (pass) => {
    reconnect()
    await pass()
    throw new TypeError('Failed to fetch')
  })
}

/**
 * From now on the project's allowance of such requests is used up. @returns a function that ends it.
 */
export function exhaust(part: string): () => void {
  return denyRequests(part, { code: 429, message: 'Quota exceeded.', status: 'RESOURCE_EXHAUSTED' }, 429)
}

/** From now on such requests are refused, by Firestore although they keep the rules. @returns a function that ends it. */
export function denyRequests(
  part: string,
  error: unknown = { code: 403, message: 'PERMISSION_DENIED' },
  status = 403,
): () => void {
  return add(part, () => Promise.resolve(Response.json({ error }, { status })))
}

/** The next such request is carried out and never answered. @returns a function that ends it before. */
export function leaveUnanswered(part: string): () => void {
  const reconnect = add(part, async (pass) => {
    reconnect()
    await pass()
    return new Promise(() => undefined)
  })
  return reconnect
}

/** From now on such requests wait. @returns a function that lets them go. */
export function holdRequests(part: string): () => void {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  held.push(release)
  const reconnect = add(part, async (pass) => {
    await released
    return pass()
  })
  return () => {
    reconnect()
    release()
  }
}

/** The Firestore SDK logs each request that got no answer; Auth and the form service's client do not. */
function expectSdkToLog(part: string): void {
  if (!part.startsWith('accounts:') && !part.startsWith('/f/'))
    expectConsoleError(/Firestore .*RPC_ERROR HTTP error has no status/)
}

function add(part: string, handle: Fault['handle']): () => void {
  const fault = { part, handle }
  faults.push(fault)
  return () => {
    faults = faults.filter((other) => other !== fault)
  }
}
