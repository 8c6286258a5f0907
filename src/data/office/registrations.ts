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
import { levelFrom } from '#model/values/level.ts'
import { isAsSeen, readRegistration, type OfficeRegistration } from '#model/office/registration.ts'
import { readStudent } from '#model/student.ts'
import { readUser } from '#model/user.ts'
import { isDocumentId, storedText } from '#model/values/stored.ts'
import { firestore } from '../firestore.ts'
import { readTermOf } from '../term.ts'
import { queryClient, type ReadState } from '../read.ts'
import { writeOnce } from '../write.ts'
import { Changed } from './changed.ts'
import { levelsRemoved } from './levels.ts'
import {
  changeRows,
  changeIfUnchanged,
  countOf,
  type LongList,
  officeKey,
  readAll,
  readAmong,
  readByIds,
  refreshOffice,
  type StoredDocument,
  uidOf,
  useLongList,
  useOffice,
} from './paged-list.ts'

/** Which registrations a list has; '' means all. */
export interface RegistrationFilter {
  termId: string
  courseId: string
  day: Weekday | ''
  isWithdrawn: boolean
}

/** The registrations of a term, latest first, each with its child and parent; `null` while loading. */
export function useRegistrations(filter: RegistrationFilter): LongList<OfficeRegistration> | null {
  return useLongList(['Registrations', JSON.stringify(filter)], () => queryFor(filter), withFamilies)
}

/** All of them at once, for a class list or a search. */
export function useAllRegistrations(
  filter: RegistrationFilter,
  more?: Parameters<typeof useOffice>[2],
): ReadState<OfficeRegistration[]> {
  const key = ['Registrations', 'all', JSON.stringify(filter)]
  return useOffice(key, () => readRegistrations(filter), more)
}

/** All of them at once, for a sum or a search. @throws FirebaseError if they cannot be read. */
export async function readRegistrations(filter: RegistrationFilter): Promise<OfficeRegistration[]> {
  return readAll(queryFor(filter), withFamilies)
}

/** The number of registrations of a term, a level and a day. */
export async function countRegistrations(filter: RegistrationFilter): Promise<number> {
  return countOf(queryFor(filter))
}

/** The registrations with these references, thirty per read. */
export async function findByReference(references: readonly string[]): Promise<OfficeRegistration[]> {
  const docs = await readAmong(collectionGroup(firestore, 'Enrollments'), 'reference', references)
  const found = await withFamilies(docs)
  // A parent could have stored somebody else's reference.
  return found.filter((entry) => docs.some((stored) => stored.get('reference') === entry.reference))
}

function queryFor({ termId, courseId, day, isWithdrawn }: RegistrationFilter): Query {
  const group = collectionGroup(firestore, isWithdrawn ? 'Withdrawals' : 'Enrollments')
  return query(
    group,
    ...(termId === '' ? [] : [where('term', '==', termId)]),
    ...(courseId === '' ? [] : [where('courseId', '==', courseId)]),
    ...(day === '' ? [] : [where('days', 'array-contains', day)]),
    orderBy(isWithdrawn ? 'withdrawnAt' : 'enrollmentDate', 'desc'),
  )
}

async function withFamilies(documents: StoredDocument[]): Promise<OfficeRegistration[]> {
  const family = (entry: StoredDocument) => `Users/${uidOf(entry)}`
  const child = (entry: StoredDocument) => `${family(entry)}/Students/${storedText(entry.get('studentId'))}`
  const ofKnownChild = documents.filter((entry) => isDocumentId(storedText(entry.get('studentId'))))
  const [parents, students, terms] = await Promise.all([
    readByIds(collection(firestore, 'Users'), documents.map(uidOf), (_, fields) => readUser(fields)),
    readByIds(collectionGroup(firestore, 'Students'), ofKnownChild.map(child), readStudent),
    Promise.all(documents.map((entry) => readTermOf(entry.data()))),
  ])
  return documents.map((entry, index) =>
    readRegistration(entry.ref.path, entry.data(), terms[index] ?? null, {
      student: students.get(child(entry)) ?? null,
      parent: parents.get(family(entry)) ?? readUser({}),
    }),
  )
}

/** The registrations and withdrawal records of one family. */
export function useFamilyRegistrations(uid: string): ReadState<OfficeRegistration[]> {
  return useOffice(['Registrations', uid], () => readFamilyRegistrations(uid))
}

async function readFamilyRegistrations(uid: string): Promise<OfficeRegistration[]> {
  const family = doc(firestore, 'Users', uid)
  const kinds = await Promise.all(
    ['Enrollments', 'Withdrawals'].map((name) => getDocs(collection(family, name))),
  )
  const documents = kinds.flatMap(({ docs }) => docs).filter((entry) => entry.get('courseId') !== undefined)
  return withFamilies(documents)
}

/**
 * Marks registrations as paid or, without a day, as unpaid. What somebody else has noted since stays.
 * @param payment without a `note`, the notes stay.
 * @returns and throws as `changeIfUnchanged` does.
 */
export async function notePayment(
  registrations: readonly OfficeRegistration[],
  payment: { paidOn: Day; note?: string | undefined },
): Promise<OfficeRegistration[]> {
  async function readStored() {
    const stored = await Promise.all(registrations.map(({ path }) => getDoc(doc(firestore, path))))
    return stored.map((entry) => [entry.get('paidOn'), entry.get('paymentNote')].map(storedText))
  }

  const noted = await changeIfUnchanged(registrations, readStored, {
    from: ({ enrollment, paymentNote }) => [enrollment.paidOn, paymentNote],
    to: ({ paymentNote }) => [payment.paidOn, payment.note ?? paymentNote],
    change: (batch, { path }) =>
      batch.update(doc(firestore, path), {
        paidOn: payment.paidOn || deleteField(),
        ...(payment.note !== undefined && { paymentNote: payment.note || deleteField() }),
      }),
  })
  // Reload the others: somebody has changed them.
  if (noted.length < registrations.length) void refreshOffice()
  const paths = new Set(noted.map(({ path }) => path))
  changeRows<OfficeRegistration>('Registrations', (row) => {
    if (!paths.has(row.path)) return row
    const enrollment = { ...row.enrollment, paidOn: payment.paidOn }
    return { ...row, enrollment, paymentNote: payment.note ?? row.paymentNote }
  })
  void queryClient.invalidateQueries({ queryKey: officeKey('Today') })
  return noted
}

/**
 * Withdraws a child for its family, even after the term has begun. The level is removed too, unless the child had it
 * before or has it from another registration. Refresh the office afterwards.
 * @throws Changed if the child no longer has the seat that the person saw, unless this already gave it up.
 * @throws FirebaseError and UnknownOutcome as `notePayment` does.
 */
export async function withdrawForFamily({ uid, enrollment, path }: OfficeRegistration): Promise<void> {
  const { courseId, studentId, id } = enrollment
  const family = doc(firestore, 'Users', uid)
  const seat = doc(firestore, path)
  const child = isDocumentId(studentId) ? doc(family, 'Students', studentId) : null
  const record = doc(family, 'Withdrawals', withdrawalId(enrollment))

  /** `null` once it is given up. */
  async function readSeat() {
    const [stored, given] = await Promise.all([getDoc(seat), getDoc(record)])
    if (!stored.exists() && given.exists() && given.get('movedTo') === undefined) return null
    const fields = stored.data()
    if (fields === undefined || !isAsSeen(fields, enrollment)) throw new Changed()
    return fields
  }

  await writeOnce(
    async () => {
      const [fields, student, { docs }] = await Promise.all([
        readSeat(),
        child && getDoc(child),
        getDocs(collection(family, 'Enrollments')),
      ])
      if (fields === null) return
      const batch = writeBatch(firestore)
      batch.delete(seat)
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
    async () => (await readSeat()) === null,
  )
}
