import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { eachHeard } from '../target/heard'

/** So many rows are joined with their families in one request. */
const rowsInPage = 200

/**
 * What a query finds, in its order, some at a time. It is one query, which the SDK goes on with after a broken line, and
 * no more of it is held than a page.
 */
export async function* pagesOf(query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  let page: QueryDocumentSnapshot[] = []
  for await (const found of eachHeard(query.stream() as AsyncIterable<QueryDocumentSnapshot>)) {
    page.push(found)
    if (page.length < rowsInPage) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}
