import {
  addDoc,
  arrayUnion,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { limits } from '#model/limits.ts'
import { dayFromNow } from './support/day-from-now.ts'
import { course, enrollment, student } from './support/documents.ts'
import {
  addChild,
  type Child,
  enrol,
  enrollmentPath,
  publishCourses,
  studentPath,
} from './support/enrolment.ts'
import { describeFields } from './support/field-tests.ts'
import { needed, textOrEmpty, these } from './support/field-values.ts'
import { assertAllowed, assertDenied, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('enrollments')

beforeAll(async () => {
  await publishCourses(project.administrator())
})

/** The batch of an enrolment in level 1 with an enrollment of somebody's own making. */
function attempt(child: Child, fields: Readonly<Record<string, unknown>>, id = `1_${child.studentId}`) {
  const batch = writeBatch(child.parent)
  batch.set(doc(child.parent, `Users/${child.uid}/Enrollments`, id), fields)
  batch.update(doc(child.parent, studentPath(child)), { coursesCompleted: arrayUnion(1) })
  return batch.commit()
}

const fields = [
  needed('courseId', { accepted: [], refused: these(1, null, '', '2') }),
  needed('studentId', { accepted: [], refused: these(1, null, '', 'sibling') }),
  needed('studentName', textOrEmpty(limits.fullName)),
  needed('enrollmentDate', {
    accepted: [['the time of the server', serverTimestamp()]],
    refused: [
      ['the time of the device', new Date()],
      ['a day back', Timestamp.fromMillis(Date.now() - 24 * 60 * 60 * 1000)],
      ['a day to come', Timestamp.fromMillis(Date.now() + 24 * 60 * 60 * 1000)],
      ...these(dayFromNow(0), 1_800_000_000_000, null),
    ],
  }),
  needed('days', {
    accepted: these(['mon', 'tue'], ['fri', 'wed']),
    refused: these(
      [],
      ['mon'],
      ['mon', 'tue', 'wed'],
      ['mon', 'mon'],
      ['mon', 'sat'],
      ['mon', 'Tue'],
      ['mon', null],
      'mo',
      { mon: true, tue: true },
      2,
      null,
    ),
  }),
  needed('cost', {
    accepted: these(course.cost),
    refused: these(
      0,
      course.cost - 1,
      course.cost + 1,
      -course.cost,
      String(course.cost),
      [course.cost],
      null,
    ),
  }),
  needed('startDate', {
    accepted: these(course.StartDate),
    refused: [
      ...these('', null, 0, true, [course.StartDate], `${course.StartDate} `),
      ['the day before', dayFromNow(29)],
      ['the last day', course.EndDate],
      ['a moment of the server', new Date(course.StartDate)],
    ],
  }),
  needed('endDate', {
    accepted: these(course.EndDate),
    refused: [
      ...these('', null, 0, true, [course.EndDate], `${course.EndDate} `),
      ['a day later', dayFromNow(151)],
      ['the first day', course.StartDate],
      ['a moment of the server', new Date(course.EndDate)],
    ],
  }),
  needed('hadLevel', { accepted: these(false), refused: these(true, null, 0, '', 'false') }),
]

describeFields('an enrollment', enrollment('1', 'own'), fields, async (values) => {
  const child = await addChild(project)
  await attempt(child, values.studentId === 'own' ? { ...values, studentId: child.studentId } : values)
})

describe('An enrollment', () => {
  it('has the id of its course and its child', async () => {
    const [child, placed] = [await addChild(project), await addChild(project, { coursesCompleted: [1] })]
    for (const { uid, parent, studentId } of [child, placed]) {
      const fields = { ...enrollment('1', studentId), hadLevel: studentId === placed.studentId }
      const ids = [
        'any',
        'placeholder',
        `${studentId}_1`,
        `1-${studentId}`,
        `2_${studentId}`,
        `1_${studentId}_`,
        `_1_${studentId}`,
      ]
      for (const id of ids) {
        await assertDenied(attempt({ uid, parent, studentId }, fields, id))
        await assertDenied(setDoc(doc(parent, `Users/${uid}/Enrollments`, id), fields))
      }
      await assertDenied(addDoc(collection(parent, `Users/${uid}/Enrollments`), fields))
      await assertAllowed(attempt({ uid, parent, studentId }, fields))
    }
  })

  it.each(['0', '10', '01', '1a', 'a', '-1', '1.0', '1 '])(
    'is not for a course with the id "%s", even where the school has published it and placed the child',
    async (courseId) => {
      const { uid, parent, studentId } = await addChild(project, {
        coursesCompleted: [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      })
      await setDoc(doc(project.administrator(), 'Course', courseId), course)
      const path = enrollmentPath({ uid, studentId }, courseId)
      const fields = { ...enrollment(courseId, studentId), hadLevel: true }
      await assertDenied(setDoc(doc(parent, path), fields))
    },
  )

  it('is for a course and a child that are there', async () => {
    const child = await addChild(project)
    await deleteDoc(doc(project.administrator(), 'Course/1'))
    await assertDenied(enrol(child, '1'), 'Null value error.')
    await setDoc(doc(project.administrator(), 'Course/1'), course)
    await assertAllowed(enrol(child, '1'))
    const { uid, parent } = await addChild(project)
    await assertDenied(
      setDoc(doc(parent, enrollmentPath({ uid, studentId: 'missing' }, '1')), enrollment('1', 'missing')),
      'Null value error.',
    )
  })

  it('is for a child of the same parent', async () => {
    const [own, other] = [await addChild(project), await addChild(project)]
    await assertDenied(
      setDoc(
        doc(own.parent, enrollmentPath({ ...own, studentId: other.studentId }, '1')),
        enrollment('1', other.studentId),
      ),
      'Null value error.',
    )
    await assertDenied(enrol({ ...other, parent: own.parent }, '1'))
    await assertDenied(enrol({ ...other, parent: project.visitor() }, '1'))
    const path = `${other.uid}/Students/${other.studentId}`
    await assertDenied(attempt(own, enrollment('1', `../../${path}`)))
  })

  it.each(['chi_ld', 'chi.ld', 'chi ld', 'ਸਿਮਰਨ', 'a'.repeat(65)])(
    'is not for a child with the id %s',
    async (studentId) => {
      const { uid, parent } = await addChild(project)
      const child = { uid, parent, studentId }
      await setDoc(doc(project.administrator(), studentPath(child)), student)
      await assertDenied(enrol(child, '1'))
    },
  )

  it('is for a child with an id of 64 characters', async () => {
    const { uid, parent } = await addChild(project)
    const child = { uid, parent, studentId: 'a'.repeat(64) }
    await setDoc(doc(project.administrator(), studentPath(child)), student)
    await assertAllowed(enrol(child, '1'))
  })

  it.each([
    { coursesCompleted: [1] },
    { coursesCompleted: ['1'] },
    { coursesComplete: [1] },
    { coursesComplete: ['1'] },
  ])('goes alone where the school has placed the child: %j (B2.12)', async (placed) => {
    const child = await addChild(project, placed)
    const alone = (hadLevel: unknown) =>
      setDoc(doc(child.parent, enrollmentPath(child, '1')), {
        ...enrollment('1', child.studentId),
        hadLevel,
      })
    for (const untrue of [false, 1, 'true', null]) await assertDenied(alone(untrue))
    await assertAllowed(alone(true))
  })

  it('is not paid when it is made, and no family notes that it is (B4.15)', async () => {
    const child = await addChild(project)
    for (const paidOn of [dayFromNow(0), '', null]) {
      await assertDenied(attempt(child, { ...enrollment('1', child.studentId), paidOn }))
    }
    await assertAllowed(enrol(child, '1'))
    for (const person of [child.parent, project.parent('somebody'), project.visitor()]) {
      const stored = doc(person, enrollmentPath(child, '1'))
      await assertDenied(updateDoc(stored, { paidOn: dayFromNow(0) }))
    }
  })

  it('does not go without its level in the completed list, and is not made twice', async () => {
    const child = await addChild(project)
    const alone = () =>
      setDoc(doc(child.parent, enrollmentPath(child, '1')), enrollment('1', child.studentId))
    await assertDenied(alone())
    await assertAllowed(enrol(child, '1'))
    await assertDenied(enrol(child, '1'))
    await assertDenied(alone())
  })

  it('is not changed afterwards, nor deleted without a record', async () => {
    const child = await addChild(project)
    await assertAllowed(enrol(child, '1'))
    for (const person of [child.parent, project.parent('somebody'), project.visitor()]) {
      const stored = doc(person, enrollmentPath(child, '1'))
      await assertDenied(updateDoc(stored, { studentName: 'Fateh Gill' }))
      await assertDenied(updateDoc(stored, { enrollmentDate: serverTimestamp() }))
      await assertDenied(updateDoc(stored, { courseId: '2' }))
      await assertDenied(updateDoc(stored, { studentName: 'Simran Gill' }))
      await assertDenied(deleteDoc(stored))
    }
  })

  it('is read and listed by its parent, also for one course', async () => {
    const child = await addChild(project)
    const all = collection(child.parent, `Users/${child.uid}/Enrollments`)
    await assertAllowed(enrol(child, '1'))
    await assertAllowed(getDoc(doc(child.parent, enrollmentPath(child, '1'))))
    await assertAllowed(getDoc(doc(child.parent, enrollmentPath(child, '2'))))
    await assertAllowed(getDocs(all))
    await assertAllowed(getDocs(query(all, where('courseId', '==', '1'))))
  })

  it('is not read or listed by another parent or a visitor', async () => {
    const child = await addChild(project)
    await assertAllowed(enrol(child, '1'))
    for (const person of [project.parent('somebody'), project.visitor()]) {
      const all = collection(person, `Users/${child.uid}/Enrollments`)
      await assertDenied(getDoc(doc(person, enrollmentPath(child, '1'))))
      await assertDenied(getDocs(all))
      await assertDenied(getDocs(query(all, where('courseId', '==', '1'))))
    }
  })
})
