import { type Course, readCourse } from '#model/course.ts'
import { enrollmentId } from '#model/enrollment.ts'
import { documentsIn } from '#school/catalogue/documents.ts'
import { type Address, administrator, type PlainDocument } from 'firestore-emulator/testing/administrator'
import { readLocalCatalogue } from './local-catalogue.ts'

export const demoParent = { email: 'demo@painti.example', password: 'painti-demo' }

export const demoStaff = { email: 'office@painti.example', password: 'painti-demo' }

/**
 * Creates an account with a password, as any visitor can.
 *
 * @returns its uid.
 * @throws if the emulator refuses, with its code, such as `EMAIL_EXISTS`.
 */
export async function createAccount(auth: Address, email: string, password: string): Promise<string> {
  return (await askAuth(auth, 'accounts:signUp?key=local', { email, password })).localId
}

/** Asks the Auth emulator. @throws if it refuses, with its code. */
export async function askAuth(auth: Address, at: string, fields: object, headers?: Record<string, string>) {
  const answer = await fetch(`http://${auth.host}:${auth.port}/identitytoolkit.googleapis.com/v1/${at}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  })
  if (!answer.ok) throw new Error(`${at}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as { localId: string }
}

/** Puts the courses and the blog posts of `catalogue/` into a project, with terms that begin soon. */
export async function seedSchool(firestore: Address, projectId: string): Promise<void> {
  await administrator(firestore, projectId).write(...documentsIn(await readLocalCatalogue()))
}

/** Creates the demo parent: an account, two children, and the elder's enrollment in level 1. */
export async function seedDemoParent(firestore: Address, auth: Address, projectId: string): Promise<void> {
  const { email, password } = demoParent
  const uid = await createAccount(auth, email, password)
  const { courses } = await readLocalCatalogue()
  const course = readCourse('1', courses.find(({ id }) => id === '1')?.fields ?? {})
  await administrator(firestore, projectId).write(...demoFamily(`Users/${uid}`, email, course))
}

/** Creates an account of the school's staff, its address verified. */
export async function seedDemoStaff(auth: Address, projectId: string): Promise<void> {
  const localId = await createAccount(auth, demoStaff.email, demoStaff.password)
  const fields = { localId, emailVerified: true, customAttributes: '{"staff":true}' }
  await askAuth(auth, `projects/${projectId}/accounts:update`, fields, { authorization: 'Bearer owner' })
}

function demoFamily(user: string, email: string, course: Course): PlainDocument[] {
  const shared = { lastName: 'Gill', email, phoneNumber: '5550100200' }
  const simran = { firstName: 'Simran', middleName: '', birthdate: '1988-04-12' }
  const arjan = { firstName: 'Arjan', middleName: 'Singh', birthdate: '2016-09-03', coursesCompleted: [1] }
  const meher = { firstName: 'Meher', middleName: 'Kaur', birthdate: '2019-02-21', coursesCompleted: [] }
  const { id, termId, startDate, endDate, cost, schedule } = course
  const seat = `${user}/Enrollments/${enrollmentId(id, 'demo-arjan', termId)}`
  const enrollment = {
    courseId: id,
    studentId: 'demo-arjan',
    term: termId,
    studentName: 'Arjan Singh Gill',
    days: schedule.days.slice(0, schedule.daysPerWeek),
    cost,
    startDate,
    endDate,
    hadLevel: false,
  }
  return [
    { path: user, fields: { ...shared, ...simran } },
    { path: `${user}/Students/demo-arjan`, fields: { ...shared, ...arjan } },
    { path: `${user}/Students/demo-meher`, fields: { ...shared, ...meher } },
    { path: seat, fields: { ...enrollment, enrollmentDate: new Date() } },
  ]
}
