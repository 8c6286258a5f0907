import {
  arrayUnion,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  increment,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
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
    match /lists/{id} { allow list: if resource.data.owner == request.auth.uid; }
    match /counters/{id} { allow get, write: if true; }
    match /open/{id} { allow get: if resource.data.open == true; }
    match /steps/{id} { allow update: if request.resource.data.n == resource.data.n + 1; }
    match /{path=**}/notes/{id} { allow list: if resource.data.open == true; }
  }
}`
const project = 'demo-test-wire'
const root = `projects/${project}/databases/(default)/documents`

const logged: string[] = []
const local = localFirestore({ rulesSource: rules, log: (line) => logged.push(line) })

afterAll(async () => {
  await endClients()
})

describe('The rules, through firebase/firestore/lite', () => {
  it('let a parent read and write their own document and nobody else', async () => {
    const ann = clientOf(local.server, project, 'ann')
    await setDoc(doc(ann, 'own/ann'), { n: 1 })
    await updateDoc(doc(ann, 'own/ann'), { n: increment(1), list: arrayUnion('a') })
    expect((await getDoc(doc(ann, 'own/ann'))).data()).toEqual({ n: 2, list: ['a'] })
    expect(await codeOf(getDoc(doc(clientOf(local.server, project, 'bob'), 'own/ann')))).toBe(
      'permission-denied',
    )
    expect(await codeOf(getDoc(doc(clientOf(local.server, project, null), 'own/ann')))).toBe(
      'permission-denied',
    )
    expect((await getDoc(doc(clientOf(local.server, project, 'owner'), 'own/ann'))).exists()).toBe(true)
  })

  it('tell a missing document from a forbidden one', async () => {
    const cas = clientOf(local.server, project, 'cas')
    expect((await getDoc(doc(cas, 'own/cas'))).exists()).toBe(false)
    expect(await codeOf(getDoc(doc(cas, 'own/missing')))).toBe('permission-denied')
  })

  it('come before preconditions, so that a denial does not tell what exists', async () => {
    const eve = clientOf(local.server, project, 'eve')
    expect(await codeOf(updateDoc(doc(eve, 'own/never-written'), { n: 1 }))).toBe('permission-denied')
    expect(await codeOf(updateDoc(doc(eve, 'own/eve'), { n: 1 }))).toBe('not-found')
  })

  it('deny all documents of one read together, and a verify as a get', async () => {
    const admin = clientOf(local.server, project, 'owner')
    await setDoc(doc(admin, 'open/a'), { open: true })
    await setDoc(doc(admin, 'open/b'), { open: false })
    const call = async (verb: string, body: object): Promise<number> =>
      (await local.post(`${root}:${verb}`, body, {})).status
    const read = (...ids: string[]) => call('batchGet', { documents: ids.map((id) => `${root}/open/${id}`) })
    expect([await read('a'), await read('a', 'b')]).toEqual([200, 403])
    const verify = (id: string) =>
      call('commit', { writes: [{ verify: `${root}/open/${id}`, currentDocument: { exists: true } }] })
    expect([await verify('a'), await verify('b')]).toEqual([200, 403])
  })

  it('compare each write of one document with the document before the commit', async () => {
    const max = clientOf(local.server, project, 'max')
    await setDoc(doc(clientOf(local.server, project, 'owner'), 'steps/a'), { n: 1 })
    const write = (...numbers: number[]): Promise<void> => {
      const batch = writeBatch(max)
      for (const n of numbers) batch.set(doc(max, 'steps/a'), { n })
      return batch.commit()
    }
    expect(await codeOf(write(2, 3))).toBe('permission-denied')
    expect(await codeOf(write(2, 2))).toBe('nothing failed')
  })

  it('write a whole batch or nothing of it', async () => {
    const fay = clientOf(local.server, project, 'fay')
    const batch = writeBatch(fay)
    batch.set(doc(fay, 'own/fay'), { n: 1 })
    batch.set(doc(fay, 'own/gus'), { n: 1 })
    expect(await codeOf(batch.commit())).toBe('permission-denied')
    expect((await getDoc(doc(fay, 'own/fay'))).exists()).toBe(false)
  })

  it('see in existsAfter what the same batch writes, and in exists what was there before', async () => {
    const ida = clientOf(local.server, project, 'ida')
    expect(await codeOf(setDoc(doc(ida, 'pairs/one'), {}))).toBe('permission-denied')
    const batch = writeBatch(ida)
    batch.set(doc(ida, 'pairs/one'), {})
    batch.set(doc(ida, 'partners/one'), {})
    await batch.commit()
    await setDoc(doc(ida, 'partners/two'), {})
    expect(await codeOf(setDoc(doc(ida, 'pairs/two'), {}))).toBe('permission-denied')
  })

  it('find a server timestamp equal to request.time, and no other time', async () => {
    const jo = clientOf(local.server, project, 'jo')
    await setDoc(doc(jo, 'stamped/a'), { at: serverTimestamp() })
    expect(await codeOf(setDoc(doc(jo, 'stamped/b'), { at: new Date() }))).toBe('permission-denied')
  })

  it('ask about a delete, also of a missing document', async () => {
    const kim = clientOf(local.server, project, 'kim')
    await setDoc(doc(kim, 'own/kim'), { done: true })
    await deleteDoc(doc(kim, 'own/kim'))
    expect(await codeOf(deleteDoc(doc(kim, 'own/kim')))).toBe('permission-denied')
  })

  it('allow a query only where its constraints prove the condition, also for counting', async () => {
    const lea = clientOf(local.server, project, 'lea')
    const mine = query(collection(lea, 'lists'), where('owner', '==', 'lea'))
    await setDoc(doc(clientOf(local.server, project, 'owner'), 'lists/a'), { owner: 'lea' })
    expect((await getDocs(mine)).size).toBe(1)
    expect((await getCount(mine)).data().count).toBe(1)
    expect(await codeOf(getDocs(collection(lea, 'lists')))).toBe('permission-denied')
    expect(await codeOf(getCount(collection(lea, 'lists')))).toBe('permission-denied')
    expect(await codeOf(getDocs(query(collection(lea, 'lists'), where('owner', 'in', ['lea', 'eve']))))).toBe(
      'permission-denied',
    )
  })

  it('cover collection groups by a rule with a path wildcard alone', async () => {
    const mia = clientOf(local.server, project, 'mia')
    await setDoc(doc(clientOf(local.server, project, 'owner'), 'deep/a/notes/b'), { open: true })
    const open = query(collectionGroup(mia, 'notes'), where('open', '==', true))
    expect((await getDocs(open)).docs.map(({ ref }) => ref.path)).toEqual(['deep/a/notes/b'])
    expect(await codeOf(getDocs(collectionGroup(mia, 'notes')))).toBe('permission-denied')
    expect(await codeOf(getDocs(query(collectionGroup(mia, 'lists'), where('owner', '==', 'mia'))))).toBe(
      'permission-denied',
    )
  })

  it('refuse what only administrators may do', async () => {
    const calls = [':listCollectionIds', ':batchWrite'].map((verb) => local.post(root + verb, {}, {}))
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403])
  })

  it('let one of many transactions on one version win at a time', async () => {
    const clients = ['p', 'q', 'r'].map((who) => clientOf(local.server, project, who))
    const [first] = clients
    if (first === undefined) throw new Error('There must be a client.')
    await setDoc(doc(first, 'counters/c'), { n: 0 })
    await Promise.all(
      clients.map((client) =>
        runTransaction(client, async (transaction) => {
          const counter = await transaction.get(doc(client, 'counters/c'))
          transaction.update(counter.ref, { n: (counter.get('n') as number) + 1 })
        }),
      ),
    )
    expect((await getDoc(doc(first, 'counters/c'))).get('n')).toBe(3)
  })
})

describe('The rules of a project', () => {
  const own = 'demo-test-own-rules'
  const document = `/v1/projects/${own}/databases/(default)/documents/c/a`

  it('are replaced by a request and stay in force when the next ones are broken, which nobody misses', async () => {
    const open = `service cloud.firestore { match /databases/{d}/documents { match /c/{id} { allow read; } } }`
    expect((await sendRequest(local.origin, 'GET', document)).status).toBe(403)
    await loadRules(local.server, own, open)
    expect((await sendRequest(local.origin, 'GET', document)).status).toBe(404)
    expect(logged).toEqual([])
    const broken = 'service cloud.firestore {\n  match {'
    await expect(loadRules(local.server, own, broken)).rejects.toThrow(/firestore\.rules:2:\d+ .*/)
    expect(logged).toEqual([
      expect.stringMatching(/^ERROR: .*demo-test-own-rules.*: firestore\.rules:2:\d+ /),
    ])
    expect((await sendRequest(local.origin, 'GET', document)).status).toBe(404)
    const body = { rules: { files: [{ name: 'mine.rules', content: broken }] } }
    const answer = await sendRequest(local.origin, 'PUT', `/emulator/v1/projects/${own}:securityRules`, {
      body,
    })
    expect(answer).toMatchObject({
      status: 200,
      json: { issues: [{ sourcePosition: { fileName: 'mine.rules', line: 2 }, severity: 'ERROR' }] },
    })
  })
})
