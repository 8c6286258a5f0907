import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { blog, course } from './support/documents.ts'
import { assertAllowed, assertDenied, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('published')

const published = [
  { name: 'Course', id: '1', stored: course, changes: [{ cost: 1 }, { pa: {} }], order: 'number' },
  { name: 'Blogs', id: 'letters', stored: blog, changes: [{ content: '<p>Mine</p>' }], order: 'title' },
]

for (const { name, id, stored, changes, order } of published) {
  describe.each(project.people)(`In ${name}, %s`, (_, person) => {
    beforeAll(async () => {
      await setDoc(doc(project.administrator(), name, id), stored)
    })

    it('reads one document, learns that one is not there, and lists all, in any order and selection', async () => {
      const all = collection(person(), name)
      await assertAllowed(getDoc(doc(all, id)))
      await assertAllowed(getDoc(doc(all, 'missing')))
      await assertAllowed(getDocs(all))
      await assertAllowed(getDocs(query(all, orderBy(order), limit(3))))
      await assertAllowed(getDocs(query(all, where(order, '==', 1))))
      await assertDenied(getDoc(doc(all, id, 'Drafts', '1')))
    })

    it('does not publish, change what is published, a price or a text for example, or take it down', async () => {
      const all = collection(person(), name)
      await assertDenied(setDoc(doc(all, '2'), stored))
      await assertDenied(addDoc(all, stored))
      for (const change of changes) {
        await assertDenied(updateDoc(doc(all, id), change))
        await assertDenied(setDoc(doc(all, id), { ...stored, ...change }))
      }
      await assertDenied(setDoc(doc(all, id), stored))
      await assertDenied(deleteDoc(doc(all, id)))
    })
  })
}
