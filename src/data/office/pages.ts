import { useInfiniteQuery } from '@tanstack/react-query'
import {
  documentId,
  type FieldPath,
  getCount,
  getDocs,
  limit,
  type Query,
  query,
  type QueryDocumentSnapshot,
  startAfter,
  where,
} from 'firebase/firestore/lite'
import { withTimeout } from '#lib/retry.ts'
import { queryClient, readTimeout } from '../read.ts'

/** How many rows a list of the office loads at once. */
export const pageSize = 200

/** Values that Firestore takes in one `in` filter. */
const mostInFilter = 30

export type StoredDocument = QueryDocumentSnapshot

/** A long list as far as it is loaded. */
export interface LongList<Row> {
  rows: Row[]
  /** How many there are. */
  total: number
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
}

interface Page<Row> {
  rows: Row[]
  /** Before the first row that is not loaded; `null` at the end. */
  last: StoredDocument | null
  total: number
}

/**
 * A list in pages. As long as nothing is loaded it is `null`; what fails is tried again as every read of the site is.
 * @param listed what is listed, in its order.
 * @param readRows makes rows of documents, and reads what belongs to them.
 */
export function useLongList<Row>(
  queryKey: readonly string[],
  listed: () => Query,
  readRows: (documents: StoredDocument[]) => Promise<Row[]>,
): LongList<Row> | null {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    {
      queryKey: officeKey(...queryKey),
      queryFn: ({ pageParam }) => withTimeout(readPage(listed(), pageParam, readRows), readTimeout),
      initialPageParam: null as Page<Row> | null,
      getNextPageParam: (page: Page<Row>) => (page.last === null ? undefined : page),
      staleTime: officeLifetime,
    },
    queryClient,
  )
  if (data === undefined) return null
  return {
    rows: data.pages.flatMap(({ rows }) => rows),
    total: data.pages[0]?.total ?? 0,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  }
}

/** How long what the office has read counts as fresh, in milliseconds: several people may be at work. */
export const officeLifetime = 60 * 1000

export function officeKey(...parts: readonly string[]): string[] {
  return ['Office', ...parts]
}

/** Changes rows of the lists that are shown under a key, in place of reading all of them again. */
export function changeRows<Row>(name: string, change: (row: Row) => Row): void {
  const queryKey = officeKey(name)
  queryClient.setQueriesData<Row[] | { pages: Page<Row>[] }>({ queryKey }, (shown) => {
    if (shown === undefined || Array.isArray(shown)) return shown?.map(change)
    return { ...shown, pages: shown.pages.map((page) => ({ ...page, rows: page.rows.map(change) })) }
  })
}

/** Reads what the office shows again, after a write. */
export async function refreshOffice(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: officeKey() })
}

async function readPage<Row>(
  listed: Query,
  before: Page<Row> | null,
  readRows: (documents: StoredDocument[]) => Promise<Row[]>,
): Promise<Page<Row>> {
  const after = before?.last == null ? [] : [startAfter(before.last)]
  const [total, { docs }] = await Promise.all([
    before?.total ?? countOf(listed),
    getDocs(query(listed, ...after, limit(pageSize))),
  ])
  const last = docs.length < pageSize ? null : (docs.at(-1) ?? null)
  return { rows: await readRows(docs), last, total }
}

/** All that a query finds, page by page. */
export async function readAll<Row>(
  listed: Query,
  readRows: (documents: StoredDocument[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  let page: Page<Row> = { rows: [], last: null, total: 0 }
  do {
    page = await readPage(listed, page, readRows)
    rows.push(...page.rows)
  } while (page.last !== null)
  return rows
}

/** How many documents a query finds: Firestore counts them itself, a thousand for the price of a read. */
export async function countOf(counted: Query): Promise<number> {
  return (await getCount(counted)).data().count
}

/** These documents of a collection or a group of them, by their ids or paths. */
export async function readByIds(group: Query, ids: readonly string[]): Promise<Map<string, StoredDocument>> {
  const found = await readAmong(group, documentId(), ids)
  return new Map(found.map((entry) => [entry.ref.path, entry]))
}

/** The documents whose field has one of these values. */
export async function readAmong(
  group: Query,
  field: string | FieldPath,
  values: readonly string[],
): Promise<StoredDocument[]> {
  const wanted = [...new Set(values)]
  const parts = Array.from({ length: Math.ceil(wanted.length / mostInFilter) }, (_, index) =>
    wanted.slice(index * mostInFilter, (index + 1) * mostInFilter),
  )
  const found = await Promise.all(parts.map((some) => getDocs(query(group, where(field, 'in', some)))))
  return found.flatMap(({ docs }) => docs)
}
