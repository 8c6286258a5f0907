import { expect, it } from 'vitest'
import { encodeFields } from '../src/wire.ts'
import { localFirestore } from '../testing/local-firestore.ts'
import { owner } from '../testing/rest.ts'

// What the tests of the site's own rules do not ask.

const rulesSource = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} { allow get: if resource.data.open == true; }
    match /steps/{id} { allow update: if request.resource.data.n == resource.data.n + 1; }
    match /done/{id} { allow delete: if resource.data.done == true; }
    match /locked/{id} { allow get: if get(/databases/$(database)/documents/open/a).data.open == 1; }
  }
}`
const root = 'projects/demo-test-wire/databases/(default)/documents'
const local = localFirestore({ rulesSource })

const update = (path: string, fields: object) => ({
  update: { name: `${root}/${path}`, fields: encodeFields({ ...fields }) },
})

/** The status of a request of somebody who is not signed in. */
async function statusOf(verb: string, body: object): Promise<number> {
  return (await local.post(`${root}:${verb}`, body, {})).status
}

async function store(...writes: object[]): Promise<void> {
  expect((await local.post(`${root}:commit`, { writes }, owner)).status).toBe(200)
}

it('One denied document denies all of a read', async () => {
  await store(update('open/a', { open: true }), update('open/b', { open: false }))
  const read = (...ids: string[]) =>
    statusOf('batchGet', { documents: ids.map((id) => `${root}/open/${id}`) })
  expect([await read('a'), await read('a', 'b')]).toEqual([200, 403])
})

it('Each write of one document is compared with the document before the commit', async () => {
  await store(update('steps/a', { n: 1 }))
  const write = (...numbers: number[]) =>
    statusOf('commit', { writes: numbers.map((n) => update('steps/a', { n })) })
  expect([await write(2, 3), await write(2, 2)]).toEqual([403, 200])
})

it('The rules are asked about a delete, also of a missing document', async () => {
  await store(update('done/a', { done: true }))
  const remove = () => statusOf('commit', { writes: [{ delete: `${root}/done/a` }] })
  expect([await remove(), await remove()]).toEqual([200, 403])
})

// https://firebase.google.com/docs/firestore/pricing
it('What a project is billed are documents read, written, deleted and looked up by rules', async () => {
  await store(update('open/a', { open: true }))
  const { counts } = local.server.projects.find('demo-test-wire')
  Object.assign(counts, { reads: 0, writes: 0, deletes: 0, lookUps: 0 })
  await statusOf('batchGet', { documents: ['a', 'none'].map((id) => `${root}/open/${id}`) })
  await statusOf('batchGet', { documents: [`${root}/locked/a`] })
  await statusOf('commit', { writes: [update('steps/none', {})] })
  expect(counts).toEqual({ reads: 0, writes: 0, deletes: 0, lookUps: 1 })
  const empty = { structuredQuery: { from: [{ collectionId: 'nothing' }] } }
  await local.post(`${root}:runQuery`, empty)
  await store(update('open/c', {}), update('open/d', {}), { delete: `${root}/open/c` })
  expect(counts).toEqual({ reads: 1, writes: 2, deletes: 1, lookUps: 1 })
})
