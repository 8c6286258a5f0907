// Parents who are signed in through the site's own code, each test with its own, and what is stored of their families.
import './connection.ts'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect } from 'vitest'
import { checkVerification, createAccount, signOut } from '#auth/accounts.ts'
import { enrolStudent } from '#data/enrollment.ts'
import { queryClient, type ReadState } from '#data/read.ts'
import { type Course, readCourse } from '#model/course.ts'
import type { Weekday } from '#model/dates/schedule.ts'
import type { Enrollment } from '#model/enrollment.ts'
import { priceOf } from '#model/price.ts'
import { childFieldNames, type NewStudent, readStudent, type Student } from '#model/student.ts'
import { sharedAuth } from '#tests/support/local-auth.ts'
import { freshEmail, listDocuments, readDocument, writeDocument } from '#tests/support/school.ts'

/** The password of every parent here. */
export const password = 'painti-secret'

export interface Parent {
  uid: string
  email: string
}

type Fields = Record<string, unknown>

afterEach(async () => {
  cleanup()
  await signOut()
  queryClient.clear()
  sessionStorage.clear()
})

/** A child whom a form has sent. */
export const meher: NewStudent = {
  firstName: 'Meher',
  middleName: 'Kaur',
  lastName: 'Gill',
  birthdate: '2019-02-21',
}

/** What is stored of a child where nothing is typed into the form. */
export const blankChild = Object.fromEntries(childFieldNames.map((name) => [name, '']))

/** A new account, signed in, without any document. */
export async function signInNewParent(): Promise<Parent> {
  const email = freshEmail()
  return { uid: await createAccount(email, password), email }
}

/** Signs in as somebody who works for the school. @param account what is so of the account. */
export async function signInStaff(account: Fields = { emailVerified: true }): Promise<Parent> {
  const staff = await signInNewParent()
  const change = { localId: staff.uid, customAttributes: '{"staff":true}', ...account }
  await sharedAuth('demo-tests').update(change)
  await checkVerification()
  return staff
}

/** A parent with a document of their own, signed in, with these children, by their ids. */
export async function signInSimran(children: Record<string, Fields> = {}): Promise<Parent> {
  const parent = await signInNewParent()
  await writeDocument(`Users/${parent.uid}`, {
    firstName: 'Simran',
    middleName: 'Kaur',
    lastName: 'Gill',
    email: parent.email,
    phoneNumber: '5550100200',
    birthdate: '1988-04-12',
  })
  for (const [id, fields] of Object.entries(children)) await storeStudent(parent.uid, id, fields)
  return parent
}

/** Stores a child as the dashboard's form does; `fields` replaces or adds what the test is about. */
export async function storeStudent(uid: string, id: string, fields: Fields = {}): Promise<void> {
  await writeDocument(`Users/${uid}/Students/${id}`, {
    firstName: 'Arjan',
    middleName: 'Singh',
    lastName: 'Gill',
    birthdate: '2018-05-20',
    email: 'simran@painti.example',
    phoneNumber: '5550100200',
    coursesCompleted: [],
    ...fields,
  })
}

/** A child as it is stored now. */
export async function storedStudent(uid: string, id: string): Promise<Student> {
  return readStudent(id, (await readDocument(`Users/${uid}/Students/${id}`)) ?? {})
}

/** A course as it is stored now. */
export async function storedCourse(id: string): Promise<Course> {
  return readCourse(id, (await readDocument(`Course/${id}`)) ?? {})
}

/** Enrols a child, as in another tab. */
export async function enrol(
  uid: string,
  courseId: string,
  childId: string,
  days: Weekday[] = ['mon', 'wed'],
): Promise<Enrollment> {
  const [course, student] = [await storedCourse(courseId), await storedStudent(uid, childId)]
  return enrolStudent(uid, course, student, { days, price: priceOf({ course, student, siblings: [] }) })
}

/** Stores a registration without what was agreed, as earlier versions of the site did, or with these fields too. */
export async function storePlace(uid: string, courseId: string, studentId: string, fields: Fields = {}) {
  await writeDocument(`Users/${uid}/Enrollments/${courseId}_${studentId}`, { courseId, studentId, ...fields })
}

/** Everything that is stored of a family but the records of its withdrawals. */
export async function storedFamily(uid: string) {
  return {
    user: await readDocument(`Users/${uid}`),
    students: await listDocuments(`Users/${uid}/Students`),
    enrollments: await listDocuments(`Users/${uid}/Enrollments`),
  }
}

/** The ids of a family's enrollments, and each child's completed list. */
export async function placesOf(uid: string) {
  const { students, enrollments } = await storedFamily(uid)
  const completed = students.map(({ id, fields }) => [id, fields.coursesCompleted])
  return { ids: enrollments.map(({ id }) => id), ...(Object.fromEntries(completed) as Fields) }
}

/** What a reading hook shows, from the moment on at which it has read. */
export async function renderReady<Data>(useRead: () => ReadState<Data>) {
  const { result } = renderHook(useRead)
  await waitFor(() => expect(result.current.status).toBe('ready'))
  return result as { readonly current: { status: 'ready'; data: Data } }
}
