import { SchoolError } from '../terminal/school-error.ts'
import type { Service } from './school.ts'

const connectionErrors = new Set([
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

/** gRPC's codes, which the SDK uses, for requests that Firestore has rejected. */
const rejections = new Set([3, 5, 6, 7, 8, 9, 10, 11, 12, 16])
const httpStatusOf: Partial<Record<number, number>> = { 5: 404, 7: 403, 16: 401 }

/** The parts of an error of Google's libraries, wherever they put them. */
interface GoogleError {
  code?: unknown
  status?: unknown
  cause?: unknown
  response?: { status?: unknown; data?: unknown }
}

/** What an error of Google's libraries means for the person at the terminal, as one sentence. */
export function describeError(error: unknown, service: Service): string {
  if (error instanceof SchoolError) return error.message
  const { isLocal, name } = service
  const [status, message] = [statusOf(error), messageOf(error)]
  if (/invalid_grant|invalid_rapt|invalid_client/.test(message)) {
    return `Google no longer accepts the credentials of this machine. ${howToSignIn}`
  }
  if (/DECODER|PEM/.test(message)) return describeCredentialsError(error)
  if (isConnectionError(error)) return isLocal ? noLocalBackend(service) : noNetwork(service)
  if (isLocal && (status === 404 || message.startsWith('<'))) return wrongService(service)
  if (status === 401) return `Google does not accept the credentials of this machine. ${howToSignIn}`
  const reason = firstLine(message)
  if (status === 403) return `These credentials may not use ${name}, or there is no such project: ${reason}`
  if (status === 404) return `There is no Firestore database in ${name}, or no such project: ${reason}`
  if (/requires an? (\S+ )?index/i.test(message)) return noIndex(service, message)
  return `${capitalize(name)} refused: ${reason}`
}

/** Something else answers, such as the sign-in page of a network. */
export function wrongService({ origin, service }: Service): string {
  return `What answers at ${origin} is no ${service}.`
}

/** Why this machine has no credentials that can be used. */
export function describeCredentialsError(error: unknown): string {
  const message = messageOf(error)
  const reason = /default credentials/i.test(message)
    ? 'There are no Google credentials on this machine.'
    : /DECODER|PEM/.test(message)
      ? 'The private key in the key file of this machine cannot be read.'
      : `The Google credentials of this machine cannot be used: ${firstLine(message).replace(/\.?$/, '.')}`
  return `${reason} ${howToSignIn}`
}

/** Whether the same request may succeed the next time: no answer, too many requests at once, a failing server. */
export function isTransient(error: unknown): boolean {
  const status = statusOf(error)
  return isConnectionError(error) || status === 408 || status === 409 || status === 429 || status >= 500
}

/** Whether a server has rejected the request, so that nothing was written. Where none answered, it may have been. */
export function isRejection(error: unknown): boolean {
  return rejections.has((error as { code: number }).code)
}

function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, cause, response } = error as GoogleError
  if (response !== undefined) return false
  return (
    connectionErrors.has(String(code)) ||
    /network timeout|aborted a request|socket hang up|fetch failed/i.test(error.message) ||
    isConnectionError(cause)
  )
}

/** 0 where there is none. */
function statusOf(error: unknown): number {
  const { code, status, response } = error as GoogleError
  const found = Number(response?.status ?? status ?? httpStatusOf[Number(code)])
  return Number.isFinite(found) ? found : 0
}

/** What the server says, which Google's client leaves in the body of the answer. */
function messageOf(error: unknown): string {
  const { response } = error as GoogleError
  const body = typeof response?.data === 'string' ? response.data : ''
  if (body.startsWith('<')) return body
  const message = /"message"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(body)?.[1]
  if (message !== undefined) return JSON.parse(message) as string
  return error instanceof Error ? error.message : String(error)
}

const howToSignIn =
  'Run `gcloud auth application-default login`, or let GOOGLE_APPLICATION_CREDENTIALS name the key file of a service account.'

function noLocalBackend({ origin }: Service): string {
  return `The local backend does not answer at ${origin}. Start it with \`npm run dev\`, or name another with --firestore HOST:PORT; for a real project say --project ID.`
}

function noNetwork({ origin }: Service): string {
  return `There is no connection to ${new URL(origin).host}: check this machine's network, then run the command again.`
}

/** A query that needs an index fails until it is deployed, and while Firestore builds it. */
function noIndex({ name }: Service, message: string): string {
  return /currently building/i.test(message)
    ? `${capitalize(name)} is still building the index that this list needs: try again in some minutes.`
    : `${capitalize(name)} lacks an index that this list needs: deploy the indexes with: npx firebase deploy --only firestore:indexes`
}

function firstLine(message: string): string {
  return message.trim().split('\n')[0] ?? ''
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
