import { useQuery } from '@tanstack/react-query'
import {
  doc,
  type DocumentData,
  type DocumentReference,
  getDoc,
  setDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import { placeholderId } from '../model/enrollment'
import type { NewStudent } from '../model/student'
import {
  type Contact,
  contactOf,
  type PanelParent,
  readUser,
  type RegisteredParent,
  type User,
} from '../model/user'
import { firestore } from './firestore'
import { ownLifetime, queryClient, type Read, readOf } from './read'

/** The parent's own document, or `null` while it was never written (DESIGN section 4: the dashboard then offers to finish it). */
export function useUser(uid: string): Read<User | null> {
  return readOf(
    useQuery(
      { queryKey: userKey(uid), queryFn: () => readOneUser(uid), staleTime: ownLifetime },
      queryClient,
    ),
  )
}

/**
 * Writes what the simple register form knows (SPEC section 3, User).
 * @throws FirebaseError when the rules refuse it or the line fails; nothing is then written.
 */
export async function registerUser(uid: string, parent: RegisteredParent): Promise<void> {
  await setDoc(doc(firestore, 'Users', uid), parent)
  await queryClient.invalidateQueries({ queryKey: userKey(uid) })
}

/**
 * Writes what the sign-up panel knows in one atomic batch: the parent, the first child if there is one, and the empty
 * enrollment of the spec (DESIGN section 4, Sign-up panel). Tried again after an answer was lost, it finds its own work
 * by the child's id, which stays the same, and writes only what is missing.
 * @throws FirebaseError when the rules refuse it or the line fails.
 */
export async function signUpFamily(
  uid: string,
  parent: PanelParent,
  student: (NewStudent & { id: string }) | null,
): Promise<void> {
  const userDocument = doc(firestore, 'Users', uid)
  const batch = writeBatch(firestore)
  batch.set(userDocument, parent)
  batch.set(doc(userDocument, 'Enrollments', placeholderId), {})
  if (student !== null) batch.set(doc(userDocument, 'Students', student.id), firstStudent(parent, student))
  try {
    await batch.commit()
  } catch (error) {
    if ((await readOneUser(uid)) === null) throw error
    if (student !== null)
      await addMissing(doc(userDocument, 'Students', student.id), firstStudent(parent, student))
  }
  await queryClient.invalidateQueries({ queryKey: userKey(uid) })
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

function firstStudent(
  { email, phoneNumber }: PanelParent,
  { id: _, ...student }: NewStudent & { id: string },
) {
  return { ...student, email, phoneNumber, coursesCompleted: [] }
}

async function addMissing(document: DocumentReference, fields: DocumentData): Promise<void> {
  if (!(await getDoc(document)).exists()) await setDoc(document, fields)
}

async function readOneUser(uid: string): Promise<User | null> {
  const snapshot = await getDoc(doc(firestore, 'Users', uid))
  return snapshot.exists() ? readUser(snapshot.data()) : null
}

function userKey(uid: string): string[] {
  return ['Users', uid]
}
