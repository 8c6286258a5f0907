import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { eachHeard } from '../target/heard.ts'
import type { Row } from './columns.ts'

/** So many rows are joined with their families in one request. */
const rowsInPage = 200

/** What a query finds, in its order, some at a time. */
export function pagesOf(query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  return inPages(eachOf(query))
}

/**
 * What a query finds, in its order. It is one query, which the SDK goes on with after a broken line, and no more of it is
 * held than the SDK does.
 */
export function eachOf(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  return eachHeard(query.stream() as AsyncIterable<QueryDocumentSnapshot>)
}

/** The rows of documents, some at a time. */
export async function* rowsInPages(
  documents: AsyncIterable<QueryDocumentSnapshot>,
  rowOf: (found: QueryDocumentSnapshot) => Row,
): AsyncGenerator<Row[]> {
  for await (const page of inPages(documents)) yield page.map(rowOf)
}

async function* inPages<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let page: Item[] = []
  for await (const item of items) {
    page.push(item)
    if (page.length < rowsInPage) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}
