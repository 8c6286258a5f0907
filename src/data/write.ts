import { errorCode } from '#lib/error-code.ts'
import { UnknownOutcome } from '#lib/unknown-outcome.ts'
import { withTimeout } from '#lib/with-timeout.ts'

/** How long a write and the look at what came of it may take together, in milliseconds. */
export const patience = 10_000

/** The answers by which Firestore says that it has written nothing. Any other failure may hide a success. */
const refusals = new Set<unknown>([
  'permission-denied',
  'invalid-argument',
  'failed-precondition',
  'not-found',
])

/**
 * Carries out a write that is stored once however often it is sent. Where its answer is lost, what is stored tells; where
 * it is not there yet it is sent once more, because the first may still arrive or never.
 *
 * @param isStored reads whether it has arrived.
 * @throws FirebaseError where Firestore has refused it and it is not stored.
 * @throws UnknownOutcome where neither can be known. The write may then be tried again at any time.
 */
export async function writeOnce(
  write: () => Promise<unknown>,
  isStored: () => Promise<boolean>,
): Promise<void> {
  /** @returns why it is not stored, as far as can be told; nothing where it is. */
  async function attempt(): Promise<Error | undefined> {
    try {
      await write()
      return undefined
    } catch (error) {
      return (await isStored()) ? undefined : (error as Error)
    }
  }

  async function attemptTwice(): Promise<void> {
    let failure = await attempt()
    if (failure !== undefined && !isRefusal(failure)) failure = await attempt()
    if (failure !== undefined) throw failure
  }

  try {
    await withTimeout(attemptTwice(), patience)
  } catch (error) {
    throw isRefusal(error)
      ? error
      : new UnknownOutcome('The outcome of a write is unknown.', { cause: error })
  }
}

function isRefusal(error: unknown): error is Error {
  return error instanceof Error && refusals.has(errorCode(error))
}
