import type { Address } from '../testing/administrator.ts'
import { writeDocuments } from '../testing/administrator.ts'
import { encodeFields } from '../testing/plain-fields.ts'
import { HttpClient, type Post } from './http-client.ts'
import type { Workload } from './load.ts'
import {
  enquirerOf,
  enquiryFields,
  idFrom,
  levelsLeft,
  type School,
  studentFields,
  studentIds,
} from './school.ts'

export const projectId = 'demo-bench'

const root = `projects/${projectId}/databases/(default)/documents`
const postsInRound = 250
const queryLimit = 20
/** So many families enrol in turn; their 4 students make one round of commits. */
const enrollingFamilies = 20

/** What is measured, in this order: the enquiries come after a query has put the big collection in order. */
export function workloadsOf(school: School, server: Address): Workload[] {
  return [
    pointRead(school),
    listing(school),
    rareEquality(school),
    enrolment(school, server),
    newEnquiry(server),
  ]
}

/** The SDK's getDoc, by the parent whose document it is. */
function pointRead({ families }: School): Workload {
  let next = 0
  const posts = families.map(({ uid, token }) =>
    post(':batchGet', { documents: [`${root}/Users/${uid}`] }, `Bearer ${token}`),
  )
  return {
    name: 'point read',
    round: () => Array.from({ length: postsInRound }, () => at(posts, next++)),
    check: (answer) => expectCount(answer, '"found"', 1),
  }
}

/** A parent's enrollments, 20 of them. */
function listing({ families }: School): Workload {
  let next = 0
  const structuredQuery = { from: [{ collectionId: 'Enrollments' }], limit: queryLimit }
  const posts = families.map(({ uid, token }) =>
    post(`/Users/${uid}:runQuery`, { structuredQuery }, `Bearer ${token}`),
  )
  return {
    name: '20-document query',
    round: () => Array.from({ length: postsInRound }, () => at(posts, next++)),
    check: (answer) => expectCount(answer, '"document"', queryLimit),
  }
}

/** One enquiry among all, by its address. As the administrator, because no rule lets anybody else ask. */
function rareEquality({ enquiries }: School): Workload {
  let next = 0
  function query(): Post {
    const email = enquirerOf((next++ * 7919) % enquiries)
    const fieldFilter = { field: { fieldPath: 'email' }, op: 'EQUAL', value: { stringValue: email } }
    const structuredQuery = {
      from: [{ collectionId: 'Enquiries' }],
      where: { fieldFilter },
      limit: queryLimit,
    }
    return post(':runQuery', { structuredQuery }, 'Bearer owner')
  }
  return {
    name: 'equality, 1 match',
    round: () => Array.from({ length: postsInRound }, query),
    check: (answer) => expectCount(answer, '"document"', 1),
  }
}

/**
 * A place in the next level for one student, in the two writes of the site's `enrolStudent`: the rules look up the course, the
 * student before and after, and the enrollment before and after.
 */
function enrolment({ families }: School, server: Address): Workload {
  const students = families
    .slice(0, enrollingFamilies)
    .flatMap(({ uid, token }) => studentIds.map((studentId) => ({ uid, token, studentId })))
  let turn = 0
  return {
    name: 'enrolment commit',
    async round() {
      const level = at(levelsLeft, turn++)
      if (level === levelsLeft[0]) await forgetEnrolments()
      return students.map(({ uid, token, studentId }) =>
        post(':commit', { writes: enrolmentWrites(uid, studentId, level) }, `Bearer ${token}`),
      )
    },
    check: (answer) => expectCount(answer, '"updateTime"', 2),
  }
  async function forgetEnrolments(): Promise<void> {
    await deleteDocuments(
      server,
      students.flatMap(({ uid, studentId }) =>
        levelsLeft.map((level) => enrollmentPath(uid, studentId, level)),
      ),
    )
    await writeDocuments(
      server,
      projectId,
      students.map(({ uid, studentId }) => ({
        path: studentPath(uid, studentId),
        fields: studentFields(uid, studentId),
      })),
    )
  }
}

function enrolmentWrites(uid: string, studentId: string, level: number): unknown[] {
  const fields = encodeFields({ courseId: String(level), studentId, studentName: `${studentId} Kaur Gill` })
  const levels = { values: [{ integerValue: String(level) }] }
  return [
    {
      update: { name: `${root}/${enrollmentPath(uid, studentId, level)}`, fields },
      updateTransforms: [{ fieldPath: 'enrollmentDate', setToServerValue: 'REQUEST_TIME' }],
    },
    {
      update: { name: `${root}/${studentPath(uid, studentId)}`, fields: {} },
      updateMask: { fieldPaths: [] },
      currentDocument: { exists: true },
      updateTransforms: [{ fieldPath: 'coursesCompleted', appendMissingElements: levels }],
    },
  ]
}

/** A visitor's enquiry: one write into the collection that grows with the school. */
function newEnquiry(server: Address): Workload {
  let next = 0
  let written: string[] = []
  return {
    name: 'new enquiry',
    async round() {
      await deleteDocuments(server, written)
      written = Array.from({ length: postsInRound }, () => `Enquiries/${idFrom(`new enquiry ${next++}`)}`)
      const fields = encodeFields(enquiryFields(0, Date.now()))
      return written.map((path) =>
        post(':commit', {
          writes: [
            {
              update: { name: `${root}/${path}`, fields },
              updateTransforms: [{ fieldPath: 'received', setToServerValue: 'REQUEST_TIME' }],
              currentDocument: { exists: false },
            },
          ],
        }),
      )
    },
    check: (answer) => expectCount(answer, '"updateTime"', 1),
  }
}

async function deleteDocuments(server: Address, paths: readonly string[]): Promise<void> {
  const client = new HttpClient(server, 1)
  try {
    const writes = paths.map((path) => ({ delete: `${root}/${path}` }))
    await client.send(post(':commit', { writes }, 'Bearer owner'))
  } finally {
    client.close()
  }
}

function post(path: string, message: unknown, authorization?: string): Post {
  return {
    path: `/v1/${root}${path}`,
    body: JSON.stringify(message),
    ...(authorization === undefined ? {} : { authorization }),
  }
}

function studentPath(uid: string, studentId: string): string {
  return `Users/${uid}/Students/${studentId}`
}

function enrollmentPath(uid: string, studentId: string, level: number): string {
  return `Users/${uid}/Enrollments/${level}_${studentId}`
}

/** The entry at an index that goes round and round. */
function at<T>(list: readonly T[], index: number): T {
  const entry = list[index % list.length]
  if (entry === undefined) throw new Error('An empty list has no entry.')
  return entry
}

function expectCount(answer: string, mark: string, count: number): void {
  const found = answer.split(mark).length - 1
  if (found !== count)
    throw new Error(`${found} instead of ${count} times ${mark} in ${answer.slice(0, 500)}`)
}
