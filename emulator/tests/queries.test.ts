import { describe, expect, it } from 'vitest'
import {
  all,
  compare,
  field,
  from,
  int,
  list,
  map,
  notANumber,
  order,
  queriesOver,
  refused,
  unary,
} from './structured-queries.ts'

// Edge cases of queries, with results and messages measured on Google's emulator or in production. The recordings that
// conformance/ replays have other cases.

const nothing = { nullValue: null } as const
const { ids, named, sums } = queriesOver('demo-test-queries', {
  't/null': { v: nothing },
  't/false': { v: { booleanValue: false } },
  't/nan': { v: notANumber },
  't/one': { v: int(1) },
  't/two': { v: int(2) },
  't/text': { v: { stringValue: 'a' } },
  't/list': { v: list(notANumber) },
  't/map': { v: map({ a: int(1) }) },
  't/without': { u: int(1) },
  'ordered/first': { m: map({ x: int(1) }), 'm-': int(2) },
  'ordered/second': { m: map({ x: int(2) }), 'm-': int(1) },
  'p/a/sub/x': { v: int(1) },
  'p/a/sub/y/sub/z': { v: int(2) },
})

const collection =
  'Document parent name "projects/demo-test-queries/databases/(default)/documents/t" lacks "/" at index 58.'
const one = named('t/one')
const notAKey = '__key__ filter value must be a Key'
const reservedKey = 'the name __key__ is reserved'
const fieldsAfterKey = 'order by clause cannot contain more fields after the key'
const keyEquality =
  'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.'
const groupBelow = 'collection group queries are only allowed at the root parent'

describe('A filter', () => {
  it.each<[string, object, string]>([
    ['!= NaN', compare('v', 'NOT_EQUAL', notANumber), 'false one two text list map'],
    ['not-in [NaN]', compare('v', 'NOT_IN', list(notANumber)), 'false one two text list map'],
    ['not-in [1, NaN]', compare('v', 'NOT_IN', list(int(1), notANumber)), 'false two text list map'],
    ['not-in [NaN, null]', compare('v', 'NOT_IN', list(notANumber, nothing)), ''],
    ['== [[1]]', compare('v', 'EQUAL', list(list(int(1)))), ''],
    ['in [[NaN]]', compare('v', 'IN', list(list(notANumber))), 'list'],
    [
      '== a name, with inequalities of names and of a field',
      all(
        compare('__name__', 'EQUAL', one),
        compare('__name__', 'LESS_THAN', named('t/two')),
        compare('v', 'GREATER_THAN', int(0)),
      ),
      'one',
    ],
  ])('finds by %s', async (_title, where, expected) => {
    expect(await ids({ ...from('t'), where })).toBe(expected)
  })

  it.each<[string, object, string]>([
    ['is NaN, of names', unary('__name__', 'IS_NAN'), notAKey],
    ['is not null, of names', unary('__name__', 'IS_NOT_NULL'), notAKey],
    ['array-contains, of names', compare('__name__', 'ARRAY_CONTAINS', one), reservedKey],
    ['array-contains-any, of names', compare('__name__', 'ARRAY_CONTAINS_ANY', list(one)), reservedKey],
    ['the name of a collection', compare('__name__', 'EQUAL', named('t')), collection],
    ['in, without a list', compare('v', 'IN', int(1)), "'IN' requires an ArrayValue."],
    [
      'or, without alternatives',
      { compositeFilter: { op: 'OR' } },
      'Composite filter must have at least one sub-filter.',
    ],
    [
      '== a name, with an inequality of a field',
      all(compare('__name__', 'EQUAL', one), compare('v', 'GREATER_THAN', int(0))),
      keyEquality,
    ],
    [
      'in names, with a field that is not null',
      all(compare('__name__', 'IN', list(one)), unary('v', 'IS_NOT_NULL')),
      keyEquality,
    ],
    ['no field', compare('', 'EQUAL', int(1)), 'Invalid empty property path string.'],
    [
      'a value without a type',
      { fieldFilter: { ...field('v'), op: 'EQUAL', value: {} } },
      'Cannot convert firestore.v1.Value with type unset.',
    ],
  ])('is refused: %s', async (_title, where, message) => {
    expect(await ids({ ...from('t'), where })).toBe(refused(message))
  })

  it('of a field is refused where no collection is named, with descendants and without', async () => {
    const where = all(compare('__name__', 'GREATER_THAN', one), compare('a.b', 'GREATER_THAN', int(1)))
    const refusal = refused('kind is required for filter: a.b')
    expect(await ids({ ...from('', false), where })).toBe(refusal)
    expect(await ids({ ...from('', true), where })).toBe(refusal)
  })
})

describe('An order', () => {
  it.each<[string, object[]]>([
    ['by name, up and then down', [order('__name__'), order('__name__', 'DESCENDING')]],
    ['by a field twice and another after the name', [order('v'), order('v'), order('__name__'), order('u')]],
    ['by name downwards, and a field after it', [order('__name__', 'DESCENDING'), order('v')]],
  ])('is refused: %s', async (_title, orderBy) => {
    expect(await ids({ ...from('t'), orderBy })).toBe(refused(fieldsAfterKey))
  })

  it('behind the name of a collection is refused', async () => {
    const startAt = { values: [named('t')] }
    expect(await ids({ ...from('t'), orderBy: [order('__name__')], startAt })).toBe(refused(collection))
  })

  it('of inequalities compares the paths of their fields name by name', async () => {
    const where = all(compare('`m-`', 'GREATER_THAN', int(0)), compare('m.x', 'GREATER_THAN', int(0)))
    expect(await ids({ ...from('ordered'), where })).toBe('first second')
  })
})

describe('A collection group below a document', () => {
  it.each<[string, object, string]>([
    ['is found', {}, 'x z'],
    ['is found by name', { where: compare('__name__', 'EQUAL', named('p/a/sub/y/sub/z')) }, 'z'],
    ['is not filtered', { where: compare('v', 'EQUAL', int(1)) }, refused(groupBelow)],
    ['is not ordered', { orderBy: [order('v')] }, refused(groupBelow)],
    [
      'is not read backwards',
      { orderBy: [order('__name__', 'DESCENDING')] },
      "FAILED_PRECONDITION: collection group queries are only allowed if they're at the root or they're an ascending primary key scan",
    ],
  ])('%s', async (_title, more, expected) => {
    expect(await ids({ ...from('sub', true), ...more }, 'p/a')).toBe(expected)
  })

  it('is counted and not added up', async () => {
    expect(await sums(from('sub', true), [{ count: {}, alias: 'all' }], 'p/a')).toEqual({ all: int(2) })
    expect(await sums(from('sub', true), [{ sum: field('v') }], 'p/a')).toMatch(
      /^INVALID_ARGUMENT: .*\[v\] after __name__/,
    )
  })
})
