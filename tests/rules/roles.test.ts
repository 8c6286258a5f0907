import { collection, doc, getDoc, getDocs, serverTimestamp, setDoc } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import { blog, course } from './support/documents.ts'
import { addChild, enrol, publishCourses } from './support/enrolment.ts'
import { assertAllowed, assertDenied, freshId, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('roles')

/** Each role as a whole; the other files of this folder test each collection. */
describe('a role', () => {
  it('of a visitor reads courses and posts, enquires and subscribes (S6.01)', async () => {
    await setDoc(doc(project.administrator(), 'Course/1'), course)
    await setDoc(doc(project.administrator(), 'Blogs/letters'), blog)
    const visitor = project.visitor()
    expect((await getDocs(collection(visitor, 'Course'))).docs.map(({ id }) => id)).toEqual(['1'])
    expect((await getDocs(collection(visitor, 'Blogs'))).docs.map(({ id }) => id)).toEqual(['letters'])
    await assertAllowed(
      setDoc(doc(visitor, 'newsletter/harleen@example.org'), {
        email: 'harleen@example.org',
        timestamp: serverTimestamp(),
      }),
    )
    const written = setDoc(doc(visitor, 'Enquiries', freshId('enquiry')), {
      firstName: 'Harleen',
      lastName: 'Gill',
      email: 'harleen@example.org',
      comment: 'Which level fits?',
      phoneNumber: '',
      birthdate: '',
      date: Date.now(),
      received: serverTimestamp(),
      courseId: '1',
    })
    await assertAllowed(written)
  })

  it('of a parent sees the own students and enrollments, and nobody else’s (S6.03)', async () => {
    await publishCourses(project.administrator())
    const [mine, theirs] = [await addChild(project), await addChild(project)]
    await enrol(mine, '1')
    await enrol(theirs, '1')
    for (const name of ['Students', 'Enrollments']) {
      expect((await getDocs(collection(mine.parent, 'Users', mine.uid, name))).size).toBe(1)
      const stored = await getDocs(collection(project.administrator(), 'Users', theirs.uid, name))
      expect(stored.size).toBe(1)
      await assertDenied(getDocs(collection(mine.parent, 'Users', theirs.uid, name)))
      for (const { ref } of stored.docs) await assertDenied(getDoc(doc(mine.parent, ref.path)))
    }
  })

  it('of an administrator there is none: nobody who signed in publishes a course or a post (S6.04)', async () => {
    for (const uid of ['admin', 'administrator', 'owner', 'teacher']) {
      await assertDenied(setDoc(doc(project.parent(uid), 'Course/1'), { ...course, cost: 1 }))
      await assertDenied(setDoc(doc(project.parent(uid), 'Blogs/letters'), blog))
    }
  })
})
