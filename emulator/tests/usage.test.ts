import { beforeEach, expect, it } from 'vitest'
import type { Usage } from '../src/projects.ts'
import { sendRequest } from '../testing/rest.ts'
import { localFirestore } from '../testing/local-firestore.ts'

// The usage of a project is what Firestore would bill: https://firebase.google.com/docs/firestore/pricing

const rulesSource = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} {
      allow read, write: if true;
    }
    match /locked/{id} {
      allow get: if get(/databases/$(database)/documents/open/one).data.n == 2;
    }
  }
}`

const project = 'demo-test-usage'
const root = `projects/${project}/databases/(default)/documents`
const local = localFirestore({ rulesSource })
const counts = (): Usage => local.server.projects.find(project).counts

beforeEach(async () => {
  await sendRequest(local.origin, 'DELETE', `/emulator/v1/${root}`)
  await local.post(`${root}:commit`, { writes: [write('open/one', 1), write('open/two', 2)] })
  Object.assign(counts(), { reads: 0, writes: 0, deletes: 0, lookUps: 0 })
})

function write(path: string, n: number): object {
  return { update: { name: `${root}/${path}`, fields: { n: { integerValue: String(n) } } } }
}

const from = [{ collectionId: 'open' }]
const nine = { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: { integerValue: '9' } } }
const get = (...paths: string[]): object => ({ documents: paths.map((path) => `${root}/${path}`) })

it.each<[string, string, object, Partial<Usage>]>([
  ['reads: each document of a get, there or not', 'batchGet', get('open/one', 'open/no'), { reads: 2 }],
  ['reads: each document that a query finds', 'runQuery', { structuredQuery: { from } }, { reads: 2 }],
  ['one read: a query that finds none', 'runQuery', { structuredQuery: { from, where: nine } }, { reads: 1 }],
  [
    'writes: each document of a commit, and a delete apart',
    'commit',
    { writes: [write('open/three', 3), write('open/four', 4), { delete: `${root}/open/one` }] },
    { writes: 2, deletes: 1 },
  ],
  [
    'nothing: a commit that is refused',
    'commit',
    { writes: [write('open/three', 3), write('nowhere/one', 1)] },
    {},
  ],
  [
    'look-ups: what the rules read, also where that led to a refusal',
    'batchGet',
    get('locked/a'),
    { lookUps: 1 },
  ],
])('The usage counts as %s', async (_title, verb, message, expected) => {
  await local.post(`${root}:${verb}`, message, {})
  expect(counts()).toEqual({ reads: 0, writes: 0, deletes: 0, lookUps: 0, ...expected })
})
