import { initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  doc,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  getDoc,
  getFirestore,
  setDoc,
  setLogLevel,
  updateDoc,
} from 'firebase/firestore/lite'
import { beforeAll, expect, inject } from 'vitest'
import type { Address } from 'firestore-emulator/testing/administrator'
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

  beforeAll(async () => {
    const { host, port } = server()
    const documents = `http://${host}:${port}/emulator/v1/projects/${projectId}/databases/(default)/documents`
    expect((await fetch(documents, { method: 'DELETE' })).status).toBe(200)
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
    /** Sends an enquiry, as anybody may. */
    sendEnquiry: (fields: DocumentData, id = freshId('enquiry'), who = visitor()) =>
      setDoc(doc(who, 'Enquiries', id), fields),
    /** The school replaces the document at this path. */
    store: (path: string, fields: DocumentData) => setDoc(doc(administrator(), path), fields),
    /** The school changes these fields of what is stored. */
    change: ({ path }: DocumentReference, changes: DocumentData) =>
      updateDoc(doc(administrator(), path), changes),
    /** What the document at this path holds; nothing where there is none. */
    stored: async (path: string): Promise<DocumentData> =>
      (await getDoc(doc(administrator(), path))).data() ?? {},
  }
}

const hair = 2 ** -16

/** A level such as 1.0, which the SDK would send as the integer 1: it gives it a hair more, which is cut off on the way. */
export function float(level: number): number {
  return level + hair
}

const realFetch = globalThis.fetch
const hairs = new RegExp(String.raw`("doubleValue":\d+)\.${hair.toFixed(16).slice(2)}`, 'g')
globalThis.fetch = (input, init) =>
  realFetch(input, {
    ...init,
    ...(typeof init?.body === 'string' && { body: init.body.replace(hairs, '$1') }),
  })

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
