import { arrayUnion, deleteDoc, doc, setDoc, writeBatch } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  addChild,
  type Child,
  enrol,
  enrolledChild,
  enrollmentOf,
  publishCourses,
  storeChild,
  storedStudent,
  studentOf,
  withdraw,
  withdrawal,
} from './support/children.ts'
import { enrollment, student } from './support/documents.ts'
import { assertAllowed, assertDenied, freshId, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('removing')

beforeAll(() => publishCourses(project))

function remove(child: Child, person = child.parent): Promise<void> {
  return deleteDoc(studentOf(child, person))
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
    expect(await storedStudent(child)).toEqual({})
    await assertAllowed(setDoc(studentOf(child), student))
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
      const { path } = enrollmentOf(child, courseId)
      await project.store(path, enrollment(courseId, child.studentId))
      await assertDenied(remove(child))
      await deleteDoc(doc(project.administrator(), path))
      await assertAllowed(remove(child))
    },
  )

  it('takes no notice of the enrollments of a sibling', async () => {
    const child = await addChild(project)
    const sibling = { ...child, studentId: freshId('child') }
    await project.store(studentOf(sibling).path, student)
    await assertAllowed(enrol(sibling, '1'))
    await assertAllowed(remove(child))
  })

  it('is not done by another parent or a visitor, and not where no child is (B6.12)', async () => {
    const child = await addChild(project)
    for (const person of project.strangers) await assertDenied(remove(child, person))
    await assertDenied(remove({ ...child, studentId: 'missing' }), 'Null value error.')
  })

  it('does not go together with enrolling (B6.12)', async () => {
    const noChild = 'Null value error.'
    const child = await addChild(project)
    const [own, place] = [studentOf(child), enrollmentOf(child, '1')]
    const fields = enrollment('1', child.studentId)
    const batch = () => writeBatch(child.parent)
    await assertDenied(batch().set(place, fields).delete(own).commit(), noChild)
    await assertDenied(batch().delete(own).set(place, fields).commit())
    const enrolling = batch()
      .set(place, fields)
      .update(own, { coursesCompleted: arrayUnion(1) })
    await assertDenied(enrolling.delete(own).commit(), noChild)
    await project.store(own.path, { ...student, coursesCompleted: [1] })
    const anew = batch().delete(own).set(own, student)
    await assertDenied(anew.set(place, { ...fields, hadLevel: true }).commit())
  })

  it('works after withdrawing, not with it (B6.12)', async () => {
    const child = await enrolledChild(project)
    const both = (await withdrawal(child, '1')).delete(studentOf(child))
    await assertDenied(both.commit(), 'Null value error.')
    await assertAllowed(withdraw(child, '1'))
    await assertAllowed(remove(child))
  })
})
