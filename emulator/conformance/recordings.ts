import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, type TestContext } from 'vitest'
import { outOfScope } from './out-of-scope.ts'

const folder = path.join(import.meta.dirname, '../../../shared/oracle')
const maxShareOutOfScope = 0.05

declare module 'vitest' {
  interface TaskMeta {
    /** The counts of one replayed file, for the summary of a test run. */
    recorded?: { file: string; cases: number; passed: number; outOfScope: number }
  }
}

/** The recordings are not in the repository (see README.md). */
export const hasRecordings = existsSync(folder)

/** One file of recordings. */
export function readRecording(file: string): unknown {
  return JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
}

/** Null if the response was the recorded one, otherwise the difference. */
export type Verdict = string | null

/** Counts the cases of one file; each must pass or be listed as out of scope. */
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

  /** Attaches the counts to the test; fails it if a case neither passed nor is listed, or if too many are listed. */
  report({ task }: TestContext): void {
    const cases = this.#passed + this.#listed + this.#wrong.length
    task.meta.recorded = { file: this.file, cases, passed: this.#passed, outOfScope: this.#listed }
    expect(this.#wrong).toEqual([])
    expect(cases).toBeGreaterThan(0)
    expect(this.#listed / cases).toBeLessThan(maxShareOutOfScope)
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

/** Replaces whatever differs from run to run by the recorder's placeholders. */
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
