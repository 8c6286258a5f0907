import { fullName } from '#model/values/name.ts'
import { namePartsOf, storedText } from '#model/values/stored.ts'
import { readDocuments } from '../documents.ts'
import type { School } from '../firebase.ts'
import { byDate, type Dated, type ListOptions, printList } from './list.ts'
import { formatMoment, parseMoment } from './school-time.ts'

type Fields = Record<string, unknown>

const query = ({ firestore }: School) => firestore.collection('Enquiries')
/** When the server took an enquiry. */
const received: Dated = { query, field: 'received' }
/** When it was sent by the visitor's clock: all that is known of those from before the server dated them. */
const sent: Dated = { query, field: 'date', toStored: (moment) => moment.getTime() }

/** Prints what visitors have asked, the oldest enquiry first. */
export async function printEnquiries(options: ListOptions): Promise<void> {
  await printList<Fields>(
    {
      noun: 'enquiry',
      plural: 'enquiries',
      columns: [
        { name: 'date', title: 'Date', width: 16, of: (fields) => formatMoment(dateOf(fields)) },
        { name: 'name', title: 'Name', width: 24, of: (fields) => fullName(namePartsOf(fields)) },
        { name: 'email', title: 'Email', width: 28, of: ({ email }) => storedText(email) },
        { name: 'phone', title: 'Phone', width: 12, of: ({ phoneNumber }) => storedText(phoneNumber) },
        { name: 'birthdate', title: 'Birthdate', width: 10, of: ({ birthdate }) => storedText(birthdate) },
        { name: 'courseId', title: 'Course', width: 6, of: ({ courseId }) => storedText(courseId) },
        { name: 'comment', title: 'Comment', width: 80, of: ({ comment }) => storedText(comment) },
      ],
      async read(school, filters) {
        // No query finds what lacks a field, so all are read by the visitor's date, too (decision 50).
        const [dated, all] = await Promise.all([
          readDocuments(school, byDate(school, received, filters)),
          readDocuments(school, byDate(school, sent, filters)),
        ])
        const undated = all.filter(({ fields }) => fields[received.field] === undefined)
        return [...dated, ...undated]
          .map(({ fields }) => fields)
          .sort((one, other) => timeOf(one) - timeOf(other))
      },
      // Every enquiry has the visitor's date, also one that the server has dated.
      dated: sent,
    },
    options,
  )
}

/** One without a time that can be read is the last. */
function timeOf(fields: Fields): number {
  const time = parseMoment(dateOf(fields)).getTime()
  return Number.isNaN(time) ? Number.MAX_VALUE : time
}

function dateOf(fields: Fields): unknown {
  return fields[received.field] ?? fields[sent.field]
}

const subscriptions: Dated = {
  query: ({ firestore }) => firestore.collection('newsletter'),
  field: 'timestamp',
}

/** Prints who has subscribed to the newsletter, the first subscription first. */
export async function printSubscriptions(options: ListOptions): Promise<void> {
  await printList<{ timestamp: unknown; address: string }>(
    {
      noun: 'subscription',
      columns: [
        { name: 'date', title: 'Date', width: 16, of: ({ timestamp }) => formatMoment(timestamp) },
        { name: 'email', title: 'Email', width: 40, isWhole: true, of: ({ address }) => address },
      ],
      async read(school, filters) {
        const found = await readDocuments(school, byDate(school, subscriptions, filters))
        // The id is the address, except in old documents, which have it in a field.
        return found.map(({ id, fields: { timestamp, email } }) => ({
          timestamp,
          address: storedText(email) || id,
        }))
      },
      dated: subscriptions,
    },
    options,
  )
}
