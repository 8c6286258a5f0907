import { describe, expect, it } from 'vitest'
import { Database } from '#documents/database.ts'
import { planQuery } from '#queries/plan.ts'
import { runQuery } from '#queries/run.ts'
import { encodeFields, encodeValue } from '#emulator/wire.ts'
import { decide, rulesWith } from '#testing/rules.ts'

// Every plain condition against every plain filter on one field.

const scalars = [
  ...[null, true, false, 'a', 'b', 'é', -1, 0, 1, 2],
  ...[{ doubleValue: 1 }, { doubleValue: '-0' }, { doubleValue: 1.5 }, { doubleValue: 'NaN' }],
]
const lists = [[], [1], [{ doubleValue: 1 }, 'a'], ['a', 'b', null], [1, 2]]
const documents = [{}, ...[...scalars, ...lists].map((a) => ({ a }))]

const constants = [
  ...['null', 'true', '-1', '0', '1', '1.0', '1.5', '2', "'a'", "'b'"],
  ...["['a']", '[1, 2]', '[1.0]', '-0.0'],
]
const plainConditions = [
  ...['==', '!=', '<', '<=', '>', '>='].flatMap((sign) =>
    constants.map((other) => `resource.data.a ${sign} ${other}`),
  ),
  ...constants.map((value) => `${value} in resource.data.a`),
  ...['int', 'float', 'number', 'string', 'list', 'bool', 'map'].map((type) => `resource.data.a is ${type}`),
  ...constants.flatMap((one) =>
    ['hasAny', 'hasAll', 'hasOnly'].map((name) => `resource.data.a.${name}([${one}])`),
  ),
  ...['+', '-', '*', '/', '%'].map((sign) => `resource.data.a ${sign} 2 == 0.5`),
  "resource.data.a / 2 == 0 && true || resource.data.get('a', 1) == 1",
  "string(resource.data.a) == '1' || math.abs(resource.data.a) is int || resource.data.a.size() == 1",
]

const field = { fieldPath: 'a' }
const ofScalars = [
  ...(['EQUAL', 'NOT_EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL'] as const),
  ...(['GREATER_THAN', 'GREATER_THAN_OR_EQUAL', 'ARRAY_CONTAINS'] as const),
]
const filters = [
  ...scalars.flatMap((value) => ofScalars.map((op) => ({ op, value: encodeValue(value) }))),
  ...scalars.flatMap((value) =>
    (['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'] as const).map((op) => ({ op, value: encodeValue([value, 'b']) })),
  ),
].map((filter) => ({ fieldFilter: { field, ...filter } }))
const unaryFilters = (['IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'] as const).map((op) => ({
  unaryFilter: { field, op },
}))

describe('a list that is allowed returns no document that the same condition denies', () => {
  it('for every plain condition and every plain filter on one field', () => {
    const database = new Database('projects/p/databases/d')
    for (const [index, data] of documents.entries()) {
      const id = String(index)
      database.put({ path: `things/${id}`, id, fields: encodeFields(data), createTime: 1n, updateTime: 1n })
    }
    const queries = [...filters, ...unaryFilters].map((where) => {
      const plan = planQuery({ from: [{ collectionId: 'things' }], where })
      return { where, found: runQuery(database, '', plan).map(({ id }) => Number(id)) }
    })
    expect(new Set(queries.flatMap(({ found }) => found)).size).toBe(documents.length - 1)
    let allowed = 0
    for (const condition of plainConditions.flatMap((plain) => [plain, `!(${plain})`])) {
      const rules = rulesWith(condition)
      const isDenied = documents.map((data) => decide(rules, { data }) !== 'allowed')
      for (const { where, found } of queries) {
        if (decide(rules, { method: 'list', path: 'things', query: { where } }) !== 'allowed') continue
        allowed += 1
        for (const index of found) {
          if (!isDenied[index]) continue
          expect.fail(`${condition}, ${JSON.stringify(where)} returns ${JSON.stringify(documents[index])}`)
        }
      }
    }
    expect(allowed).toBeGreaterThan(1000)
  })
})
