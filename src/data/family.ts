import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  type Query,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite'
import { language } from '#copy/language.ts'
import { isDenied } from '#lib/errors.ts'
import { type Enquiry, phoneOfEnquiry, readEnquiry, type ReceivedEnquiry } from '#model/enquiry.ts'
import { termIdOf } from '#model/course.ts'
import { enrollmentId } from '#model/enrollment.ts'
import type { Student } from '#model/student.ts'
import { readUser } from '#model/user.ts'
import { limits, type PhoneFormat } from '#model/values/fields.ts'
import { isName } from '#model/values/name.ts'
import { beginningOf } from '#model/values/text.ts'
import { firestore } from './firestore.ts'
import { ownKey, queryClient, type ReadState, useOwn } from './read.ts'
import { readTermOf } from './term.ts'
import { readFirst, writeOnce } from './write.ts'
import type { Fields } from '#model/values/stored.ts'

interface Account {
  uid: string
  email: string
}

/** The family's unanswered requests: for seats, evaluations, erasure. */
export function useRequests(uid: string, enabled = true): ReadState<ReceivedEnquiry[]> {
  return useOwn(ownKey(uid, 'requests'), async () => (await readRequests(uid)).filter(isOpen), enabled)
}

type Name = Pick<Student, 'firstName' | 'lastName'>

/** A request for a seat: the child, the term of a level, and the days. */
export type WaitingRequest = Pick<ReceivedEnquiry, 'courseId' | 'studentId' | 'termId' | 'days'>

/** How many children of a family can wait at once, as in `firestore.rules`. */
const waitingNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The family's waiting list is full: nothing is stored, as if Firestore had refused. */
export class WaitingListFull extends Error {
  readonly code = 'failed-precondition'
}

/**
 * Puts a child on the waiting list of a term. A second request for the same term replaces the first, and keeps its
 * turn.
 * @param phone the format of an enquiry's phone number.
 * @returns `kept` if nothing has changed.
 * @throws FirebaseError and UnknownOutcome as `writeOnce` does, and WaitingListFull.
 */
export async function joinWaitingList(
  account: Account,
  wish: WaitingRequest,
  about: Pick<Enquiry, 'comment' | 'birthdate'>,
  child: Name,
  phone: PhoneFormat,
): Promise<'joined' | 'changed' | 'kept'> {
  const { uid } = account
  const { termId, ...wished } = wish
  const ids = waitingNumbers.map((number) => `waiting_${uid}_${number}`)
  const fields = {
    ...(await askedBy(account, phone, child)),
    kind: 'waiting',
    ...wished,
    term: termId,
    ...about,
  }
  const isSame = (other: ReceivedEnquiry) =>
    other.courseId === wish.courseId && other.studentId === wish.studentId && other.termId === wish.termId
  const isAsWished = (other: ReceivedEnquiry) => isSame(other) && String(other.days) === String(wish.days)
  const readOpen = async () =>
    (await readRequests(uid)).filter((other) => isOpen(other) && other.kind === 'waiting')

  async function write(): Promise<void> {
    const open = await readOpen()
    if (open.some(isAsWished)) return
    const earlier = open.find((other) => isSame(other) && ids.includes(other.id))
    // An older version of the site gave entries other ids.
    for (const other of open.filter((each) => each !== earlier && isSame(each))) await takeOff(other)
    if (earlier !== undefined) {
      // With the address that the account has now.
      await updateDoc(requestWith(earlier.id), fields)
      return
    }
    const free =
      ids.find((id) => open.every((other) => other.id !== id)) ??
      (await takeOff(await findObsoleteRequest(open.filter(({ id }) => ids.includes(id)))))
    if (free === undefined) throw new WaitingListFull()
    try {
      await setDoc(requestWith(free), { ...fields, date: Date.now(), received: serverTimestamp() })
    } catch (error) {
      // Another tab has taken it meanwhile for another child, and the rules refuse this one.
      const isTaken = isDenied(error) && (await readOpen()).some(({ id }) => id === free)
      if (!isTaken) throw error
      await write()
    }
  }

  const earlier = (await readFirst(readOpen())).find(isSame)
  await writeOnce(write, async () => (await readOpen()).some(isAsWished))
  void queryClient.invalidateQueries({ queryKey: ownKey(uid, 'requests') })
  if (earlier === undefined) return 'joined'
  return isAsWished(earlier) ? 'kept' : 'changed'
}

/** A request whose term is no longer open, or whose child has the seat, according to Firestore and not the cache. */
async function findObsoleteRequest(open: ReceivedEnquiry[]): Promise<ReceivedEnquiry | undefined> {
  for (const wish of open) {
    const { uid, courseId, studentId, termId } = wish
    const [course, seat] = await Promise.all([
      getDoc(doc(firestore, 'Course', courseId)),
      getDoc(doc(firestore, 'Users', uid, 'Enrollments', enrollmentId(courseId, studentId, termId))),
    ])
    if (termIdOf(course.get('term')) !== termId || seat.exists()) return wish
  }
  return undefined
}

async function takeOff(wish: ReceivedEnquiry | undefined): Promise<string | undefined> {
  if (wish !== undefined) await deleteDoc(requestWith(wish.id))
  return wish?.id
}

/**
 * Asks the school to erase a family, once.
 * @param phone as for `joinWaitingList`.
 * @throws FirebaseError and UnknownOutcome as `writeOnce` does.
 */
export async function askForErasure(account: Account, comment: string, phone: PhoneFormat): Promise<void> {
  const { uid } = account
  const fields = { ...(await askedBy(account, phone)), kind: 'erasure', comment }
  const isStored = async () =>
    (await readRequests(uid)).some((other) => other.kind === 'erasure' && isOpen(other))
  await writeOnce(async () => {
    if (await isStored()) return
    const times = { date: Date.now(), received: serverTimestamp() }
    await setDoc(requestWith(`erasure_${uid}`), { ...fields, ...times })
  }, isStored)
  await queryClient.invalidateQueries({ queryKey: ownKey(uid, 'requests') })
}

/**
 * Takes back what has no answer yet.
 * @returns whether it was there: what is gone may have been taken back before, or carried out.
 * @throws FirebaseError and UnknownOutcome as `writeOnce` does.
 */
export async function takeBack(uid: string, { id }: Pick<ReceivedEnquiry, 'id'>): Promise<boolean> {
  const isThere = async () => (await getDoc(requestWith(id))).exists()
  const wasThere = await readFirst(isThere())
  await writeOnce(
    () => deleteDoc(requestWith(id)),
    async () => !(await isThere()),
  )
  await queryClient.invalidateQueries({ queryKey: ownKey(uid, 'requests') })
  return wasThere
}

/** What a request says of the family that sends it. @throws FirebaseError and UnknownOutcome as `readFirst` does. */
async function askedBy({ uid, email }: Account, phone: PhoneFormat, child?: Name) {
  const parent = readUser((await readFirst(getDoc(doc(firestore, 'Users', uid)))).data() ?? {})
  // If sign-up was never completed there is no parent's name, so the child's is used. A name from an old form may break
  // today's rules, even when truncated.
  const names = [parent, ...(child === undefined ? [] : [child])].map(({ firstName, lastName }) => ({
    firstName: beginningOf(firstName, limits.namePart),
    lastName: beginningOf(lastName, limits.namePart),
  }))
  const { firstName, lastName } = names.find((name) => isName(name.firstName)) ?? {
    firstName: language.fallbackName,
    lastName: '',
  }
  return {
    ...{ language: language.code, uid, email },
    firstName,
    lastName: isName(lastName) ? lastName : '',
    phoneNumber: phoneOfEnquiry(parent.phoneNumber, phone),
  }
}

async function readRequests(uid: string): Promise<ReceivedEnquiry[]> {
  const { docs } = await getDocs(query(collection(firestore, 'Enquiries'), where('uid', '==', uid)))
  return docs.map((entry) => readEnquiry(entry.id, entry.data()))
}

function isOpen({ answeredOn }: ReceivedEnquiry): boolean {
  return answeredOn === ''
}

function requestWith(id: string) {
  return doc(firestore, 'Enquiries', id)
}

/** A document whole, with its id: also what an older version of the site has stored in it. */
export type WholeDocument = Fields

/**
 * All that is stored of a family and that its parent may read.
 * @param account enquiries are found by its address, so only if that is verified.
 * @throws FirebaseError if one of the reads fails.
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
  const inTerms = [...registrations, ...records, ...documents.enquiries]
  /** Keyed by the id of the document that names the term. Without it, the file says the term's id. */
  const readNamed = async (entry: WholeDocument) =>
    [entry.id, await readTermOf(entry).catch(() => null)] as const
  const terms = new Map(await Promise.all(inTerms.map(readNamed)))
  return { ...documents, terms, profile: profile.data(), subscription: subscription?.data() }
}

async function readAll(listed: Query): Promise<WholeDocument[]> {
  return (await getDocs(listed)).docs.map((entry) => ({ id: entry.id, ...entry.data() }))
}
