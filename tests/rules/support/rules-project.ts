import { FirebaseError, initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  doc,
  type DocumentData,
  type Firestore,
  getDoc,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite'
import { beforeAll, expect, inject } from 'vitest'
import type { Address } from 'firestore-emulator/testing/administrator'
import { encodeFields } from 'firestore-emulator/wire'
import { loadOfficialRules, officialFirestore } from '#tools/testing/official/address.ts'

// Most of what is tried here is refused, and the SDK would log each refusal.
setLogLevel('silent')

/** What an ID token says. */
type Claims = { sub: string } & Record<string, unknown>

/** The people of one test file, in a project of their own that starts empty: files run side by side. */
export type RulesProject = ReturnType<typeof openRulesProject>

/** Opens the project of a test file; `name` is the file's. It is on the server of all rules tests, unless on another. */
export function openRulesProject(name: string, server: () => Address = () => inject('firestore')) {
  const projectId = `demo-test-rules-${name}`
  const documents = `projects/${projectId}/databases/(default)/documents`
  const people = new Map<string, Firestore>()

  function connect(who: string, mockUserToken?: Claims | string): Firestore {
    const connected = people.get(who)
    if (connected !== undefined) return connected
    const app = initializeApp({ projectId, apiKey: 'local' }, `${projectId} ${who}`)
    const firestore = getFirestore(app)
    const { host, port } = server()
    connectFirestoreEmulator(firestore, host, port, mockUserToken === undefined ? {} : { mockUserToken })
    people.set(who, firestore)
    return firestore
  }

  function ask(method: string, path: string, options: RequestInit = {}): Promise<Response> {
    const { host, port } = server()
    return fetch(`http://${host}:${port}/${path}`, { method, ...options })
  }

  beforeAll(async () => {
    expect((await ask('DELETE', `emulator/v1/${documents}`)).status).toBe(200)
    await loadOfficialRules(server(), projectId)
  })

  /** Somebody signed in with this uid. */
  const parent = (uid: string) => connect(`parent ${uid}`, { sub: uid })
  /** Somebody with these claims in their token. */
  const somebody = (claims: Claims) => connect(JSON.stringify(claims), claims)
  /** Somebody who works for the school, but for these claims. */
  const staff = (claims = {}) =>
    somebody({ sub: 'office', email: 'office@example.org', email_verified: true, staff: true, ...claims })
  /** Somebody who is not signed in. */
  const visitor = () => connect('visitor')
  /** The school: no rule applies. For what is there before a test, and to look at what is there after it. */
  const administrator = () => connect('administrator', 'owner')

  return {
    parent,
    somebody,
    staff,
    visitor,
    administrator,
    /** Those who have nothing to do with a child of `addChild`: another parent, a visitor, and who is no longer of the school. */
    get strangers() {
      const untrue = [undefined, false, 'true']
      const former = untrue.flatMap((value) => [staff({ staff: value }), staff({ email_verified: value })])
      return [parent('somebody'), visitor(), ...former]
    },
    /** The school replaces the document at this path. */
    store: (path: string, fields: DocumentData) => setDoc(doc(administrator(), path), fields),
    /** What the document at this path holds; nothing where there is none. */
    stored: async (path: string): Promise<DocumentData> =>
      (await getDoc(doc(administrator(), path))).data() ?? {},
    /**
     * Commits these fields by path as the REST API does, for `float`; an `enrollmentDate` is the server's time. A refusal
     * is what the SDK makes of it.
     */
    async commit(who: { uid: string } | 'owner', updates: Readonly<Record<string, DocumentData>>) {
      const time = { fieldPath: 'enrollmentDate', setToServerValue: 'REQUEST_TIME' }
      const writes = Object.entries(updates).map(([path, { enrollmentDate, ...fields }]) => ({
        update: { name: `${documents}/${path}`, fields: encodeFields(fields) },
        updateMask: { fieldPaths: Object.keys(fields) },
        updateTransforms: enrollmentDate === undefined ? [] : [time],
      }))
      const answer = await ask('POST', `v1/${documents}:commit`, {
        headers: { Authorization: `Bearer ${who === 'owner' ? who : unsignedToken(who.uid)}` },
        body: JSON.stringify({ writes }),
      })
      const { error } = (await answer.json()) as { error?: { message: string } }
      if (error === undefined) return
      throw new FirebaseError(answer.status === 403 ? 'permission-denied' : 'other', error.message)
    },
  }
}

function unsignedToken(sub: string): string {
  const parts = [{ alg: 'none' }, { sub }].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  return `${parts.join('.')}.`
}

/** A level such as 1.0, which the SDK would send as the integer 1. */
export function float(level: number): { doubleValue: number } {
  return { doubleValue: level }
}

let lastId = 0

/** An id that no other test of the file uses: a parent or a child of this test alone. */
export function freshId(kind: string): string {
  lastId += 1
  return `${kind}-${lastId}`
}

/** The rules let it through. Await it. */
export async function assertAllowed(attempt: Promise<unknown>): Promise<void> {
  await expect(attempt).resolves.not.toThrow()
}

/** The rules refuse it, with whatever error. Await it. */
export async function assertRefused(attempt: Promise<unknown>): Promise<void> {
  await expect(attempt).rejects.toMatchObject({ code: 'permission-denied' })
}

/** Whether these tests run against Google's emulator, which evaluates an update twice and reports both. */
export const isOfficial = officialFirestore() !== null

/**
 * The rules refuse it, and nothing else does: because their conditions are false, or because one of them fails with this
 * error. Await it.
 */
export async function assertDenied(attempt: Promise<unknown>, error?: string): Promise<void> {
  const denial = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(denial).toMatchObject({ name: 'FirebaseError', code: 'permission-denied' })
  if (!isOfficial) expect(errorsIn((denial as Error).message)).toEqual(error === undefined ? [] : [error])
}

/** What the conditions failed with, of a denial's message; none for one that is false. */
function errorsIn(message: string): string[] {
  const [, conditions = ''] = message.split('\n')
  return conditions
    .split(/ for '\w+' @ L\d+(?:, |$)/)
    .filter((outcome) => !['', 'false', 'No matching allow statements'].includes(outcome))
}
