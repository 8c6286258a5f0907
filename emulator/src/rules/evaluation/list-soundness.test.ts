import { describe, expect, it } from 'vitest'
import type { QueryFilter } from '../authorize.ts'
import { decide, rulesWith } from '#testing/rules.ts'
import { encodeValue } from '#testing/plain-fields.ts'

// Every plain condition against every plain filter on one field. tests/list-soundness.test.ts generates larger cases.

type Scalar = null | boolean | number | string
interface Half {
  doubleValue: number | 'NaN'
}
type Stored = Scalar | Half | (Scalar | Half)[]

const scalars: (Scalar | Half)[] = [
  ...[null, true, false, 'a', 'b', 'é', -1, 0, 1, 2],
  ...[{ doubleValue: 1 }, { doubleValue: -0 }, { doubleValue: 1.5 }, { doubleValue: 'NaN' as const }],
]

const documents: Record<string, Stored>[] = [
  {},
  ...scalars.map((a) => ({ a })),
  ...[[], [1], [{ doubleValue: 1 }, 'a'], ['a', 'b', null], [1, 2]].map((a) => ({ a })),
]

const constants = [
  'null',
  'true',
  '-1',
  '0',
  '1',
  '1.0',
  '1.5',
  '2',
  "'a'",
  "'b'",
  "['a']",
  '[1, 2]',
  '[1.0]',
  '-0.0',
]
const typeNames = ['int', 'float', 'number', 'string', 'list', 'bool', 'map']
const comparisons = ['==', '!=', '<', '<=', '>', '>=']

interface Filter {
  name: string
  op: string
  value: Stored
}

const unary = ['IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN']
const forScalars = [
  ...['EQUAL', 'NOT_EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL'],
  ...['GREATER_THAN', 'GREATER_THAN_OR_EQUAL', 'ARRAY_CONTAINS'],
]
const forLists = ['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY']

function toFilter(asked: Filter): QueryFilter {
  const { name, op, value } = asked
  if (op.startsWith('IS_')) return { unaryFilter: { field: { fieldPath: name }, op } }
  return { fieldFilter: { field: { fieldPath: name }, op, value: encodeValue(value) } }
}

/** A value as Firestore compares it: numbers are one type, NaN stands apart. */
function plain(value: Stored): unknown {
  if (Array.isArray(value)) return value.map(plain)
  return value !== null && typeof value === 'object' ? Number(value.doubleValue) : value
}

function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => same(item, other[at]))
  }
  // For Firestore -0.0 is 0, and NaN is NaN.
  return one === other || (isNaN(one) && isNaN(other))
}

function isNaN(value: unknown): boolean {
  return typeof value === 'number' && Number.isNaN(value)
}

function satisfies(fields: Record<string, Stored>, asked: Filter): boolean {
  const found = fields[asked.name]
  if (found === undefined) return false
  const value = plain(found)
  const wanted = plain(asked.value)
  const among = Array.isArray(wanted) ? wanted : []
  const ranges =
    typeof value === typeof wanted &&
    !isNaN(value) &&
    value !== null &&
    wanted !== null &&
    !Array.isArray(value)
  const one = value as number
  const other = wanted as number
  switch (asked.op) {
    case 'EQUAL':
      return wanted !== null && same(value, wanted)
    case 'NOT_EQUAL':
      return value !== null && !same(value, wanted)
    case 'LESS_THAN':
      return ranges && one < other
    case 'LESS_THAN_OR_EQUAL':
      return ranges && one <= other
    case 'GREATER_THAN':
      return ranges && one > other
    case 'GREATER_THAN_OR_EQUAL':
      return ranges && one >= other
    case 'ARRAY_CONTAINS':
      return Array.isArray(value) && value.some((item) => same(item, wanted))
    case 'ARRAY_CONTAINS_ANY':
      return Array.isArray(value) && value.some((item) => among.some((choice) => same(item, choice)))
    case 'IN':
      return value !== null && among.some((choice) => same(value, choice))
    case 'NOT_IN':
      return value !== null && !among.some((choice) => same(value, choice))
    case 'IS_NULL':
      return value === null
    case 'IS_NAN':
      return isNaN(value)
    case 'IS_NOT_NULL':
      return value !== null
    default:
      return !isNaN(value)
  }
}

/** Whether the list is allowed; fails where it is, and returns a document that the condition denies. */
function checkList(condition: string, asked: Filter): boolean {
  const rules = rulesWith(condition)
  if (decide(rules, { method: 'list', path: 'things', query: { where: toFilter(asked) } }) !== 'allowed')
    return false
  for (const data of documents) {
    if (satisfies(data, asked) && decide(rules, { data }) !== 'allowed') {
      expect.fail(`${condition} with ${JSON.stringify(asked)} returns ${JSON.stringify(data)}`)
    }
  }
  return true
}

describe('a list that is allowed returns no document that the same condition denies', () => {
  it('for every plain condition and every plain filter on one field', () => {
    const plainConditions = [
      ...comparisons.flatMap((sign) => constants.map((other) => `resource.data.a ${sign} ${other}`)),
      ...constants.map((value) => `${value} in resource.data.a`),
      ...typeNames.map((type) => `resource.data.a is ${type}`),
      ...constants.flatMap((one) =>
        ['hasAny', 'hasAll', 'hasOnly'].map((name) => `resource.data.a.${name}([${one}])`),
      ),
      ...['+', '-', '*', '/', '%'].map((sign) => `resource.data.a ${sign} 2 == 0.5`),
      "resource.data.a / 2 == 0 && true || resource.data.get('a', 1) == 1",
      "string(resource.data.a) == '1' || math.abs(resource.data.a) is int || resource.data.a.size() == 1",
    ]
    const filters: Filter[] = [
      ...forScalars.flatMap((op) => scalars.map((value) => ({ name: 'a', op, value }))),
      ...forLists.flatMap((op) => scalars.map((value) => ({ name: 'a', op, value: [value, 'b'] }))),
      ...unary.map((op) => ({ name: 'a', op, value: null })),
    ]
    let allowed = 0
    for (const plainCondition of plainConditions) {
      for (const filter of filters) {
        if (checkList(plainCondition, filter)) allowed += 1
      }
      for (const filter of filters) {
        if (checkList(`!(${plainCondition})`, filter)) allowed += 1
      }
    }
    expect(allowed).toBeGreaterThan(1000)
  })
})
