import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valueKey } from '../src/values/keys.ts'
import { compareIds, compareValues } from '../src/values/order.ts'
import type { WireValue } from '../src/wire.ts'
import { sendRequest } from '../testing/rest.ts'
import { localFirestore } from '../testing/local-firestore.ts'

// The order of values is total, and queries and their pages follow it.

const root = 'projects/demo-test-ordering/databases/(default)/documents'

const local = localFirestore()

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'é', '\ue000', '～', '😀', '\u0000'), maxLength: 3 }),
)
const int64 = fc.oneof(
  fc.integer({ min: -2, max: 2 }).map(BigInt),
  fc.bigInt({ min: 2n ** 53n - 2n, max: 2n ** 53n + 2n }),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
)
const double = fc
  .oneof(fc.constantFrom(0, -0, 1, -1, 1.5, 2 ** 53, 2 ** 63, 5e-324, NaN, Infinity, -Infinity), fc.double())
  .map((number) => {
    if (!Number.isFinite(number)) return String(number) as 'NaN' | 'Infinity' | '-Infinity'
    return Object.is(number, -0) ? ('-0' as const) : number
  })
const point = fc.constantFrom(undefined, -90, 1.5, 90)
const segment = fc.constantFrom('a', 'b', '__id5__', '__id05__', '__id10__', '__id-1__', '～', '😀')
const scalar: fc.Arbitrary<WireValue> = fc.oneof(
  fc.constant({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  int64.map((integer) => ({ integerValue: String(integer) })),
  double.map((doubleValue) => ({ doubleValue })),
  fc
    .constantFrom(
      '0001-01-01T00:00:00Z',
      '1969-12-31T23:59:59.5Z',
      '1970-01-01T00:00:00Z',
      '1970-01-01T00:00:00.000001Z',
    )
    .map((timestampValue) => ({ timestampValue })),
  text.map((stringValue) => ({ stringValue })),
  fc.uint8Array({ maxLength: 3 }).map((bytes) => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
  fc
    .array(segment, { minLength: 1, maxLength: 2 })
    .map((ids) => ({ referenceValue: `${root}/${ids.map((id) => `c/${id}`).join('/')}` })),
  fc.tuple(point, point).map(([latitude, longitude]) => ({
    geoPointValue: {
      ...(latitude !== undefined && { latitude }),
      ...(longitude !== undefined && { longitude }),
    },
  })),
)

const list = (items: WireValue[]): WireValue => ({ arrayValue: items.length === 0 ? {} : { values: items } })
const map = (fields: Record<string, WireValue>): WireValue => ({
  mapValue: Object.keys(fields).length === 0 ? {} : { fields },
})
const { value } = fc.letrec<{ value: WireValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    { weight: 5, arbitrary: scalar },
    fc.array(scalar, { maxLength: 3 }).map(list),
    fc.dictionary(text, tie('value'), { maxKeys: 3 }).map(map),
    fc.array(double, { maxLength: 3 }).map((numbers) =>
      map({
        __type__: { stringValue: '__vector__' },
        value: list(numbers.map((doubleValue) => ({ doubleValue }))),
      }),
    ),
    fc
      .array(tie('value'), { maxLength: 2 })
      .map((items) => map({ __type__: { stringValue: '__vector__' }, value: list(items), y: list([]) })),
  ),
}))

/** -1, 0 or 1; for a comparison -0 is 0. */
function sign(order: number): number {
  return Math.sign(order) + 0
}

describe('The order of values', () => {
  it('is total: every two have one order, and what is equal has one key', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const order = sign(compareValues(a, b))
        expect(sign(compareValues(b, a))).toBe(sign(-order))
        expect(valueKey(a) === valueKey(b)).toBe(order === 0)
        expect(sign(compareValues(a, a))).toBe(0)
      }),
      { numRuns: 2000 },
    )
  })

  it('is transitive', () => {
    fc.assert(
      fc.property(value, value, value, (...three) => {
        const [low, middle, high] = three.sort(compareValues)
        expect(compareValues(low, middle)).toBeLessThanOrEqual(0)
        expect(compareValues(middle, high)).toBeLessThanOrEqual(0)
        expect(compareValues(low, high)).toBeLessThanOrEqual(0)
      }),
      { numRuns: 2000 },
    )
  })

  it('of ids tells any two apart', () => {
    fc.assert(
      fc.property(segment, segment, (a, b) => {
        expect(compareIds(a, b) === 0).toBe(a === b)
      }),
    )
  })
})

describe('A query', () => {
  interface Answer {
    document?: { name: string; fields: { v: WireValue } }
  }

  async function run(structuredQuery: object): Promise<NonNullable<Answer['document']>[]> {
    const query = { from: [{ collectionId: 'c' }], ...structuredQuery }
    const { status, text, json } = await local.post(`${root}:runQuery`, { structuredQuery: query })
    expect(status, text).toBe(200)
    return (json as Answer[]).flatMap(({ document }) => document ?? [])
  }

  const storable = value.filter(
    (one) => !JSON.stringify(one).includes('"y":') && !JSON.stringify(one).includes('"":'),
  )

  it('gives its documents in this order, up and down, and pages by cursors are its slices', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(storable, { minLength: 2, maxLength: 12 }),
        fc.nat(11),
        fc.boolean(),
        async (values, at, before) => {
          await sendRequest(local.origin, 'POST', '/reset')
          const updates = values.map((v, index) => ({ name: `${root}/c/d${index}`, fields: { v } }))
          await local.post(`${root}:commit`, { writes: updates.map((update) => ({ update })) })
          for (const direction of ['ASCENDING', 'DESCENDING']) {
            const orderBy = [
              { field: { fieldPath: 'v' }, direction },
              { field: { fieldPath: '__name__' }, direction },
            ]
            const all = await run({ orderBy })
            expect(all).toHaveLength(values.length)
            const upwards = direction === 'ASCENDING' ? 1 : -1
            all.slice(1).forEach((next, index) => {
              const previous = all[index]
              if (previous)
                expect(compareValues(previous.fields.v, next.fields.v) * upwards).toBeLessThanOrEqual(0)
            })
            const place = at % all.length
            const cursor = all[place]
            if (!cursor) return
            const bound = { values: [cursor.fields.v, { referenceValue: cursor.name }], before }
            const rest = await run({ orderBy, startAt: bound, limit: 3 })
            const start = before ? place : place + 1
            expect(rest).toEqual(all.slice(start, start + 3))
            expect(await run({ orderBy, endAt: bound })).toEqual(all.slice(0, start))
          }
        },
      ),
      { numRuns: 30 },
    )
  })
})
