import { type DocumentReference, getDoc, updateDoc } from 'firebase/firestore/lite'
import { errorCode, UnknownOutcome } from '#lib/errors.ts'
import { withTimeout } from '#lib/retry.ts'
import type { Fields } from '#model/values/stored.ts'

/** How long a write and its verification may take together, in milliseconds. */
export const writeTimeout = 10_000

/** Errors that mean that Firestore has written nothing. Any other failure may hide a success. */
const refusals = new Set<unknown>([
  'permission-denied',
  'invalid-argument',
  'failed-precondition',
  'not-found',
])

/** The project's quota is used up. For a read this says nothing about an earlier write. */
const exhausted = 'resource-exhausted'

/**
 * Carries out a write that is stored once however often it is sent. If its answer is lost, `isStored` decides; if it is
 * not stored yet it is sent once more, because the first one may never arrive.
 * @throws FirebaseError if Firestore has refused it and it is not stored.
 * @throws UnknownOutcome if neither is known. The write may then be repeated at any time.
 */
export async function writeOnce(
  write: () => Promise<unknown>,
  isStored: () => Promise<boolean>,
): Promise<void> {
  let isGivenUp = false

  /** @returns the error if it is not stored. */
  async function attempt(): Promise<Error | undefined> {
    try {
      await write()
      return undefined
    } catch (error) {
      return (await readFirst(isStored())) ? undefined : (error as Error)
    }
  }

  async function attemptTwice(): Promise<void> {
    const failure = await attempt()
    if (failure === undefined) return
    if (isRefusedWrite(failure) || isGivenUp) throw failure
    const second = await attempt()
    // A quota error refuses anything: the first attempt may still be stored.
    if (second !== undefined) throw errorCode(second) === exhausted ? failure : second
  }

  try {
    await withTimeout(attemptTwice(), writeTimeout)
  } catch (error) {
    isGivenUp = true
    throw isRefusedWrite(error)
      ? error
      : new UnknownOutcome('The outcome of a write is unknown.', { cause: error })
  }
}

/**
 * Reads what a write depends on.
 * @throws FirebaseError if the rules have refused it.
 * @throws UnknownOutcome if it cannot be read: an earlier attempt may have been stored.
 */
export async function readFirst<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await withTimeout(reading, writeTimeout)
  } catch (error) {
    throw isRefusal(error) ? error : new UnknownOutcome('What is stored cannot be read.', { cause: error })
  }
}

/** Whether Firestore's answer means that nothing was stored. */
export function isRefusedWrite(error: unknown): boolean {
  return isRefusal(error) || errorCode(error) === exhausted
}

function isRefusal(error: unknown): error is Error {
  return error instanceof Error && refusals.has(errorCode(error))
}

/**
 * Changes fields of a document based on what is stored in it, not on what a page knows of it.
 * @param changeOf returns the wanted fields; for a document that already has them, the same ones.
 * @returns all fields of the document afterwards.
 * @throws FirebaseError, also if there is no such document, and UnknownOutcome as `writeOnce` does.
 */
export async function updateOnce(
  document: DocumentReference,
  changeOf: (stored: Fields) => Record<string, string | number>,
): Promise<Fields> {
  let fields: Fields = {}

  async function readStored(): Promise<Fields> {
    return (await getDoc(document)).data() ?? {}
  }

  /** Without what is already stored: another tab may change it at the same moment. */
  function changeIn(stored: Fields) {
    return Object.entries(changeOf(stored)).filter(([name, value]) => stored[name] !== value)
  }

  async function write(): Promise<void> {
    const stored = await readStored()
    const change = Object.fromEntries(changeIn(stored))
    if (Object.keys(change).length > 0) await updateDoc(document, change)
    fields = { ...stored, ...change }
  }

  async function isStored(): Promise<boolean> {
    fields = await readStored()
    return changeIn(fields).length === 0
  }

  await writeOnce(write, isStored)
  return fields
}
