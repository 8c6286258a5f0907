import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loadRules } from '../testing/administrator.ts'
import { base, listCase, type ListCase } from './generated/lists.ts'
import { database, project } from './generated/values.ts'
import { sendRequest, type Reply } from '../testing/rest.ts'
import { localFirestore } from '../testing/local-firestore.ts'

// The server returns no document by a query that it would not return by its name. PROPERTY_RUNS=5000 searches longer.

const documentsRoot = `${database}/documents`
const claims = Buffer.from(JSON.stringify({ sub: 'u1', email: 'u1@example.org' })).toString('base64url')
const user = { Authorization: `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.` }
const runs = Number(process.env.PROPERTY_RUNS ?? 200)

const local = localFirestore()

async function load({ documents, rules }: ListCase): Promise<void> {
  await sendRequest(local.origin, 'DELETE', `/emulator/v1/projects/${project}/databases/(default)/documents`)
  const byPath = new Map([...base, ...documents].map((document) => [document.path, document.fields]))
  const writes = [...byPath].map(([path, fields]) => ({
    update: { name: `${database}/documents/${path}`, fields },
  }))
  expect((await local.post(`${documentsRoot}:commit`, { writes })).status).toBe(200)
  await loadRules(local.server, project, rules)
}

function namesIn({ json }: Reply): string[] {
  return (json as { document?: { name: string } }[]).flatMap(({ document }) => document?.name ?? [])
}

/** Whether the list was allowed, and how many documents it gave; fails where one of them is denied by its name. */
async function check(asked: ListCase): Promise<'refused' | 'denied' | 'empty' | 'documents'> {
  await load(asked)
  const parent = asked.parent === '' ? documentsRoot : `${documentsRoot}/${asked.parent}`
  const { query: structuredQuery } = asked
  const all = await local.post(`${parent}:runQuery`, { structuredQuery })
  const mine = await local.post(`${parent}:runQuery`, { structuredQuery }, user)
  const structuredAggregationQuery = { structuredQuery, aggregations: [{ count: {} }] }
  const counted = await local.post(`${parent}:runAggregationQuery`, { structuredAggregationQuery }, user)
  expect(counted.status).toBe(mine.status)
  if (all.status !== 200) return 'refused'
  expect([200, 403]).toContain(mine.status)
  if (mine.status === 403) return 'denied'
  const names = namesIn(mine)
  expect(names).toEqual(namesIn(all))
  for (const name of names) {
    const path = name.split('/').map(encodeURIComponent).join('/')
    expect((await sendRequest(local.origin, 'GET', `/v1/${path}`, { headers: user })).status, name).toBe(200)
  }
  return names.length === 0 ? 'empty' : 'documents'
}

it(
  'returns nothing by a query, or counts it, that the same condition denies by its name',
  async () => {
    const outcomes = { refused: 0, denied: 0, empty: 0, documents: 0 }
    await fc.assert(
      fc.asyncProperty(listCase, async (asked) => {
        outcomes[await check(asked)]++
      }),
      { numRuns: runs },
    )
    if (process.env.PROPERTY_RUNS) console.log(outcomes)
    expect(outcomes.documents).toBeGreaterThan(runs / 20)
  },
  Math.max(120_000, runs * 50),
)
