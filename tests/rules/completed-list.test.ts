import {
  arrayRemove,
  arrayUnion,
  deleteField,
  doc,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import { encodeFields } from 'firestore-emulator/wire'
import { enrollment, student } from './support/documents.ts'
import {
  addChild,
  enrol,
  enrollmentPath,
  enrolWith,
  listOf,
  publishCourses,
  storeChild,
  storedStudent,
  studentPath,
} from './support/enrolment.ts'
import { assertAllowed, assertDenied, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('completed-list')

beforeAll(async () => {
  await publishCourses(project.administrator())
})

describe('Enrolling', () => {
  it('puts the level at the end of the completed list', async () => {
    const child = await addChild(project)
    await assertAllowed(enrol(child, '1'))
    await assertAllowed(enrol(child, '2'))
    expect((await storedStudent(project, child)).coursesCompleted).toEqual([1, 2])
  })

  it.each([
    ['with a name in place of the parts', { name: 'Simran Gill' }, false, [1]],
    ['without a completed list', { firstName: 'Simran' }, false, [1]],
    ['with null for a completed list', { firstName: 'Simran', coursesCompleted: null }, false, [1]],
    ['with text for a completed list', { firstName: 'Simran', coursesCompleted: '' }, false, [1]],
    ['with levels as text', { firstName: 'Simran', coursesCompleted: ['1', '3'] }, true, ['1', '3', 1]],
    ['with the old list', { firstName: 'Simran', coursesComplete: [2, '1'] }, true, [1]],
    ['with fields of its own', { firstName: 7, hobbies: ['singing'] }, false, [1]],
  ])('works for a student %s (B2.12)', async (_, fields, hadLevel, completed) => {
    const child = await storeChild(project, fields)
    await assertAllowed(enrol(child, '1', { hadLevel }))
    expect(await storedStudent(project, child)).toEqual({ ...fields, coursesCompleted: completed })
  })

  it('leaves the list of a child as it is where the school has put the level there', async () => {
    const child = await addChild(project, { coursesCompleted: [1, 2] })
    await assertAllowed(enrol(child, '1', { hadLevel: true }))
    await assertAllowed(enrol(child, '2', { hadLevel: true }))
    expect((await storedStudent(project, child)).coursesCompleted).toEqual([1, 2])
  })

  it('goes one child a batch or several', async () => {
    const [one, other] = [await addChild(project), await addChild(project)]
    await setDoc(doc(project.administrator(), `Users/${one.uid}/Students/${other.studentId}`), student)
    const batch = writeBatch(one.parent)
    for (const { studentId } of [one, other]) {
      const child = { uid: one.uid, studentId }
      batch.set(doc(one.parent, enrollmentPath(child, '1')), enrollment('1', studentId))
      batch.update(doc(one.parent, studentPath(child)), { coursesCompleted: arrayUnion(1) })
    }
    await assertAllowed(batch.commit())
  })
})

describe('The completed list', () => {
  it.each([
    ['set', [1]],
    ['appended to', arrayUnion(1)],
    ['emptied', []],
    ['shortened', arrayRemove(7), 'Null value error.'],
    ['removed', deleteField(), 'Property coursesCompleted is undefined on object.'],
    [
      'replaced by text',
      '78',
      'Unsupported operation error. Received: list.removeAll(string). Expected: list.removeAll(list).',
    ],
    ['replaced by null', null, 'Null value error.'],
    [
      'replaced by a map',
      { 0: 7 },
      'Unsupported operation error. Received: list.removeAll(map). Expected: list.removeAll(list).',
    ],
  ])('is not %s by hand', async (_, change, error?: string) => {
    const child = await addChild(project, { coursesCompleted: [7, 8] })
    await assertDenied(updateDoc(doc(child.parent, studentPath(child)), { coursesCompleted: change }), error)
    expect((await storedStudent(project, child)).coursesCompleted).toEqual([7, 8])
  })

  it.each([
    ['a level more', [7, 8, 2, 1]],
    ['a level less', [7, 1]],
    ['nothing but the new level', [1]],
    ['its levels moved', [8, 7, 1]],
    ['the new level in front', [1, 7, 8]],
    ['the new level twice', [7, 8, 1, 1]],
    ['a level doubled', [7, 8, 8]],
    ['another level', [7, 8, 2]],
    ['the new level as text', [7, 8, '1']],
    ['a level rewritten as text', ['7', 8, 1]],
    ['no level', []],
    ['no new level', [7, 8]],
    ['text in its place', '1'],
    ['null in its place', null],
    ['a map in its place', { 0: 1 }],
    ['nothing in its place', deleteField()],
  ])('is not left with %s by an enrollment', async (_, completed) => {
    const child = await addChild(project, { coursesCompleted: [7, 8] })
    await assertDenied(enrolWith(child, '1', completed))
    expect((await storedStudent(project, child)).coursesCompleted).toEqual([7, 8])
  })

  it('does not get a level that is a broken number or no level', async () => {
    const child = await addChild(project, { coursesCompleted: [7, 8] })
    for (const level of [1.5, 0, 10, -1, true]) {
      await assertDenied(enrolWith(child, '1', [7, 8, level]))
    }
  })

  it('does not get a level again that it has, not even by a new enrollment', async () => {
    const child = await addChild(project, { coursesCompleted: [1] })
    await assertDenied(enrolWith(child, '1', [1, 1], { hadLevel: true }))
    await assertAllowed(enrolWith(child, '1', [1], { hadLevel: true }))
  })

  it('does not get a level again that it has as a float', async () => {
    const child = await addChild(project)
    const path = studentPath(child)
    await project.commit('owner', [{ path, fields: listOf('1.0', '2.0') }])
    const fields = encodeFields({
      ...enrollment('1', child.studentId),
      enrollmentDate: null,
      hadLevel: true,
    })
    const enrolled = { path: enrollmentPath(child, '1'), fields, timed: 'enrollmentDate' }
    const write = (...levels: (number | string)[]) =>
      project.commit(child, [enrolled, { path, fields: listOf(...levels) }])
    await assertDenied(write('1.0', '2.0', 1))
    await assertAllowed(write('1.0', '2.0'))
  })

  it('is not rewritten with floats for its integers, nor the other way', async () => {
    const child = await addChild(project, { coursesCompleted: [1, 2] })
    const path = studentPath(child)
    await assertAllowed(project.commit(child, [{ path, fields: listOf(1, 2) }]))
    await assertDenied(project.commit(child, [{ path, fields: listOf('1.0', 2) }]))
    await project.commit('owner', [{ path, fields: listOf('1.0', '2.0') }])
    await assertDenied(project.commit(child, [{ path, fields: listOf('1.0', 2) }]))
  })

  it('does not change together with another field', async () => {
    const child = await addChild(project)
    const batch = writeBatch(child.parent)
    batch.set(doc(child.parent, enrollmentPath(child, '1')), enrollment('1', child.studentId))
    batch.update(doc(child.parent, studentPath(child)), { coursesCompleted: arrayUnion(1), cost: 100 })
    await assertDenied(batch.commit())
  })

  it('is not justified by an enrollment that was there before', async () => {
    const child = await addChild(project)
    await setDoc(doc(project.administrator(), enrollmentPath(child, '1')), enrollment('1', child.studentId))
    await assertDenied(updateDoc(doc(child.parent, studentPath(child)), { coursesCompleted: arrayUnion(1) }))
  })

  it('is not justified by the enrollment of a sibling, of another course, or the placeholder', async () => {
    const child = await addChild(project)
    const sibling = { uid: child.uid, studentId: 'sibling' }
    await setDoc(doc(project.administrator(), studentPath(sibling)), { ...student, coursesCompleted: [1] })
    const others = [
      [enrollmentPath(sibling, '1'), { ...enrollment('1', 'sibling'), hadLevel: true }],
      [`Users/${child.uid}/Enrollments/placeholder`, {}],
    ] as const
    for (const [path, fields] of others) {
      const batch = writeBatch(child.parent)
      batch.set(doc(child.parent, path), fields)
      batch.update(doc(child.parent, studentPath(child)), { coursesCompleted: arrayUnion(1) })
      await assertDenied(batch.commit())
    }
    await assertDenied(enrolWith(child, '1', arrayUnion(2)))
  })

  it('is not filled when the student is created in the batch of its enrollment', async () => {
    const { uid, parent } = await addChild(project)
    const child = { uid, studentId: 'new-child' }
    for (const coursesCompleted of [[1], []]) {
      const batch = writeBatch(parent)
      batch.set(doc(parent, studentPath(child)), { ...student, coursesCompleted })
      batch.set(doc(parent, enrollmentPath(child, '1')), enrollment('1', child.studentId))
      await assertDenied(batch.commit())
    }
  })

  it('does not get two levels in one batch, by one update or by two', async () => {
    const child = await addChild(project, { coursesComplete: [1, 2, 3] })
    const enrollments = () => {
      const batch = writeBatch(child.parent)
      for (const courseId of ['1', '2']) {
        batch.set(doc(child.parent, enrollmentPath(child, courseId)), enrollment(courseId, child.studentId))
      }
      return batch
    }
    const own = doc(child.parent, studentPath(child))
    await assertDenied(
      enrollments()
        .update(own, { coursesCompleted: [1, 2] })
        .commit(),
    )
    await assertDenied(
      enrollments()
        .update(own, { coursesCompleted: [1] })
        .update(own, { coursesCompleted: [1, 2] })
        .commit(),
    )
  })
})
