import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { QueryFilter } from '../authorize.ts'
import { decide, rulesWith } from '#testing/rules.ts'
import { encodeValue } from '#testing/plain-fields.ts'

// Whatever is generated: a list that is allowed returns no document that the same condition denies.

type Scalar = null | boolean | number | string
interface Half {
  doubleValue: number | 'NaN'
}
type Stored = Scalar | Half | (Scalar | Half)[]

const scalars: (Scalar | Half)[] = [
  ...[null, true, false, 'a', 'b', 'é', -1, 0, 1, 2],
  ...[{ doubleValue: 1 }, { doubleValue: -0 }, { doubleValue: 1.5 }, { doubleValue: 'NaN' as const }],
]
const scalar = fc.constantFrom(...scalars)
const field = fc.constantFrom('a', 'b')

/** Every document of two fields, each absent or one of these. */
const values: (Stored | undefined)[] = [
  undefined,
  ...scalars,
  [],
  [1],
  [{ doubleValue: 1 }, 'a'],
  ['a', 'b', null],
  [1, 2],
]
const documents = values.flatMap((a) =>
  values.map((b): Record<string, Stored> => ({
    ...(a === undefined ? {} : { a }),
    ...(b === undefined ? {} : { b }),
  })),
)

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
const constant = fc.constantFrom(...constants)
const typeNames = ['int', 'float', 'number', 'string', 'list', 'bool', 'map']
const types = fc.constantFrom(...typeNames)
const comparisons = ['==', '!=', '<', '<=', '>', '>=']

const { condition } = fc.letrec<{ value: string; condition: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    field.map((name) => `resource.data.${name}`),
    constant,
    fc.tuple(field, constant).map(([name, other]) => `resource.data.get('${name}', ${other})`),
    fc
      .tuple(tie('value'), fc.constantFrom('+', '-', '/'), constant)
      .map(([left, sign, right]) => `(${left} ${sign} ${right})`),
    field.map((name) => `resource.data.${name}.size()`),
    fc.constantFrom('resource.data.size()', 'resource.data.keys()', 'resource.data', 'resource.id', 'thing'),
  ),
  condition: fc.oneof(
    { maxDepth: 4 },
    fc.tuple(tie('value'), fc.constantFrom(...comparisons), constant).map((parts) => parts.join(' ')),
    fc.tuple(constant, fc.constantFrom('<', '>=', '=='), tie('value')).map((parts) => parts.join(' ')),
    fc.tuple(constant, field).map(([value, name]) => `${value} in resource.data.${name}`),
    fc
      .tuple(tie('value'), constant, constant, fc.constantFrom('', '.toSet()'))
      .map(([value, one, other, set]) => `${value} in [${one}, ${other}]${set}`),
    field.map((name) => `'${name}' in resource.data`),
    fc.tuple(tie('value'), types).map((parts) => parts.join(' is ')),
    fc
      .tuple(
        tie('value'),
        fc.constantFrom('', '.toSet()'),
        fc.constantFrom('hasAny', 'hasAll', 'hasOnly'),
        constant,
      )
      .map(([value, set, name, one]) => `${value}${set}.${name}([${one}, 2])`),
    fc.tuple(constant, tie('value')).map(([one, value]) => `[${one}].toSet().hasAll([${value}])`),
    fc.tuple(constant, tie('value')).map(([one, value]) => `[${value}] == [${one}]`),
    fc
      .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
      .map((parts) => `(${parts.join(' ')})`),
    tie('condition').map((inner) => `!(${inner})`),
    fc
      .tuple(tie('condition'), tie('condition'), tie('condition'))
      .map(([one, two, three]) => `(${one} ? ${two} : ${three})`),
  ),
}))

interface Simple {
  name: string
  op: string
  value: Stored
}
type Query = Simple | { all: Query[] } | { any: Query[] }

const unary = ['IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN']
const forScalars = [
  ...['EQUAL', 'NOT_EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL'],
  ...['GREATER_THAN', 'GREATER_THAN_OR_EQUAL', 'ARRAY_CONTAINS'],
]
const forLists = ['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY']

const simple: fc.Arbitrary<Simple> = fc.oneof(
  fc.record({ name: field, op: fc.constantFrom(...forScalars), value: scalar }),
  fc.record({
    name: field,
    op: fc.constantFrom(...forLists),
    value: fc.array(scalar, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ name: field, op: fc.constantFrom(...unary), value: fc.constant(null) }),
)
const { query } = fc.letrec<{ query: Query }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 2 },
    simple,
    fc.array(tie('query'), { minLength: 1, maxLength: 3 }).map((parts) => ({ all: parts })),
    fc.array(tie('query'), { minLength: 1, maxLength: 3 }).map((parts) => ({ any: parts })),
  ),
}))

function toFilter(asked: Query): QueryFilter {
  if ('all' in asked) return { compositeFilter: { op: 'AND', filters: asked.all.map(toFilter) } }
  if ('any' in asked) return { compositeFilter: { op: 'OR', filters: asked.any.map(toFilter) } }
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

function satisfies(fields: Record<string, Stored>, asked: Query): boolean {
  if ('all' in asked) return asked.all.every((part) => satisfies(fields, part))
  if ('any' in asked) return asked.any.some((part) => satisfies(fields, part))
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
function checkList(condition: string, asked: Query, among: Record<string, Stored>[]): boolean {
  const rules = rulesWith(condition)
  if (decide(rules, { method: 'list', path: 'things', query: { where: toFilter(asked) } }) !== 'allowed')
    return false
  for (const data of among) {
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
    const filters: Simple[] = [
      ...forScalars.flatMap((op) => scalars.map((value) => ({ name: 'a', op, value }))),
      ...forLists.flatMap((op) => scalars.map((value) => ({ name: 'a', op, value: [value, 'b'] }))),
      ...unary.map((op) => ({ name: 'a', op, value: null })),
    ]
    const ofOneField = documents.filter((data) => !('b' in data))
    let allowed = 0
    for (const plainCondition of plainConditions) {
      for (const filter of filters) {
        if (checkList(plainCondition, filter, ofOneField)) allowed += 1
      }
      for (const filter of filters) {
        if (checkList(`!(${plainCondition})`, filter, ofOneField)) allowed += 1
      }
    }
    expect(allowed).toBeGreaterThan(1000)
  })

  it('for whatever conditions and queries are generated', () => {
    let allowed = 0
    fc.assert(
      fc.property(condition, query, (rule, asked) => {
        if (checkList(rule, asked, documents)) allowed += 1
      }),
      { numRuns: 2_000 },
    )
    expect(allowed).toBeGreaterThan(20)
  })
})
