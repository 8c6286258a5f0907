import type { AuthClient } from 'google-auth-library'
import type { School } from './connect.ts'
import { sentenceOf, strangerAt } from './failures.ts'
import { SchoolError } from '../terminal/school-error.ts'

/** Milliseconds until a server that says nothing is asked again. */
const patience = 60_000

/** What may pass the next time: nobody answered, too many requests at once, two writers in one place, a server that fails. */
const retryConfig = {
  retry: 6,
  noResponseRetries: 4,
  httpMethodsToRetry: ['GET', 'POST'],
  statusCodesToRetry: [
    [408, 409],
    [429, 429],
    [500, 599],
  ],
}

type Adapter = NonNullable<Parameters<AuthClient['request']>[0]['adapter']>

/** Whom a request goes to. */
export type Place = Pick<School, 'client' | 'isLocal' | 'name' | 'origin'> & {
  /** What should answer there: Firestore, where it does not say. */
  service?: string
}

/**
 * Sends a request to one of Google's REST APIs and tries again what may pass the next time; so what it asks for must
 * be harmless to do twice.
 *
 * @param data the body of a POST; without one it is a GET.
 * @returns the text of the answer.
 * @throws SchoolError where it is refused or nobody answers.
 */
export async function ask(
  school: Place,
  url: string,
  data?: unknown,
  headers: Record<string, string> = {},
): Promise<string> {
  try {
    const answer = await school.client.request<string>({
      url,
      headers: { ...headers, ...(data === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(data === undefined ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(data) }),
      responseType: 'text',
      timeout: patience,
      retryConfig: { ...retryConfig },
      adapter: failingAsItSays,
    })
    return answer.data
  } catch (error) {
    throw new SchoolError(sentenceOf(inItsWords(error), school))
  }
}

/**
 * Sends a request as `ask` does.
 *
 * @returns what the answer says, of which only that it is JSON has been looked at.
 * @throws SchoolError also where something else answers, such as the sign-in page of a network.
 */
export async function askJson(
  school: Place,
  url: string,
  data?: unknown,
  headers?: Record<string, string>,
): Promise<unknown> {
  return parsedAnswer(await ask(school, url, data, headers), school)
}

/** The JSON of an answer. @throws SchoolError where it is none. */
export function parsedAnswer(text: string, place: Pick<Place, 'origin' | 'service'>): unknown {
  try {
    const answer: unknown = JSON.parse(text)
    if (typeof answer === 'object' && answer !== null) return answer
  } catch {
    // Told below, as every other answer of a stranger.
  }
  throw new SchoolError(strangerAt(place, place.service))
}

/**
 * For `request`: Firestore sends its 200 before the rows of a list, and names a failure behind those that it had. It is
 * a failure with the status that it names, tried again like any other, and never the end of the data.
 */
export const failingAsItSays: Adapter = async (options, send) => {
  const answer = await send(options)
  const failure = typeof answer.data === 'string' ? failureIn(answer.data) : undefined
  return failure === undefined ? answer : Object.assign(answer, failure)
}

function failureIn(text: string): { status: number; data: string } | undefined {
  if (!text.startsWith('[') || !text.includes('"error"')) return undefined
  try {
    const rows = JSON.parse(text) as ({ error?: { code?: number } } | null)[]
    const error = rows.find((row) => row?.error !== undefined)?.error
    return error && { status: error.code ?? 500, data: JSON.stringify({ error }) }
  } catch {
    return undefined
  }
}

/** The libraries leave the words of a refusal in its body, where a query's stand in a list. */
function inItsWords(error: unknown): unknown {
  if (!(error instanceof Error) || !('response' in error)) return error
  const { data } = (error.response ?? {}) as { data?: unknown }
  const words = typeof data === 'string' ? /"message"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(data)?.[1] : undefined
  if (words !== undefined) error.message = JSON.parse(words) as string
  return error
}
