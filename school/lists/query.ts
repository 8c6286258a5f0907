import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { withTimeout } from '../target/with-timeout.ts'
import type { Filters } from './filters.ts'

/** Where a collection keeps the moment by which it is listed. */
export interface DateField {
  field: string
  /** A moment in milliseconds since 1970 as it is stored. */
  toStored: (milliseconds: number) => Timestamp | number
}

/** How many documents one request asks for. */
const pageSize = 500
/** Before this nothing of the school was stored. */
const longAgo = Date.UTC(1900)

/** What a query finds between two moments, in the order of time. */
export function byDate(query: Query, { field, toStored }: DateField, { since, before }: Filters): Query {
  const from = since === undefined ? query : query.where(field, '>=', toStored(since))
  return (before === undefined ? from : from.where(field, '<', toStored(before))).orderBy(field)
}

/**
 * How many documents a list by date cannot hold (decision 50): those without a date, and where the list is of some days
 * also those whose date is of another type, such as text, because Firestore compares only within a type.
 *
 * @param all finds every document that belongs into the list, whatever its date.
 * @param query finds them once it is ordered by date.
 */
export async function countUndated(
  all: Query,
  query: Query,
  dates: DateField,
  { since, before }: Filters,
): Promise<number> {
  const isOfSomeDays = since !== undefined || before !== undefined
  const dated = byDate(query, dates, isOfSomeDays ? { since: longAgo } : {})
  const [total, listed] = await withTimeout(Promise.all([all.count().get(), dated.count().get()]))
  return Math.max(0, total.data().count - listed.data().count)
}

/** Everything that a query finds, in its order. */
export async function readAll(query: Query): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = []
  for (let page = query.limit(pageSize); ;) {
    const { docs } = await withTimeout(page.get())
    found.push(...docs)
    const last = docs.at(-1)
    if (last === undefined || docs.length < pageSize) return found
    page = query.limit(pageSize).startAfter(last)
  }
}

/** These documents by their paths, each read once; one that is not there is left out. */
export async function readDocuments(
  firestore: Firestore,
  references: readonly (DocumentReference | null)[],
): Promise<ReadonlyMap<string, DocumentSnapshot>> {
  const byPath = new Map<string, DocumentReference>()
  for (const reference of references) if (reference !== null) byPath.set(reference.path, reference)
  const wanted = [...byPath.values()]
  const found = new Map<string, DocumentSnapshot>()
  for (let start = 0; start < wanted.length; start += pageSize) {
    const page = await withTimeout(firestore.getAll(...wanted.slice(start, start + pageSize)))
    for (const document of page) if (document.exists) found.set(document.ref.path, document)
  }
  return found
}
