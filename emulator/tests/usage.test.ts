import { beforeEach, describe, expect, it } from 'vitest'
import type { Usage } from '../src/projects.ts'
import { owner } from '../testing/rest.ts'
import { localFirestore } from '../testing/local-firestore.ts'

// The usage of a project is what Firestore would bill: https://firebase.google.com/docs/firestore/pricing

const rulesSource = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} {
      allow read, write: if true;
    }
    match /locked/{id} {
      function key(id) { return /databases/$(database)/documents/open/$(id); }
      allow create: if exists(key('one')) && get(key('one')).data.n == 1 && !exists(key('nothing'));
      allow get: if get(key('one')).data.n == 2;
    }
  }
}`

const local = localFirestore({ rulesSource })
let project: string
let root: string
let projects = 0

beforeEach(async () => {
  project = `demo-test-usage-${++projects}`
  root = `projects/${project}/databases/(default)/documents`
  await ask(':commit', { writes: [write('open/one', 1), write('open/two', 2)] }, owner)
  Object.assign(local.server.projects.find(project).counts, { reads: 0, writes: 0, deletes: 0, lookUps: 0 })
})

function write(path: string, n: number): object {
  return { update: { name: `${root}/${path}`, fields: { n: { integerValue: String(n) } } } }
}

async function ask(verb: string, message: object, headers: Record<string, string> = {}): Promise<number> {
  return (await local.post(root + verb, message, headers)).status
}

/** The non-zero counts of the project in this test. */
function used(): Partial<Usage> {
  const { counts } = local.server.projects.find(project)
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}

describe('A read is counted', () => {
  it('for each document of a get, whether it is there or not', async () => {
    await ask(':batchGet', { documents: ['one', 'two', 'nothing'].map((id) => `${root}/open/${id}`) })
    expect(used()).toEqual({ reads: 3 })
  })

  it('for each document that a query finds', async () => {
    await ask(':runQuery', { structuredQuery: { from: [{ collectionId: 'open' }] } })
    expect(used()).toEqual({ reads: 2 })
  })

  it('once for a query that finds nothing', async () => {
    const fieldFilter = { field: { fieldPath: 'n' }, op: 'EQUAL', value: { integerValue: '9' } }
    await ask(':runQuery', { structuredQuery: { from: [{ collectionId: 'open' }], where: { fieldFilter } } })
    expect(used()).toEqual({ reads: 1 })
  })
})

describe('A write is counted', () => {
  it('for each document of a commit, and a delete apart', async () => {
    const writes = [write('open/three', 3), write('open/four', 4), { delete: `${root}/open/one` }]
    await ask(':commit', { writes })
    expect(used()).toEqual({ writes: 2, deletes: 1 })
  })

  it('not where the commit is refused', async () => {
    await ask(':commit', { writes: [write('open/three', 3), write('nowhere/one', 1)] })
    expect(used()).toEqual({})
  })
})

describe('A look-up by the rules is counted apart', () => {
  it('once for each document of a request, there or not, however often the rules ask for it', async () => {
    expect(await ask(':commit', { writes: [write('locked/a', 1), write('locked/b', 1)] })).toBe(200)
    expect(used()).toEqual({ writes: 2, lookUps: 2 })
  })

  it('where it led to a refusal too', async () => {
    expect(await ask(':batchGet', { documents: [`${root}/locked/a`] })).toBe(403)
    expect(used()).toEqual({ lookUps: 1 })
  })

  it('not for the administrator, whom no rule binds', async () => {
    await ask(':commit', { writes: [write('locked/a', 1)] }, owner)
    expect(used()).toEqual({ writes: 1 })
  })
})
