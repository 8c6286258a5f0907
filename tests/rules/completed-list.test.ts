import { arrayRemove, arrayUnion, deleteField, doc, updateDoc } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  addChild,
  enrol,
  enrolling,
  enrollmentOf,
  publishCourses,
  storeChild,
  storedStudent,
  studentOf,
} from './support/children.ts'
import { enrollment, student } from './support/documents.ts'
import { assertAllowed, assertDenied, float, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('completed-list')

beforeAll(() => publishCourses(project))

describe('Enrolling', () => {
  it.each([
    ['with a name in place of the parts', { name: 'Simran Gill' }, false, [1]],
    ['with null for a completed list', { firstName: 'Simran', coursesCompleted: null }, false, [1]],
    ['with levels as text', { firstName: 'Simran', coursesCompleted: ['1', '3'] }, true, ['1', '3', 1]],
    ['with the old list', { firstName: 'Simran', coursesComplete: [2, '1'] }, true, [1]],
    ['with fields of its own', { firstName: 7, hobbies: ['singing'] }, false, [1]],
  ])('works for a student %s (B2.12)', async (_, fields, hadLevel, completed) => {
    const child = await storeChild(project, fields)
    await assertAllowed(enrol(child, '1', { hadLevel }))
    expect(await storedStudent(child)).toEqual({ ...fields, coursesCompleted: completed })
  })

  it('leaves the list of a child as it is where the school has put the level there', async () => {
    const child = await addChild(project, { coursesCompleted: [1, 2] })
    await assertAllowed(enrol(child, '1', { hadLevel: true }))
    expect((await storedStudent(child)).coursesCompleted).toEqual([1, 2])
  })

  it('goes one child a batch or several', async () => {
    const child = await addChild(project)
    const sibling = { ...child, studentId: 'sibling' }
    await project.store(studentOf(sibling).path, student)
    const batch = enrolling(child, '1').set(enrollmentOf(sibling, '1'), enrollment('1', 'sibling'))
    for (const one of [child, sibling]) batch.update(studentOf(one), { coursesCompleted: [1] })
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
    await assertDenied(updateDoc(studentOf(child), { coursesCompleted }), error)
  })

  it.each([
    ['a level more', [7, 8, 2, 1]],
    ['a level less', [7, 1], notWithdrawn],
    ['its levels moved', [8, 7, 1]],
    ['the new level in front', [1, 7, 8]],
    ['the new level twice', [7, 8, 1, 1]],
    ['another level', [7, 8, 2]],
    ['the new level as text', [7, 8, '1']],
    ['a level rewritten as text', ['7', 8, 1]],
    ['no new level', [7, 8]],
    ['null in its place', null],
    ['nothing in its place', deleteField()],
    ['a broken number', [7, 8, 1.5]],
    ['level 10', [7, 8, 10]],
  ])('is not left with %s by an enrollment', async (_, completed, error?: string) => {
    const child = await addChild(project, { coursesCompleted: [7, 8] })
    await assertDenied(enrol(child, '1', {}, completed), error)
  })

  it('does not get a level again that it has, not even by a new enrollment', async () => {
    const child = await addChild(project, { coursesCompleted: [1] })
    await assertDenied(enrol(child, '1', { hadLevel: true }, [1, 1]))
  })

  it('does not get a level again that it has as a float', async () => {
    const child = await addChild(project)
    const [own, place] = [studentOf(child).path, enrollmentOf(child, '1').path]
    await project.commit('owner', { [own]: { coursesCompleted: [float(1)] } })
    const enrolled = { ...enrollment('1', child.studentId), hadLevel: true }
    const write = (...coursesCompleted: unknown[]) =>
      project.commit(child, { [place]: enrolled, [own]: { coursesCompleted } })
    await assertDenied(write(float(1), 1))
    await assertAllowed(write(float(1)))
  })

  it('is not rewritten with floats for its integers, nor the other way', async () => {
    const child = await addChild(project, { coursesCompleted: [1, 2] })
    const write = (who: typeof child | 'owner', ...coursesCompleted: unknown[]) =>
      project.commit(who, { [studentOf(child).path]: { coursesCompleted } })
    await assertAllowed(write(child, 1, 2))
    await assertDenied(write(child, float(1), 2), notWithdrawn)
    await write('owner', float(1), float(2))
    await assertDenied(write(child, float(1), 2), notWithdrawn)
  })

  it('does not change together with another field', async () => {
    const child = await addChild(project)
    const change = { coursesCompleted: arrayUnion(1), cost: 100 }
    await assertDenied(enrolling(child, '1').update(studentOf(child), change).commit())
  })

  it('is not justified by an enrollment that was there before', async () => {
    const child = await addChild(project)
    await project.store(enrollmentOf(child, '1').path, enrollment('1', child.studentId))
    await assertDenied(updateDoc(studentOf(child), { coursesCompleted: arrayUnion(1) }))
  })

  it('is not justified by the enrollment of a sibling, nor by the placeholder', async () => {
    const child = await addChild(project)
    const sibling = { ...child, studentId: 'sibling' }
    await project.store(studentOf(sibling).path, { ...student, coursesCompleted: [1] })
    const place = { ...enrollment('1', 'sibling'), hadLevel: true }
    const placeholder = doc(enrollmentOf(child, '1').parent, 'placeholder')
    for (const other of [
      enrolling(child).set(enrollmentOf(sibling, '1'), place),
      enrolling(child).set(placeholder, {}),
    ])
      await assertDenied(other.update(studentOf(child), { coursesCompleted: arrayUnion(1) }).commit())
  })

  it('is not filled when the student is created in the batch of its enrollment', async () => {
    const child = { ...(await addChild(project)), studentId: 'new-child' }
    for (const coursesCompleted of [[1], []]) {
      const batch = enrolling(child).set(studentOf(child), { ...student, coursesCompleted })
      await assertDenied(batch.set(enrollmentOf(child, '1'), enrollment('1', 'new-child')).commit())
    }
  })

  it('does not get two levels in one batch, by one update or by two', async () => {
    const child = await addChild(project, { coursesComplete: [1, 2, 3] })
    const [one, two] = [{ coursesCompleted: [1] }, { coursesCompleted: [1, 2] }]
    const own = studentOf(child)
    await assertDenied(enrolling(child, '1', '2').update(own, two).commit())
    await assertDenied(enrolling(child, '1', '2').update(own, one).update(own, two).commit())
  })
})
