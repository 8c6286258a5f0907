import { QueryCache, QueryClient, type UseQueryResult } from '@tanstack/react-query'

/** A reading hook ends in exactly one of loading, error, ready (DESIGN section 2, Data). */
export type Read<Value> = { status: 'loading' } | { status: 'error' } | { status: 'ready'; data: Value }

/**
 * What has been read, for as long as the page is open. Hooks name it themselves, so that a page that reads nothing
 * does not download it. Reads fail aloud in the console only (SPEC section 8) and also while offline, so that no page
 * waits for ever.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => console.error('A read failed:', error) }),
  defaultOptions: { queries: { networkMode: 'always', retry: shouldRetry, refetchOnWindowFocus: false } },
})

/** How long posts that were read count as fresh, in milliseconds: ten minutes, as the kept courses do. */
export const publishedLifetime = 10 * 60 * 1000

/**
 * How long what a parent owns counts as fresh, in milliseconds. Only they write it, and a page that writes says what it
 * wrote; another tab or device is seen a minute later, and enrolling reads what is stored by itself.
 */
export const ownLifetime = 60 * 1000

/** What a query knows, as one of three states. Something read before counts as ready while it is read again. */
export function readOf<Value>(query: UseQueryResult<Value>): Read<Value> {
  if (query.data !== undefined) return { status: 'ready', data: query.data }
  return { status: query.status === 'error' ? 'error' : 'loading' }
}

/** The items of a list that was read; none where it could not be, which is told to the console only (SPEC section 8). */
export function itemsOf<Item>(read: Read<Item[]>): Item[] {
  return read.status === 'ready' ? read.data : []
}

/** A refusal stays a refusal; anything else may be the line, and is tried twice more. */
function shouldRetry(failures: number, error: Error): boolean {
  const code = 'code' in error ? error.code : undefined
  return code !== 'permission-denied' && failures < 2
}
