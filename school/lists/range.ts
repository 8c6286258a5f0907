import type { Query, Timestamp } from 'firebase-admin/firestore'
import { answerOf } from '../target/heard.ts'
import type { Filters } from './filters.ts'

/** Where a collection keeps the moment by which it is listed. */
export interface Dates {
  field: string
  /** A moment in milliseconds since 1970 as it is stored. */
  asStored: (milliseconds: number) => Timestamp | number
}

/** What a query finds between two moments, in the order of time. */
export function within(query: Query, { field, asStored }: Dates, { since, before }: Filters): Query {
  const begun = since === undefined ? query : query.where(field, '>=', asStored(since))
  return (before === undefined ? begun : begun.where(field, '<', asStored(before))).orderBy(field)
}

/** Before this nothing of the school was stored: 1900, in milliseconds since 1970. */
const longAgo = Date.UTC(1900)

/**
 * How many documents a list by date cannot hold: those without one, and where the list is of some days, those whose date
 * is of another kind, such as text, because Firestore compares only what is of one kind.
 *
 * @param all finds every document that belongs into the list, of any date.
 * @param query finds them by the date, once it is asked for.
 */
export async function undatedIn(
  all: Query,
  query: Query,
  dates: Dates,
  { since, before }: Filters,
): Promise<number> {
  const isOfSomeDays = since !== undefined || before !== undefined
  const dated = within(query, dates, isOfSomeDays ? { since: longAgo } : {})
  const [everything, listed] = await answerOf(Promise.all([all.count().get(), dated.count().get()]))
  return Math.max(0, everything.data().count - listed.data().count)
}
