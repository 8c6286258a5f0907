import { storedText } from '#model/stored.ts'
import { readDocuments } from '../target/documents.ts'
import { byDate, countUndated, type Dated } from './filters.ts'
import { type ListOptions, printList } from './list.ts'
import { formatMoment } from './school-time.ts'

const subscriptions: Dated = { query: { collection: 'newsletter' }, field: 'timestamp' }

/** Prints who has subscribed to the newsletter, the first subscription first. */
export async function printSubscriptions(options: ListOptions): Promise<void> {
  await printList<{ timestamp: unknown; address: string }>(
    {
      noun: 'subscription',
      plural: 'subscriptions',
      columns: [
        { name: 'date', title: 'Date', width: 16, of: ({ timestamp }) => formatMoment(timestamp) },
        { name: 'email', title: 'Email', width: 40, isWhole: true, of: ({ address }) => address },
      ],
      async read(school, filters) {
        const found = await readDocuments(school, byDate(subscriptions, filters))
        // The id is the address, except in old documents, which have it in a field.
        return found.map(({ id, fields: { timestamp, email } }) => ({
          timestamp,
          address: storedText(email) || id,
        }))
      },
      undated: (school, filters) => countUndated(school, subscriptions, filters),
    },
    options,
  )
}
