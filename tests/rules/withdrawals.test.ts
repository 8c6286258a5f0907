import {
  deleteDoc,
  doc,
  type DocumentData,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { dayFromNow } from './support/day-from-now.ts'
import { changeStored, enrolledChild, enrollmentPath, publishCourses } from './support/enrolment.ts'
import { describeChanges } from './support/field-tests.ts'
import { type FieldRule, needed, these } from './support/field-values.ts'
import { assertAllowed, assertDenied, openRulesProject } from './support/rules-project.ts'
import { recordIdOf, recordPath, storedEnrollment, withdraw } from './support/withdrawing.ts'

const project = openRulesProject('withdrawals')

beforeAll(async () => {
  await publishCourses(project.administrator())
})

/** Withdraws with a record that differs from the right one by this. */
async function withdrawWithRecord(change: (record: DocumentData) => DocumentData): Promise<void> {
  const child = await enrolledChild(project)
  await changeStored(project, enrollmentPath(child, '1'), { paidOn: dayFromNow(-1) })
  const fields = await storedEnrollment(project, child, '1')
  const record = change({ ...fields, withdrawnAt: serverTimestamp() })
  await withdraw(project, child, '1', { record, recordId: recordIdOf(fields) })
}

function differing(field: string, ...refused: FieldRule['refused']): FieldRule {
  return needed(field, { accepted: [], refused })
}

describeChanges(
  'the record of a withdrawal',
  [
    differing('courseId', ...these('2', '0', '', 'a', null)),
    differing('studentId', ...these('sibling', '', 'a/b', null)),
    differing('studentName', ...these('Fateh Gill', '', null)),
    differing('enrollmentDate', ['the time of the server', serverTimestamp()], ['a day', dayFromNow(0)]),
    differing('days', ...these(['mon', 'tue'], ['wed', 'mon'], [], null)),
    differing('cost', ...these(0, 99, '100', null)),
    differing('startDate', ['a day later', dayFromNow(31)], ...these('', null)),
    differing('endDate', ['a day later', dayFromNow(151)], ...these('', null)),
    differing('hadLevel', ...these(true, null)),
    differing('paidOn', ['a day later', dayFromNow(0)], ...these('', null)),
    differing('withdrawnAt', ['the time of the device', new Date()], ...these('', null, 0)),
  ],
  (change) => withdrawWithRecord((record) => ({ ...record, ...change })),
)

describe('The record of a withdrawal', () => {
  it.each(['studentName', 'enrollmentDate', 'days', 'cost', 'startDate', 'endDate', 'hadLevel', 'paidOn'])(
    'has the %s of the enrollment (B6.15)',
    async (field) => {
      await assertDenied(withdrawWithRecord(({ [field]: _, ...record }) => record))
    },
  )

  it.each(['courseId', 'studentId', 'withdrawnAt'])('has a %s (B6.15)', async (field) => {
    const error = `Property ${field} is undefined on object.`
    await assertDenied(
      withdrawWithRecord(({ [field]: _, ...record }) => record),
      error,
    )
  })

  it('has the id of the enrollment and its date (B6.15)', async () => {
    const child = await enrolledChild(project)
    const id = recordIdOf(await storedEnrollment(project, child, '1'))
    const others = [
      `1_${child.studentId}`,
      `${id}0`,
      `${id}_1`,
      id.replace('1_', '2_'),
      Date.now().toString(),
    ]
    for (const recordId of others) {
      await assertDenied(withdraw(project, child, '1', { recordId }))
    }
    await assertAllowed(withdraw(project, child, '1', { recordId: id }))
  })

  it('is not read, listed, changed or deleted by its parent, another one or a visitor (B6.16)', async () => {
    const child = await enrolledChild(project)
    const path = recordPath(child, await storedEnrollment(project, child, '1'))
    await assertAllowed(withdraw(project, child, '1'))
    for (const person of [child.parent, project.parent('somebody'), project.visitor()]) {
      const record = doc(person, path)
      await assertDenied(getDoc(record))
      await assertDenied(getDocs(record.parent))
      await assertDenied(updateDoc(record, { cost: 0 }))
      await assertDenied(setDoc(record, { cost: 0 }))
      await assertDenied(deleteDoc(record))
    }
  })
})
