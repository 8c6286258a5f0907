import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { storedText } from '#model/stored.ts'
import { momentColumn, type Row } from './columns.ts'
import { type FilterOptions, readFilters } from './filters.ts'
import { type ListOptions, printList } from './list.ts'
import { momentCell } from './moments.ts'
import { eachOf, rowsInPages } from './pages.ts'
import { type Dates, undatedIn, within } from './range.ts'

const dates: Dates = {
  field: 'timestamp',
  asStored: (milliseconds) => Timestamp.fromMillis(milliseconds),
}

/** Prints who has subscribed to the newsletter, the first subscription first. */
export async function printSubscriptions(
  options: ListOptions & Omit<FilterOptions, 'course'>,
): Promise<void> {
  const filters = readFilters(options)
  await printList(
    {
      one: 'subscription',
      many: 'subscriptions',
      columns: [momentColumn, { name: 'email', title: 'Email', width: 40, isWhole: true }],
      pages: (firestore) =>
        rowsInPages(eachOf(within(firestore.collection('newsletter'), dates, filters)), subscriptionRow),
      undated: (firestore) => {
        const all = firestore.collection('newsletter')
        return undatedIn(all, all, dates, filters)
      },
    },
    options,
  )
}

/** The id is the address; the field stands for an old document with an id of its own. */
function subscriptionRow(found: QueryDocumentSnapshot): Row {
  const { timestamp, email } = found.data()
  return { date: momentCell(timestamp), email: storedText(email) || found.id }
}
