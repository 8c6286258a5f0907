import { setTimeout as sleep } from 'node:timers/promises'
import { SchoolError } from '../terminal/school-error.ts'
import { describeError, isTransient, wrongService } from './errors.ts'
import type { Service } from './school.ts'

export interface RetryOptions {
  attempts?: number
  /** Milliseconds until a request counts as unanswered. */
  timeout?: number
}

/** Milliseconds before the second attempt; each later pause is twice as long. */
const firstPause = 250

/**
 * Sends a request to one of Google's REST APIs and tries again what may succeed the next time; so it must be harmless to
 * do twice.
 *
 * @param body of a POST; without one it is a GET.
 * @returns the answer, of which only that it is JSON has been checked.
 * @throws SchoolError where it is refused, nobody answers, or something else does, such as a network's sign-in page.
 */
export async function request(
  service: Service,
  url: string,
  body?: unknown,
  { attempts = 6, timeout = 60_000 }: RetryOptions = {},
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
      if (attempt === attempts || !isTransient(error)) throw new SchoolError(describeError(error, service))
    }
    await sleep(firstPause * 2 ** (attempt - 1))
  }
}

function parse(text: string, service: Service): unknown {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    throw new SchoolError(wrongService(service))
  }
  // Firestore sends status 200 before the rows of a list, and where it fails later, the error is one of them.
  const rows = Array.isArray(answer) ? (answer as ({ error?: RowError } | null)[]) : []
  const error = rows.find((row) => row?.error !== undefined)?.error
  if (error !== undefined) throw Object.assign(new Error(error.message), { status: error.code })
  return answer
}

interface RowError {
  code?: number
  message?: string
}
