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
  orderBy,
  type Query,
  query,
  type QueryConstraint,
  sum,
  updateDoc,
  where,
} from 'firebase/firestore/lite'
import { type ListedCourse, termIdOf } from '#model/course.ts'
import { readDays, type Weekday } from '#model/dates/schedule.ts'
import type { ReceivedEnquiry } from '#model/enquiry.ts'
import type { PublishedTerm } from '#model/office/term.ts'
import { firestore } from '../firestore.ts'
import type { ReadState } from '../read.ts'
import { writeOnce } from '../write.ts'
import { readEnquiries } from './enquiries.ts'
import { countOf, pageSize, readAmong, refreshOffice, useOffice } from './paged-list.ts'
import { countRegistrations } from './registrations.ts'

type Overview = Awaited<ReturnType<typeof readOverview>>
export type ClassCount = Overview['classes'][number]

const totalAndSum = { children: count(), sum: sum('cost') } satisfies AggregateSpec

/**
 * What the school looks at first.
 * @param terms running or upcoming ones.
 * @param since the last visit, in milliseconds.
 */
export function useOverview(terms: readonly PublishedTerm[], since: number): ReadState<Overview> {
  const key = terms.map(({ courseId, termId }) => `${courseId}/${termId}`).join()
  return useOffice(['Today', key, String(since)], () => readOverview(terms, since))
}

async function readOverview(terms: readonly PublishedTerm[], since: number) {
  const enquiries = collection(firestore, 'Enquiries')
  const kinds = where('kind', 'in', ['waiting', 'evaluation'])
  const [all, answered, waiting, { docs: latest }, priced, paid, fresh, classes] = await Promise.all([
    countOf(enquiries),
    countOf(query(enquiries, where('answeredOn', '>', ''))),
    readAmong(
      query(enquiries, where('kind', '==', 'waiting')),
      'term',
      terms.map(({ termId }) => termId),
    ),
    getDocs(query(enquiries, kinds, orderBy('received', 'desc'), limit(pageSize))),
    readSum(where('cost', '>', 0)),
    readSum(where('cost', '>', 0), where('paidOn', '>', '')),
    countOf(query(registrations(), where('enrollmentDate', '>', new Date(since)))),
    Promise.all(
      terms.flatMap((term) =>
        term.schedule.days.map(async (day) => {
          const { courseId, termId } = term
          const children = await countRegistrations({ termId, courseId, day, isWithdrawn: false })
          return { term, day, children }
        }),
      ),
    ),
  ])
  const wishes = [...new Map([...waiting, ...latest].map((entry) => [entry.id, entry])).values()]
  const open = await readEnquiries(wishes.filter((entry) => entry.get('answeredOn') === undefined))
  const isOpenTerm = ({ kind, termId }: ReceivedEnquiry) =>
    kind === 'waiting' && terms.some((term) => term.termId === termId)
  return {
    openEnquiries: all - answered - open.filter((wish) => wish.isFulfilled).length,
    /** Families that wait, unanswered, for a seat in one of the terms. */
    waiting: open.filter((wish) => isOpenTerm(wish) && !wish.isFulfilled),
    /** Unpaid registrations of any term that have a price: being unpaid is a missing field, which no query can find. */
    unpaid: priced.children - paid.children,
    owed: priced.sum - paid.sum,
    fresh,
    /** The days of each level in each term, with the number of children. */
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
 * @throws Error if the term is no longer the open one.
 * @throws FirebaseError and UnknownOutcome as `writeOnce` does.
 */
export async function setFull({ id, termId }: ListedCourse, day: Weekday, isFull: boolean): Promise<void> {
  const course = doc(firestore, 'Course', id)
  if (termIdOf((await getDoc(course)).data()?.term) !== termId)
    throw new Error(`${termId} is no longer open.`)
  await writeOnce(
    () => updateDoc(course, { full: isFull ? arrayUnion(day) : arrayRemove(day) }),
    async () => readDays((await getDoc(course)).data()?.full).includes(day) === isFull,
  )
  void refreshOffice()
}
