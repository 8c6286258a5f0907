// The school's staff, and families that nobody but the school knows.
import { screen, within } from '@testing-library/react'
import { referenceOf } from '#model/enrollment.ts'
import { storeStudent } from '../data/support/parent.ts'
import { writeDocument } from '../support/school.ts'
import { user } from './visit-member.tsx'

type Fields = Record<string, unknown>

export const termId = '2027-winter'
let families = 0

/** A family with a name of its own whose children have places in Level 1, and nobody but the school knows it. */
export async function storeFamily(lastName: string, children: Record<string, Fields> = { c1: {} }) {
  const uid = `family${(families += 1)}`
  await writeDocument(`Users/${uid}`, {
    name: `Simran ${lastName}`,
    email: `${lastName.toLowerCase()}@painti.example`,
    phoneNumber: `41655501${10 + families}`,
  })
  for (const [id, fields] of Object.entries(children)) {
    await storeStudent(uid, id, { firstName: id, middleName: '', lastName, coursesCompleted: [1] })
    await writeDocument(`Users/${uid}/Enrollments/1_${id}_${termId}`, {
      courseId: '1',
      studentId: id,
      studentName: `${id} ${lastName}`,
      term: termId,
      days: ['mon', 'wed'],
      cost: 100,
      startDate: '2027-01-11',
      endDate: '2027-05-28',
      hadLevel: false,
      enrollmentDate: new Date('2026-11-20T12:00:00Z'),
      reference: referenceIn(uid),
      ...fields,
    })
  }
  return uid
}

/** The reference of such a family's places. */
export const referenceIn = (uid: string) =>
  referenceOf(uid, { id: '', courseId: '1', termId, enrolledAt: null })

/** Of a registration of such a family. */
export const placePath = (uid: string, child = 'c1') => `Users/${uid}/Enrollments/1_${child}_${termId}`

/** Presses the main button of the dialog that is open. */
export async function press(name: string): Promise<void> {
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
}
