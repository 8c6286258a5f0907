import {
  type AggregateSpec,
  arrayRemove,
  arrayUnion,
  collection,
  collectionGroup,
  count,
  doc,
  getAggregate,
  getDoc,
  getDocs,
  limit,
  type Query,
  query,
  type QueryConstraint,
  sum,
  updateDoc,
  where,
} from 'firebase/firestore/lite'
import { readDays, type Weekday } from '#model/dates/schedule.ts'
import { readEnquiry, type ReceivedEnquiry } from '#model/office/enquiry.ts'
import type { PublishedTerm } from '#model/office/term.ts'
import { firestore } from '../firestore.ts'
import { type ReadState, useRead } from '../read.ts'
import { writeOnce } from '../write.ts'
import { countOf, officeKey, officeLifetime, refreshOffice } from './pages.ts'

/** A day of a level in a term, with the children who come on it. */
export interface ClassCount {
  term: PublishedTerm
  day: Weekday
  children: number
}

export interface Overview {
  openEnquiries: number
  /** Families that wait for a place and have no answer yet. */
  waiting: ReceivedEnquiry[]
  /** Registrations that have a price and are not paid, and their sum. */
  unpaid: number
  owed: number
  /** Registrations since the last visit. */
  fresh: number
  classes: ClassCount[]
}

const totalAndSum = { children: count(), sum: sum('cost') } satisfies AggregateSpec

/** More do not fit on a page; the list of enquiries has all of them. */
const mostWaiting = 500

/**
 * What the school looks at first.
 * @param terms those that are running or to come.
 * @param since of the last visit, in milliseconds.
 */
export function useOverview(terms: readonly PublishedTerm[], since: number): ReadState<Overview> {
  const key = terms.map(({ courseId, term }) => `${courseId}/${term}`).join()
  return useRead({
    queryKey: officeKey('Today', key, String(since)),
    queryFn: () => readOverview(terms, since),
    staleTime: officeLifetime,
  })
}

async function readOverview(terms: readonly PublishedTerm[], since: number): Promise<Overview> {
  const enquiries = collection(firestore, 'Enquiries')
  const ids = [...new Set(terms.map(({ term }) => term))]
  const [all, answered, waiting, owing, fresh, classes] = await Promise.all([
    countOf(enquiries),
    countOf(query(enquiries, where('answeredOn', '>', ''))),
    getDocs(query(enquiries, where('kind', '==', 'waiting'), limit(mostWaiting))),
    Promise.all(ids.map(readOwed)),
    Promise.all(ids.map((id) => countOf(registrations(id, where('enrollmentDate', '>', new Date(since)))))),
    Promise.all(
      terms.flatMap((term) =>
        term.schedule.days.map(async (day) => {
          const ofLevel = where('courseId', '==', term.courseId)
          const children = await countOf(
            registrations(term.term, ofLevel, where('days', 'array-contains', day)),
          )
          return { term, day, children }
        }),
      ),
    ),
  ])
  return {
    openEnquiries: all - answered,
    waiting: waiting.docs
      .map((entry) => readEnquiry(entry.id, entry.data()))
      .filter(({ answeredOn }) => answeredOn === ''),
    unpaid: totalOf(owing.map(({ unpaid }) => unpaid)),
    owed: totalOf(owing.map(({ owed }) => owed)),
    fresh: totalOf(fresh),
    classes,
  }
}

/** What has a price, less what is noted as paid: a field that is missing cannot be asked for. */
async function readOwed(term: string): Promise<{ unpaid: number; owed: number }> {
  const [priced, paid] = await Promise.all(
    [where('cost', '>', 0), where('paidOn', '>', '')].map(async (which) =>
      (await getAggregate(registrations(term, which), totalAndSum)).data(),
    ),
  )
  return {
    unpaid: (priced?.children ?? 0) - (paid?.children ?? 0),
    owed: (priced?.sum ?? 0) - (paid?.sum ?? 0),
  }
}

function registrations(term: string, ...filters: QueryConstraint[]): Query {
  return query(collectionGroup(firestore, 'Enrollments'), where('term', '==', term), ...filters)
}

function totalOf(numbers: readonly number[]): number {
  return numbers.reduce((sumOf, number) => sumOf + number, 0)
}

/**
 * Closes a day of the open term for enrolling, or opens it. Other days stay as somebody else may have set them.
 * @throws FirebaseError where the rules have refused it.
 * @throws UnknownOutcome where it is unknown whether it is stored; it may be tried again at any time.
 */
export async function setFull(courseId: string, day: Weekday, isFull: boolean): Promise<void> {
  const course = doc(firestore, 'Course', courseId)
  await writeOnce(
    () => updateDoc(course, { full: isFull ? arrayUnion(day) : arrayRemove(day) }),
    async () => readDays((await getDoc(course)).data()?.full).includes(day) === isFull,
  )
  await refreshOffice()
}
