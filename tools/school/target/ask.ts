import type { School } from './connect'
import { sentenceOf } from './failures'
import { SchoolError } from '../terminal/school-error'

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

/**
 * Sends a request to one of Google's REST APIs and tries again what may pass the next time; so what it asks for must
 * be harmless to do twice.
 *
 * @param data the body of a POST; without one it is a GET.
 * @returns the text of the answer.
 * @throws SchoolError where it is refused or nobody answers.
 */
export async function ask(
  school: Pick<School, 'client' | 'isLocal' | 'name' | 'origin'>,
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
    })
    return answer.data
  } catch (error) {
    throw new SchoolError(sentenceOf(inItsWords(error), school))
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
