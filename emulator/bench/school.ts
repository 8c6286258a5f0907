import { createHash } from 'node:crypto'
import type { PlainDocument } from '../testing/administrator.ts'

// The documents of the benchmark, the same in every run: half of them are families in many small collections, the other
// half enquiries in one big collection.

/** A parent and their ID token. */
export interface Family {
  uid: string
  /** Unsigned. */
  token: string
}

/** A school of a chosen number of documents. */
export interface School {
  families: Family[]
  enquiries: number
  /** All documents, generated lazily. */
  documents: () => Generator<PlainDocument>
}

export const studentIds = ['eldest', 'second', 'third', 'youngest']
/** The levels that each student has; with four students that makes 20 enrollments for a query. */
const levelsDone = [1, 2, 3, 4, 5]
/** The levels that a student can still enrol in. */
export const levelsLeft = [6, 7, 8, 9]

const firstDay = new Date('2026-03-01T15:00:00Z')
const documentsInFamily = 1 + studentIds.length * (1 + levelsDone.length)

/** A school with this many documents, nine of them courses. */
export function schoolOf(documents: number): School {
  const courses = levelsDone.length + levelsLeft.length
  const families = Array.from(
    { length: Math.max(1, Math.floor(documents / 2 / documentsInFamily)) },
    (_, i) => familyOf(i),
  )
  const enquiries = Math.max(0, documents - courses - families.length * documentsInFamily)
  function* all(): Generator<PlainDocument> {
    for (const level of [...levelsDone, ...levelsLeft]) yield course(level)
    for (const { uid } of families) yield* familyDocuments(uid)
    for (let index = 0; index < enquiries; index++) yield enquiry(index)
  }
  return { families, enquiries, documents: all }
}

/** The fields of a student before the measured enrolments. */
export function studentFields(uid: string, studentId: string): PlainDocument['fields'] {
  return {
    firstName: studentId,
    middleName: 'Kaur',
    lastName: 'Gill',
    birthdate: '2016-09-03',
    email: emailOf(uid),
    phoneNumber: '5550100200',
    coursesCompleted: levelsDone,
  }
}

/** An enquiry from a unique email address; `date` is in milliseconds. */
export function enquiryFields(index: number, date: number): PlainDocument['fields'] {
  return {
    firstName: 'Simran',
    lastName: 'Gill',
    email: enquirerOf(index),
    phoneNumber: '5550100200',
    courseId: String((index % 9) + 1),
    comment:
      'Our daughter speaks a little Punjabi with her grandparents. Which level would suit her? '.repeat(3),
    date,
  }
}

/** The email address of an enquiry. */
export function enquirerOf(index: number): string {
  return `visitor-${index}@example.org`
}

/** A pseudo-random id of 20 characters, like those of the SDK. */
export function idFrom(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}

function familyOf(index: number): Family {
  const uid = idFrom(`parent ${index}`)
  const part = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString('base64url')
  const claims = { sub: uid, user_id: uid, email: emailOf(uid), iat: 0, exp: 9_999_999_999 }
  return { uid, token: `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.` }
}

function emailOf(uid: string): string {
  return `${uid}@example.org`
}

function course(level: number): PlainDocument {
  return {
    path: `Course/${level}`,
    fields: {
      name: `Level ${level}`,
      level,
      price: 100,
      description: 'Letters, words and songs for children who begin to read and write. '.repeat(8),
    },
  }
}

function* familyDocuments(uid: string): Generator<PlainDocument> {
  const user = `Users/${uid}`
  yield {
    path: user,
    fields: {
      firstName: 'Simran',
      middleName: '',
      lastName: 'Gill',
      email: emailOf(uid),
      phoneNumber: '5550100200',
      birthdate: '1988-04-12',
    },
  }
  for (const studentId of studentIds) {
    yield { path: `${user}/Students/${studentId}`, fields: studentFields(uid, studentId) }
    for (const level of levelsDone) yield enrollment(user, studentId, String(level))
  }
}

function enrollment(user: string, studentId: string, courseId: string): PlainDocument {
  return {
    path: `${user}/Enrollments/${courseId}_${studentId}`,
    fields: { courseId, studentId, studentName: `${studentId} Kaur Gill`, enrollmentDate: firstDay },
  }
}

function enquiry(index: number): PlainDocument {
  return {
    path: `Enquiries/${idFrom(`enquiry ${index}`)}`,
    fields: enquiryFields(index, firstDay.getTime() + index * 60_000),
  }
}
