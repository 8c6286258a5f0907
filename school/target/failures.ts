import type { School } from './connect.ts'
import { SchoolError } from '../terminal/school-error.ts'

/** Where something went wrong, as far as a sentence needs it. */
type Place = Pick<School, 'isLocal' | 'name' | 'origin'>

const unreachable = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ERR_SOCKET_CONNECTION_TIMEOUT',
  'ETIMEDOUT',
])

/** gRPC's numbers for what Firestore has looked at and not done. */
const refusals = new Set([3, 5, 6, 7, 8, 9, 10, 11, 12, 16])

/** What a failure of Google's libraries means for the person at the terminal, as one sentence. */
export function sentenceOf(error: unknown, place: Place): string {
  if (error instanceof SchoolError) return error.message
  const message = error instanceof Error ? error.message : String(error)
  const { code, status } = partsOf(error)
  if (/invalid_grant|invalid_rapt|invalid_client/.test(message)) {
    return `Google no longer accepts the credentials of this machine. ${howToSignIn}`
  }
  if (/DECODER|PEM/.test(message)) return credentialsSentence(error)
  if (unreachable.has(code) || /network timeout|aborted|socket hang up|fetch failed/i.test(message)) {
    return place.isLocal ? noLocalBackend(place) : noNetwork(place)
  }
  if (place.isLocal && (status === 404 || message.startsWith('<'))) {
    return strangerAt(place)
  }
  if (status === 401) return `Google does not accept the credentials of this machine. ${howToSignIn}`
  if (status === 403) {
    return `These credentials may not use ${place.name}, or there is no such project: ${firstLine(message)}`
  }
  if (status === 404) {
    return `There is no Firestore database in ${place.name}, or no such project: ${firstLine(message)}`
  }
  if (/requires an? (\S+ )?index/i.test(message)) return noIndex(place, message)
  return `${sentenceStart(place.name)} refused: ${firstLine(message)}`
}

/** What is said of an answer that the service asked for does not give, such as the sign-in page of a network. */
export function strangerAt({ origin }: Pick<Place, 'origin'>, service = 'Firestore'): string {
  return `What answers at ${origin} is no ${service}.`
}

/** Whether somebody has answered, and said no: nothing was written. Where nobody did, or a server failed, it may be. */
export function isRefusal(error: unknown): boolean {
  const { code, status } = error as { code?: unknown; status?: unknown }
  const ofGrpc = typeof code === 'number' && refusals.has(code)
  return ofGrpc || (typeof status === 'number' && status >= 400 && status < 500 && status !== 408)
}

/** Why this machine has no credentials that can be used, as one or two sentences. */
export function credentialsSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const reason = /default credentials/i.test(message)
    ? 'There are no Google credentials on this machine.'
    : /DECODER|PEM/.test(message)
      ? 'The private key in the key file of this machine cannot be read.'
      : `The Google credentials of this machine cannot be used: ${firstLine(message).replace(/\.?$/, '.')}`
  return `${reason} ${howToSignIn}`
}

/** A query that needs an index fails where it is not deployed, and while Firestore still builds it. */
function noIndex({ name }: Place, message: string): string {
  return /currently building/i.test(message)
    ? `${sentenceStart(name)} is still building the index that this list needs: try again in some minutes.`
    : `${sentenceStart(name)} lacks an index that this list needs: deploy the indexes with: npx firebase deploy --only firestore:indexes`
}

const howToSignIn =
  'Run `gcloud auth application-default login`, or let GOOGLE_APPLICATION_CREDENTIALS name the key file of a service account.'

function noLocalBackend({ origin }: Place): string {
  return `The local backend does not answer at ${origin}. Start it with \`npm run dev\`, or name another with --firestore HOST:PORT; for a real project say --project ID.`
}

function noNetwork({ origin }: Place): string {
  return `There is no connection to ${new URL(origin).host}: check this machine's network, then run the command again.`
}

/** The code of the line's failure and the status of an answer, wherever the libraries put them. */
function partsOf(error: unknown): { code: string; status: number } {
  if (typeof error !== 'object' || error === null) return { code: '', status: 0 }
  const { code, status, cause, response } = error as {
    code?: unknown
    status?: unknown
    cause?: unknown
    response?: { status?: unknown }
  }
  const answered = Number(response?.status ?? status ?? statusOfGrpc(code))
  if (typeof code === 'string' && unreachable.has(code)) return { code, status: 0 }
  if (cause !== undefined && !Number.isFinite(answered)) return partsOf(cause)
  return { code: '', status: Number.isFinite(answered) ? answered : 0 }
}

/** The SDK names some refusals by gRPC's numbers. */
function statusOfGrpc(code: unknown): number | undefined {
  if (code === 5) return 404
  if (code === 7) return 403
  if (code === 16) return 401
  return undefined
}

function firstLine(message: string): string {
  return message.trim().split('\n')[0] ?? ''
}

function sentenceStart(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
