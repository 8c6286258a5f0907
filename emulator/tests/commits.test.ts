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
} }`

const local = localFirestore({ rulesSource })
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
    ['the rules forbid, though there is nothing', { delete: `${root}/closed/none` }, 403],
    ['has another time than the server', update('stamped/a', { at: new Date(0) }), 403],
    ['needs what is not there', { ...update('open/none', {}), currentDocument: { exists: true } }, 404],
    ['must not find a document', { ...update('open/kept', {}), currentDocument: { exists: false } }, 409],
    ['has a reserved field', update('open/kept', { __bad__: 1 }), 400],
    ['names a collection', update('open', {}), 400],
    ['belongs to another project', { delete: 'projects/other/databases/(default)/documents/open/a' }, 400],
    ['verifies what is not there', { verify: `${root}/open/none`, currentDocument: { exists: true } }, 404],
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

  it('changes the fields of its mask, and lists and times by transforms', async () => {
    const write = {
      ...update('open/a', { m: { x: 1, y: 2 }, gone: 1, list: [1, 2] }),
      updateTransforms: [
        { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
        { fieldPath: 'list', appendMissingElements: { values: [{ doubleValue: 2 }, { integerValue: '3' }] } },
        { fieldPath: 'list', removeAllFromArray: { values: [{ integerValue: '1' }] } },
      ],
    }
    const updateMask = { fieldPaths: ['m.x', 'm.y', 'gone'] }
    for (const one of [write, { ...update('open/a', { m: { x: 3 } }), updateMask }])
      await call('commit', { writes: [one] })
    const { json } = await sendRequest(local.origin, 'GET', `/v1/${root}/open/a`)
    const { fields } = json as { fields: object }
    expect(fields).toEqual({
      ...encodeFields({ m: { x: 3 }, list: [2, 3] }),
      at: { timestampValue: expect.any(String) as string },
    })
  })

  it('is written one by one by batchWrite, for the administrator alone', async () => {
    const refused = { ...update('open/kept', {}), currentDocument: { exists: false } }
    const writes = [update('open/c', { n: 1 }), refused]
    expect((await call('batchWrite', { writes })).status).toBe(403)
    const { json } = await call('batchWrite', { writes }, owner)
    expect(json).toMatchObject({ status: [{}, { code: 6 }] })
    expect((await sendRequest(local.origin, 'GET', `/v1/${root}/open/c`)).status).toBe(200)
  })
})

describe('Lists for the administrator', () => {
  it('name collections and documents page by page, also documents that are missing', async () => {
    await call('commit', { writes: [update('closed/m/below/x', {}), update('open/b', {})] }, owner)
    expect((await call('listCollectionIds', {})).status).toBe(403)
    expect((await call('listCollectionIds', { pageSize: 1 }, owner)).json).toMatchObject({
      collectionIds: ['closed'],
    })
    const missing = `/v1/${root}/closed?showMissing=true&pageSize=1`
    expect((await sendRequest(local.origin, 'GET', missing)).status).toBe(403)
    const first = (await sendRequest(local.origin, 'GET', missing, { headers: owner })).json
    const { nextPageToken } = first as { nextPageToken: string }
    const next = `${missing}&pageToken=${encodeURIComponent(nextPageToken)}`
    expect((await sendRequest(local.origin, 'GET', next, { headers: owner })).json).toMatchObject({
      documents: [{ name: `${root}/closed/m` }],
    })
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

  it.each(reads)('never both win after %s, also where there was nothing yet', async (verb, question) => {
    for (const isThere of [true, false]) {
      await call('commit', { writes: [isThere ? update('open/a', { n: 1 }) : { delete: `${root}/open/a` }] })
      const begun = await Promise.all([call('beginTransaction', {}), call('beginTransaction', {})])
      const [one, two] = begun.map(({ json }) => (json as { transaction: string }).transaction)
      await call(verb, { ...question, transaction: one })
      await call(verb, { ...question, transaction: two })
      const write = (transaction: string | undefined, n: number) =>
        call('commit', { transaction, writes: [update('open/a', { n })] })
      expect((await write(two, 1 + Number(isThere))).status).toBe(200)
      expect((await write(one, 3)).status).toBe(409)
    }
  })

  it('both win where the other one changed nothing that was read', async () => {
    const { json } = await call('batchGet', { documents: [`${root}/open/a`], newTransaction: {} })
    const [{ transaction }] = json as [{ transaction: string }]
    await call('commit', { writes: [update('open/other', { n: 9 })] })
    expect((await call('commit', { transaction, writes: [update('open/a', { n: 2 })] })).status).toBe(200)
    expect((await call('rollback', { transaction })).status, 'it has ended').toBe(400)
  })
})
