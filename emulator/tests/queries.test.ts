import { beforeAll, describe, expect, it } from 'vitest'
import { encodeFields, encodeValue } from '../src/wire.ts'
import { localFirestore } from '../testing/local-firestore.ts'

// What the recordings that conformance/ replays do not ask, with the answers of Google's emulator.

const root = 'projects/demo-test-queries/databases/(default)/documents'
const stored = {
  't/null': { v: null },
  't/one': { v: 1, w: 1, list: ['a', 'b'] },
  't/float': { v: { doubleValue: 1.5 }, w: 2 },
  't/two': { v: 2, w: 1 },
  't/text': { v: 'a', w: 1 },
  't/without': { u: 1 },
  'p/a/t/below': { v: 2 },
  'p/a/sub/x': { v: 1 },
  'p/a/sub/y/sub/z': { v: 2 },
}

const local = localFirestore()

beforeAll(async () => {
  const writes = Object.entries(stored).map(([path, fields]) => ({
    update: { name: `${root}/${path}`, fields: encodeFields(fields) },
  }))
  expect((await local.post(`${root}:commit`, { writes })).status).toBe(200)
})

async function ask(verb: string, body: object, parent = ''): Promise<unknown> {
  const { json } = await local.post(`${root}${parent}:${verb}`, body)
  const { error } = json as { error?: { status: string; message: string } }
  return error === undefined ? json : `${error.status}: ${error.message}`
}

/** The ids that a query finds, in order; an error as `STATUS: message`. */
async function ids(structuredQuery: object, parent = ''): Promise<string> {
  const answer = await ask('runQuery', { structuredQuery }, parent)
  if (typeof answer === 'string') return answer
  const rows = answer as { document?: { name: string } }[]
  return rows.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []).join(' ')
}

const from = (collectionId: string, allDescendants = false) => ({
  from: [{ collectionId, allDescendants }],
})
const named = (path: string) => ({ referenceValue: `${root}/${path}` })
const where = (fieldPath: string, op: string, value: unknown) => ({
  fieldFilter: { field: { fieldPath }, op, value: encodeValue(value) },
})
const all = (...filters: object[]) => ({ where: { compositeFilter: { op: 'AND', filters } } })
const order = (...fieldPaths: string[]) => ({
  orderBy: fieldPaths.map((path) => ({
    field: { fieldPath: path.replace('-', '') },
    direction: path.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  })),
})

const startAt = { values: [encodeValue(1), named('t/one')] }

describe('A query', () => {
  it.each<[string, object, string]>([
    ['its collection alone, by name', {}, 'float null one text two without'],
    ['one of several', all(where('v', 'IN', [2, 'a'])), 'text two'],
    ['what a list has', all(where('list', 'ARRAY_CONTAINS', 'b')), 'one'],
    ['all comparisons at once', all(where('v', 'LESS_THAN_OR_EQUAL', 2), where('w', 'EQUAL', 1)), 'one two'],
    ['no null, which no comparison meets', all(where('v', 'EQUAL', null)), ''],
    ['what has the field of the order', order('w', '-v'), 'text two one float'],
    ['what follows a cursor, up to a limit', { ...order('w', '__name__'), startAt, limit: 2 }, 'text two'],
  ])('finds %s', async (_title, more, expected) => {
    expect(await ids({ ...from('t'), ...more })).toBe(expected)
  })

  it.each<[string, object, string]>([
    ['the operator NOT_EQUAL', all(where('v', 'NOT_EQUAL', 1)), 'the value NOT_EQUAL'],
    ['IS_NULL', { where: { unaryFilter: { field: { fieldPath: 'v' }, op: 'IS_NULL' } } }, 'unaryFilter'],
    ['OR', { where: { compositeFilter: { op: 'OR', filters: [where('v', 'EQUAL', 1)] } } }, 'the value OR'],
    ['some fields', { select: { fields: [] } }, 'the field select'],
  ])('is refused with UNIMPLEMENTED where it has %s', async (_title, more, what) => {
    const answer = await ids({ ...from('t'), ...more })
    expect(answer).toMatch(/^UNIMPLEMENTED: This local Firestore does not know /)
    expect(answer).toContain(what)
  })

  it.each<[string, object]>([
    ['too many alternatives', all(...['v', 'w'].map((field) => where(field, 'IN', [1, 2, 3, 4, 5, 6])))],
    ['an order after the name', order('__name__', 'v')],
    ['two lists at once', all(...['a', 'b'].map((item) => where('list', 'ARRAY_CONTAINS', item)))],
    ['names from the last on', order('-__name__')],
    ['a negative limit', { limit: -1 }],
  ])('is refused as invalid where it has %s', async (_title, more) => {
    expect(await ids({ ...from('t'), ...more })).toMatch(/^(INVALID_ARGUMENT|FAILED_PRECONDITION): /)
  })

  it('of a group finds all collections of that id, or those below a document', async () => {
    expect(await ids({ ...from('t', true), ...all(where('v', 'EQUAL', 2)) })).toBe('below two')
    expect(await ids(from('sub', true), '/p/a')).toBe('x z')
    expect(await ids(from('', true), '/p/a')).toBe('x z below')
  })
})

describe('An aggregation', () => {
  const aggregate = (...aggregations: object[]): Promise<unknown> =>
    ask('runAggregationQuery', { structuredAggregationQuery: { structuredQuery: from('t'), aggregations } })

  it('counts', async () => {
    expect(await aggregate({ alias: 'all', count: {} })).toMatchObject([
      { result: { aggregateFields: { all: { integerValue: '6' } } } },
    ])
  })

  it('adds numbers up, and nothing else', async () => {
    const field = { field: { fieldPath: 'v' } }
    expect(await aggregate({ sum: field })).toMatchObject([
      { result: { aggregateFields: { field_1: { doubleValue: 4.5 } } } },
    ])
    expect(await aggregate({ avg: field })).toMatch(/^UNIMPLEMENTED: .* the field avg/)
    expect(await aggregate()).toMatch(/^INVALID_ARGUMENT/)
  })
})
