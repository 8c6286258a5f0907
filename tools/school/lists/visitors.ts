import { type Firestore, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { fullName } from '../../../src/model/name'
import { namePartsOf, storedText } from '../../../src/model/stored'
import type { Column, Row } from './columns'
import { type FilterOptions, type Filters, readFilters } from './filters'
import { type List, type ListOptions, printList } from './list'
import { momentCell } from './moments'
import { pagesOf } from './pages'
import { type Dates, undatedIn, within } from './range'

const dateColumn: Column = { name: 'date', title: 'Date', width: 16 }

/** Prints what visitors have asked, the oldest enquiry first. */
export async function printEnquiries(options: ListOptions & FilterOptions): Promise<void> {
  const { course, ...filters } = readFilters(options)
  const dates: Dates = { field: 'date', asStored: (milliseconds) => milliseconds }
  const ofCourse = (all: Query): Query =>
    course === undefined ? all : all.where('courseId', 'in', [String(course), course])
  await printList(
    {
      one: 'enquiry',
      many: 'enquiries',
      columns: [
        dateColumn,
        { name: 'name', title: 'Name', width: 24 },
        { name: 'email', title: 'Email', width: 28 },
        { name: 'phone', title: 'Phone', width: 12 },
        { name: 'birthdate', title: 'Birthdate', width: 10 },
        { name: 'courseId', title: 'Course', width: 6 },
        { name: 'comment', title: 'Comment', width: 80 },
      ],
      ...byDate('Enquiries', dates, filters, { ofCourse, rowOf: enquiryRow }),
    },
    options,
  )
}

/** Prints who has subscribed to the newsletter, the first subscription first. */
export async function printSubscriptions(
  options: ListOptions & Omit<FilterOptions, 'course'>,
): Promise<void> {
  const dates: Dates = { field: 'timestamp', asStored: (milliseconds) => Timestamp.fromMillis(milliseconds) }
  const ofCourse = (all: Query): Query => all
  await printList(
    {
      one: 'subscription',
      many: 'subscriptions',
      columns: [dateColumn, { name: 'email', title: 'Email', width: 40, isWhole: true }],
      ...byDate('newsletter', dates, readFilters(options), { ofCourse, rowOf: subscriptionRow }),
    },
    options,
  )
}

/** The rows of a collection of its own, in the order of time. */
function byDate(
  collection: string,
  dates: Dates,
  filters: Filters,
  { ofCourse, rowOf }: { ofCourse: (all: Query) => Query; rowOf: (found: QueryDocumentSnapshot) => Row },
): Pick<List, 'pages' | 'undated'> {
  async function* pages(firestore: Firestore): AsyncGenerator<Row[]> {
    const query = within(ofCourse(firestore.collection(collection)), dates, filters)
    for await (const page of pagesOf(query)) yield page.map(rowOf)
  }
  function undated(firestore: Firestore): Promise<number> {
    const all = firestore.collection(collection)
    return undatedIn(all, all, dates, filters)
  }
  return { pages, undated }
}

function enquiryRow(found: QueryDocumentSnapshot): Row {
  const fields = found.data()
  return {
    date: momentCell(fields.date),
    name: fullName(namePartsOf(fields)),
    email: storedText(fields.email),
    phone: storedText(fields.phoneNumber),
    birthdate: storedText(fields.birthdate),
    courseId: storedText(fields.courseId),
    comment: storedText(fields.comment),
  }
}

/** The id is the address; the field stands for an old document with an id of its own. */
function subscriptionRow(found: QueryDocumentSnapshot): Row {
  const { timestamp, email } = found.data()
  return { date: momentCell(timestamp), email: storedText(email) || found.id }
}
