import { existsSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import { outOfScope } from './out-of-scope'

const folder = '../shared/oracle'

/** False where the project stands alone: then there is nothing to hold the server against. */
export const hasOracle = existsSync(folder)
if (!hasOracle) console.log(`The recordings (${folder}) are not beside the project: nothing is replayed.`)

/** One file of recordings. */
export function readOracle(file: string): unknown {
  return JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
}

/** What a case did: null where the answer was the recorded one, otherwise what differed. */
export type Verdict = string | null

/** Counts the cases of one file and expects each to pass or to stand in the list of what is out of scope. */
export class Score {
  #passed = 0
  #listed = 0
  readonly #wrong: string[] = []

  constructor(private readonly file: string) {}

  add(name: string, verdict: Verdict): void {
    const key = `${this.file}: ${name}`
    const reason = outOfScope[key]
    if (verdict === null && reason !== undefined)
      this.#wrong.push(`${key}: passes, although listed (${reason})`)
    else if (verdict === null) this.#passed++
    else if (reason !== undefined) this.#listed++
    else this.#wrong.push(`${key}: ${verdict}`)
  }

  /** Says how many passed and fails where one did neither pass nor is listed. */
  tell(): void {
    const all = this.#passed + this.#listed + this.#wrong.length
    const listed = this.#listed === 0 ? '' : `, ${this.#listed} out of scope`
    console.log(`${this.file}: ${this.#passed} of ${all} recorded cases answered as recorded${listed}`)
    expect(this.#wrong).toEqual([])
    expect(all).toBeGreaterThan(0)
  }
}

/** Compares two JSON values. */
export function compare(actual: unknown, recorded: unknown): Verdict {
  if (isDeepStrictEqual(actual, recorded)) return null
  return `answered ${show(actual)}, recorded ${show(recorded)}`
}

function show(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? 'nothing')
  return text.length > 600 ? `${text.slice(0, 600)}…` : text
}

/** A running server, spoken to as the recorder spoke to Google's emulator. */
export interface Reply {
  status: number
  contentType: string | null
  headers: Headers
  text: string
}

export async function speak(
  origin: string,
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string | undefined } = {},
): Promise<Reply> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers:
      body === undefined || 'Content-Type' in headers
        ? headers
        : { ...headers, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  })
  return {
    status: response.status,
    contentType: response.headers.get('content-type'),
    headers: response.headers,
    text: await response.text(),
  }
}

/** The JSON of a text; the text itself where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Puts the recorder's placeholders for whatever differs from run to run. */
export function masked(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(masked)
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(
    Object.entries(json).map(([key, value]): [string, unknown] => {
      if (typeof value !== 'string') return [key, masked(value)]
      if (['createTime', 'updateTime', 'readTime', 'commitTime'].includes(key)) return [key, '<time>']
      if (key === 'transaction') return [key, '<id>']
      if (key === 'nextPageToken') return [key, '<token>']
      return [key, key === 'name' ? value.replace(/\/[A-Za-z0-9]{20}$/, '/<auto>') : value]
    }),
  )
}

export const owner = { Authorization: 'Bearer owner' }
