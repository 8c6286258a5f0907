import { collection, doc, getDoc, getDocs, setDoc, writeBatch } from 'firebase/firestore/lite'
import { UnknownOutcome } from '../lib/unknown-outcome'
import { placeholderId } from '../model/enrollment'
import { isSameStudent, type NewStudent, newStudentId, readStudent } from '../model/student'
import {
  type Contact,
  contactOf,
  type PanelParent,
  readUser,
  type RegisteredParent,
  type User,
} from '../model/user'
import { firestore } from './firestore'
import { ownLifetime, queryClient, type Read, useRead } from './read'
import { writeOnce } from './write'

/** The parent's own document, or `null` while it was never written (DESIGN section 4: the dashboard then offers to finish it). */
export function useUser(uid: string): Read<User | null> {
  return useRead({ queryKey: userKey(uid), queryFn: () => readOneUser(uid), staleTime: ownLifetime })
}

/**
 * Writes what the simple register form knows (S3.02). Sent again, it changes nothing.
 * @throws FirebaseError where the rules have refused it, and nothing is written.
 * @throws UnknownOutcome where it cannot be known whether it is stored; it may be tried again at any time.
 */
export async function registerUser(uid: string, parent: RegisteredParent): Promise<void> {
  const document = doc(firestore, 'Users', uid)
  await writeOnce(
    () => setDoc(document, parent),
    async () => (await getDoc(document)).exists(),
  )
  queryClient.setQueryData(userKey(uid), readUser({ ...parent }))
}

/**
 * Writes what the sign-up panel knows in one atomic batch: the parent, the first child if there is one, and the empty
 * enrollment of the spec (S7.19). Sent again, it writes what is missing: of an account that has its documents, at most
 * the child.
 * @throws FirebaseError and UnknownOutcome as `registerUser` does.
 */
export async function signUpFamily(
  uid: string,
  parent: PanelParent,
  student: NewStudent | null,
): Promise<void> {
  const userDocument = doc(firestore, 'Users', uid)
  const students = collection(userDocument, 'Students')
  const child = student && {
    document: doc(students, await newStudentId(uid, student)),
    fields: { ...student, email: parent.email, phoneNumber: parent.phoneNumber, coursesCompleted: [] },
  }

  function writeAll(): Promise<void> {
    const batch = writeBatch(firestore)
    batch.set(userDocument, parent)
    batch.set(doc(userDocument, 'Enrollments', placeholderId), {})
    if (child !== null) batch.set(child.document, child.fields)
    return batch.commit()
  }

  async function isAllStored(): Promise<boolean> {
    if ((await readOneUser(uid)) === null) return false
    if (student === null) return true
    const stored = await getDocs(students)
    return stored.docs.some((entry) => isSameStudent(readStudent(entry.id, entry.data()), student))
  }

  try {
    await writeOnce(writeAll, isAllStored)
  } catch (error) {
    if (child === null || error instanceof UnknownOutcome || (await readOneUser(uid)) === null) throw error
    await writeOnce(() => setDoc(child.document, child.fields), isAllStored)
  }
  void queryClient.invalidateQueries({ queryKey: userKey(uid) })
}

/**
 * How the school reaches the parent, for a child who is added: from the parent's document, which is read if it was not.
 * @throws FirebaseError when it cannot be read.
 */
export async function readContact(uid: string, accountEmail: string): Promise<Contact> {
  const parent = await queryClient.query({
    staleTime: 'static',
    queryKey: userKey(uid),
    queryFn: () => readOneUser(uid),
  })
  return contactOf(parent, accountEmail)
}

async function readOneUser(uid: string): Promise<User | null> {
  const snapshot = await getDoc(doc(firestore, 'Users', uid))
  return snapshot.exists() ? readUser(snapshot.data()) : null
}

function userKey(uid: string): string[] {
  return ['Users', uid]
}
