// Parents who are signed in through the site's own code; each test gets its own.
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect } from 'vitest'
import { createAccount, signOut } from '#auth/accounts.ts'
import { queryClient } from '#data/read.ts'
import { type Course, readCourse } from '#model/course.ts'
import { freshEmail, listDocuments, readDocument, writeDocument } from '#tests/support/school.ts'

/** The password of every parent here. */
export const password = 'painti-secret'

export interface Parent {
  uid: string
  email: string
}

afterEach(async () => {
  cleanup()
  await signOut()
  queryClient.clear()
  sessionStorage.clear()
})

/** A new account, signed in, without any document. */
export async function signInNewParent(): Promise<Parent> {
  const email = freshEmail()
  return { uid: await createAccount(email, password), email }
}

/** Stores a child as the dashboard's form does; `fields` replaces or adds what the test is about. */
export async function storeStudent(
  uid: string,
  id: string,
  fields: Record<string, unknown> = {},
): Promise<void> {
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

/** Everything that is stored of a family but the records of its withdrawals. */
export async function storedFamily(uid: string) {
  return {
    user: await readDocument(`Users/${uid}`),
    students: await listDocuments(`Users/${uid}/Students`),
    enrollments: await listDocuments(`Users/${uid}/Enrollments`),
  }
}

/** What a reading hook shows, from the moment on at which it has read. */
export async function renderReady<Data>(useRead: () => { status: string; data?: Data }) {
  const { result } = renderHook(useRead)
  await waitFor(() => expect(result.current.status).toBe('ready'))
  return result as { readonly current: { status: 'ready'; data: Data } }
}

/** A course as it is stored now. */
export async function storedCourse(id: string): Promise<Course> {
  return readCourse(id, (await readDocument(`Course/${id}`)) ?? {})
}
