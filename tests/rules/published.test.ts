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
const people = [
  ['a parent', () => project.parent('parent')],
  ['a visitor', () => project.visitor()],
] as const

const published = [
  { name: 'Course', id: '1', stored: course, change: { cost: 1 }, order: 'number' },
  { name: 'Blogs', id: 'letters', stored: blog, change: { content: '<p>Mine</p>' }, order: 'title' },
]

for (const { name, id, stored, change, order } of published) {
  describe.each(people)(`In ${name}, %s`, (_, person) => {
    beforeAll(async () => {
      await setDoc(doc(project.administrator(), name, id), stored)
    })

    it('reads one document', async () => {
      await assertAllowed(getDoc(doc(person(), name, id)))
    })

    it('learns that a document is not there', async () => {
      await assertAllowed(getDoc(doc(person(), name, 'missing')))
    })

    it('lists all, and in any order and selection', async () => {
      const all = collection(person(), name)
      await assertAllowed(getDocs(all))
      await assertAllowed(getDocs(query(all, orderBy(order), limit(3))))
      await assertAllowed(getDocs(query(all, where(order, '==', 1))))
    })

    it('does not publish', async () => {
      await assertDenied(setDoc(doc(person(), name, '2'), stored))
      await assertDenied(addDoc(collection(person(), name), stored))
    })

    it('does not change what is published, a price for example', async () => {
      await assertDenied(updateDoc(doc(person(), name, id), change))
      await assertDenied(setDoc(doc(person(), name, id), { ...stored, ...change }))
      await assertDenied(setDoc(doc(person(), name, id), stored))
    })

    it('does not take down what is published', async () => {
      await assertDenied(deleteDoc(doc(person(), name, id)))
    })

    it('finds nothing below a document', async () => {
      await assertDenied(getDoc(doc(person(), name, id, 'Drafts', '1')))
    })
  })
}
