import { setTimeout as sleep } from 'node:timers/promises'
import { GrpcStatus } from 'firebase-admin/firestore'
import { SchoolError } from './terminal.ts'

/** A part of Firebase, or its local emulator. */
export interface Service {
  service: string
  /** Such as `https://firestore.googleapis.com`, without a slash at its end. */
  origin: string
  isLocal: boolean
  /** For sentences: `the local backend (demo-painti)` or `the project painti-school`. */
  name: string
}

/** The answer to a write was lost, so it is unknown whether it was written. */
export class UncertainWrite extends SchoolError {}

class Silence extends Error {}

interface AnswerOptions {
  /** Whether it is safe to repeat: then it is retried if the connection is lost. */
  isRepeatable?: boolean
  isWrite?: boolean
  /** In milliseconds. */
  timeout?: number
}

/**
 * How often a repeatable request is sent, and the milliseconds before the first retry; each later pause is twice as
 * long.
 */
const maxAttempts = 6
const firstPause = 250

/**
 * Waits for an answer of the Firebase Admin SDK. Over REST it neither times out nor retries after a lost connection; it
 * does handle a busy server.
 * @throws SchoolError with a sentence if the request is refused or not answered within a minute; UncertainWrite if a
 *   write that is not repeatable may have arrived (decision 55).
 */
export async function answered<T>(
  service: Service,
  send: () => Promise<T>,
  { isRepeatable = false, isWrite = false, timeout = usualTimeout() }: AnswerOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await within(timeout, send())
    } catch (error) {
      if (!isRepeatable || attempt === maxAttempts || !isLostConnection(error)) {
        const failure = explain(error, service)
        if (!isWrite || isRepeatable || !isUncertain(error)) throw failure
        throw new UncertainWrite(
          `${failure.message} What was sent last may have been written all the same: run the command again, and it shows.`,
        )
      }
    }
    await sleep(firstPause * 2 ** (attempt - 1))
  }
}

/** Milliseconds until a request counts as unanswered. Tests set the variable. */
function usualTimeout(): number {
  return Number(process.env.PAINTI_TIMEOUT ?? 60_000)
}

function within<T>(timeout: number, answer: Promise<T>): Promise<T> {
  const silence = new Promise<never>((_, reject) => {
    AbortSignal.timeout(timeout).addEventListener('abort', () => reject(new Silence()))
  })
  return Promise.race([answer, silence])
}

/** A gRPC status, a Node error code or a Firebase code such as `app/network-error`. */
function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

const connectionCodes = /^(ECONN|EPIPE|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|ERR_STREAM_PREMATURE_CLOSE)/

function isLostConnection(error: unknown): boolean {
  const code = codeOf(error)
  const isNetwork =
    typeof code === 'string' && (connectionCodes.test(code) || code.startsWith('app/network-'))
  return error instanceof Silence || isNetwork
}

function isUncertain(error: unknown): boolean {
  const { UNKNOWN, DEADLINE_EXCEEDED, INTERNAL, UNAVAILABLE } = GrpcStatus
  const code = codeOf(error)
  return (
    isLostConnection(error) || [UNKNOWN, DEADLINE_EXCEEDED, INTERNAL, UNAVAILABLE].some((one) => one === code)
  )
}

const howToSignIn =
  'Run `gcloud auth application-default login`, or let GOOGLE_APPLICATION_CREDENTIALS name the key file of a service account.'

/**
 * An error of the Firebase Admin SDK as a sentence; any other error is returned unchanged.
 * @param isOfCredentials whether it occurred while looking for this machine's credentials.
 */
export function explain(error: unknown, service: Service, isOfCredentials = false): Error {
  if (!(error instanceof Error) || error instanceof SchoolError) return error as Error
  const { isLocal, name, origin } = service
  const { message } = error
  const code = codeOf(error)
  const reason = message.trim().split('\n')[0] ?? ''
  const subject = name.charAt(0).toUpperCase() + name.slice(1)
  // Something else answers, such as a network's sign-in page.
  const isForeign = /stream data must start with|is not valid JSON/.test(message)
  const sentences: [boolean, string][] = [
    [
      isLostConnection(error),
      isLocal
        ? `The local backend does not answer at ${origin}. Start it with \`npm run dev\`, or let FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST say where it is; for a real project say --project ID.`
        : `There is no connection to ${new URL(origin).host}: check this machine's network, then run the command again.`,
    ],
    [/default credentials/i.test(message), `There are no Google credentials on this machine. ${howToSignIn}`],
    [
      code === GrpcStatus.UNAUTHENTICATED || /invalid_grant|invalid_rapt|invalid_client/.test(message),
      `Google does not accept the credentials of this machine. ${howToSignIn}`,
    ],
    [
      isOfCredentials,
      `The Google credentials of this machine cannot be used: ${reason.replace(/\.?$/, '.')} ${howToSignIn}`,
    ],
    [
      isForeign || (isLocal && code === GrpcStatus.NOT_FOUND),
      `What answers at ${origin} is no ${service.service}.`,
    ],
    [
      // Firestore keeps an hour of the past, the local backend none at all.
      /too old|read_?time/i.test(message),
      `${subject} can no longer be read as it was when the command began: run it again.`,
    ],
    [
      code === GrpcStatus.PERMISSION_DENIED || code === 'auth/insufficient-permission',
      `These credentials may not use ${name}, or there is no such project: ${reason}`,
    ],
    [
      code === GrpcStatus.NOT_FOUND,
      `There is no Firestore database in ${name}, or no such project: ${reason}`,
    ],
    [
      // Until it is deployed, and while Firestore builds it.
      /requires an? (\S+ )?index/i.test(message),
      `${subject} lacks an index: deploy it with: npx firebase deploy --only firestore:indexes, and try again in some minutes.`,
    ],
    [code !== undefined, `${subject} refused: ${reason}`],
  ]
  const [, sentence] = sentences.find(([isSo]) => isSo) ?? []
  return sentence === undefined ? error : new SchoolError(sentence)
}
