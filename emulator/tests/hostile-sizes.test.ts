import { beforeAll, describe, expect, it } from 'vitest'
import { Database } from '../src/documents/database.ts'
import { Transactions } from '../src/documents/transactions.ts'
import type { Reply } from '../testing/rest.ts'
import { cpuTime, expectCpuTime } from '../testing/cpu-time.ts'
import { localFirestore } from '../testing/local-firestore.ts'

// Requests that are cheap to send and could be expensive to answer.

const root = 'projects/demo-test-sizes/databases/(default)/documents'
const maxCpuMillis = 3000

const local = localFirestore()

const each = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const integer = (index: number): unknown => ({ integerValue: String(index) })

beforeAll(async () => {
  const few = each(2000, (at) => ({ update: { name: `${root}/few/d${at}`, fields: { n: integer(at) } } }))
  const fields = Object.fromEntries(each(20_000, (at) => [`f${at}`, integer(1)]))
  const values = each(100_000, integer)
  await call(':commit', {
    writes: [
      ...few,
      { update: { name: `${root}/large/wide`, fields } },
      { update: { name: `${root}/large/list`, fields: { v: { arrayValue: { values } } } } },
    ],
  })
})

/** Sends a request as the administrator; fails if that takes too long. */
async function call(verb: string, body: unknown): Promise<Reply> {
  const began = cpuTime()
  const reply = await local.post(root + verb, body)
  expectCpuTime(began, maxCpuMillis, verb)
  return reply
}

async function statusOf(verb: string, body: unknown): Promise<number> {
  return (await call(verb, body)).status
}

const from = [{ collectionId: 'few' }]
const compare = (index: number): unknown => ({
  fieldFilter: { field: { fieldPath: `f${index}` }, op: 'GREATER_THAN', value: integer(0) },
})
const composite = (op: 'AND' | 'OR', count: number) => ({
  compositeFilter: { op, filters: each(count, compare) },
})

describe('A query', () => {
  const values = each(30_000, integer)

  it.each<[string, object]>([
    ['ten thousand orders', { orderBy: each(10_000, (at) => ({ field: { fieldPath: `f${at}` } })) }],
    ['as many alternatives', { where: composite('OR', 10_000) }],
    [
      'thirty thousand choices',
      { where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'IN', value: { arrayValue: { values } } } } },
    ],
    ['a hundred levels of alternatives', { where: nested(100) }],
    ['a negative limit', { limit: -1 }],
    ['a limit beyond 32 bits', { limit: 2 ** 31 }],
  ])('is refused with %s', async (_name, more) => {
    expect(await statusOf(':runQuery', { structuredQuery: { from, ...more } })).toBe(400)
  })

  it.each<[string, unknown]>([
    [
      'a mask of each of many fields',
      {
        from: [{ collectionId: 'large' }],
        select: { fields: each(20_000, (at) => ({ fieldPath: `f${at}` })) },
      },
    ],
    ['a hundred filters', { from, where: composite('AND', 100) }],
  ])('is answered with %s', async (_name, structuredQuery) => {
    expect(await statusOf(':runQuery', { structuredQuery })).toBe(200)
  })
})

function nested(levels: number): unknown {
  let filter = compare(0)
  for (let at = 0; at < levels; at++) filter = { compositeFilter: { op: 'OR', filters: [filter] } }
  return filter
}

describe('A batch of reads or writes', () => {
  const wide = `${root}/large/wide`
  const list = `${root}/large/list`

  it.each<[string, string, unknown]>([
    ['very many names', ':batchGet', { documents: each(25_000, (at) => `${root}/few/d${at}`) }],
    ['a transform of each of many fields', ':commit', { writes: [transform(wide, each(20_000, increment))] }],
    [
      'a mask that is long for many documents',
      ':batchGet',
      {
        documents: each(2000, (at) => `${root}/few/d${at}`),
        mask: { fieldPaths: each(100_000, (at) => `f${at}`) },
      },
    ],
    ['all elements of a long list once more', ':commit', { writes: [union(list, each(100_000, integer))] }],
  ])('is answered with %s', async (_name, verb, body) => {
    expect(await statusOf(verb, body)).toBe(200)
  })

  const updateMask = { fieldPaths: ['a'] }
  it.each<[string, unknown]>([
    [
      'a large document',
      each(5000, (at) => ({ update: { name: wide, fields: { a: integer(at) } }, updateMask })),
    ],
    ['a long list', each(5000, () => union(list, [integer(1)]))],
  ])('is refused where it changes %s again and again', async (_name, writes) => {
    const { json } = await call(':commit', { writes })
    expect(json).toMatchObject({ error: { message: 'Transaction too big. Decrease transaction size.' } })
  })

  it('refuses a list of a million elements, whatever they are', async () => {
    for (const element of ['{}', '1']) {
      const body = `{"writes":[{"update":{"name":"${list}","fields":{"v":{"arrayValue":{"values":[${`${element},`.repeat(1_000_000)}${element}]}}}}}]}`
      expect(await statusOf(':commit', body), element).toBe(400)
    }
  })
})

function increment(index: number): unknown {
  return { fieldPath: `f${index}`, increment: integer(1) }
}

function union(name: string, ...lists: unknown[][]): unknown {
  const unions = lists.map((values) => ({ fieldPath: 'v', appendMissingElements: { values } }))
  return transform(name, unions)
}

function transform(name: string, updateTransforms: unknown[]): unknown {
  return { update: { name, fields: {} }, updateMask: {}, updateTransforms }
}

it('A document may be below a hundred collections, and no more', async () => {
  const below = (collections: number) => ({
    update: { name: `${root}/${'c/d/'.repeat(collections - 1)}c/d` },
  })
  expect(await statusOf(':commit', { writes: [below(100)] })).toBe(200)
  expect(await statusOf(':commit', { writes: [below(101)] })).toBe(400)
})

describe('A field path', () => {
  it.each([
    ['of one quoted name', `\`${'a'.repeat(2_000_000)}\``],
    ['of millions of names', `${'a.'.repeat(1_000_000)}a`],
  ])('%s is refused wherever it stands', async (_name, fieldPath) => {
    const document = `${root}/few/d1`
    const transform = { document, fieldTransforms: [{ fieldPath, increment: integer(1) }] }
    const order = { from, orderBy: [{ field: { fieldPath } }] }
    expect(await statusOf(':runQuery', { structuredQuery: order })).toBe(400)
    const mask = { fieldPaths: [fieldPath] }
    expect(await statusOf(':batchGet', { documents: [document], mask })).toBe(400)
    expect(await statusOf(':commit', { writes: [{ transform }] })).toBe(400)
  })
})

describe('A transaction', () => {
  const byNumber = (limit: number, transaction: unknown): unknown => ({
    transaction,
    structuredQuery: { from, orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }], limit },
  })

  it('of very many queries takes no longer with each, and ends in time when something has changed', async () => {
    const { transaction } = (await call(':beginTransaction', {})).json as { transaction: string }
    const began = cpuTime()
    for (let at = 1; at <= 100; at++) expect(await statusOf(':runQuery', byNumber(at, transaction))).toBe(200)
    expectCpuTime(began, 3000)
    await call(':commit', { writes: [{ update: { name: `${root}/elsewhere/d` } }] })
    const { status } = await call(':commit', { transaction, writes: [] })
    expect([200, 409]).toContain(status)
  })

  it('belongs to one database', async () => {
    const { transaction } = (await call(':beginTransaction', {})).json as { transaction: string }
    const other = `${root.replace('(default)', 'other')}:rollback`
    expect((await local.post(other, { transaction })).status).toBe(400)
    expect(await statusOf(':rollback', { transaction })).toBe(200)
  })

  it('may not read without limit', () => {
    const transactions = new Transactions()
    const transaction = transactions.begin(new Database('projects/p/databases/d'), false)
    for (let at = 0; at < 1_000_000; at++) transactions.addQuery(transaction, () => true)
    expect(() => transactions.addRead(transaction, 'c/a', null)).toThrow(
      'The open transactions have read too much.',
    )
  })
})
