import {
  collection,
  doc,
  type DocumentData,
  getDoc,
  getDocs,
  type Query,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore/lite'
import { language } from '#copy/language.ts'
import type { Course } from '#model/course.ts'
import type { Weekday } from '#model/dates/schedule.ts'
import { type Enquiry, phoneOfEnquiry } from '#model/enquiry.ts'
import { enrollmentId } from '#model/enrollment.ts'
import type { Student } from '#model/student.ts'
import { readUser } from '#model/user.ts'
import { limits } from '#model/values/fields.ts'
import { isName } from '#model/values/name.ts'
import { storedMoment } from '#model/values/stored.ts'
import { firestore } from './firestore.ts'
import { ownLifetime, queryClient, type ReadState, useRead } from './read.ts'
import { readFirst, writeOnce } from './write.ts'

interface Account {
  uid: string
  email: string
}

/**
 * Puts a child on the waiting list of a term, once: the id is fixed, and who waits for an answer stays as it is.
 * @throws FirebaseError and UnknownOutcome as `writeOnce` does.
 */
export async function joinWaitingList(
  account: Account,
  { id: courseId, term }: Course,
  student: Student,
  days: Weekday[],
  about: Pick<Enquiry, 'comment' | 'birthdate'>,
): Promise<'joined' | 'joinedBefore'> {
  const id = `waiting_${account.uid}_${enrollmentId(courseId, student.id, term)}`
  const fields = { kind: 'waiting', courseId, studentId: student.id, term, days, ...about }
  return (await askOnce(account, id, student, fields)) ? 'joined' : 'joinedBefore'
}

/** When the family has asked to be erased, in milliseconds; `null` where it has not, or was answered. */
export function useErasure(uid: string): ReadState<number | null> {
  const queryFn = async () => {
    const fields = (await getDoc(doc(firestore, 'Enquiries', `erasure_${uid}`))).data()
    return isOpen(fields) ? storedMoment(fields?.received) : null
  }
  return useRead({ queryKey: ['Users', uid, 'erasure'], queryFn, staleTime: ownLifetime })
}

/**
 * Asks the school to erase a family, once.
 * @param name of a parent who has stored none.
 * @throws FirebaseError and UnknownOutcome as `writeOnce` does.
 */
export async function askForErasure(account: Account, name: string, comment: string): Promise<void> {
  const { uid } = account
  await askOnce(account, `erasure_${uid}`, { firstName: name, lastName: '' }, { kind: 'erasure', comment })
  await queryClient.invalidateQueries({ queryKey: ['Users', uid, 'erasure'] })
}

/**
 * @param nameless who is named where the account was never finished, and has no name of its own.
 * @returns whether it was not asked before.
 */
async function askOnce(
  { uid, email }: Account,
  id: string,
  nameless: Pick<Student, 'firstName' | 'lastName'>,
  about: DocumentData,
): Promise<boolean> {
  const entry = doc(firestore, 'Enquiries', id)
  const isStored = async () => isOpen((await getDoc(entry)).data())
  if (await readFirst(isStored())) return false
  const parent = readUser((await readFirst(getDoc(doc(firestore, 'Users', uid)))).data() ?? {})
  // What an old form stored may be no name for today's rules.
  const { firstName, lastName } = isName(parent.firstName) ? parent : nameless
  const fields = {
    ...{ language: language.code, uid, email },
    firstName: firstName.slice(0, limits.namePart),
    lastName: isName(lastName) ? lastName.slice(0, limits.namePart) : '',
    phoneNumber: phoneOfEnquiry(parent.phoneNumber),
    ...about,
  }
  await writeOnce(() => setDoc(entry, { ...fields, date: Date.now(), received: serverTimestamp() }), isStored)
  return true
}

function isOpen(fields: DocumentData | undefined): boolean {
  return fields !== undefined && !('answeredOn' in fields)
}

/** A document whole, with its id: also what an older version of the site has stored in it. */
export type WholeDocument = Record<string, unknown>

/**
 * All that is stored of a family and that its parent may read.
 * @param account enquiries are found by its address, so only where that is verified.
 * @throws FirebaseError where one of the reads fails.
 */
export async function readFamilyData(
  uid: string,
  { email, isVerified }: { email: string; isVerified: boolean },
) {
  const user = doc(firestore, 'Users', uid)
  const enquiries = collection(firestore, 'Enquiries')
  const isSubscribable = email !== '' && !email.includes('/')
  const [profile, subscription, children, registrations, records, asked, sent] = await Promise.all([
    getDoc(user),
    isSubscribable ? getDoc(doc(firestore, 'newsletter', email.toLowerCase())) : null,
    readAll(collection(user, 'Students')),
    readAll(collection(user, 'Enrollments')),
    readAll(collection(user, 'Withdrawals')),
    readAll(query(enquiries, where('uid', '==', uid))),
    isVerified ? readAll(query(enquiries, where('email', '==', email))) : [],
  ])
  const others = sent.filter(({ id }) => asked.every((request) => request.id !== id))
  const documents = { children, registrations, records, enquiries: [...asked, ...others] }
  return { ...documents, profile: profile.data(), subscription: subscription?.data() }
}

async function readAll(listed: Query): Promise<WholeDocument[]> {
  return (await getDocs(listed)).docs.map((entry) => ({ id: entry.id, ...entry.data() }))
}
