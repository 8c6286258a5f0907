import { deleteApp, initializeApp } from 'firebase-admin/app'
import {
  AggregateField,
  FieldValue,
  Filter,
  GeoPoint,
  initializeFirestore,
  Timestamp,
  type Firestore,
} from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localFirestore } from '../testing/local-firestore.ts'

// The transport of `preferRest`: enums as numbers, `$alt=json;enum-encoding=int`, wrapped limits.

const local = localFirestore({ rulesSource: 'service cloud.firestore {}' })
let school: Firestore
const app = initializeApp({ projectId: 'demo-test-admin' })

/** Stands for Google's sign-in: the local server takes the token `owner` for the administrator. */
const authClient = { getRequestHeaders: () => Promise.resolve({ Authorization: 'Bearer owner' }) }

beforeAll(() => {
  school = initializeFirestore(app, { preferRest: true })
  school.settings({ host: `${local.server.host}:${local.server.port}`, ssl: false, authClient })
})

afterAll(() => deleteApp(app))

async function idsOf(query: { get(): Promise<{ docs: { id: string }[] }> }): Promise<string[]> {
  return (await query.get()).docs.map(({ id }) => id)
}

describe('firebase-admin over REST', () => {
  it('stores and reads every kind of value', async () => {
    const values = {
      text: 'ਪੈਂਤੀ',
      nothing: null,
      whole: 1,
      half: 0.5,
      none: Number.NaN,
      time: Timestamp.fromMillis(1_700_000_000_123),
      bytes: Buffer.from('hi'),
      place: new GeoPoint(31.6, 74.8),
      reference: school.doc('kinds/other'),
      list: [1, 'a', { deep: true }],
      map: { empty: {}, list: [] },
      vector: FieldValue.vector([1, 2]),
    }
    await school.doc('kinds/all').set({ ...values, at: FieldValue.serverTimestamp() })
    const { at, ...read } = (await school.doc('kinds/all').get()).data() ?? {}
    expect(read).toEqual(values)
    expect(at).toBeInstanceOf(Timestamp)
  })

  it('changes, merges, transforms and deletes', async () => {
    const pupil = school.doc('changes/a')
    await pupil.create({ n: 1, list: ['a'], gone: true, map: { kept: 1 } })
    await pupil.update({
      n: FieldValue.increment(2),
      list: FieldValue.arrayUnion('b'),
      gone: FieldValue.delete(),
    })
    await pupil.set({ map: { added: 2 } }, { merge: true })
    expect((await pupil.get()).data()).toEqual({ n: 3, list: ['a', 'b'], map: { kept: 1, added: 2 } })
    await school.batch().delete(pupil).set(school.doc('changes/b'), { n: 0 }).commit()
    const both = await school.getAll(pupil, school.doc('changes/b'))
    expect(both.map(({ exists }) => exists)).toEqual([false, true])
    await expect(pupil.delete({ exists: true })).rejects.toMatchObject({ code: 5 })
  })

  it('queries with filters, orders, cursors, projections and groups', async () => {
    const levels = school.collection('levels')
    for (const [id, n] of Object.entries({ a: 1, b: 2, c: 3 }))
      await levels.doc(id).set({ n, odd: n % 2 === 1 })
    await levels.doc('d').set({ n: null })
    expect(await idsOf(levels.where('n', '>', 1).orderBy('n', 'desc'))).toEqual(['c', 'b'])
    const either = Filter.or(Filter.where('n', '==', 2), Filter.where('n', '==', null))
    expect(await idsOf(levels.where(either))).toEqual(['b', 'd'])
    expect(await idsOf(levels.where('n', 'in', [1, 3]).where('odd', '==', true).limit(1))).toEqual(['a'])
    expect(await idsOf(levels.where('n', '!=', 2))).toEqual(['a', 'c'])
    expect(await idsOf(levels.orderBy('n').startAfter(1).offset(1))).toEqual(['c'])
    expect(await idsOf(levels.orderBy('n').limitToLast(2))).toEqual(['b', 'c'])
    expect((await levels.select('odd').get()).docs[0]?.data()).toEqual({ odd: true })
    expect(await idsOf(school.collectionGroup('levels'))).toEqual(['a', 'b', 'c', 'd'])
    expect((await school.collection('nothing').get()).empty).toBe(true)
    const sums = levels.aggregate({
      all: AggregateField.count(),
      sum: AggregateField.sum('n'),
      mean: AggregateField.average('n'),
    })
    expect((await sums.get()).data()).toEqual({ all: 4, sum: 6, mean: 2 })
  })

  it('runs transactions, of which only one wins on the same version', async () => {
    const counter = school.doc('counters/a')
    await counter.set({ n: 0 })
    const add = () =>
      school.runTransaction(async (transaction) => {
        const { n } = (await transaction.get(counter)).data() as { n: number }
        transaction.update(counter, { n: n + 1 })
      })
    await Promise.all([add(), add()])
    expect((await counter.get()).get('n')).toBe(2)
    const read = school.runTransaction((transaction) => transaction.get(counter), { readOnly: true })
    expect((await read).get('n')).toBe(2)
  })

  it('writes in bulk, lists and deletes recursively', async () => {
    const bulk = school.bulkWriter()
    for (let n = 0; n < 50; n++) void bulk.set(school.doc(`bulk/${n}`), { n })
    void bulk.set(school.doc('bulk/0/below/x'), {})
    await bulk.close()
    expect((await school.collection('bulk').count().get()).data().count).toBe(50)
    expect((await school.doc('bulk/0').listCollections()).map(({ id }) => id)).toEqual(['below'])
    await school.doc('bulk/0').delete()
    expect((await school.collection('bulk').listDocuments()).map(({ id }) => id)).toContain('0')
    await school.recursiveDelete(school.collection('bulk'))
    expect(await idsOf(school.collectionGroup('below'))).toEqual([])
    expect((await school.collection('bulk').count().get()).data().count).toBe(0)
  })
})
