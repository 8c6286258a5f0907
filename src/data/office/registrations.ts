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
import { levelFrom, levelsFrom } from '#model/level.ts'
import { readRegistration, type Registration } from '#model/office/registration.ts'
import { readStudent } from '#model/student.ts'
import { readUser } from '#model/user.ts'
import { isDocumentId, storedList, storedText } from '#model/values/stored.ts'
import { firestore } from '../firestore.ts'
import { readTermOf } from '../term.ts'
import { type ReadState, useRead } from '../read.ts'
import { writeOnce } from '../write.ts'
import {
  countOf,
  type LongList,
  officeKey,
  officeLifetime,
  readAll,
  readByIds,
  refreshOffice,
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

/** Those that have one of these references, in one read. @param references at most thirty count. */
export async function findByReference(references: readonly string[]): Promise<Registration[]> {
  if (references.length === 0) return []
  const group = collectionGroup(firestore, 'Enrollments')
  const { docs } = await getDocs(query(group, where('reference', 'in', references.slice(0, 30))))
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
 * @returns those that were changed.
 * @throws FirebaseError where the rules have refused it: nothing is noted.
 * @throws UnknownOutcome where it is unknown whether it is noted; it may be tried again at any time.
 */
export async function notePayment(
  registrations: readonly Registration[],
  { paidOn, note }: { paidOn: Day; note: string },
): Promise<Registration[]> {
  let changed: Registration[] = []
  const fields = {
    paidOn: paidOn === '' ? deleteField() : paidOn,
    paymentNote: note === '' ? deleteField() : note,
  }
  async function readStored() {
    return Promise.all(registrations.map(({ path }) => getDoc(doc(firestore, path))))
  }

  await writeOnce(
    async () => {
      const stored = await readStored()
      changed = registrations.filter(
        ({ enrollment, paymentNote }, index) =>
          storedText(stored[index]?.get('paidOn')) === enrollment.paidOn &&
          storedText(stored[index]?.get('paymentNote')) === paymentNote,
      )
      const batch = writeBatch(firestore)
      for (const { path } of changed) batch.update(doc(firestore, path), fields)
      if (changed.length > 0) await batch.commit()
    },
    async () =>
      (await readStored()).every(
        (entry) =>
          storedText(entry.get('paidOn')) === paidOn && storedText(entry.get('paymentNote')) === note,
      ),
  )
  await refreshOffice()
  return changed
}

/**
 * Withdraws a child for its family, also after the term has begun. The level goes with it, unless the child had it before
 * or has it by another registration.
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
      if (child !== null && student?.exists() === true && fields.hadLevel !== true && !isInAnother) {
        const levels = levelsFrom(storedList(student.get('coursesCompleted')))
        const kept = levels.filter((level) => level !== levelFrom(courseId))
        batch.update(child, { coursesCompleted: kept })
      }
      await batch.commit()
    },
    async () => !(await getDoc(place)).exists(),
  )
  await refreshOffice()
}
