import { QueryCache, QueryClient, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { isDenied } from '#lib/errors.ts'
import { withTimeout } from '#lib/retry.ts'

/** The result of a reading hook. A read that fails stays `loading` and is retried until it succeeds. */
export type ReadState<Value> = { status: 'loading'; data?: undefined } | { status: 'ready'; data: Value }

/**
 * Caches what was read while the page is open. Hooks pass it themselves, so that a page that reads nothing does not
 * download it. Failed reads are only logged (S8.08) and retried after a delay that grows from ten seconds to a minute.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => console.error('A read failed:', error) }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      // A denial is final; anything else may be the connection, and is retried twice at once.
      retry: (failures, error) => !isDenied(error) && failures < 2,
      refetchOnWindowFocus: false,
      refetchInterval: ({ state }) =>
        state.status === 'error' && Math.min(5_000 * 2 ** state.errorUpdateCount, 60_000),
    },
  },
})

/** How long posts count as fresh, in milliseconds: ten minutes, like cached courses. */
export const publishedLifetime = 10 * 60 * 1000

/**
 * How long a parent's own data counts as fresh, in milliseconds. Only they write it, and their pages update the cache;
 * changes from another tab or device appear a minute later, and enrolling reads what is stored anyway.
 */
const ownLifetime = 60 * 1000

/** In milliseconds; on a slow connection reads take seconds. */
export const readTimeout = 30_000

/** Data that was read before counts as ready while it is read again. */
export function useRead<Value>(
  options: UseQueryOptions<Value> & { queryFn: () => Promise<Value> },
): ReadState<Value> {
  const { data } = useQuery(
    { ...options, queryFn: () => withTimeout(options.queryFn(), readTimeout) },
    queryClient,
  )
  return data === undefined ? { status: 'loading' } : { status: 'ready', data }
}

/** The key of a family's data: of its document, or of what is below it. */
export function ownKey(uid: string, ...below: string[]): string[] {
  return ['Users', uid, ...below]
}

export function useOwn<Value>(
  queryKey: string[],
  queryFn: () => Promise<Value>,
  enabled = true,
): ReadState<Value> {
  return useRead({ queryKey, queryFn, staleTime: ownLifetime, enabled })
}

/** Cancels reads that may have started before a write; those without data yet start over. */
export async function cancelReads(queryKey: string[]): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  void refetchPending()
}

/** Restarts all reads of the page that have no data, instead of waiting for an answer that may never come. */
export async function refetchPending(): Promise<void> {
  const unanswered: Parameters<QueryClient['cancelQueries']>[0] = {
    type: 'active',
    predicate: ({ state }) => state.data === undefined,
  }
  await queryClient.cancelQueries(unanswered)
  await queryClient.refetchQueries(unanswered)
}

if (typeof window !== 'undefined') window.addEventListener('online', () => void refetchPending())
