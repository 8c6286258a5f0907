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

/**
 * Replays the cases of one file: each must give what was recorded, or be listed as out of scope. The counts are attached
 * to the test.
 */
export async function replay<Case>(
  { task }: TestContext,
  file: string,
  cases: readonly (Case & { name: string })[],
  run: (recorded: Case & { name: string }) => Verdict | Promise<Verdict>,
): Promise<void> {
  const score = { passed: 0, outOfScope: 0 }
  const wrong: string[] = []
  for (const recorded of cases) {
    const key = `${file}: ${recorded.name}`
    const reason = outOfScope[key]
    const verdict = await run(recorded)
    if (verdict !== null && reason !== undefined) score.outOfScope++
    else if (verdict !== null) wrong.push(`${key}: ${verdict}`)
    else if (reason !== undefined) wrong.push(`${key}: passes, although listed (${reason})`)
    else score.passed++
  }
  task.meta.recorded = { file, cases: cases.length, ...score }
  expect(wrong).toEqual([])
  expect(cases.length).toBeGreaterThan(0)
  expect(score.outOfScope / cases.length).toBeLessThan(maxShareOutOfScope)
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
