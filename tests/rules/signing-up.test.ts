import { deleteDoc, doc, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { enrollment, panelProfile, student } from './support/documents.ts'
import { addChild } from './support/enrolment.ts'
import { assertAllowed, assertDenied, freshId, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('signing-up')

describe('Signing up', () => {
  const signUp = (uid: string, placeholder: Record<string, unknown> = {}, person = project.parent(uid)) =>
    writeBatch(person)
      .set(doc(person, 'Users', uid), panelProfile)
      .set(doc(person, `Users/${uid}/Students/first`), student)
      .set(doc(person, `Users/${uid}/Enrollments/placeholder`), placeholder)
      .commit()

  it('writes the parent, the first student and the empty enrollment in one batch, once', async () => {
    const uid = freshId('parent')
    await assertAllowed(signUp(uid))
    await assertDenied(signUp(uid))
  })

  it('leaves the empty enrollment empty', async () => {
    await assertDenied(signUp(freshId('parent'), { courseId: '1' }))
    await assertDenied(signUp(freshId('parent'), enrollment('1', 'first')))
    const uid = freshId('parent')
    await assertAllowed(signUp(uid))
    const placeholder = doc(project.parent(uid), `Users/${uid}/Enrollments/placeholder`)
    await assertDenied(updateDoc(placeholder, { courseId: '1' }))
    await assertDenied(deleteDoc(placeholder), 'Property enrollmentDate is undefined on object.')
  })

  it('gives the empty enrollment no other id', async () => {
    const { uid, studentId, parent } = await addChild(project, { coursesCompleted: [1] })
    for (const id of [`1_${studentId}`, 'anything', 'Placeholder']) {
      await assertDenied(setDoc(doc(parent, `Users/${uid}/Enrollments`, id), {}))
    }
  })

  it('is not done for another', async () => {
    await assertDenied(signUp(freshId('parent'), {}, project.parent('somebody')))
    await assertDenied(setDoc(doc(project.visitor(), 'Users/visitor/Enrollments/placeholder'), {}))
    await assertDenied(setDoc(doc(project.parent('somebody'), 'Users/else/Enrollments/placeholder'), {}))
  })
})
