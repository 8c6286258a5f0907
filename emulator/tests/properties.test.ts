import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { owner, sendRequest, type Reply } from '../testing/rest.ts'
import { localFirestore } from '../testing/local-firestore.ts'

// Invariants of commits and transactions.

const project = 'demo-test-properties'
const database = `projects/${project}/databases/(default)`
const root = `${database}/documents`

const rules = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /{path=**} { allow read: if true; }
  match /open/{id} { allow write: if true; }
  match /stamped/{id} { allow write: if request.resource.data.at == request.time; }
} }`

const local = localFirestore({ rulesSource: rules })

beforeEach(async () => {
  await sendRequest(local.origin, 'POST', '/reset')
})

async function call(verb: string, body: unknown, headers = {}): Promise<Reply> {
  return await local.post(`${root}:${verb}`, body, headers)
}

interface Found {
  found?: { name: string; updateTime: string; fields?: Record<string, { integerValue: string }> }
}

/** Everything that is stored, with its times. */
async function everything(): Promise<unknown> {
  const query = { structuredQuery: { from: [{ collectionId: '', allDescendants: true }] } }
  const found = (await call('runQuery', query, owner)).json as { document?: unknown }[]
  const ids = (await call('listCollectionIds', {}, owner)).json
  return { documents: found.map(({ document }) => document), ids }
}

const id = fc.constantFrom('a', 'b', 'c', 'd')
const integer = (value: number): unknown => ({ integerValue: String(value) })
const update = fc.tuple(id, fc.nat(9)).map(([name, n]): object => ({
  update: { name: `${root}/open/${name}`, fields: { n: integer(n) } },
}))
const goodWrite = fc.oneof(
  update,
  id.map((name): object => ({ delete: `${root}/open/${name}` })),
  fc.tuple(update, id).map(([write, name]): object => ({
    ...write,
    updateMask: { fieldPaths: [name] },
    updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
  })),
)

/** Writes that refuse the commit: by the rules, by a precondition, or because they make no sense. */
const badWrite = fc.constantFrom<object>(
  { update: { name: `${root}/closed/a`, fields: {} } },
  { delete: `${root}/closed/a` },
  { update: { name: `${root}/stamped/a`, fields: { at: { timestampValue: '2026-01-01T00:00:00Z' } } } },
  { update: { name: `${root}/open/none` }, currentDocument: { exists: true } },
  { delete: `${root}/open/none`, currentDocument: { exists: true } },
  { update: { name: `${root}/open/kept` }, currentDocument: { exists: false } },
  { update: { name: `${root}/open/kept` }, currentDocument: { updateTime: '2020-01-01T00:00:00Z' } },
  { update: { name: `${root}/open/kept`, fields: { __bad__: integer(1) } } },
  { update: { name: `${root}/open` } },
  { update: { name: 'projects/other/databases/(default)/documents/open/a' } },
  {
    update: { name: `${root}/open/kept` },
    updateTransforms: [{ fieldPath: 'n', increment: { stringValue: 'x' } }],
  },
  { verify: `${root}/open/none`, currentDocument: { exists: true } },
  { update: { name: `${root}/open/kept`, fields: { v: { stringValue: 1 } } } },
  {},
)

describe('A commit', () => {
  it('that is refused leaves everything as it was, wherever the bad write stands', async () => {
    const seed = ['open/a', 'open/kept', 'closed/a', 'closed/a/below/b']
    const writes = seed.map((path) => ({ update: { name: `${root}/${path}`, fields: { n: integer(1) } } }))
    await call('commit', { writes }, owner)
    const before = await everything()
    const batch = fc.tuple(fc.array(goodWrite, { maxLength: 19 }), fc.nat(19), badWrite)
    await fc.assert(
      fc.asyncProperty(batch, async ([good, at, bad]) => {
        const position = Math.min(at, good.length)
        const reply = await call('commit', {
          writes: [...good.slice(0, position), bad, ...good.slice(position)],
        })
        expect([400, 403, 404, 409]).toContain(reply.status)
        expect(await everything()).toEqual(before)
      }),
      { numRuns: 150 },
    )
  })

  it('is seen whole or not at all by readers on other connections', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `${root}/open/d${String(index).padStart(2, '0')}`)
    async function write(n: number): Promise<void> {
      const writes = names.map((name) => ({ update: { name, fields: { n: integer(n) } } }))
      expect((await call('commit', { writes })).status).toBe(200)
    }
    const seen = new Set<string>()
    function look(values: (string | undefined)[]): void {
      expect(values).toHaveLength(names.length)
      expect(new Set(values).size).toBe(1)
      seen.add(values[0] ?? '')
    }
    async function read(): Promise<void> {
      const got = (await call('batchGet', { documents: names })).json as Found[]
      look(got.map(({ found }) => found?.fields?.n?.integerValue))
      const query = { structuredQuery: { from: [{ collectionId: 'open' }] } }
      const listed = (await call('runQuery', query)).json as { document?: Found['found'] }[]
      look(listed.map(({ document }) => document?.fields?.n?.integerValue))
    }
    await write(0)
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let at = 1; at <= 10; at++) await write(writer * 100 + at)
    })
    const readers = Array.from({ length: 6 }, async () => {
      for (let at = 0; at < 10; at++) await read()
    })
    await Promise.all([...writers, ...readers])
    expect(seen.size).toBeGreaterThan(2)
  })
})

const reading = fc.constantFrom('batchGet', 'runQuery', 'runAggregationQuery')
/** Two transactions, each of which reads and then commits, put together in one of all ways. */
const interleaving = fc.record({
  reads: fc.tuple(reading, reading),
  order: fc.shuffledSubarray([0, 0, 1, 1], { minLength: 4 }),
  exists: fc.boolean(),
})

describe('Two transactions on one version', () => {
  async function begin(): Promise<string> {
    return ((await call('beginTransaction', {})).json as { transaction: string }).transaction
  }

  it('never both win, however they come together, also where there was nothing yet', async () => {
    const name = `${root}/open/a`
    const structuredQuery = {
      from: [{ collectionId: 'open' }],
      where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: integer(0) } },
    }
    const questions: Record<string, object> = {
      batchGet: { documents: [name] },
      runQuery: { structuredQuery },
      runAggregationQuery: {
        structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'a', count: {} }] },
      },
    }
    await fc.assert(
      fc.asyncProperty(interleaving, async ({ reads, order, exists }) => {
        await call('commit', { writes: [{ delete: name }] })
        if (exists) await call('commit', { writes: [{ update: { name, fields: { n: integer(1) } } }] })
        const transactions = [await begin(), await begin()]
        const unread: (string | undefined)[] = [...reads]
        const won: number[] = []
        for (const who of order) {
          const transaction = transactions[who]
          const verb = unread[who]
          unread[who] = undefined
          if (verb !== undefined) await call(verb, { transaction, ...questions[verb] })
          else {
            const fields = { n: integer(10 + who) }
            const reply = await call('commit', { transaction, writes: [{ update: { name, fields } }] })
            expect([200, 409]).toContain(reply.status)
            if (reply.status === 200) won.push(who)
          }
        }
        const apart = order.join('') === '0011' || order.join('') === '1100'
        expect(won).toHaveLength(apart ? 2 : 1)
      }),
      { numRuns: 80 },
    )
  })
})
