// Parents who are signed in through the site's own code; each test gets its own.
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { createAccount, signOut } from '#auth/accounts.ts'
import { queryClient } from '#data/read.ts'
import { type Agreement, agreementFor } from '#model/cart.ts'
import { readCourse } from '#model/course.ts'
import { readStudent } from '#model/student.ts'
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

/** What a parent agrees to for a child in a seeded course: its price, its term, Monday and Wednesday. */
export async function agreementIn(courseId: string): Promise<Agreement> {
  const course = readCourse(courseId, (await readDocument(`Course/${courseId}`)) ?? {})
  return agreementFor(course, readStudent('', {}), ['mon', 'wed'])
}
