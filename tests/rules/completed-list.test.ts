import { arrayRemove, arrayUnion, deleteField, doc, updateDoc } from 'firebase/firestore/lite'
import { beforeAll, describe, test } from 'vitest'
import { addChild, publishCourses } from './support/children.ts'
import { enrollment, student } from './support/documents.ts'
import { assertAllowed, assertDenied, float, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('completed-list')
const it = test.extend('child', () => addChild(project))

beforeAll(() => publishCourses(project))

describe('Enrolling', () => {
  it('goes one child a batch or several', async ({ child }) => {
    const sibling = child.with({ studentId: 'sibling' })
    await project.store(sibling.student.path, student)
    const batch = child.enrolling('1').set(sibling.enrollment('1'), enrollment('1', 'sibling'))
    for (const one of [child, sibling]) batch.update(one.student, { coursesCompleted: [1] })
    await assertAllowed(batch.commit())
  })
})

/** Why a list that does not grow is refused, unless a withdrawal is named. */
const notWithdrawn = 'Property withdrawnFrom is undefined on object.'

describe('The completed list', () => {
  it.each([
    ['set', [1], notWithdrawn],
    ['appended to', arrayUnion(1)],
    ['emptied', [], notWithdrawn],
    ['shortened', arrayRemove(7), notWithdrawn],
    ['removed', deleteField(), 'Property coursesCompleted is undefined on object.'],
    ['replaced by text', '78', notWithdrawn],
    ['replaced by null', null, 'Null value error.'],
  ])('is not %s by hand', async (_, coursesCompleted, error?: string) => {
    const child = await addChild(project, { coursesCompleted: [7, 8] })
    await assertDenied(updateDoc(child.student, { coursesCompleted }), error)
  })

  it('gets by an enrollment nothing but its level, at its end', async () => {
    const child = await addChild(project, { coursesCompleted: [7, 8] })
    await child.enrolment('1', {}, [7, 8, 1]).assertExact([], { free: ['studentName'] })
  })

  it('does not get a level again that it has, as a float neither, not even by a new enrollment', async () => {
    for (const level of [1, float(1)]) {
      const child = await addChild(project, { coursesCompleted: [level] })
      await assertDenied(child.enrol('1', { hadLevel: true }, [level, 1]))
      await assertAllowed(child.enrol('1', { hadLevel: true }, [level]))
    }
  })

  it('is not rewritten with floats for its integers, nor the other way, by a correction neither', async () => {
    const child = await addChild(project, { coursesCompleted: [1, 2] })
    const write = (...coursesCompleted: number[]) => updateDoc(child.student, { coursesCompleted })
    await assertAllowed(write(1, 2))
    await assertDenied(write(float(1), 2), notWithdrawn)
    const correct = (...coursesCompleted: number[]) =>
      updateDoc(child.student, { firstName: 'Fateh', coursesCompleted })
    await assertDenied(correct(float(1), 2))
    await assertAllowed(correct(1, 2))
    await project.change(child.student, { coursesCompleted: [float(1), float(2)] })
    await assertDenied(write(float(1), 2), notWithdrawn)
  })

  it('is not justified by an enrollment that was there before', async ({ child }) => {
    await project.store(child.enrollment('1').path, enrollment('1', child.studentId))
    await assertDenied(updateDoc(child.student, { coursesCompleted: arrayUnion(1) }))
  })

  it('is not justified by the enrollment of a sibling, nor by the placeholder', async ({ child }) => {
    const sibling = child.with({ studentId: 'sibling' })
    await project.store(sibling.student.path, { ...student, coursesCompleted: [1] })
    const place = { ...enrollment('1', 'sibling'), hadLevel: true }
    const placeholder = doc(child.enrollment('1').parent, 'placeholder')
    for (const other of [
      child.enrolling().set(sibling.enrollment('1'), place),
      child.enrolling().set(placeholder, {}),
    ])
      await assertDenied(other.update(child.student, { coursesCompleted: arrayUnion(1) }).commit())
  })

  it('is not filled when the student is created in the batch of its enrollment', async () => {
    const child = (await addChild(project)).with({ studentId: 'new-child' })
    for (const coursesCompleted of [[1], []]) {
      const batch = child.enrolling().set(child.student, { ...student, coursesCompleted })
      await assertDenied(batch.set(child.enrollment('1'), enrollment('1', 'new-child')).commit())
    }
  })

  it('does not get two levels in one batch, by one update or by two', async () => {
    const child = await addChild(project, { coursesComplete: [1, 2, 3] })
    const [one, two] = [{ coursesCompleted: [1] }, { coursesCompleted: [1, 2] }]
    const own = child.student
    await assertDenied(child.enrolling('1', '2').update(own, two).commit())
    await assertDenied(child.enrolling('1', '2').update(own, one).update(own, two).commit())
  })
})
