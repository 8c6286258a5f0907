import { describe, it } from 'vitest'
import { owner, parseJson, sendRequest } from '../testing/rest.ts'
import { compare, hasRecordings, masked, readRecording, Score, type Verdict } from './recordings.ts'
import { RecordedTimes } from './recorded-times.ts'
import { localFirestore } from '../testing/local-firestore.ts'

interface RestCase {
  name: string
  method: string
  path: string
  headers: Record<string, string>
  compare: 'exact' | 'status'
  body?: unknown
  raw?: string
  outcome: { status: number; contentType: string | null; body: string }
}

interface CorsCase {
  name: string
  method: string
  path: string
  headers: Record<string, string>
  body: string | null
  outcome: { status: number; headers: Record<string, string>; body: string }
}

interface Step {
  method: string
  path: string
  body: unknown
  status: number
  response: unknown
}

const local = localFirestore()

describe.runIf(hasRecordings)('Recorded REST exchanges', () => {
  it('are answered as recorded, body by body', async (context) => {
    const { cases } = readRecording('rest.json') as { cases: RestCase[] }
    const score = new Score('rest.json')
    for (const recorded of cases) {
      const fill = (text: string): string => text.replaceAll('{project}', 'demo-rest')
      const body = recorded.raw ?? (recorded.body === undefined ? undefined : JSON.stringify(recorded.body))
      const reply = await sendRequest(local.origin, recorded.method, fill(recorded.path), {
        headers: recorded.headers,
        body: body === undefined ? undefined : fill(body),
      })
      const { outcome } = recorded
      const actual = {
        status: reply.status,
        contentType: reply.headers['content-type'] ?? null,
        body: masked(parseJson(reply.text)),
      }
      const wanted = { ...outcome, body: parseJson(fill(outcome.body)) }
      const isExact = recorded.compare === 'exact'
      score.add(recorded.name, compare(isExact ? actual : actual.status, isExact ? wanted : wanted.status))
    }
    score.report(context)
  })

  it('carry the recorded CORS headers', async (context) => {
    const { cases } = readRecording('cors.json') as { cases: CorsCase[] }
    const score = new Score('cors.json')
    for (const recorded of cases) {
      const body = recorded.body ?? undefined
      const reply = await sendRequest(local.origin, recorded.method, recorded.path, {
        headers: recorded.headers,
        body,
      })
      const names = Object.keys(reply.headers).filter((name) => /^(access-control-|content-type$)/.test(name))
      const headers = Object.fromEntries(names.map((name) => [name, reply.headers[name]]))
      const actual = { status: reply.status, headers, body: parseJson(reply.text) }
      score.add(
        recorded.name,
        compare(actual, { ...recorded.outcome, body: parseJson(recorded.outcome.body) }),
      )
    }
    score.report(context)
  })

  it.for(['document_writes.json', 'transforms.json'])('follow the steps of %s', async (file, context) => {
    const { cases } = readRecording(file) as { cases: { name: string; steps: Step[] }[] }
    const score = new Score(file)
    for (const { name, steps } of cases) score.add(name, await follow(steps))
    score.report(context)
  })

  it('find the Authorization header as good or bad as recorded', async (context) => {
    const { classify, rest } = readRecording('auth.json') as {
      classify: { name: string; authorization: string | null; outcome: { status: number; body: string } }[]
      rest: {
        name: string
        method: string
        path: string
        authorization: string | null
        body: string | null
        outcome: { status: number; body: string }
      }[]
    }
    const score = new Score('auth.json')
    const idsPath = '/v1/projects/auth/databases/(default)/documents:listCollectionIds'
    const classified = classify.map((one) => ({ ...one, method: 'POST', path: idsPath, body: '{}' }))
    for (const recorded of [...classified, ...rest]) {
      const { authorization, outcome, method, path, body } = recorded
      const headers = authorization === null ? {} : { Authorization: authorization }
      const reply = await sendRequest(local.origin, method, path, { headers, body: body ?? undefined })
      const actual = { status: reply.status, body: parseJson(reply.text) }
      score.add(recorded.name, compare(actual, { status: outcome.status, body: parseJson(outcome.body) }))
    }
    score.report(context)
  })
})

async function follow(steps: readonly Step[]): Promise<Verdict> {
  const times = new RecordedTimes()
  for (const step of steps) {
    const needsOwner = step.status === 200 && /listCollectionIds|showMissing=true/.test(step.path)
    const body = step.body === null ? undefined : times.translate(JSON.stringify(step.body))
    const reply = await sendRequest(local.origin, step.method, `/v1/${times.translate(step.path)}`, {
      headers: needsOwner ? owner : {},
      body,
    })
    if (reply.status !== step.status) return `answered ${reply.status} ${reply.text}, recorded ${step.status}`
    const verdict = times.compare(parseJson(reply.text), step.response)
    if (verdict !== null) return verdict
  }
  return null
}
