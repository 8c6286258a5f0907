import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite'
import { language } from '#copy/language.ts'
import type { Course } from '#model/course.ts'
import type { Weekday } from '#model/dates/schedule.ts'
import { type Enquiry, phoneOfEnquiry } from '#model/enquiry.ts'
import { enrollmentId } from '#model/enrollment.ts'
import type { Student } from '#model/student.ts'
import { readUser } from '#model/user.ts'
import { limits } from '#model/values/fields.ts'
import { firestore } from './firestore.ts'
import { readFirst, writeOnce } from './write.ts'

/**
 * Puts a child on the waiting list of a term, once: the id is fixed, and who waits for an answer stays as it is.
 * @throws FirebaseError and UnknownOutcome as `writeOnce` does.
 */
export async function joinWaitingList(
  { uid, email }: { uid: string; email: string },
  { id: courseId, term }: Course,
  student: Student,
  days: Weekday[],
  about: Pick<Enquiry, 'comment' | 'birthdate'>,
): Promise<'joined' | 'joinedBefore'> {
  const place = enrollmentId(courseId, student.id, term)
  const entry = doc(firestore, 'Enquiries', `waiting_${uid}_${place}`)
  const isStored = async () => {
    const fields = (await getDoc(entry)).data()
    return fields !== undefined && !('answeredOn' in fields)
  }
  if (await readFirst(isStored())) return 'joinedBefore'
  const parent = (await readFirst(getDoc(doc(firestore, 'Users', uid)))).data()
  // An account that was never finished has no name of its own.
  const { firstName, lastName } = parent === undefined ? student : readUser(parent)
  const fields = {
    ...{ kind: 'waiting', language: language.code, uid, email, courseId, studentId: student.id, term, days },
    firstName: firstName.slice(0, limits.namePart),
    lastName: lastName.slice(0, limits.namePart),
    phoneNumber: phoneOfEnquiry(readUser(parent ?? {}).phoneNumber),
    ...about,
  }
  await writeOnce(() => setDoc(entry, { ...fields, date: Date.now(), received: serverTimestamp() }), isStored)
  return 'joined'
}
