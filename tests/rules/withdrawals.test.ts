import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import {
  changeStored,
  enrolledChild,
  enrollmentOf,
  publishCourses,
  recordIdOf,
  storedEnrollment,
  withdraw,
} from './support/children.ts'
import { dayFromNow } from './support/documents.ts'
import { describeChanges } from './support/field-tests.ts'
import { needed } from './support/field-values.ts'
import { assertAllowed, assertDenied, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('withdrawals')

beforeAll(() => publishCourses(project))

/** Withdraws with a record that differs from the right one by this. */
async function withdrawWithRecord(change: (record: DocumentData) => DocumentData): Promise<void> {
  const child = await enrolledChild(project)
  await changeStored(child, enrollmentOf(child, '1'), { paidOn: dayFromNow(-1) })
  const enrolled = await storedEnrollment(child, '1')
  const record = change({ ...enrolled, withdrawnAt: serverTimestamp() })
  await withdraw(child, '1', { record, recordId: recordIdOf(enrolled) })
}

/** Of each field of a record, what differs from the enrollment of which it is the record. */
const differing = {
  courseId: ['2', '0', '', 'a', null],
  studentId: ['sibling', '', 'a/b', null],
  studentName: ['Fateh Gill', '', null],
  enrollmentDate: [serverTimestamp(), dayFromNow(0)],
  days: [['mon', 'tue'], ['wed', 'mon'], [], null],
  cost: [0, 99, '100', null],
  startDate: [dayFromNow(31), '', null],
  endDate: [dayFromNow(151), '', null],
  hadLevel: [true, null],
  paidOn: [dayFromNow(0), '', null],
  withdrawnAt: [new Date(), '', null, 0],
}

describeChanges(
  'the record of a withdrawal',
  Object.entries(differing).map(([field, refused]) => needed(field, { accepted: [], refused })),
  (change) => withdrawWithRecord((record) => ({ ...record, ...change })),
)

describe('The record of a withdrawal', () => {
  it.each(Object.keys(differing))('has the %s of the enrollment (B6.15)', async (field) => {
    const isRead = ['courseId', 'studentId', 'withdrawnAt'].includes(field)
    const error = isRead ? `Property ${field} is undefined on object.` : undefined
    const withdrawing = withdrawWithRecord(({ [field]: _, ...record }) => record)
    await assertDenied(withdrawing, error)
  })

  it('has the id of the enrollment and its date (B6.15)', async () => {
    const child = await enrolledChild(project)
    const id = recordIdOf(await storedEnrollment(child, '1'))
    const others = [`1_${child.studentId}`, `${id}0`, `${id}_1`, id.replace('1_', '2_'), String(Date.now())]
    for (const recordId of others) await assertDenied(withdraw(child, '1', { recordId }))
    await assertAllowed(withdraw(child, '1', { recordId: id }))
  })
})
