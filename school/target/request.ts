import { setTimeout as sleep } from 'node:timers/promises'
import { gaxios } from 'google-auth-library'
import { SchoolError } from '../terminal/school-error.ts'
import { type Database, documentsRoot, type Service } from './school.ts'

/** Milliseconds until a request counts as unanswered. Tests set the variable. */
export function usualTimeout(): number {
  return Number(process.env.PAINTI_TIMEOUT ?? 60_000)
}

/** Milliseconds before the second attempt; each later pause is twice as long. */
const firstPause = 250

export interface RetryOptions {
  attempts?: number
  /** In milliseconds. */
  timeout?: number
}

/** A request that failed, as a sentence for the person at the terminal. */
export class RequestError extends SchoolError {
  /**
   * @param status of HTTP; 0 where no answer came that can be read.
   * @param reason Google's word for the status, such as `ABORTED`; '' where there is none.
   */
  constructor(
    message: string,
    readonly status: number,
    readonly reason: string,
  ) {
    super(message)
  }
}

/**
 * Sends a request to one of Google's REST APIs and tries again what may succeed the next time; so it must be harmless to
 * do twice, or be given one attempt. After a minute of silence it gives up (decision 55).
 *
 * @param body of a POST; without one it is a GET.
 * @returns the answer, of which only that it is JSON has been checked.
 * @throws RequestError where it is refused, nobody answers, or something else does, such as a network's sign-in page.
 */
export async function request(
  service: Service,
  url: string,
  body?: unknown,
  { attempts = 6, timeout = usualTimeout() }: RetryOptions = {},
): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { data } = await service.client.request<string>({
        url,
        ...(body === undefined ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(body) }),
        headers: { ...service.headers, 'content-type': 'application/json' },
        responseType: 'text',
        timeout,
        retry: false,
      })
      return parse(data, service)
    } catch (error) {
      if (error instanceof SchoolError) throw error
      const failure = failureOf(error)
      if (attempt === attempts || !isTransient(failure)) {
        throw new RequestError(describe(failure, service), failure.status, failure.reason)
      }
    }
    await sleep(firstPause * 2 ** (attempt - 1))
  }
}

/** The same to Firestore. @param at behind the documents root, such as `:runQuery` or `/Users/u1:runQuery`. */
export async function askFirestore(
  database: Database,
  at: string,
  body: unknown,
  options?: RetryOptions,
): Promise<unknown> {
  return await request(
    database,
    `${database.origin}/v1/${documentsRoot(database.projectId)}${at}`,
    body,
    options,
  )
}

function parse(text: string, service: Service): unknown {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    throw new RequestError(wrongService(service), 0, '')
  }
  // Firestore sends status 200 before the rows of a list, and where it fails later, the error is one of them.
  const rows = Array.isArray(answer) ? (answer as ({ error?: RowError } | null)[]) : []
  const error = rows.find((row) => row?.error !== undefined)?.error
  if (error !== undefined) throw Object.assign(new Error(error.message), { row: error })
  return answer
}

interface RowError {
  code?: number
  message?: string
  status?: string
}

/** What an error says, wherever Google's client puts it. */
interface Failure {
  status: number
  reason: string
  message: string
  isSilence: boolean
  isLostConnection: boolean
}

function failureOf(error: unknown): Failure {
  const { row } = error as { row?: RowError }
  const response = error instanceof gaxios.GaxiosError ? error.response : undefined
  const body = typeof response?.data === 'string' ? response.data : ''
  const said = error instanceof Error ? error.message : String(error)
  const isLostConnection = error instanceof gaxios.GaxiosError && response === undefined
  return {
    status: response?.status ?? row?.code ?? 0,
    reason: row?.status ?? /"status"\s*:\s*"([A-Z_]+)"/.exec(body)?.[1] ?? '',
    message: body.startsWith('<') ? body : (messageIn(body) ?? said),
    isSilence: isLostConnection && said.includes('network timeout'),
    isLostConnection,
  }
}

function messageIn(body: string): string | undefined {
  const text = /"message"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(body)?.[1]
  return text === undefined ? undefined : (JSON.parse(text) as string)
}

/** Whether the same request may succeed the next time: no connection, too many requests at once, a failing server. */
function isTransient({ status, isSilence, isLostConnection }: Failure): boolean {
  return (isLostConnection && !isSilence) || [408, 409, 429].includes(status) || status >= 500
}

function describe({ status, message, isLostConnection }: Failure, service: Service): string {
  const { isLocal, name, origin } = service
  const reason = firstLine(message)
  const subject = name.charAt(0).toUpperCase() + name.slice(1)
  if (/invalid_grant|invalid_rapt|invalid_client/.test(message)) {
    return `Google no longer accepts the credentials of this machine. ${howToSignIn}`
  }
  if (isKeyProblem(message)) return describeCredentialsError(message)
  if (isLostConnection && isLocal) {
    return `The local backend does not answer at ${origin}. Start it with \`npm run dev\`, or name another with --firestore HOST:PORT; for a real project say --project ID.`
  }
  if (isLostConnection) {
    return `There is no connection to ${new URL(origin).host}: check this machine's network, then run the command again.`
  }
  if (isLocal && (status === 404 || message.startsWith('<'))) return wrongService(service)
  if (status === 401) return `Google does not accept the credentials of this machine. ${howToSignIn}`
  if (status === 403) return `These credentials may not use ${name}, or there is no such project: ${reason}`
  if (status === 404) return `There is no Firestore database in ${name}, or no such project: ${reason}`
  // A query that needs an index fails until it is deployed, and while Firestore builds it.
  if (/requires an? (\S+ )?index/i.test(message)) {
    return /currently building/i.test(message)
      ? `${subject} is still building the index that this list needs: try again in some minutes.`
      : `${subject} lacks an index that this list needs: deploy the indexes with: npx firebase deploy --only firestore:indexes`
  }
  return `${subject} refused: ${reason}`
}

/** Something else answers, such as the sign-in page of a network. */
function wrongService({ origin, service }: Service): string {
  return `What answers at ${origin} is no ${service}.`
}

/** Why this machine has no credentials that can be used. */
export function describeCredentialsError(message: string): string {
  const reason = /default credentials/i.test(message)
    ? 'There are no Google credentials on this machine.'
    : isKeyProblem(message)
      ? 'The private key in the key file of this machine cannot be read.'
      : `The Google credentials of this machine cannot be used: ${firstLine(message).replace(/\.?$/, '.')}`
  return `${reason} ${howToSignIn}`
}

function isKeyProblem(message: string): boolean {
  return /DECODER|PEM/.test(message)
}

const howToSignIn =
  'Run `gcloud auth application-default login`, or let GOOGLE_APPLICATION_CREDENTIALS name the key file of a service account.'

function firstLine(message: string): string {
  return message.trim().split('\n')[0] ?? ''
}
