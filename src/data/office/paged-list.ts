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
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite'
import { withTimeout } from '#lib/retry.ts'
import { firestore } from '../firestore.ts'
import { queryClient, type ReadState, readTimeout, useRead } from '../read.ts'
import { writeOnce } from '../write.ts'
import type { Fields } from '#model/values/stored.ts'

export const pageSize = 200

/** How many values Firestore accepts in one `in` filter. */
const mostInFilter = 30

export type StoredDocument = QueryDocumentSnapshot

/** The id of the family that owns the document. @param entry anything below a document of `Users`. */
export function uidOf({ ref }: StoredDocument): string {
  return ref.path.split('/')[1] ?? ''
}

export type LongList<Row> = NonNullable<ReturnType<typeof useLongList<Row>>>

interface Page<Row> {
  rows: Row[]
  /** The cursor of the next page; `null` at the end. */
  last: StoredDocument | null
  total: number
}

/** Turns documents into rows, and reads what belongs to them. */
type RowsOf<Row> = (documents: StoredDocument[]) => Row[] | Promise<Row[]>

/**
 * A paged list, `null` until the first page is loaded. Failures are retried like every read of the site.
 * @param listed the query, in the order of the list.
 */
export function useLongList<Row>(queryKey: readonly string[], listed: () => Query, readRows: RowsOf<Row>) {
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
    loadMore: (): void => void fetchNextPage(),
  }
}

/** How long the office's data counts as fresh, in milliseconds: several people may be at work. */
const officeLifetime = 60 * 1000

/** The same for searches, which read everything: the office's own writes trigger a new read anyway. */
export const searchLifetime = 10 * 60 * 1000

export function officeKey(...parts: readonly string[]): string[] {
  return ['Office', ...parts]
}

export function officeQuery<Value>(key: readonly string[], queryFn: () => Promise<Value>) {
  return { queryKey: officeKey(...key), queryFn, staleTime: officeLifetime }
}

export function useOffice<Value>(
  key: readonly string[],
  queryFn: () => Promise<Value>,
  more: { enabled?: boolean; staleTime?: number } = {},
): ReadState<Value> {
  return useRead({ ...officeQuery(key, queryFn), ...more })
}

/** Updates rows of the lists under a key, instead of reading all of them again. */
export function changeRows<Row>(name: string, change: (row: Row) => Row): void {
  const queryKey = officeKey(name)
  queryClient.setQueriesData<Row[] | { pages: Page<Row>[] }>({ queryKey }, (shown) => {
    if (shown === undefined || Array.isArray(shown)) return shown?.map(change)
    return { ...shown, pages: shown.pages.map((page) => ({ ...page, rows: page.rows.map(change) })) }
  })
}

export async function refreshOffice(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: officeKey() })
}

async function readPage<Row>(
  listed: Query,
  before: Page<Row> | null,
  readRows: RowsOf<Row>,
): Promise<Page<Row>> {
  const after = before?.last == null ? [] : [startAfter(before.last)]
  const [total, { docs }] = await Promise.all([
    before?.total ?? countOf(listed),
    getDocs(query(listed, ...after, limit(pageSize))),
  ])
  const last = docs.length < pageSize ? null : (docs.at(-1) ?? null)
  return { rows: await readRows(docs), last, total }
}

export async function readAll<Row>(listed: Query, readRows: RowsOf<Row>): Promise<Row[]> {
  const rows: Row[] = []
  let page: Page<Row> = { rows: [], last: null, total: 0 }
  do {
    page = await readPage(listed, page, readRows)
    rows.push(...page.rows)
  } while (page.last !== null)
  return rows
}

/** The number of results of a query: Firestore counts them itself, a thousand for the price of one read. */
export async function countOf(counted: Query): Promise<number> {
  return (await getCount(counted)).data().count
}

/** Documents of a collection or collection group, parsed, by path. @param ids their ids or paths. */
export async function readByIds<Value>(
  group: Query,
  ids: readonly string[],
  read: (id: string, fields: Fields) => Value,
): Promise<Map<string, Value>> {
  const found = await readAmong(group, documentId(), ids)
  return new Map(found.map((entry) => [entry.ref.path, read(entry.id, entry.data())]))
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

/** The fields that a person has seen, or wants. */
type State = readonly string[]

/**
 * Changes the items that are still as the person saw them: what somebody else has changed since stays.
 * @param read the stored state of each item.
 * @returns the items that now have the wanted state.
 * @throws FirebaseError and UnknownOutcome as `writeOnce` does.
 */
export async function changeIfUnchanged<Item>(
  seen: readonly Item[],
  read: () => Promise<State[]>,
  {
    from,
    to,
    change,
  }: {
    from: (item: Item) => State
    to: (item: Item) => State
    change: (batch: WriteBatch, item: Item) => void
  },
): Promise<Item[]> {
  let changed: Item[] = []

  async function readThose() {
    const stored = await read()
    return (wanted: (item: Item) => State) =>
      seen.filter((item, index) => JSON.stringify(stored[index]) === JSON.stringify(wanted(item)))
  }

  await writeOnce(
    async () => {
      const those = await readThose()
      const open = those(from)
      const batch = writeBatch(firestore)
      for (const item of open) change(batch, item)
      changed = [...new Set([...open, ...those(to)])]
      if (open.length > 0) await batch.commit()
    },
    async () => {
      changed = (await readThose())(to)
      return changed.length === seen.length
    },
  )
  return changed
}
