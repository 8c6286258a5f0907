import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  where,
} from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { enrollment, panelProfile, student } from './support/documents.ts'
import { assertDenied, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('nothing-else')

const strangePaths = [
  'Payments/1',
  'mail/registration-parent_1_child',
  'School/restore',
  'users/parent',
  'courses/1',
  'CourseWords/1_pa',
  'Students/child',
  'Enrollments/1_child',
  'Users/parent/Payments/1',
  'Users/parent/Students/child/Notes/1',
  'Users/parent/Enrollments/1_child/Notes/1',
  'Users/parent/Withdrawals/1_child_1/Notes/1',
  'Withdrawals/1_child_1',
  'Enquiries/1/Answers/1',
  'newsletter/a@example.org/Letters/1',
]

describe.each(project.people)('What no rule names is denied to %s:', (_, person) => {
  beforeAll(async () => {
    const administrator = project.administrator()
    await setDoc(doc(administrator, 'Users/parent'), panelProfile)
    await setDoc(doc(administrator, 'Users/parent/Students/child'), student)
    await setDoc(doc(administrator, 'Users/parent/Enrollments/1_child'), enrollment('1', 'child'))
  })

  it.each(strangePaths)('%s cannot be read, listed, written or deleted', async (path) => {
    const strange = doc(person(), path)
    await assertDenied(getDoc(strange))
    await assertDenied(getDocs(strange.parent))
    await assertDenied(setDoc(strange, {}))
    await assertDenied(deleteDoc(strange))
  })

  it.each(['Users', 'Students', 'Enrollments', 'Withdrawals', 'Enquiries', 'newsletter'])(
    'all %s of all parents cannot be listed as a collection group',
    async (name) => {
      await assertDenied(getDocs(collectionGroup(person(), name)))
    },
  )

  it('the parents cannot be listed, not even by what one knows of them', async () => {
    const parents = collection(person(), 'Users')
    await assertDenied(getDocs(parents))
    await assertDenied(getDocs(query(parents, where('email', '==', panelProfile.email))))
  })
})
