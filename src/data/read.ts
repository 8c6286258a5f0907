import { QueryCache, QueryClient, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { isDenied } from '#lib/error-code.ts'
import { withTimeout } from '#lib/with-timeout.ts'

/** What a reading hook gives: the data, or that it is not there yet. A read that fails is tried again until it is. */
export type Read<Value> = { status: 'loading' } | { status: 'ready'; data: Value }

/**
 * What has been read, for as long as the page is open. Hooks name it themselves, so that a page that reads nothing
 * does not download it. Failed reads are told to the console only (S8.08), and tried again after a while that grows
 * from ten seconds to a minute.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => console.error('A read failed:', error) }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: shouldRetry,
      refetchOnWindowFocus: false,
      refetchInterval: ({ state }) =>
        state.status === 'error' && Math.min(5_000 * 2 ** state.errorUpdateCount, 60_000),
    },
  },
})

/** How long posts that were read count as fresh, in milliseconds: ten minutes, as the kept courses do. */
export const publishedLifetime = 10 * 60 * 1000

/**
 * How long what a parent owns counts as fresh, in milliseconds. Only they write it, and a page that writes says what it
 * wrote; another tab or device is seen a minute later, and enrolling reads what is stored by itself.
 */
export const ownLifetime = 60 * 1000

/** How long a read may take before it counts as failed, in milliseconds: on a slow connection seconds are usual. */
const patience = 30_000

/** Reads what a page shows. Something read before counts as ready while it is read again. */
export function useRead<Value>(
  options: UseQueryOptions<Value> & { queryFn: () => Promise<Value> },
): Read<Value> {
  const { data } = useQuery(
    { ...options, queryFn: () => withTimeout(options.queryFn(), patience) },
    queryClient,
  )
  return data === undefined ? { status: 'loading' } : { status: 'ready', data }
}

/**
 * Leaves the readings under way below a key, which may have begun before a write that has just ended. A page that still
 * waits for its first one is given a new one.
 */
export async function leaveReadings(queryKey: string[]): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  void readAgain()
}

/** Asks anew for all that the page still waits for, instead of waiting for an answer that may never come. */
export async function readAgain(): Promise<void> {
  const unanswered: Parameters<QueryClient['cancelQueries']>[0] = {
    type: 'active',
    predicate: ({ state }) => state.data === undefined,
  }
  await queryClient.cancelQueries(unanswered)
  await queryClient.refetchQueries(unanswered)
}

// Prerendering has no window.
if (typeof window !== 'undefined') window.addEventListener('online', () => void readAgain())

/** A refusal stays a refusal; anything else may be the connection, and is tried twice more at once. */
function shouldRetry(failures: number, error: Error): boolean {
  return !isDenied(error) && failures < 2
}
