// Parents who are signed in through the site's own code; each test gets its own.
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { createAccount, signOut } from '#auth/accounts.ts'
import { queryClient } from '#data/read.ts'
import { type Course, readCourse } from '#model/course.ts'
import { freshEmail, readDocument, writeDocument } from '#tests/support/school.ts'

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

/** A course as it is stored now. */
export async function storedCourse(id: string): Promise<Course> {
  return readCourse(id, (await readDocument(`Course/${id}`)) ?? {})
}
