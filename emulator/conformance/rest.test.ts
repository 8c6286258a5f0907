import { describe, it } from 'vitest'
import { owner, parseJson, sendRequest } from '../testing/rest.ts'
import { compare, hasRecordings, masked, readRecording, replay, type Verdict } from './recordings.ts'
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
    await replay(context, 'rest.json', cases, async ({ method, path, headers, outcome, ...recorded }) => {
      const fill = (text: string): string => text.replaceAll('{project}', 'demo-rest')
      const body = recorded.raw ?? (recorded.body === undefined ? undefined : JSON.stringify(recorded.body))
      const reply = await sendRequest(local.origin, method, fill(path), { headers, body: body && fill(body) })
      if (recorded.compare !== 'exact') return compare(reply.status, outcome.status)
      const contentType = reply.headers['content-type'] ?? null
      const actual = { status: reply.status, contentType, body: masked(reply.json) }
      return compare(actual, { ...outcome, body: parseJson(fill(outcome.body)) })
    })
  })

  it('carry the recorded CORS headers', async (context) => {
    const { cases } = readRecording('cors.json') as { cases: CorsCase[] }
    await replay(context, 'cors.json', cases, async ({ method, path, headers, body, outcome }) => {
      const reply = await sendRequest(local.origin, method, path, { headers, body: body ?? undefined })
      const found = Object.entries(reply.headers).filter(([name]) =>
        /^(access-control-|content-type$)/.test(name),
      )
      const actual = { status: reply.status, headers: Object.fromEntries(found), body: reply.json }
      return compare(actual, { ...outcome, body: parseJson(outcome.body) })
    })
  })

  it.for(['document_writes.json', 'transforms.json'])('follow the steps of %s', async (file, context) => {
    const { cases } = readRecording(file) as { cases: { name: string; steps: Step[] }[] }
    await replay(context, file, cases, ({ steps }) => follow(steps))
  })

  it('find the Authorization header as good or bad as recorded', async (context) => {
    interface AuthCase {
      name: string
      authorization: string | null
      outcome: { status: number; body: string }
      method?: string
      path?: string
      body?: string | null
    }
    const { classify, rest } = readRecording('auth.json') as { classify: AuthCase[]; rest: AuthCase[] }
    const idsPath = '/v1/projects/auth/databases/(default)/documents:listCollectionIds'
    await replay(
      context,
      'auth.json',
      [...classify, ...rest],
      async ({ authorization, outcome, ...asked }) => {
        const { method = 'POST', path = idsPath, body = '{}' } = asked
        const headers: Record<string, string> = authorization === null ? {} : { Authorization: authorization }
        const reply = await sendRequest(local.origin, method, path, { headers, body: body ?? undefined })
        const actual = { status: reply.status, body: reply.json }
        return compare(actual, { status: outcome.status, body: parseJson(outcome.body) })
      },
    )
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
    const verdict = times.compare(reply.json, step.response)
    if (verdict !== null) return verdict
  }
  return null
}
