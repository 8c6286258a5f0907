import { beforeEach, describe, expect, it } from 'vitest'
import { encodeFields } from '../src/wire.ts'
import { localFirestore } from '../testing/local-firestore.ts'
import { owner, sendRequest, type Reply } from '../testing/rest.ts'

const database = 'projects/demo-test-commits/databases/(default)'
const root = `${database}/documents`
const rulesSource = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /{path=**} { allow read: if true; }
  match /open/{id} { allow write: if true; }
  match /stamped/{id} { allow write: if request.resource.data.at == request.time; }
  match /early/{id} { allow write: if request.time < request.resource.data.until; }
} }`

let now = Date.parse('2030-01-07T16:30:00.123Z')
const local = localFirestore({ rulesSource, now: () => now })
const call = (verb: string, body: unknown, headers = {}): Promise<Reply> =>
  local.post(`${root}:${verb}`, body, headers)
const update = (path: string, fields: Record<string, unknown>) => ({
  update: { name: `${root}/${path}`, fields: encodeFields(fields) },
})

beforeEach(async () => {
  await sendRequest(local.origin, 'DELETE', `/emulator/v1/${root}`)
  const writes = ['open/a', 'open/gone', 'open/kept', 'closed/a', 'closed/a/below/b'].map((path) =>
    update(path, { n: 1 }),
  )
  await call('commit', { writes }, owner)
})

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
    expect((await call('commit', { writes })).status).toBe(status)
    expect(await everything()).toEqual(before)
  })
})

it('A clock of its own judges and stamps, may jump ahead, and never goes back (B0.02, B0.03)', async () => {
  const week = 7 * 24 * 60 * 60 * 1000
  const early = update('early/a', { until: new Date(now + week) })
  const statusOfEarly = async () => (await call('commit', { writes: [early] })).status
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
  await call('commit', { writes: [update('missing/m/below/x', {})] }, owner)
  expect((await call('listCollectionIds', {})).status).toBe(403)
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
        call('commit', { transaction, writes: [update('open/a', { n })] })
      expect((await write(two, 1 + Number(isThere))).status).toBe(200)
      expect((await write(one, 3)).status).toBe(409)
    }
  })

  it('both win where the other one changed nothing that was read', async () => {
    const transaction = await begin('batchGet', { documents: [`${root}/open/a`] })
    await call('commit', { writes: [update('open/other', { n: 9 })] })
    expect((await call('commit', { transaction, writes: [update('open/a', { n: 2 })] })).status).toBe(200)
    expect((await call('rollback', { transaction })).status, 'it has ended').toBe(400)
  })
})
