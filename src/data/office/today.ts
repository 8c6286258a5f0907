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
  type Query,
  query,
  type QueryConstraint,
  sum,
  updateDoc,
  where,
} from 'firebase/firestore/lite'
import { type ListedCourse, termIdOf } from '#model/course.ts'
import { readDays, type Weekday } from '#model/dates/schedule.ts'
import { readEnquiry, type ReceivedEnquiry } from '#model/office/enquiry.ts'
import type { PublishedTerm } from '#model/office/term.ts'
import { firestore } from '../firestore.ts'
import { type ReadState, useRead } from '../read.ts'
import { writeOnce } from '../write.ts'
import { countOf, officeKey, officeLifetime, readAmong, refreshOffice } from './pages.ts'
import { countRegistrations } from './registrations.ts'

/** A day of a level in a term, with the children who come on it. */
export interface ClassCount {
  term: PublishedTerm
  day: Weekday
  children: number
}

export interface Overview {
  openEnquiries: number
  /** Families that wait for a place in one of the terms and have no answer yet. */
  waiting: ReceivedEnquiry[]
  /** Registrations of any term that have a price and are not paid, and their sum. */
  unpaid: number
  owed: number
  /** Registrations since the last visit. */
  fresh: number
  classes: ClassCount[]
}

const totalAndSum = { children: count(), sum: sum('cost') } satisfies AggregateSpec

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
  const [all, answered, waiting, priced, paid, fresh, classes] = await Promise.all([
    countOf(enquiries),
    countOf(query(enquiries, where('answeredOn', '>', ''))),
    readAmong(
      query(enquiries, where('kind', '==', 'waiting')),
      'term',
      terms.map(({ term }) => term),
    ),
    readSum(where('cost', '>', 0)),
    readSum(where('cost', '>', 0), where('paidOn', '>', '')),
    countOf(query(registrations(), where('enrollmentDate', '>', new Date(since)))),
    Promise.all(
      terms.flatMap((term) =>
        term.schedule.days.map(async (day) => {
          const { courseId, term: id } = term
          const children = await countRegistrations({ term: id, courseId, day, isWithdrawn: false })
          return { term, day, children }
        }),
      ),
    ),
  ])
  return {
    openEnquiries: all - answered,
    waiting: waiting
      .map((entry) => readEnquiry(entry.id, entry.data()))
      .filter(({ answeredOn }) => answeredOn === ''),
    // What is not paid lacks a field, which no query can ask for.
    unpaid: priced.children - paid.children,
    owed: priced.sum - paid.sum,
    fresh,
    classes,
  }
}

async function readSum(...which: QueryConstraint[]) {
  return (await getAggregate(query(registrations(), ...which), totalAndSum)).data()
}

function registrations(): Query {
  return collectionGroup(firestore, 'Enrollments')
}

/**
 * Closes a day of the open term for enrolling, or opens it. Other days stay as somebody else may have set them.
 * @throws Error where the term is no longer the open one.
 * @throws FirebaseError where the rules have refused it.
 * @throws UnknownOutcome where it is unknown whether it is stored; it may be tried again at any time.
 */
export async function setFull({ id, term }: ListedCourse, day: Weekday, isFull: boolean): Promise<void> {
  const course = doc(firestore, 'Course', id)
  if (termIdOf((await getDoc(course)).data()?.term) !== term) throw new Error(`${term} is no longer open.`)
  await writeOnce(
    () => updateDoc(course, { full: isFull ? arrayUnion(day) : arrayRemove(day) }),
    async () => readDays((await getDoc(course)).data()?.full).includes(day) === isFull,
  )
  void refreshOffice()
}
