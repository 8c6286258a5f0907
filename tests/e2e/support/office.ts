import type { PlainFields } from 'firestore-emulator/testing/administrator'
import { enrollmentId, referenceOf } from '#model/enrollment.ts'
import { demoStaff } from '#tools/local/seed.ts'
import type { School } from './school.ts'

/** A term of its own, so that the office's lists of it have nobody of other tests. */
export const termId = '2031-winter'

const date = Date.parse('2026-11-20T12:00:00Z')

/** Three families with five children: paid, not paid, withdrawn, waiting; and what they ask. */
export async function storeFamilies(school: School): Promise<void> {
  const asked = { firstName: 'Jeet', lastName: 'Brar', email: '00-virk@painti.example', courseId: '1', date }
  const answered = { answeredOn: '2026-11-21', answeredBy: demoStaff.email }
  const waiting = { kind: 'waiting', uid: '00-virk', studentId: 'Noor', term: termId, days: ['mon', 'wed'] }
  await school.publish(
    ...family('sekhon', 'Sekhon', { Anaya: {}, Fateh: { paidOn: '2026-11-02', paymentNote: 'CA$90 came' } }),
    ...family('long', 'ਪ'.repeat(60), { ['W'.repeat(60)]: { days: ['tue', 'wed'] } }),
    ...family('virk', 'Virk', { Noor: {}, Veer: { withdrawnAt: new Date(date), withdrawnBy: 'school' } }),
    { path: 'Enquiries/00-question', fields: { ...asked, comment: 'When does it begin?' } },
    { path: 'Enquiries/00-waiting', fields: { ...asked, ...waiting } },
    { path: 'Enquiries/00-erasure', fields: { ...asked, kind: 'erasure', uid: '00-virk', comment: 'ਮਿਟਾਓ' } },
    { path: 'Enquiries/00-answered', fields: { ...asked, ...answered, kind: 'evaluation', comment: 'ਪੱਧਰ?' } },
    { path: `Course/1/Terms/${termId}`, fields: { ...(await school.courseOf(1)), term: termId, seats: 1 } },
  )
}

/** What a family writes on its transfer. */
export function referenceIn(uid: string): string {
  return referenceOf(uid, { id: '', courseId: '1', termId, enrolledAt: null })
}

/** A family's documents, its children by first name with what is noted at their places. Its id is among a list's first. */
function family(name: string, lastName: string, children: Record<string, PlainFields>) {
  const uid = `00-${name}`
  const user = { firstName: 'Gurleen', lastName, email: `${uid}@painti.example`, phoneNumber: '4165559900' }
  const place = {
    courseId: '1',
    term: termId,
    days: ['mon', 'wed'],
    cost: 100,
    enrollmentDate: new Date(date),
  }
  return [
    { path: `Users/${uid}`, fields: user },
    ...Object.entries(children).flatMap(([firstName, noted]) => {
      const id = enrollmentId('1', firstName, termId)
      const student = { firstName, lastName, birthdate: '2018-03-14', coursesCompleted: [1] }
      const path = 'withdrawnAt' in noted ? `Withdrawals/${id}_1` : `Enrollments/${id}`
      const names = { studentId: firstName, reference: referenceIn(uid) }
      return [
        { path: `Users/${uid}/Students/${firstName}`, fields: student },
        { path: `Users/${uid}/${path}`, fields: { ...place, ...names, ...noted } },
      ]
    }),
  ]
}
