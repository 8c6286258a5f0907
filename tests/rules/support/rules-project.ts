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

/** The people of one test file, in a project of their own that starts empty: files run side by side. */
export interface RulesProject {
  /** Somebody signed in with this uid. */
  parent(uid: string): Firestore
  /** Somebody who is not signed in. */
  visitor(): Firestore
  /** Those who have nothing to do with a child of `addChild`: another parent and a visitor. */
  strangers: Firestore[]
  /** The school: no rule applies. For what is there before a test, and to look at what is there after it. */
  administrator(): Firestore
  /** The school replaces the document at this path. */
  store(path: string, fields: DocumentData): Promise<void>
  /** What the document at this path holds; nothing where there is none. */
  stored(path: string): Promise<DocumentData>
  /**
   * Commits these fields by path as the REST API does, for `float`; an `enrollmentDate` is the server's time. A refusal
   * is what the SDK makes of it.
   */
  commit(who: { uid: string } | 'owner', updates: Readonly<Record<string, DocumentData>>): Promise<void>
}

/** Opens the project of a test file; `name` is the file's. It is on the server of all rules tests, unless on another. */
export function openRulesProject(
  name: string,
  server: () => Address = () => inject('firestore'),
): RulesProject {
  const projectId = `demo-test-rules-${name}`
  const people = new Map<string, Firestore>()

  function connect(who: string, mockUserToken?: { sub: string } | string): Firestore {
    const connected = people.get(who)
    if (connected !== undefined) return connected
    const app = initializeApp({ projectId, apiKey: 'local' }, `${projectId} ${who}`)
    const firestore = getFirestore(app)
    const { host, port } = server()
    connectFirestoreEmulator(firestore, host, port, mockUserToken === undefined ? {} : { mockUserToken })
    people.set(who, firestore)
    return firestore
  }

  beforeAll(async () => {
    const documents = `emulator/v1/projects/${projectId}/databases/(default)/documents`
    const { host, port } = server()
    const cleared = await fetch(`http://${host}:${port}/${documents}`, { method: 'DELETE' })
    expect(cleared.status).toBe(200)
    await loadOfficialRules(server(), projectId)
  })

  const parent = (uid: string) => connect(`parent ${uid}`, { sub: uid })
  const visitor = () => connect('visitor')
  const administrator = () => connect('administrator', 'owner')

  return {
    parent,
    visitor,
    get strangers() {
      return [parent('somebody'), visitor()]
    },
    administrator,
    store: (path, fields) => setDoc(doc(administrator(), path), fields),
    stored: async (path) => (await getDoc(doc(administrator(), path))).data() ?? {},
    commit: async (who, updates) => {
      const { host, port } = server()
      const documents = `projects/${projectId}/databases/(default)/documents`
      const writes = Object.entries(updates).map(([path, { enrollmentDate, ...fields }]) => ({
        update: { name: `${documents}/${path}`, fields: encodeFields(fields) },
        updateMask: { fieldPaths: Object.keys(fields) },
        updateTransforms:
          enrollmentDate === undefined
            ? []
            : [{ fieldPath: 'enrollmentDate', setToServerValue: 'REQUEST_TIME' }],
      }))
      const answer = await fetch(`http://${host}:${port}/v1/${documents}:commit`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${who === 'owner' ? who : unsignedToken(who.uid)}` },
        body: JSON.stringify({ writes }),
      })
      const { error } = (await answer.json()) as { error?: { message: string } }
      if (error === undefined) return
      const code = answer.status === 403 ? 'permission-denied' : String(answer.status)
      throw new FirebaseError(code, error.message)
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
