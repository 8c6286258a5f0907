import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import type { Reply } from '../testing/rest.ts'

const folder = path.join(import.meta.dirname, '../../../shared/oracle')

/** The recordings are not in the repository (see README.md). */
export const hasRecordings = existsSync(folder)

/** One file of recordings. */
export function readRecording(file: string): unknown {
  return JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
}

/** Null if the response was the recorded one, otherwise the difference. */
export type Verdict = string | null

/** The verdict on a case of which this server says that it does not know what is asked. */
export const outOfScope = 'out of scope'

/** Replays cases: each must give what was recorded or be out of scope, and some are not. */
export async function replay<Case extends { name: string }>(
  cases: readonly Case[],
  run: (recorded: Case) => Verdict | Promise<Verdict>,
): Promise<void> {
  const verdicts: [name: string, verdict: Verdict][] = []
  for (const recorded of cases) verdicts.push([recorded.name, await run(recorded)])
  expect(verdicts.filter(([, verdict]) => verdict !== null && verdict !== outOfScope)).toEqual([])
  expect(verdicts.filter(([, verdict]) => verdict === null)).not.toEqual([])
}

/** Compares two JSON values. */
export function compare(actual: unknown, recorded: unknown): Verdict {
  if (isDeepStrictEqual(actual, recorded)) return null
  return `answered ${show(actual)}, recorded ${show(recorded)}`
}

/** Compares a response with the recorded one: of an error its status, of anything else also the body. */
export function compareReply({ status, json }: Reply, recorded: { status: number; body: unknown }): Verdict {
  if (status === 501 && recorded.status !== 501) return outOfScope
  if (status !== recorded.status) return compare({ status, body: json }, recorded)
  return status === 200 ? compare(masked(json), masked(recorded.body)) : null
}

function show(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? 'nothing')
  return text.length > 600 ? `${text.slice(0, 600)}…` : text
}

const timeKeys = ['createTime', 'updateTime', 'readTime', 'commitTime', 'timestampValue']

/** Replaces whatever differs from run to run. */
function masked(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(masked)
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(
    Object.entries(json).map(([key, value]): [string, unknown] => {
      if (typeof value !== 'string') return [key, masked(value)]
      if (timeKeys.includes(key)) return [key, '<time>']
      return [key, ['transaction', 'nextPageToken', 'message'].includes(key) ? `<${key}>` : value]
    }),
  )
}
