import { setTimeout as sleep } from 'node:timers/promises'
import { gaxios } from 'google-auth-library'
import { SchoolError } from '../terminal.ts'
import { type Database, documentsRoot, type Service } from './school.ts'

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
   * @param isTransient whether the same request may succeed the next time.
   */
  constructor(
    message: string,
    readonly status = 0,
    readonly reason = '',
    readonly isTransient = false,
  ) {
    super(message)
  }
}

/** Milliseconds until a request counts as unanswered. Tests set the variable. */
export function usualTimeout(): number {
  return Number(process.env.PAINTI_TIMEOUT ?? 60_000)
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
        headers: { 'content-type': 'application/json' },
        responseType: 'text',
        timeout,
        retry: false,
      })
      return parse(data, service)
    } catch (error) {
      const failure = error instanceof RequestError ? error : explain(error, service)
      if (attempt === attempts || !failure.isTransient) throw failure
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
  const { origin, projectId } = database
  return await request(database, `${origin}/v1/${documentsRoot(projectId)}${at}`, body, options)
}

function parse(text: string, service: Service): unknown {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    throw new RequestError(wrongService(service))
  }
  // Firestore sends status 200 before the rows of a list, and where it fails later, the error is one of them.
  const rows = Array.isArray(answer) ? (answer as ({ error?: { code?: number } } | null)[]) : []
  const error = rows.find((row) => row?.error !== undefined)?.error
  if (error !== undefined) throw explainAnswer(error.code ?? 0, JSON.stringify(error), service)
  return answer
}

function explain(error: unknown, service: Service): RequestError {
  const { message } = error as Error
  const isGaxios = error instanceof gaxios.GaxiosError
  if (isGaxios && error.response === undefined) {
    return new RequestError(noAnswer(service), 0, '', !message.includes('network timeout'))
  }
  if (isGaxios && typeof error.response?.data === 'string') {
    return explainAnswer(error.response.status, error.response.data, service)
  }
  return new RequestError(describeCredentialsError(message))
}

function noAnswer({ isLocal, origin }: Service): string {
  return isLocal
    ? `The local backend does not answer at ${origin}. Start it with \`npm run dev\`, or name another with --firestore HOST:PORT; for a real project say --project ID.`
    : `There is no connection to ${new URL(origin).host}: check this machine's network, then run the command again.`
}

/** @param body what the server says, in Google's form if it is Google's. */
function explainAnswer(status: number, body: string, service: Service): RequestError {
  const text = /"message"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(body)?.[1]
  const message = text === undefined ? body : (JSON.parse(text) as string)
  const reason = /"status"\s*:\s*"([A-Z_]+)"/.exec(body)?.[1]
  const isTransient = [408, 409, 429].includes(status) || status >= 500
  return new RequestError(describeAnswer(status, message, service), status, reason, isTransient)
}

function describeAnswer(status: number, message: string, service: Service): string {
  const { isLocal, name } = service
  const reason = firstLine(message)
  const subject = name.charAt(0).toUpperCase() + name.slice(1)
  if (message.startsWith('<') || (isLocal && status === 404)) return wrongService(service)
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

const howToSignIn =
  'Run `gcloud auth application-default login`, or let GOOGLE_APPLICATION_CREDENTIALS name the key file of a service account.'

/** Why the credentials of this machine cannot be used. @param message what Google's library says. */
export function describeCredentialsError(message: string): string {
  if (/default credentials/i.test(message))
    return `There are no Google credentials on this machine. ${howToSignIn}`
  if (/DECODER|PEM/.test(message)) {
    return `The private key in the key file of this machine cannot be read. ${howToSignIn}`
  }
  if (/invalid_grant|invalid_rapt|invalid_client/.test(message)) {
    return `Google no longer accepts the credentials of this machine. ${howToSignIn}`
  }
  const reason = firstLine(message).replace(/\.?$/, '.')
  return `The Google credentials of this machine cannot be used: ${reason} ${howToSignIn}`
}

function firstLine(message: string): string {
  return message.trim().split('\n')[0] ?? ''
}
