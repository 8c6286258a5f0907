import { describe, expect, it } from 'vitest'
import type { WireValue } from '../src/wire.ts'
import { compare, field, from, int, order, queriesOver, refused } from './structured-queries.ts'

// Edge cases of aggregations.

const largest = '9223372036854775807'
const { named, sums } = queriesOver('demo-test-sums', {
  'sums/a': { back: int(largest), over: int(largest), mixed: int('9007199254740993'), v: int(3) },
  'sums/b': { back: int(1), over: int(1), mixed: { doubleValue: 0.5 }, v: int(2) },
  'sums/c': { back: int(-1), mixed: int('-9007199254740993'), v: int(1) },
})

const withoutIndex = refused(
  'This query requires an index that has fields [v] after __name__ and Firestore does not currently support such an ' +
    'index. Please try the query again with additional ordering on those fields.',
)
const ofNames = 'Aggregations are not supported for the property: __key__'

describe('A sum', () => {
  it.each<[string, string, WireValue, WireValue]>([
    ['that leaves 64 bits and comes back', 'back', int(largest), { doubleValue: 2 ** 63 / 3 }],
    ['that stays outside of 64 bits', 'over', { doubleValue: 2 ** 63 }, { doubleValue: 2 ** 62 }],
    ['of integers and a double', 'mixed', { doubleValue: 0.5 }, { doubleValue: 0.5 / 3 }],
  ])('%s adds its integers exactly', async (_title, fieldPath, sum, avg) => {
    const aggregations = [
      { sum: field(fieldPath), alias: 'sum' },
      { avg: field(fieldPath), alias: 'avg' },
    ]
    expect(await sums(from('sums'), aggregations)).toEqual({ sum, avg })
  })

  it.each<[string, object, unknown]>([
    ['takes the first in the order of its field', { limit: 2 }, { sum: int(3) }],
    [
      'takes the first in another order',
      { limit: 2, orderBy: [order('back', 'DESCENDING')] },
      { sum: int(5) },
    ],
    [
      'takes the order of names where its field is given',
      { where: compare('v', 'EQUAL', int(2)), orderBy: [order('__name__')] },
      { sum: int(2) },
    ],
    ['is refused in the order of names', { orderBy: [order('__name__')] }, withoutIndex],
    ['is refused for one name', { where: compare('__name__', 'EQUAL', named('sums/a')) }, withoutIndex],
    [
      'is refused for names from one on',
      { where: compare('__name__', 'GREATER_THAN', named('sums/a')) },
      withoutIndex,
    ],
  ])('%s', async (_title, query, expected) => {
    const aggregations = [{ sum: field('v'), alias: 'sum' }]
    expect(await sums({ ...from('sums'), ...query }, aggregations)).toEqual(expected)
  })
})

describe('An aggregation is refused', () => {
  const counted = (alias: string) => ({ count: {}, alias })

  it.each<[string, object[], string]>([
    ['the sum of names', [{ sum: field('__name__') }], ofNames],
    ['the average of names', [{ avg: field('__name__') }], ofNames],
    ['the sum of no field', [{ sum: {} }], 'Invalid empty property path string.'],
    ['two of one alias', [counted('a'), counted('a')], 'Aggregation aliases contain duplicate alias: a.'],
    ['an alias too long', [counted('a'.repeat(1501))], 'The property.name is longer than 1500 bytes.'],
    [
      'one of six',
      Array.from({ length: 6 }, () => ({ count: {} })),
      'The maximum number of aggregations allowed in an aggregation query is 5. Received: 6',
    ],
    [
      'a count up to less than nothing',
      [{ count: { upTo: -1 } }],
      'The `up_to` value in a COUNT aggregation must be greater than or equal to zero.',
    ],
  ])('%s', async (_title, aggregations, message) => {
    expect(await sums(from('sums'), aggregations)).toBe(refused(message))
  })
})
