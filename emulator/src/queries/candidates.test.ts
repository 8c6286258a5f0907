import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Database } from '../documents/database.ts'
import type { StoredDocument } from '../documents/document.ts'
import { getField } from '../values/field-path.ts'
import { comparePaths, compareValues } from '../values/order.ts'
import type { WireFields, WireValue } from '../wire.ts'
import type { Filter } from './decode.ts'
import { matches } from './filters.ts'
import type { Order } from './orders.ts'
import { planQuery, type QueryPlan } from './plan.ts'
import { runQuery } from './run.ts'

// A query finds what a scan of all documents finds, in the same order, whatever is stored and asked.

const name = 'projects/p/databases/d'
const root = `${name}/documents`

const values: (WireValue | undefined)[] = [
  undefined,
  { nullValue: null },
  { booleanValue: true },
  { integerValue: '5' },
  { doubleValue: 5 },
  { doubleValue: 'NaN' },
  { doubleValue: '-0' },
  { integerValue: '0' },
  { integerValue: '9007199254740993' },
  { doubleValue: 9007199254740992 },
  { doubleValue: 'Infinity' },
  { stringValue: '' },
  { stringValue: '5' },
  { stringValue: 'é"' },
  { bytesValue: 'NQ==' },
  { timestampValue: '2026-03-01T10:20:30.456Z' },
  { geoPointValue: {} },
  { geoPointValue: { latitude: 5 } },
  { referenceValue: `${root}/c/__id7__` },
  { referenceValue: `${root}/c/__id07__` },
  { arrayValue: {} },
  { arrayValue: { values: [{ integerValue: '5' }, { stringValue: 'b' }] } },
  { arrayValue: { values: [{ doubleValue: 5 }, { stringValue: 'b' }] } },
  { mapValue: {} },
  { mapValue: { fields: { a: { integerValue: '5' }, b: { nullValue: null } } } },
  { mapValue: { fields: { b: { nullValue: null }, a: { doubleValue: 5 } } } },
  vector({ values: [{ doubleValue: 5 }] }),
  vector({ values: [{ integerValue: '5' }] }),
]

function vector(content: { values: WireValue[] }): WireValue {
  return { mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: content } } } }
}

const value = fc.constantFrom(...values)
/** Fields of which some or all may be absent. */
function fieldsOf(a?: WireValue, b?: WireValue, inner?: WireValue): WireFields {
  return {
    ...(a === undefined ? {} : { a }),
    ...(b === undefined ? {} : { b }),
    ...(inner === undefined ? {} : { m: { mapValue: { fields: { a: inner } } } }),
  }
}
const fields = fc.tuple(value, value, value).map((three) => fieldsOf(...three))

const ids = ['__id7__', '__id07__', ...Array.from({ length: 150 }, (_, index) => `d${index}`)]
const collections = ['c', 'c/d1/c', 'e/x/c']
const paths = collections.flatMap((collection) => ids.map((id) => `${collection}/${id}`))
const path = fc.constantFrom(...paths)

type Step = { put: string; fields: WireFields } | { remove: string } | { ask: Question }
interface Question {
  parent: string
  /** '' for every collection. */
  collectionId: string
  allDescendants: boolean
  where?: Filter
  startAt?: { values: WireValue[]; before: boolean }
  orderBy: { field: { fieldPath: string }; direction: 'ASCENDING' | 'DESCENDING' }[]
  limit: number | undefined
  offset: number
}

const present = value.filter((one) => one !== undefined)
const equality: fc.Arbitrary<Filter> = fc
  .record({ fieldPath: fc.constantFrom('a', 'b', 'm', 'm.a', 'absent'), value: present })
  .map(({ fieldPath, value: operand }) => compared(fieldPath, 'EQUAL', operand))
const nameEquality = fc
  .constantFrom(...paths, 'c/d1/c/nobody', 'other/d1')
  .map((asked) => compared('__name__', 'EQUAL', { referenceValue: `${root}/${asked}` }))
const either = fc
  .array(equality, { minLength: 1, maxLength: 2 })
  .map((filters): Filter => ({ compositeFilter: { op: 'OR', filters } }))
const part = fc.oneof(
  { arbitrary: equality, weight: 5 },
  { arbitrary: nameEquality, weight: 1 },
  { arbitrary: either, weight: 1 },
)
const where = fc.oneof(
  part,
  fc
    .array(part, { minLength: 1, maxLength: 3 })
    .map((filters): Filter => ({ compositeFilter: { op: 'AND', filters } })),
)

function compared(fieldPath: string, op: 'EQUAL', operand: WireValue): Filter {
  return { fieldFilter: { field: { fieldPath }, op, value: operand } }
}

const orderBy = fc.constantFrom<Question['orderBy']>(
  [],
  [{ field: { fieldPath: 'a' }, direction: 'ASCENDING' }],
  [{ field: { fieldPath: 'b' }, direction: 'DESCENDING' }],
)
const ask = fc.record({
  parent: fc.constantFrom('', 'c/d1', 'e/x'),
  collectionId: fc.constant('c'),
  allDescendants: fc.boolean(),
  where,
  orderBy,
  limit: fc.constantFrom(undefined, 1, 3),
  offset: fc.constantFrom(0, 2),
})
const askByName = fc
  .record({
    parent: fc.constantFrom('', 'c/d1', 'e/x', 'c/nobody'),
    collectionId: fc.constantFrom('c', ''),
    allDescendants: fc.boolean(),
    startAt: fc.record({
      values: fc
        .constantFrom(...paths, 'a/a', 'c/d1/c/nobody', 'c/d15/c/d2', 'z/z')
        .map((at): WireValue[] => [{ referenceValue: `${root}/${at}` }]),
      before: fc.boolean(),
    }),
    where: fc.option(either, { nil: undefined }),
    limit: fc.constantFrom(undefined, 1, 3, 200),
    offset: fc.constantFrom(0, 2),
  })
  .map(({ where: filter, collectionId, ...rest }): Question => {
    const field = { fieldPath: '__name__' }
    // Names descend only with a filter on a field, which names a collection.
    return filter === undefined
      ? { ...rest, collectionId, orderBy: [{ field, direction: 'ASCENDING' }] }
      : { ...rest, collectionId: 'c', where: filter, orderBy: [{ field, direction: 'DESCENDING' }] }
  })
function stepsOf(question: fc.Arbitrary<Question>): fc.Arbitrary<Step> {
  return fc.oneof(fc.record({ put: path, fields }), fc.record({ remove: path }), fc.record({ ask: question }))
}

/** The expected result, from a scan of all documents. */
function expected(
  documents: StoredDocument[],
  { parent, collectionId, allDescendants, startAt }: Question,
  plan: QueryPlan,
): string[] {
  const prefix = parent === '' ? '' : `${parent}/`
  const end = plan.limit === undefined ? undefined : plan.offset + plan.limit
  return documents
    .filter((document) => document.path.startsWith(prefix))
    .filter(({ path: at }) => allDescendants || !/\/.*\//.test(at.slice(prefix.length)))
    .filter(({ path: at }) => collectionId === '' || at.split('/').at(-2) === collectionId)
    .filter(({ path: at }) => startAt === undefined || isBehind(at, startAt, plan.orders))
    .filter((document) => plan.orders.every((order) => order.path === null || field(document, order)))
    .filter((document) => matches(plan.condition, document, root))
    .sort((one, other) => inOrder(one, other, plan.orders))
    .slice(plan.offset, end)
    .map((document) => document.path)
}

function isBehind(
  at: string,
  { values: [value], before }: NonNullable<Question['startAt']>,
  [first]: readonly Order[],
): boolean {
  if (value === undefined || !('referenceValue' in value)) return true
  const order = comparePaths(`${root}/${at}`, value.referenceValue) * (first?.descending ? -1 : 1)
  return before ? order >= 0 : order > 0
}

function field(document: StoredDocument, { path: asked }: Order): WireValue | undefined {
  return getField(document.fields, asked ?? [])
}

function inOrder(one: StoredDocument, other: StoredDocument, orders: readonly Order[]): number {
  for (const order of orders) {
    const left = field(one, order)
    const right = field(other, order)
    const result =
      left === undefined || right === undefined
        ? comparePaths(one.path, other.path)
        : compareValues(left, right)
    if (result !== 0) return order.descending ? -result : result
  }
  return 0
}

/** Every value in turn, in each field in another order. */
function firstFields(index: number): WireFields {
  const [a, b, inner] = [1, 5, 11].map((pace) => values[(index * pace) % values.length])
  return fieldsOf(a, b, inner)
}

/** A database in which each collection is large enough to be indexed, and a list of the same documents. */
class Pair {
  readonly database = new Database(name)
  readonly documents = new Map<string, StoredDocument>()
  found = 0

  put(at: string, content: WireFields): void {
    const id = at.replace(/^.*\//, '')
    const document = { path: at, id, fields: content, createTime: 1n, updateTime: 1n }
    this.database.put(document)
    this.documents.set(at, document)
  }

  take(next: Step): void {
    if ('put' in next) this.put(next.put, next.fields)
    else if ('remove' in next) {
      this.database.remove(next.remove)
      this.documents.delete(next.remove)
    } else this.compare(next.ask)
  }

  compare(asked: Question): void {
    const { parent, collectionId, allDescendants, limit, ...query } = asked
    const from = [{ collectionId, allDescendants }]
    const plan = planQuery({ from, ...query, ...(limit === undefined ? {} : { limit }) })
    const found = runQuery(this.database, parent, plan).map((document) => document.path)
    expect(found).toEqual(expected([...this.documents.values()], asked, plan))
    this.found += found.length
  }
}

describe('A query', () => {
  it.each([
    ['with equalities', stepsOf(ask)],
    ['that goes on behind a name', stepsOf(askByName)],
  ])('%s finds what a scan of all documents finds, before and after any change', (_, step) => {
    let found = 0
    fc.assert(
      fc.property(fc.nat(100), fc.array(step, { size: 'max', maxLength: 60 }), (shift, steps) => {
        const pair = new Pair()
        paths.forEach((at, index) => pair.put(at, firstFields(index + shift)))
        for (const next of steps) pair.take(next)
        found += pair.found
      }),
      { numRuns: 150 },
    )
    expect(found).toBeGreaterThan(1_000)
  })
})
