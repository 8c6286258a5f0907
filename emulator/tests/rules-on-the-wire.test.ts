import {
  arrayUnion,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite'
import { afterAll, describe, expect, it } from 'vitest'
import { loadRules } from '../testing/administrator.ts'
import { clientOf, codeOf, endClients } from '../testing/lite-client.ts'
import { sendRequest } from '../testing/rest.ts'
import { localFirestore } from '../testing/local-firestore.ts'

const rules = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /own/{uid} {
      allow get, create, update: if request.auth.uid == uid;
      allow delete: if resource.data.done == true;
    }
    match /stamped/{id} { allow create: if request.resource.data.at == request.time; }
    match /pairs/{id} { allow create: if existsAfter(/databases/$(database)/documents/partners/$(id)) && !exists(/databases/$(database)/documents/partners/$(id)); }
    match /partners/{id} { allow write: if true; }
    match /lists/{id} { allow list: if request.auth.uid == 'lea' || resource.data.open; }
    match /open/{id} { allow get: if resource.data.open == true; }
    match /steps/{id} { allow update: if request.resource.data.n == resource.data.n + 1; }
    match /{path=**}/notes/{id} { allow list: if request.auth.uid == 'mia'; }
  }
}`
const project = 'demo-test-wire'
const root = `projects/${project}/databases/(default)/documents`

const logged: string[] = []
const local = localFirestore({ rulesSource: rules, log: (line) => logged.push(line) })
const as = (who: string | null): Firestore => clientOf(local.server, project, who)
const denied = 'permission-denied'

afterAll(endClients)

describe('The rules, through firebase/firestore/lite', () => {
  it('let a parent read and write their own document and nobody else', async () => {
    const own = doc(as('ann'), 'own/ann')
    await setDoc(own, { n: 1 })
    await updateDoc(own, { list: arrayUnion('a') })
    expect((await getDoc(own)).data()).toEqual({ n: 1, list: ['a'] })
    expect(await codeOf(getDoc(doc(as('bob'), 'own/ann')))).toBe(denied)
    expect(await codeOf(getDoc(doc(as(null), 'own/ann')))).toBe(denied)
    expect((await getDoc(doc(as('owner'), 'own/ann'))).exists()).toBe(true)
  })

  it('tell a missing document from a forbidden one', async () => {
    const cas = as('cas')
    expect((await getDoc(doc(cas, 'own/cas'))).exists()).toBe(false)
    expect(await codeOf(getDoc(doc(cas, 'own/missing')))).toBe(denied)
  })

  it('come before preconditions, so that a denial does not tell what exists', async () => {
    const eve = as('eve')
    expect(await codeOf(updateDoc(doc(eve, 'own/never-written'), { n: 1 }))).toBe(denied)
    expect(await codeOf(updateDoc(doc(eve, 'own/eve'), { n: 1 }))).toBe('not-found')
  })

  it('deny all documents of one read together, and a verify as a get', async () => {
    const admin = as('owner')
    await setDoc(doc(admin, 'open/a'), { open: true })
    await setDoc(doc(admin, 'open/b'), { open: false })
    const call = async (verb: string, body: object) => (await local.post(`${root}:${verb}`, body, {})).status
    const read = (...ids: string[]) => call('batchGet', { documents: ids.map((id) => `${root}/open/${id}`) })
    expect([await read('a'), await read('a', 'b')]).toEqual([200, 403])
    const verify = (id: string) =>
      call('commit', { writes: [{ verify: `${root}/open/${id}`, currentDocument: { exists: true } }] })
    expect([await verify('a'), await verify('b')]).toEqual([200, 403])
  })

  it('compare each write of one document with the document before the commit', async () => {
    const max = as('max')
    await setDoc(doc(as('owner'), 'steps/a'), { n: 1 })
    const write = (...numbers: number[]): Promise<void> => {
      const batch = writeBatch(max)
      for (const n of numbers) batch.set(doc(max, 'steps/a'), { n })
      return batch.commit()
    }
    expect(await codeOf(write(2, 3))).toBe(denied)
    expect(await codeOf(write(2, 2))).toBe('nothing failed')
  })

  it('see in existsAfter what the same batch writes, and in exists what was there before', async () => {
    const ida = as('ida')
    expect(await codeOf(setDoc(doc(ida, 'pairs/one'), {}))).toBe(denied)
    const batch = writeBatch(ida)
    batch.set(doc(ida, 'pairs/one'), {})
    batch.set(doc(ida, 'partners/one'), {})
    await batch.commit()
    await setDoc(doc(ida, 'partners/two'), {})
    expect(await codeOf(setDoc(doc(ida, 'pairs/two'), {}))).toBe(denied)
  })

  it('find a server timestamp equal to request.time, and no other time', async () => {
    const jo = as('jo')
    await setDoc(doc(jo, 'stamped/a'), { at: serverTimestamp() })
    expect(await codeOf(setDoc(doc(jo, 'stamped/b'), { at: new Date() }))).toBe(denied)
  })

  it('ask about a delete, also of a missing document', async () => {
    const own = doc(as('kim'), 'own/kim')
    await setDoc(own, { done: true })
    await deleteDoc(own)
    expect(await codeOf(deleteDoc(own))).toBe(denied)
  })

  it('allow a query only to whom they allow every document, also for counting', async () => {
    await setDoc(doc(as('owner'), 'lists/a'), { open: true })
    const lists = (who: string) => collection(as(who), 'lists')
    expect((await getDocs(lists('lea'))).size).toBe(1)
    expect((await getCount(lists('lea'))).data().count).toBe(1)
    const open = query(lists('eve'), where('open', '==', true))
    expect(await codeOf(getDocs(open))).toBe(denied)
    expect(await codeOf(getCount(open))).toBe(denied)
  })

  it('cover collection groups by a rule with a path wildcard alone', async () => {
    await setDoc(doc(as('owner'), 'deep/a/notes/b'), { open: true })
    const { docs } = await getDocs(query(collectionGroup(as('mia'), 'notes'), where('open', '==', true)))
    expect(docs.map(({ ref }) => ref.path)).toEqual(['deep/a/notes/b'])
    expect(await codeOf(getDocs(collectionGroup(as('lea'), 'lists')))).toBe(denied)
  })

  it('refuse what only administrators may do', async () => {
    const calls = [':listCollectionIds', ':batchWrite'].map((verb) => local.post(root + verb, {}, {}))
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403])
  })
})

describe('The rules of a project', () => {
  const own = 'demo-test-own-rules'
  const rulesOfOwn = `/emulator/v1/projects/${own}:securityRules`
  const document = `/v1/projects/${own}/databases/(default)/documents/c/a`

  it('are replaced by a request and stay in force when the next ones are broken, which nobody misses', async () => {
    const open = `service cloud.firestore { match /databases/{d}/documents { match /c/{id} { allow read; } } }`
    expect((await sendRequest(local.origin, 'GET', document)).status).toBe(403)
    await loadRules(local.server, own, open)
    expect((await sendRequest(local.origin, 'GET', document)).status).toBe(404)
    expect(logged).toEqual([])
    const broken = 'service cloud.firestore {\n  match {'
    await expect(loadRules(local.server, own, broken)).rejects.toThrow(/firestore\.rules:2:\d+ .*/)
    expect(logged).toHaveLength(1)
    expect(logged[0]).toMatch(/^ERROR: .*demo-test-own-rules.*: firestore\.rules:2:\d+ /)
    expect((await sendRequest(local.origin, 'GET', document)).status).toBe(404)
    const body = { rules: { files: [{ name: 'mine.rules', content: broken }] } }
    const { status, json } = await sendRequest(local.origin, 'PUT', rulesOfOwn, { body })
    expect(status).toBe(200)
    const issues = [{ sourcePosition: { fileName: 'mine.rules', line: 2 }, severity: 'ERROR' }]
    expect(json).toMatchObject({ issues })
  })
})
