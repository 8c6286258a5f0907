import {
  collection,
  collectionGroup,
  deleteField,
  doc,
  getDoc,
  getDocs,
  orderBy,
  type Query,
  query,
  serverTimestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import type { Day } from '#model/dates/day.ts'
import type { Weekday } from '#model/dates/schedule.ts'
import { withdrawalId } from '#model/enrollment.ts'
import { levelFrom } from '#model/level.ts'
import { readRegistration, type Registration } from '#model/office/registration.ts'
import { readStudent } from '#model/student.ts'
import { readUser } from '#model/user.ts'
import { isDocumentId, storedText } from '#model/values/stored.ts'
import { firestore } from '../firestore.ts'
import { readTermOf } from '../term.ts'
import { queryClient, type ReadState, useRead } from '../read.ts'
import { writeOnce } from '../write.ts'
import { levelsRemoved } from './levels.ts'
import {
  changeRows,
  countOf,
  type LongList,
  officeKey,
  officeLifetime,
  readAll,
  readAmong,
  readByIds,
  type StoredDocument,
  useLongList,
} from './pages.ts'

/** Which registrations a list has; '' is every one. */
export interface RegistrationFilter {
  term: string
  courseId: string
  day: Weekday | ''
  isWithdrawn: boolean
}

/** The registrations of a term, the latest first, each with the child and the parent; `null` while they load. */
export function useRegistrations(filter: RegistrationFilter): LongList<Registration> | null {
  return useLongList(['Registrations', JSON.stringify(filter)], () => queryFor(filter), withFamilies)
}

/** All of them, for the sheet of a class. */
export function useAllRegistrations(filter: RegistrationFilter): ReadState<Registration[]> {
  return useRead({
    queryKey: officeKey('Registrations', 'all', JSON.stringify(filter)),
    queryFn: () => readRegistrations(filter),
    staleTime: officeLifetime,
  })
}

/** All of them, for a sum or a search. @throws FirebaseError where they cannot be read. */
export async function readRegistrations(filter: RegistrationFilter): Promise<Registration[]> {
  return readAll(queryFor(filter), withFamilies)
}

/** How many of a term, a level and a day there are. */
export async function countRegistrations(filter: RegistrationFilter): Promise<number> {
  return countOf(queryFor(filter))
}

/** Those that have one of these references, in one read for each thirty. */
export async function findByReference(references: readonly string[]): Promise<Registration[]> {
  const docs = await readAmong(collectionGroup(firestore, 'Enrollments'), 'reference', references)
  const found = await withFamilies(docs)
  // A parent could store another one's.
  return found.filter((entry) => docs.some((stored) => stored.get('reference') === entry.reference))
}

function queryFor({ term, courseId, day, isWithdrawn }: RegistrationFilter): Query {
  const group = collectionGroup(firestore, isWithdrawn ? 'Withdrawals' : 'Enrollments')
  return query(
    group,
    ...(term === '' ? [] : [where('term', '==', term)]),
    ...(courseId === '' ? [] : [where('courseId', '==', courseId)]),
    ...(day === '' ? [] : [where('days', 'array-contains', day)]),
    orderBy(isWithdrawn ? 'withdrawnAt' : 'enrollmentDate', 'desc'),
  )
}

async function withFamilies(documents: StoredDocument[]): Promise<Registration[]> {
  const family = (entry: StoredDocument) => entry.ref.path.split('/').slice(0, 2).join('/')
  const child = (entry: StoredDocument) => `${family(entry)}/Students/${storedText(entry.get('studentId'))}`
  const ofKnownChild = documents.filter((entry) => isDocumentId(storedText(entry.get('studentId'))))
  const [parents, students, terms] = await Promise.all([
    readByIds(
      collection(firestore, 'Users'),
      documents.map((entry) => family(entry).slice('Users/'.length)),
    ),
    readByIds(collectionGroup(firestore, 'Students'), ofKnownChild.map(child)),
    Promise.all(documents.map((entry) => readTermOf(entry.data()))),
  ])
  return documents.map((entry, index) => {
    const student = students.get(child(entry))
    return readRegistration(entry.ref.path, entry.data(), terms[index] ?? null, {
      student: student === undefined ? null : readStudent(student.id, student.data()),
      parent: readUser(parents.get(family(entry))?.data() ?? {}),
    })
  })
}

/** The registrations and records of one family. */
export function useFamilyRegistrations(uid: string): ReadState<Registration[]> {
  return useRead({
    queryKey: officeKey('Registrations', uid),
    queryFn: () => readFamilyRegistrations(uid),
    staleTime: officeLifetime,
  })
}

export async function readFamilyRegistrations(uid: string): Promise<Registration[]> {
  const family = doc(firestore, 'Users', uid)
  const kinds = await Promise.all(
    ['Enrollments', 'Withdrawals'].map((name) => getDocs(collection(family, name))),
  )
  const documents = kinds.flatMap(({ docs }) => docs).filter((entry) => entry.get('courseId') !== undefined)
  return withFamilies(documents)
}

/**
 * Notes that registrations are paid, or, without a day, that they are not. What another person has noted meanwhile stays.
 * @param payment without a `note`, the notes stay.
 * @returns those that are noted so now.
 * @throws FirebaseError where the rules have refused it: nothing is noted.
 * @throws UnknownOutcome where it is unknown whether it is noted; it may be tried again at any time.
 */
export async function notePayment(
  registrations: readonly Registration[],
  payment: { paidOn: Day; note?: string | undefined },
): Promise<Registration[]> {
  let noted: Registration[] = []

  /** Those that are noted so already, and those that are as the person saw them. */
  async function readStored() {
    const stored = await Promise.all(registrations.map(({ path }) => getDoc(doc(firestore, path))))
    const isSo = (index: number, paidOn: Day, note: string) =>
      storedText(stored[index]?.get('paidOn')) === paidOn &&
      storedText(stored[index]?.get('paymentNote')) === note
    return {
      done: registrations.filter(({ paymentNote }, index) =>
        isSo(index, payment.paidOn, payment.note ?? paymentNote),
      ),
      open: registrations.filter(({ enrollment, paymentNote }, index) =>
        isSo(index, enrollment.paidOn, paymentNote),
      ),
    }
  }

  await writeOnce(
    async () => {
      const { done, open } = await readStored()
      const batch = writeBatch(firestore)
      for (const { path } of open)
        batch.update(doc(firestore, path), {
          paidOn: payment.paidOn || deleteField(),
          ...(payment.note !== undefined && { paymentNote: payment.note || deleteField() }),
        })
      noted = [...new Set([...open, ...done])]
      if (open.length > 0) await batch.commit()
    },
    async () => {
      noted = (await readStored()).done
      return noted.length === registrations.length
    },
  )
  const paths = new Set(noted.map(({ path }) => path))
  changeRows<Registration>('Registrations', (row) => {
    if (!paths.has(row.path)) return row
    const enrollment = { ...row.enrollment, paidOn: payment.paidOn }
    return { ...row, enrollment, paymentNote: payment.note ?? row.paymentNote }
  })
  void queryClient.invalidateQueries({ queryKey: officeKey('Today') })
  return noted
}

/**
 * Withdraws a child for its family, also after the term has begun. The level goes with it, unless the child had it before
 * or has it by another registration.
 * The office has to be refreshed afterwards.
 * @throws FirebaseError and UnknownOutcome as `notePayment` does.
 */
export async function withdrawForFamily({ uid, enrollment, path }: Registration): Promise<void> {
  const { courseId, studentId, id } = enrollment
  const family = doc(firestore, 'Users', uid)
  const place = doc(firestore, path)
  const child = isDocumentId(studentId) ? doc(family, 'Students', studentId) : null

  await writeOnce(
    async () => {
      const [stored, student, { docs }] = await Promise.all([
        getDoc(place),
        child && getDoc(child),
        getDocs(collection(family, 'Enrollments')),
      ])
      const fields = stored.data()
      if (fields === undefined) return
      const batch = writeBatch(firestore)
      batch.delete(place)
      const record = doc(family, 'Withdrawals', withdrawalId(enrollment))
      batch.set(record, { ...fields, withdrawnAt: serverTimestamp(), withdrawnBy: 'school' })
      const isInAnother = docs.some(
        (other) =>
          other.id !== id && other.get('studentId') === studentId && other.get('courseId') === courseId,
      )
      const level = levelFrom(courseId)
      const isLost = level !== null && fields.hadLevel !== true && !isInAnother
      if (isLost && child !== null && student?.exists() === true) batch.update(child, levelsRemoved([level]))
      await batch.commit()
    },
    async () => !(await getDoc(place)).exists(),
  )
}
