import type { PlainFields } from 'firestore-emulator/testing/administrator'
import { enrollmentId, referenceOf } from '#model/enrollment.ts'
import { demoStaff } from '#tools/local/seed.ts'
import type { School } from './school.ts'

/** A term of its own, so that the office's lists of it have nobody of other tests. */
export const term = '2031-winter'

interface Child {
  firstName: string
  /** Of the place, besides what all have. */
  place?: PlainFields
}

const date = Date.parse('2026-11-20T12:00:00Z')
const withdrawn = { withdrawnAt: new Date(date), withdrawnBy: 'school' }

/** Three families with five children: paid, not paid, withdrawn, waiting; and what they and others ask. */
export async function storeFamilies(school: School): Promise<void> {
  const paid = { paidOn: '2026-11-02', paymentNote: 'CA$90 came' }
  const asked = { firstName: 'Jeet', lastName: 'Brar', email: '00-virk@painti.example', courseId: '1', date }
  const answered = { kind: 'evaluation', language: 'pa', birthdate: '2018-03-14', comment: 'ਕਿਹੜਾ ਪੱਧਰ?' }
  const waiting = { kind: 'waiting', uid: '00-virk', studentId: 'Noor', term, days: ['mon', 'wed'] }
  const { email: answeredBy } = demoStaff
  await school.publish(
    ...family('sekhon', 'Sekhon', { firstName: 'Anaya' }, { firstName: 'Fateh', place: paid }),
    ...family('long', 'ਪ'.repeat(60), { firstName: 'W'.repeat(60), place: { days: ['tue', 'wed'] } }),
    ...family('virk', 'Virk', { firstName: 'Noor' }, { firstName: 'Veer', place: withdrawn }),
    { path: 'Enquiries/00-question', fields: { ...asked, comment: 'When does it begin?' } },
    { path: 'Enquiries/00-waiting', fields: { ...asked, ...waiting } },
    {
      path: 'Enquiries/00-answered',
      fields: { ...asked, ...answered, answeredOn: '2026-11-21', answeredBy },
    },
    { path: `Course/1/Terms/${term}`, fields: { ...(await school.courseOf(1)), term, seats: 1 } },
  )
}

/** What a family writes on its transfer. */
export function referenceIn(uid: string): string {
  return referenceOf(uid, { id: '', courseId: '1', term, enrolledAt: null })
}

/** A family's documents; its id is among the first, so that no list has to be loaded further for it. */
function family(id: string, lastName: string, ...children: Child[]) {
  const uid = `00-${id}`
  const contact = { email: `${uid}@painti.example`, phoneNumber: '4165559900', middleName: '', lastName }
  const student = { ...contact, birthdate: '2018-03-14', coursesCompleted: [1] }
  const place = { courseId: '1', term, days: ['mon', 'wed'], cost: 100, enrollmentDate: new Date(date) }
  return [
    { path: `Users/${uid}`, fields: { ...contact, firstName: 'Gurleen' } },
    ...children.flatMap(({ firstName, place: noted = {} }) => {
      const placeId = enrollmentId('1', firstName, term)
      const isRecord = 'withdrawnAt' in noted
      const names = { studentId: firstName, studentName: `${firstName} ${lastName}` }
      return [
        { path: `Users/${uid}/Students/${firstName}`, fields: { ...student, firstName } },
        {
          path: `Users/${uid}/${isRecord ? `Withdrawals/${placeId}_1` : `Enrollments/${placeId}`}`,
          fields: { ...place, ...names, reference: referenceIn(uid), ...noted },
        },
      ]
    }),
  ]
}
