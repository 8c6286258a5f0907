import {
  addDoc,
  collectionGroup,
  deleteDoc,
  doc,
  type DocumentData,
  type DocumentReference,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { blog, course, enquiry, enrollment, panelProfile, student } from './support/documents.ts'
import { assertAllowed, assertDenied, assertRefused, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('access')

// No uid is a role: the other parent's would be the administrator's. And no document is one.
const people = [
  ['its parent', () => [project.parent('parent')]],
  ['another parent', () => [project.parent('administrator'), ...project.strangers]],
  ['a visitor', () => [project.visitor()]],
  ['the school', () => [project.staff()]],
] as const

/** What can be tried with a stored document and the collection in which it is. */
const operations: Record<string, (stored: DocumentReference, fields: DocumentData) => Promise<unknown>> = {
  get: (stored) => getDoc(stored),
  'look for': (stored) => getDoc(doc(stored.parent, 'missing')),
  list: (stored) => getDocs(stored.parent),
  query: (stored) => getDocs(query(stored.parent, where('email', '==', 'a@example.org'), limit(1))),
  create: (stored, fields) => addDoc(stored.parent, fields),
  rewrite: (stored, fields) => setDoc(stored, fields),
  change: (stored) => updateDoc(stored, { role: 'administrator' }),
  delete: (stored) => deleteDoc(stored),
}

const groups = ['Students', 'Enrollments', 'Withdrawals']
const reading = ['get', 'look for', 'list', 'query']
const nothing: string[] = []

/** Each operation of each person on a document of which they may do this; everything else is refused. */
function attempts(path: string, fields: DocumentData, byParent: string[], by: string[], bySchool = by) {
  return people.flatMap(([person, accounts]) => {
    const allowed = person === 'its parent' ? byParent : person === 'the school' ? bySchool : by
    // A list of enquiries fails where no filter says whose they are.
    const mayFail = person === 'the school' || path === 'Enquiries/stored'
    const deny = mayFail ? assertRefused : assertDenied
    return Object.entries(operations).flatMap(([operation, attempt]) => {
      // Within a millisecond it changes nothing, which the school may do.
      if (operation === 'rewrite' && person === 'the school') return []
      const isAllowed = allowed.includes(operation)
      const title = `${person} ${isAllowed ? 'may' : 'may not'} ${operation} ${path}`
      const tryAll = async () => {
        for (const firestore of accounts()) {
          await project.store(path, fields)
          const tried = attempt(doc(firestore, path), fields)
          await (isAllowed ? assertAllowed : deny)(tried)
        }
      }
      return [[title, tryAll] as const]
    })
  })
}

const placed = { ...student, coursesCompleted: [1] }
const enrolled = enrollment('1', 'child')
const subscription = { email: 'a@example.org', timestamp: serverTimestamp() }

it.each([
  ...attempts('Course/1', course, reading, reading),
  ...attempts('Course/1/Terms/2027-winter', course, reading, reading),
  ...attempts('Blogs/letters', blog, reading, reading),
  ...attempts('Enquiries/stored', enquiry, ['create'], ['create'], [...reading, 'create']),
  ...attempts('Answers/stored', { by: 'office@example.org' }, nothing, nothing, [
    ...reading,
    'create',
    'delete',
  ]),
  ...attempts('newsletter/a@example.org', subscription, ['get', 'look for'], ['get', 'look for'], reading),
])('Of what the school publishes and visitors send, %s (S6.01, S6.04)', (_, attempt) => attempt())

describe('Of what a family stores,', () => {
  beforeAll(async () => {
    await project.store('Users/parent/Students/child', placed)
    await project.store('Users/office', { ...panelProfile, staff: true })
  })

  it.each([
    ...attempts('Users/parent', panelProfile, ['get', 'rewrite'], nothing, reading),
    ...attempts('Users/parent/Students/child', placed, [...reading, 'rewrite'], nothing, reading),
    ...attempts('Users/parent/Enrollments/1_child', enrolled, reading, nothing, reading),
    ...attempts('Users/parent/Withdrawals/1_child_1', enrolled, reading, nothing, reading),
    // A rule of a collection group is for those that are nobody's too.
    ...attempts('School/letters', {}, nothing, nothing, ['get']),
    ...groups.flatMap((name) => attempts(`${name}/1`, {}, nothing, nothing, reading)),
  ])('%s (S6.03, B6.07, B6.16)', (_, attempt) => attempt())
})

const paths = [
  'Payments/1',
  'mail/registration-parent_1_child',
  'School/restore',
  'Erasures/1',
  'ErasedRegistrations/1',
  'users/parent',
  'courses/1',
  'CourseWords/1_pa',
  'Course/1/Drafts/1',
  'Course/1/Terms/2027-winter/Drafts/1',
  'Blogs/letters/Drafts/1',
  'BlogWords/letters_pa',
  'Users/parent/Payments/1',
  'Users/parent/Students/child/Notes/1',
  'Users/parent/Enrollments/1_child/Notes/1',
  'Users/parent/Withdrawals/1_child_1/Notes/1',
  'Enquiries/1/Answers/1',
  'newsletter/a@example.org/Letters/1',
]
it.each(paths.flatMap((path) => attempts(path, {}, nothing, nothing)))(
  'Of what no rule names, %s',
  (_, attempt) => attempt(),
)

describe.each(people)('As a collection group, %s', (person, accounts) => {
  it.each(['Users', ...groups, 'Enquiries', 'newsletter'])(
    'may list %s of all families where it is the school, and it is theirs',
    async (name) => {
      const verdict = person === 'the school' && groups.includes(name) ? assertAllowed : assertDenied
      for (const group of accounts().map((firestore) => collectionGroup(firestore, name))) {
        await verdict(getCount(group))
        await verdict(getDocs(query(group, where('term', '==', 'a'), orderBy('enrollmentDate', 'desc'))))
      }
    },
  )
})
