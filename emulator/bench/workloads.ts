import { writeDocuments, type Address } from '../testing/administrator.ts'
import { encodeFields } from '../src/wire.ts'
import { post, projectId, root, send, type Post, type Workload } from './load.ts'
import {
  enquirerOf,
  enquiryFields,
  idFrom,
  levelsLeft,
  studentFields,
  studentIds,
  type School,
} from './school.ts'

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

/** The entry at an index that goes round and round. */
function at<T>(list: readonly T[], index: number): T {
  const entry = list[index % list.length]
  if (entry === undefined) throw new Error('An empty list has no entry.')
  return entry
}

/** Rounds that go on through the posts, round and round. */
function inTurn(posts: readonly Post[]): () => Post[] {
  let next = 0
  return () => Array.from({ length: postsInRound }, () => at(posts, next++))
}

/** The SDK's getDoc, by the parent whose document it is. */
function pointRead({ families }: School): Workload {
  const posts = families.map(({ uid, token }) =>
    post(':batchGet', { documents: [`${root}/Users/${uid}`] }, token),
  )
  return { name: 'point read', round: inTurn(posts), expects: ['"found"', 1] }
}

/** A parent's enrollments, 20 of them. */
function listing({ families }: School): Workload {
  const structuredQuery = { from: [{ collectionId: 'Enrollments' }], limit: queryLimit }
  const posts = families.map(({ uid, token }) => post(`/Users/${uid}:runQuery`, { structuredQuery }, token))
  return { name: '20-document query', round: inTurn(posts), expects: ['"document"', queryLimit] }
}

/** One enquiry among all, by its address. As the administrator, because no rule lets anybody else ask. */
function rareEquality({ enquiries }: School): Workload {
  let next = 0
  function query(): Post {
    const email = enquirerOf((next++ * 7919) % enquiries)
    const where = {
      fieldFilter: { field: { fieldPath: 'email' }, op: 'EQUAL', value: { stringValue: email } },
    }
    const structuredQuery = { from: [{ collectionId: 'Enquiries' }], where, limit: queryLimit }
    return post(':runQuery', { structuredQuery }, 'owner')
  }
  return {
    name: 'equality, 1 match',
    round: () => Array.from({ length: postsInRound }, query),
    expects: ['"document"', 1],
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
  async function forgetEnrolments(): Promise<void> {
    const enrolments = students.flatMap(({ uid, studentId }) =>
      levelsLeft.map((level) => enrollmentPath(uid, studentId, level)),
    )
    await deleteDocuments(server, enrolments)
    const before = students.map(({ uid, studentId }) => ({
      path: `Users/${uid}/Students/${studentId}`,
      fields: studentFields(uid, studentId),
    }))
    await writeDocuments(server, projectId, before)
  }
  return {
    name: 'enrolment commit',
    async round() {
      const level = at(levelsLeft, turn++)
      if (level === levelsLeft[0]) await forgetEnrolments()
      return students.map(({ uid, token, studentId }) =>
        post(':commit', { writes: enrolmentWrites(uid, studentId, level) }, token),
      )
    },
    expects: ['"updateTime"', 2],
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
      update: { name: `${root}/Users/${uid}/Students/${studentId}`, fields: {} },
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
      const received = { fieldPath: 'received', setToServerValue: 'REQUEST_TIME' }
      const more = { updateTransforms: [received], currentDocument: { exists: false } }
      return written.map((path) =>
        post(':commit', { writes: [{ update: { name: `${root}/${path}`, fields }, ...more }] }),
      )
    },
    expects: ['"updateTime"', 1],
  }
}

async function deleteDocuments(server: Address, paths: readonly string[]): Promise<void> {
  const writes = paths.map((path) => ({ delete: `${root}/${path}` }))
  await send(server, post(':commit', { writes }, 'owner'))
}

function enrollmentPath(uid: string, studentId: string, level: number): string {
  return `Users/${uid}/Enrollments/${level}_${studentId}`
}
