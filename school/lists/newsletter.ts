import { Timestamp } from 'firebase-admin/firestore'
import { storedText } from '#model/stored.ts'
import { dateColumn } from './columns.ts'
import { type FilterOptions, readFilters } from './filters.ts'
import { type ListOptions, printList } from './list.ts'
import { byDate, countUndated, type DateField, readAll } from './query.ts'
import { formatMoment } from './school-time.ts'

const dates: DateField = {
  field: 'timestamp',
  toStored: (milliseconds) => Timestamp.fromMillis(milliseconds),
}

/** Prints who has subscribed to the newsletter, the first subscription first. */
export async function printSubscriptions(
  options: ListOptions & Omit<FilterOptions, 'course'>,
): Promise<void> {
  const filters = readFilters(options)
  await printList(
    {
      noun: 'subscription',
      plural: 'subscriptions',
      columns: [dateColumn, { name: 'email', title: 'Email', width: 40, isWhole: true }],
      async rows(firestore) {
        const found = await readAll(byDate(firestore.collection('newsletter'), dates, filters))
        return found.map((document) => {
          const { timestamp, email } = document.data()
          // The id is the address, except in old documents, which have it in a field.
          return { date: formatMoment(timestamp), email: storedText(email) || document.id }
        })
      },
      undated(firestore) {
        const all = firestore.collection('newsletter')
        return countUndated(all, all, dates, filters)
      },
    },
    options,
  )
}
