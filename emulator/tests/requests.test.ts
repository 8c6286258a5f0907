import { beforeEach, describe, expect, it } from 'vitest'
import { encodeFields } from '../src/wire.ts'
import { localFirestore } from '../testing/local-firestore.ts'
import { owner, sendRequest, type Reply } from '../testing/rest.ts'
import { rulesOf } from '../testing/rules.ts'

const project = 'demo-test-requests'
const root = `projects/${project}/databases/(default)/documents`
const rulesSource = rulesOf(`
  match /open/{id} { allow read, write; }
  match /stamped/{id} { allow read; allow write: if request.resource.data.at == request.time; }
  match /early/{id} { allow write: if request.time < request.resource.data.until; }
  match /shown/{id} { allow get: if resource.data.shown == true; }
  match /steps/{id} { allow update: if request.resource.data.n == resource.data.n + 1; }
  match /done/{id} { allow delete: if resource.data.done == true; }
  match /locked/{id} { allow get: if get(/databases/$(database)/documents/shown/a).data.shown == 1; }
`)

let now = Date.parse('2030-01-07T16:30:00.123Z')
const local = localFirestore({ rulesSource, now: () => now })
const call = (verb: string, body: unknown, headers = {}): Promise<Reply> =>
  local.post(`${root}:${verb}`, body, headers)
const store = (...writes: object[]) => call('commit', { writes }, owner)
const update = (path: string, fields: Record<string, unknown>) => ({
  update: { name: `${root}/${path}`, fields: encodeFields(fields) },
})

beforeEach(async () => {
  await sendRequest(local.origin, 'DELETE', `/emulator/v1/${root}`)
  const writes = ['open/a', 'open/gone', 'open/kept', 'closed/a', 'closed/a/below/b'].map((path) =>
    update(path, { n: 1 }),
  )
  expect((await store(...writes)).status).toBe(200)
})

/** The status of a request of somebody who is not signed in. */
async function statusOf(verb: string, body: object): Promise<number> {
  return (await call(verb, body)).status
}

/** Everything that is stored, with its times. */
async function everything(): Promise<unknown> {
  const structuredQuery = { from: [{ allDescendants: true }] }
  const found = (await call('runQuery', { structuredQuery }, owner)).json as { document?: unknown }[]
  return found.map(({ document }) => document)
}

describe('A commit', () => {
  it.each<[string, object, number]>([
    ['the rules forbid', update('closed/a', {}), 403],
    [
      'the rules forbid, whatever else it asks for',
      { ...update('closed/none', {}), currentDocument: { exists: true } },
      403,
    ],
    ['has another time than the server', update('stamped/a', { at: new Date(0) }), 403],
    ['needs what is not there', { ...update('open/none', {}), currentDocument: { exists: true } }, 404],
    ['must not find a document', { ...update('open/kept', {}), currentDocument: { exists: false } }, 409],
    ['has a reserved field', update('open/kept', { __bad__: 1 }), 501],
    ['names a collection', update('open', {}), 400],
    ['belongs to another project', { delete: 'projects/other/databases/(default)/documents/open/a' }, 400],
    ['only verifies', { verify: `${root}/open/a` }, 501],
    [
      'increments',
      { ...update('open/kept', {}), updateTransforms: [{ fieldPath: 'n', increment: {} }] },
      501,
    ],
  ])('with a write that %s leaves everything as it was', async (_title, bad, status) => {
    const before = await everything()
    const writes = [update('open/a', { n: 2 }), { delete: `${root}/open/gone` }, bad]
    expect(await statusOf('commit', { writes })).toBe(status)
    expect(await everything()).toEqual(before)
  })
})

it('A clock of its own judges and stamps, may jump ahead, and never goes back (B0.02, B0.03)', async () => {
  const week = 7 * 24 * 60 * 60 * 1000
  const early = update('early/a', { until: new Date(now + week) })
  const statusOfEarly = () => statusOf('commit', { writes: [early] })
  const stamp = async () => {
    const updateTransforms = [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }]
    await call('commit', { writes: [{ ...update('stamped/a', {}), updateTransforms }] })
    const { json } = await call('batchGet', { documents: [`${root}/stamped/a`] })
    const [{ found }] = json as [{ found: { fields: { at: { timestampValue: string } } } }]
    return Date.parse(found.fields.at.timestampValue)
  }
  const start = now
  expect([await statusOfEarly(), await stamp()]).toEqual([200, start])
  now = start + week
  expect([await statusOfEarly(), await stamp()]).toEqual([403, start + week])
  now = start
  expect(await stamp()).toBe(start + week)
})

it('The collections are named to the administrator alone, also where only something below is stored', async () => {
  await store(update('missing/m/below/x', {}))
  expect(await statusOf('listCollectionIds', {})).toBe(403)
  expect((await call('listCollectionIds', {}, owner)).json).toEqual({
    collectionIds: ['closed', 'missing', 'open'],
  })
})

describe('Two transactions on one version', () => {
  const structuredQuery = {
    from: [{ collectionId: 'open' }],
    where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: { integerValue: '1' } } },
  }
  const structuredAggregationQuery = { structuredQuery, aggregations: [{ count: {} }] }
  const reads: [string, object][] = [
    ['batchGet', { documents: [`${root}/open/a`] }],
    ['runQuery', { structuredQuery }],
    ['runAggregationQuery', { structuredAggregationQuery }],
  ]

  async function begin(verb: string, question: object): Promise<string> {
    const { json } = await call(verb, { ...question, newTransaction: {} })
    return (json as [{ transaction: string }])[0].transaction
  }

  it.each(reads)('never both win after %s, also where there was nothing yet', async (verb, question) => {
    for (const isThere of [true, false]) {
      await call('commit', { writes: [isThere ? update('open/a', { n: 1 }) : { delete: `${root}/open/a` }] })
      const [one, two] = [await begin(verb, question), await begin(verb, question)]
      const write = (transaction: string, n: number) =>
        statusOf('commit', { transaction, writes: [update('open/a', { n })] })
      expect(await write(two, 1 + Number(isThere))).toBe(200)
      expect(await write(one, 3)).toBe(409)
    }
  })

  it('both win where the other one changed nothing that was read', async () => {
    const transaction = await begin('batchGet', { documents: [`${root}/open/a`] })
    await call('commit', { writes: [update('open/other', { n: 9 })] })
    expect(await statusOf('commit', { transaction, writes: [update('open/a', { n: 2 })] })).toBe(200)
    expect(await statusOf('rollback', { transaction }), 'it has ended').toBe(400)
  })
})

it('One denied document denies all of a read', async () => {
  await store(update('shown/a', { shown: true }), update('shown/b', { shown: false }))
  const read = (...ids: string[]) =>
    statusOf('batchGet', { documents: ids.map((id) => `${root}/shown/${id}`) })
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
  await store(update('shown/a', { shown: true }))
  const { counts } = local.server.projects.find(project)
  Object.assign(counts, { reads: 0, writes: 0, deletes: 0, lookUps: 0 })
  await statusOf('batchGet', { documents: ['a', 'none'].map((id) => `${root}/shown/${id}`) })
  await statusOf('batchGet', { documents: [`${root}/locked/a`] })
  await statusOf('commit', { writes: [update('steps/none', {})] })
  expect(counts).toEqual({ reads: 0, writes: 0, deletes: 0, lookUps: 1 })
  const empty = { structuredQuery: { from: [{ collectionId: 'nothing' }] } }
  await call('runQuery', empty, owner)
  await store(update('shown/c', {}), update('shown/d', {}), { delete: `${root}/shown/c` })
  expect(counts).toEqual({ reads: 1, writes: 2, deletes: 1, lookUps: 1 })
})
