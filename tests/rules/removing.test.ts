import { arrayUnion, deleteDoc, doc, getDoc, setDoc, writeBatch } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import { enrollment, student } from './support/documents.ts'
import {
  addChild,
  type Child,
  enrol,
  enrollmentPath,
  publishCourses,
  storeChild,
  studentPath,
} from './support/enrolment.ts'
import { assertAllowed, assertDenied, freshId, openRulesProject } from './support/rules-project.ts'
import { withdraw, withdrawal } from './support/withdrawing.ts'

const project = openRulesProject('removing')

beforeAll(async () => {
  await publishCourses(project.administrator())
})

function remove(child: Child, person = child.parent): Promise<void> {
  return deleteDoc(doc(person, studentPath(child)))
}

describe('Removing a child', () => {
  it.each([
    [student],
    [{ ...student, coursesComplete: [] }],
    [{ name: 'Simran', coursesCompleted: null, coursesComplete: '' }],
    [{}],
  ])('works where it has no level and no enrollment: %j (B6.12)', async (fields) => {
    const child = await storeChild(project, fields)
    await assertAllowed(remove(child))
    expect((await getDoc(doc(child.parent, studentPath(child)))).exists()).toBe(false)
    await assertAllowed(setDoc(doc(child.parent, studentPath(child)), student))
  })

  it.each([
    { coursesCompleted: [1] },
    { coursesCompleted: ['1'] },
    { coursesCompleted: [10] },
    { coursesComplete: [1] },
    { coursesComplete: ['none'] },
  ])('does not work where it has %j (B6.12)', async (fields) => {
    await assertDenied(remove(await addChild(project, fields)))
  })

  it.each(['1', '2', '3', '4', '5', '6', '7', '8', '9'])(
    'does not work where it is enrolled in level %s, with whatever list (B6.12)',
    async (courseId) => {
      const child = await addChild(project)
      const path = enrollmentPath(child, courseId)
      await setDoc(doc(project.administrator(), path), enrollment(courseId, child.studentId))
      await assertDenied(remove(child))
      await deleteDoc(doc(project.administrator(), path))
      await assertAllowed(remove(child))
    },
  )

  it('takes no notice of the enrollments of a sibling', async () => {
    const child = await addChild(project)
    const sibling = { ...child, studentId: freshId('child') }
    await setDoc(doc(project.administrator(), studentPath(sibling)), student)
    await assertAllowed(enrol(sibling, '1'))
    await assertAllowed(remove(child))
  })

  it('is not done by another parent or a visitor, and not where no child is (B6.12)', async () => {
    const child = await addChild(project)
    for (const person of [project.parent('somebody'), project.visitor()]) {
      await assertDenied(remove(child, person))
    }
    await assertDenied(remove({ ...child, studentId: 'missing' }), 'Null value error.')
  })

  it('does not go together with enrolling (B6.12)', async () => {
    const child = await addChild(project)
    const own = doc(child.parent, studentPath(child))
    const enrolled = doc(child.parent, enrollmentPath(child, '1'))
    const fields = enrollment('1', child.studentId)
    await assertDenied(
      writeBatch(child.parent).set(enrolled, fields).delete(own).commit(),
      'Null value error.',
    )
    await assertDenied(writeBatch(child.parent).delete(own).set(enrolled, fields).commit())
    const batch = writeBatch(child.parent).set(enrolled, fields)
    await assertDenied(
      batch
        .update(own, { coursesCompleted: arrayUnion(1) })
        .delete(own)
        .commit(),
      'Null value error.',
    )
    const placed = await addChild(project, { coursesCompleted: [1] })
    const again = { ...enrollment('1', placed.studentId), hadLevel: true }
    const anew = writeBatch(placed.parent).delete(doc(placed.parent, studentPath(placed)))
    anew.set(doc(placed.parent, studentPath(placed)), student)
    await assertDenied(anew.set(doc(placed.parent, enrollmentPath(placed, '1')), again).commit())
  })

  it('works after withdrawing, not with it (B6.12)', async () => {
    const child = await addChild(project)
    await assertAllowed(enrol(child, '1'))
    const own = doc(child.parent, studentPath(child))
    await assertDenied((await withdrawal(project, child, '1')).delete(own).commit(), 'Null value error.')
    await assertAllowed(withdraw(project, child, '1'))
    await assertAllowed(remove(child))
  })
})
