import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { fullName } from '#model/name.ts'
import { namePartsOf, storedText } from '#model/stored.ts'
import { momentColumn, type Row } from './columns.ts'
import { type FilterOptions, readFilters } from './filters.ts'
import { type ListOptions, printList } from './list.ts'
import { momentCell, momentOf } from './moments.ts'
import { eachOf, rowsInPages } from './pages.ts'
import { type Dates, undatedIn, within } from './range.ts'

/** When the server took an enquiry. */
const received: Dates = {
  field: 'received',
  asStored: (milliseconds) => Timestamp.fromMillis(milliseconds),
}
/** When it was sent by the visitor's clock: all that is known of those from before the server dated them. */
const sent: Dates = { field: 'date', asStored: (milliseconds) => milliseconds }

/** Prints what visitors have asked, the oldest enquiry first. */
export async function printEnquiries(options: ListOptions & FilterOptions): Promise<void> {
  const { course, ...filters } = readFilters(options)
  function found(firestore: Firestore, dates: Dates): AsyncGenerator<QueryDocumentSnapshot> {
    const all = firestore.collection('Enquiries')
    const ofCourse = course === undefined ? all : all.where('courseId', 'in', [String(course), course])
    return eachOf(within(ofCourse, dates, filters))
  }
  await printList(
    {
      one: 'enquiry',
      many: 'enquiries',
      columns: [
        momentColumn,
        { name: 'name', title: 'Name', width: 24 },
        { name: 'email', title: 'Email', width: 28 },
        { name: 'phone', title: 'Phone', width: 12 },
        { name: 'birthdate', title: 'Birthdate', width: 10 },
        { name: 'courseId', title: 'Course', width: 6 },
        { name: 'comment', title: 'Comment', width: 80 },
      ],
      pages: (firestore) => {
        const old = notReceived(found(firestore, sent))
        return rowsInPages(inOneOrder(found(firestore, received), old), enquiryRow)
      },
      // Every enquiry has the visitor's date, also one that the server has dated.
      undated: (firestore) => {
        const all = firestore.collection('Enquiries')
        return undatedIn(all, all, sent, filters)
      },
    },
    options,
  )
}

/** Those that the server has not dated: no query finds what lacks a field. */
async function* notReceived(
  enquiries: AsyncIterable<QueryDocumentSnapshot>,
): AsyncGenerator<QueryDocumentSnapshot> {
  for await (const enquiry of enquiries) if (enquiry.get(received.field) === undefined) yield enquiry
}

/** Two lists, each in the order of time, as one. */
async function* inOneOrder(
  one: AsyncGenerator<QueryDocumentSnapshot>,
  other: AsyncGenerator<QueryDocumentSnapshot>,
): AsyncGenerator<QueryDocumentSnapshot> {
  let [next, otherNext] = await Promise.all([one.next(), other.next()])
  while (next.done !== true && otherNext.done !== true) {
    if (timeOf(next.value) <= timeOf(otherNext.value)) {
      yield next.value
      next = await one.next()
    } else {
      yield otherNext.value
      otherNext = await other.next()
    }
  }
  for (; next.done !== true; next = await one.next()) yield next.value
  for (; otherNext.done !== true; otherNext = await other.next()) yield otherNext.value
}

/** When an enquiry came; one without a time that can be read is the last. */
function timeOf(enquiry: QueryDocumentSnapshot): number {
  const time = momentOf(dateOf(enquiry)).getTime()
  return Number.isNaN(time) ? Infinity : time
}

function dateOf(enquiry: QueryDocumentSnapshot): unknown {
  return enquiry.get(received.field) ?? enquiry.get(sent.field)
}

function enquiryRow(found: QueryDocumentSnapshot): Row {
  const fields = found.data()
  return {
    date: momentCell(dateOf(found)),
    name: fullName(namePartsOf(fields)),
    email: storedText(fields.email),
    phone: storedText(fields.phoneNumber),
    birthdate: storedText(fields.birthdate),
    courseId: storedText(fields.courseId),
    comment: storedText(fields.comment),
  }
}
