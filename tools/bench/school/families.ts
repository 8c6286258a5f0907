import type { PlainDocument } from '../../local/administrator'
import { enquiryFields, idFrom } from '../firestore/school'

// A school as parents and visitors have filled it, the same at every run. For each family: a parent, two children, an
// enrollment of each, the empty entry of the sign-up, an enquiry and a subscription.

const opened = Date.UTC(2025, 8, 1, 13)
/** Minutes from one family to the next. */
const betweenFamilies = 37
const millisecondsInMinute = 60_000
const courses = [1, 2, 3, 4]
const surnames = ['Gill', 'Sidhu', 'Brar', 'Dhillon', 'ਸੰਧੂ']
const children = [
  { id: 'elder', firstName: 'Arjan', middleName: 'Singh', birthdate: '2016-09-03', level: 2 },
  { id: 'younger', firstName: 'ਮਿਹਰ', middleName: 'Kaur', birthdate: '2019-02-21', level: 1 },
]

/** Every document of a school, one after another. */
export function* schoolOfFamilies(families: number): Generator<PlainDocument> {
  for (const level of courses) yield { path: `Course/${level}`, fields: { Title: `Punjabi, level ${level}` } }
  for (let index = 0; index < families; index++) {
    const time = opened + index * betweenFamilies * millisecondsInMinute
    yield* familyOf(index, new Date(time))
    yield { path: `Enquiries/${idFrom(`question ${index}`)}`, fields: enquiryFields(index, time) }
    const email = emailOf(index)
    yield { path: `newsletter/${email}`, fields: { email, timestamp: new Date(time) } }
  }
}

/** Their accounts, with addresses that are verified. */
export function accountsOfFamilies(
  families: number,
): { localId: string; email: string; emailVerified: true }[] {
  return Array.from({ length: families }, (_, index) => {
    const { uid, email } = parentAt(index)
    return { localId: uid, email, emailVerified: true }
  })
}

/** The parent with this number, and their elder child, who is enrolled in level 2. */
export function parentAt(index: number): { uid: string; email: string; elder: string } {
  return { uid: idFrom(`family ${index}`), email: emailOf(index), elder: childId('elder', index) }
}

function childId(child: string, index: number): string {
  return idFrom(`${child} of ${index}`)
}

function emailOf(index: number): string {
  return `parent-${index}@example.org`
}

function* familyOf(index: number, enrollmentDate: Date): Generator<PlainDocument> {
  const { uid, email } = parentAt(index)
  const user = `Users/${uid}`
  const lastName = surnames[index % surnames.length] ?? ''
  const contact = { email, phoneNumber: '5550100200' }
  yield {
    path: user,
    fields: { firstName: 'Simran', middleName: '', lastName, ...contact, birthdate: '1988-04-12' },
  }
  yield { path: `${user}/Enrollments/placeholder`, fields: {} }
  for (const { id, level, ...child } of children) {
    const studentId = childId(id, index)
    const coursesCompleted = courses.filter((course) => course <= level)
    yield {
      path: `${user}/Students/${studentId}`,
      fields: { ...child, lastName, ...contact, coursesCompleted },
    }
    const courseId = String(level)
    const studentName = `${child.firstName} ${child.middleName} ${lastName}`
    yield {
      path: `${user}/Enrollments/${courseId}_${studentId}`,
      fields: { courseId, studentId, studentName, enrollmentDate },
    }
  }
}
