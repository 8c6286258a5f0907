import path from 'node:path'
import { readCatalogue } from '#school/catalogue/read-catalogue.ts'
import { createAccount } from './accounts.ts'
import { type Address, type PlainDocument, writeDocuments } from 'firestore-emulator/testing/administrator'

/** An account for trying the site. */
export const demoParent = { email: 'demo@painti.example', password: 'painti-demo' }

const catalogue = path.join(import.meta.dirname, '../../catalogue')

/** Puts the courses and the blog posts of `catalogue/` into a project. */
export async function seedSchool(firestore: Address, projectId: string): Promise<void> {
  const { courses, posts } = await readCatalogue(catalogue)
  await writeDocuments(firestore, projectId, [
    ...courses.map(({ id, fields }) => ({ path: `Course/${id}`, fields })),
    ...posts.map(({ id, fields }) => ({ path: `Blogs/${id}`, fields })),
  ])
}

/** Creates the demo parent: an account, two children, and the elder's enrollment in level 1. */
export async function seedDemoParent(firestore: Address, auth: Address, projectId: string): Promise<void> {
  const { uid, email } = await createAccount(auth, demoParent.email, demoParent.password)
  await writeDocuments(firestore, projectId, demoFamily(`Users/${uid}`, email))
}

function demoFamily(user: string, email: string): PlainDocument[] {
  const shared = { lastName: 'Gill', email, phoneNumber: '5550100200' }
  const simran = { firstName: 'Simran', middleName: '', birthdate: '1988-04-12' }
  const arjan = { firstName: 'Arjan', middleName: 'Singh', birthdate: '2016-09-03', coursesCompleted: [1] }
  const meher = { firstName: 'Meher', middleName: 'Kaur', birthdate: '2019-02-21', coursesCompleted: [] }
  const enrollment = { courseId: '1', studentId: 'demo-arjan', studentName: 'Arjan Singh Gill' }
  return [
    { path: user, fields: { ...shared, ...simran } },
    { path: `${user}/Students/demo-arjan`, fields: { ...shared, ...arjan } },
    { path: `${user}/Students/demo-meher`, fields: { ...shared, ...meher } },
    { path: `${user}/Enrollments/1_demo-arjan`, fields: { ...enrollment, enrollmentDate: new Date() } },
  ]
}
