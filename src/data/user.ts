import { collection, doc, getDoc, getDocs, setDoc, writeBatch } from 'firebase/firestore/lite'
import { placeholderId } from '#model/enrollment.ts'
import {
  isSameStudent,
  type NewStudent,
  newStudentDocument,
  newStudentId,
  readStudent,
} from '#model/student.ts'
import {
  type Contact,
  contactForNewChild,
  type Details,
  detailsChangeOf,
  readUser,
  type RegisteredParent,
  type User,
} from '#model/user.ts'
import { firestore } from './firestore.ts'
import { cancelReads, ownKey, queryClient, type ReadState, useOwn } from './read.ts'
import { updateOnce, writeOnce } from './write.ts'

/** The parent's own document, or `null` until there is one: the dashboard then asks for the details. */
export function useUser(uid: string): ReadState<User | null> {
  return useOwn(ownKey(uid), () => readOneUser(uid), uid !== '')
}

/**
 * Writes the register form's fields (S3.02), unless the account already has its document.
 * @throws FirebaseError and UnknownOutcome as `writeOnce` does.
 */
export async function registerUser(uid: string, parent: RegisteredParent): Promise<void> {
  await writeOnce(
    async () => {
      if (!(await hasDocument(uid))) await setDoc(doc(firestore, 'Users', uid), parent)
    },
    () => hasDocument(uid),
  )
  void queryClient.invalidateQueries({ queryKey: ownKey(uid) })
}

/**
 * Writes the sign-up panel's fields in one batch: the parent (S3.01), the first child if there is one, and the
 * placeholder enrollment (S7.19). If the parent's document already exists, at most the child is written.
 * @throws FirebaseError and UnknownOutcome as `registerUser` does.
 */
export async function signUpFamily(uid: string, parent: User, student: NewStudent | null): Promise<void> {
  const userDocument = doc(firestore, 'Users', uid)
  const students = collection(userDocument, 'Students')
  const studentId = student && (await newStudentId(uid, student))

  async function writeMissing(): Promise<void> {
    const isNew = !(await hasDocument(uid))
    if (!isNew && (await hasChild())) return
    const batch = writeBatch(firestore)
    if (isNew) {
      batch.set(userDocument, parent)
      batch.set(doc(userDocument, 'Enrollments', placeholderId), {})
    }
    if (student !== null && studentId !== null)
      batch.set(doc(students, studentId), newStudentDocument(student, parent))
    await batch.commit()
  }

  async function hasChild(): Promise<boolean> {
    if (student === null) return true
    const stored = await getDocs(students)
    return stored.docs.some((entry) => isSameStudent(readStudent(entry.id, entry.data()), student))
  }

  await writeOnce(writeMissing, async () => (await hasDocument(uid)) && hasChild())
  void queryClient.invalidateQueries({ queryKey: ownKey(uid) })
}

/**
 * Changes the parent's details; fields that are not among the changes stay as they are stored.
 * @throws FirebaseError and UnknownOutcome as `updateOnce` does.
 */
export async function changeDetails(uid: string, changes: Partial<Details>): Promise<void> {
  const document = doc(firestore, 'Users', uid)
  const stored = await updateOnce(document, (fields) => detailsChangeOf(fields, changes))
  await cancelReads(ownKey(uid))
  queryClient.setQueryData<User | null>(ownKey(uid), readUser(stored))
}

/** Stores the address of the account after a parent has changed it. @throws as `updateOnce` does. */
export async function storeEmail(uid: string, email: string): Promise<void> {
  const stored = await updateOnce(doc(firestore, 'Users', uid), () => ({ email }))
  queryClient.setQueryData<User | null>(ownKey(uid), readUser(stored))
}

/**
 * The contact stored with a new child: from the parent's cached document, otherwise it is read.
 * @throws FirebaseError when it cannot be read.
 */
export async function readContact(uid: string, accountEmail: string): Promise<Contact> {
  const cached = queryClient.getQueryData<User | null>(ownKey(uid))
  return contactForNewChild(cached === undefined ? await readOneUser(uid) : cached, accountEmail)
}

async function hasDocument(uid: string): Promise<boolean> {
  return (await readOneUser(uid)) !== null
}

export async function readOneUser(uid: string): Promise<User | null> {
  const snapshot = await getDoc(doc(firestore, 'Users', uid))
  return snapshot.exists() ? readUser(snapshot.data()) : null
}
