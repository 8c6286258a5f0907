import { type DocumentData, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore'
import { fullName } from '#model/name.ts'
import { namePartsOf, storedText } from '#model/stored.ts'
import { dateColumn, type Row } from './columns.ts'
import { type FilterOptions, readFilters } from './filters.ts'
import { type ListOptions, printList } from './list.ts'
import { byDate, countUndated, type DateField, readAll } from './query.ts'
import { formatMoment, parseMoment } from './school-time.ts'

/** When the server took an enquiry. */
const received: DateField = {
  field: 'received',
  toStored: (milliseconds) => Timestamp.fromMillis(milliseconds),
}
/** When it was sent by the visitor's clock: all that is known of those from before the server dated them. */
const sent: DateField = { field: 'date', toStored: (milliseconds) => milliseconds }

/** Prints what visitors have asked, the oldest enquiry first. */
export async function printEnquiries(options: ListOptions & FilterOptions): Promise<void> {
  const { course, ...filters } = readFilters(options)
  function ofCourse(firestore: Firestore): Query {
    const all = firestore.collection('Enquiries')
    return course === undefined ? all : all.where('courseId', 'in', [String(course), course])
  }
  await printList(
    {
      noun: 'enquiry',
      plural: 'enquiries',
      columns: [
        dateColumn,
        { name: 'name', title: 'Name', width: 24 },
        { name: 'email', title: 'Email', width: 28 },
        { name: 'phone', title: 'Phone', width: 12 },
        { name: 'birthdate', title: 'Birthdate', width: 10 },
        { name: 'courseId', title: 'Course', width: 6 },
        { name: 'comment', title: 'Comment', width: 80 },
      ],
      async rows(firestore) {
        // No query finds what lacks a field, so all are read by the visitor's date, too (decision 61).
        const [dated, all] = await Promise.all(
          [received, sent].map((dates) => readAll(byDate(ofCourse(firestore), dates, filters))),
        )
        const undated = (all ?? []).filter((found) => found.get(received.field) === undefined)
        return [...(dated ?? []), ...undated]
          .map((found) => found.data())
          .sort((one, other) => timeOf(one) - timeOf(other))
          .map(enquiryRow)
      },
      // Every enquiry has the visitor's date, also one that the server has dated.
      undated(firestore) {
        const all = firestore.collection('Enquiries')
        return countUndated(all, all, sent, filters)
      },
    },
    options,
  )
}

/** One without a time that can be read is the last. */
function timeOf(fields: DocumentData): number {
  const time = parseMoment(dateOf(fields)).getTime()
  return Number.isNaN(time) ? Number.MAX_VALUE : time
}

function dateOf(fields: DocumentData): unknown {
  return fields[received.field] ?? fields[sent.field]
}

function enquiryRow(fields: DocumentData): Row {
  return {
    date: formatMoment(dateOf(fields)),
    name: fullName(namePartsOf(fields)),
    email: storedText(fields.email),
    phone: storedText(fields.phoneNumber),
    birthdate: storedText(fields.birthdate),
    courseId: storedText(fields.courseId),
    comment: storedText(fields.comment),
  }
}
