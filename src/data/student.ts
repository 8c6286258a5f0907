import { collection, doc, getDoc, getDocs, query, setDoc, where, writeBatch } from 'firebase/firestore/lite'
import { dayOf } from '#model/dates/day.ts'
import { UnknownOutcome } from '#lib/errors.ts'
import { withTimeout } from '#lib/retry.ts'
import {
  byName,
  correctionOf,
  isSameStudent,
  type NewStudent,
  newStudentDocument,
  newStudentId,
  readStudent,
  type Student,
  type StudentExtras,
} from '#model/student.ts'
import type { Contact } from '#model/user.ts'
import { firestore } from './firestore.ts'
import { cancelReads, ownKey, queryClient, type ReadState, useOwn } from './read.ts'
import { readContact } from './user.ts'
import { updateOnce, writeOnce, writeTimeout } from './write.ts'

export function useStudents(uid: string): ReadState<Student[]> {
  return useOwn(ownKey(uid, 'Students'), () => readStudents(uid), uid !== '')
}

/**
 * Adds a child with an empty completed list. Repeated with the same id, it adds no second child.
 * @throws FirebaseError and UnknownOutcome as `writeOnce` does.
 */
export async function addStudent(
  uid: string,
  id: string,
  student: NewStudent,
  contact: Contact,
  extras?: StudentExtras,
): Promise<void> {
  const document = doc(firestore, 'Users', uid, 'Students', id)
  const fields = newStudentDocument(student, contact, extras)
  await writeOnce(
    () => setDoc(document, fields),
    async () => (await getDoc(document)).exists(),
  )
  await cacheStudent(uid, readStudent(id, fields))
}

export class DuplicateStudent extends Error {}

/** An earlier attempt whose answer was lost has stored the child under another name or birthdate. */
export class StoredEarlier extends Error {
  constructor(readonly student: Student) {
    super('An earlier try has stored the child.')
  }
}

/**
 * Returns a function that adds the children of one form. Duplicates are looked up among the stored children, not the
 * cached ones. The id of an attempt with an unknown outcome is kept, so that the next attempt finds that child, even
 * under another name, instead of adding a second one.
 * @param email of the account, for a parent who has stored no other.
 * @returns a function that throws DuplicateStudent, StoredEarlier, and what `addStudent` throws.
 */
export function studentAdder(uid: string, email: string) {
  let sentId: string | null = null

  async function readStored() {
    try {
      return await withTimeout(Promise.all([fetchStudents(uid), readContact(uid, email)]), writeTimeout)
    } catch (error) {
      throw sentId === null ? error : new UnknownOutcome('An earlier try is unknown.', { cause: error })
    }
  }

  return async function add(
    student: NewStudent,
    isDuplicate: (other: Student, student: NewStudent) => boolean,
    extras: StudentExtras,
  ): Promise<void> {
    const [stored, contact] = await readStored()
    const earlier = stored.find(({ id }) => id === sentId)
    if (stored.some((other) => other !== earlier && isDuplicate(other, student))) throw new DuplicateStudent()
    if (earlier === undefined) {
      const ids = stored.map(({ id }) => id)
      sentId ??= await newStudentId(uid, student, ids)
      await addStudent(uid, sentId, student, contact, extras)
    } else {
      await cacheStudent(uid, earlier)
    }
    sentId = null
    if (earlier !== undefined && !isSameStudent(earlier, student)) throw new StoredEarlier(earlier)
  }
}

/**
 * Corrects a child; fields that are not among the changes stay as they are stored.
 * @throws FirebaseError and UnknownOutcome as `updateOnce` does.
 */
export async function correctStudent(uid: string, id: string, changes: Partial<NewStudent>): Promise<void> {
  const document = doc(firestore, 'Users', uid, 'Students', id)
  const today = dayOf(new Date())
  const stored = await updateOnce(document, (fields) => correctionOf(fields, changes, today))
  await cacheStudent(uid, readStudent(id, stored))
}

/**
 * Removes a child who has no registration and no completed level, also from the waiting lists. A child who is already
 * gone counts as removed.
 * @throws FirebaseError and UnknownOutcome as `writeOnce` does.
 */
export async function removeStudent(uid: string, id: string): Promise<void> {
  const document = doc(firestore, 'Users', uid, 'Students', id)
  const own = query(collection(firestore, 'Enquiries'), where('uid', '==', uid))
  await writeOnce(
    async () => {
      const batch = writeBatch(firestore)
      for (const entry of (await getDocs(own)).docs) {
        const { kind, studentId, answeredOn } = entry.data()
        if (kind === 'waiting' && studentId === id && answeredOn === undefined) batch.delete(entry.ref)
      }
      await batch.delete(document).commit()
    },
    async () => !(await getDoc(document)).exists(),
  )
  void queryClient.invalidateQueries({ queryKey: ownKey(uid, 'requests') })
  await changeStudents(uid, (cached) => cached.filter((student) => student.id !== id))
}

/** Puts a child that was just written into the cache, to save reading the children. */
export async function cacheStudent(uid: string, student: Student): Promise<void> {
  await changeStudents(uid, (cached) =>
    cached
      .filter(({ id }) => id !== student.id)
      .concat(student)
      .sort(byName),
  )
}

async function changeStudents(uid: string, change: (cached: Student[]) => Student[]): Promise<void> {
  await cancelReads(ownKey(uid, 'Students'))
  queryClient.setQueryData<Student[]>(ownKey(uid, 'Students'), (cached) => cached && change(cached))
}

/** Reads the children bypassing the cache, for a check that must not rely on it, and updates the cache. */
export async function fetchStudents(uid: string): Promise<Student[]> {
  const students = await readStudents(uid)
  queryClient.setQueryData<Student[]>(ownKey(uid, 'Students'), students)
  return students
}

export async function readStudents(uid: string): Promise<Student[]> {
  const snapshot = await getDocs(collection(firestore, 'Users', uid, 'Students'))
  return snapshot.docs.map((entry) => readStudent(entry.id, entry.data())).sort(byName)
}
