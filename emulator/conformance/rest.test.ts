import { describe, it } from 'vitest'
import { localFirestore } from '../testing/local-firestore.ts'
import { owner, parseJson, sendRequest } from '../testing/rest.ts'
import { compareReply, hasRecordings, readRecording, replay, type Verdict } from './recordings.ts'

interface RestCase {
  name: string
  method: string
  path: string
  headers: Record<string, string>
  body?: unknown
  raw?: string
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
  it('are answered as recorded', async () => {
    const { cases } = readRecording('rest.json') as { cases: RestCase[] }
    await replay(cases, async ({ method, path, headers, outcome, ...recorded }) => {
      const fill = (text: string): string => text.replaceAll('{project}', 'demo-rest')
      const body = recorded.raw ?? (recorded.body === undefined ? undefined : JSON.stringify(recorded.body))
      const reply = await sendRequest(local.origin, method, fill(path), { headers, body: body && fill(body) })
      const answer = parseJson(fill(outcome.body)) as { name?: string; fields?: object }
      // What this server does not write in that way, later cases read.
      if (reply.status === 501 && method !== 'GET' && outcome.status === 200) {
        const { name = fill(path).replace(/^\/v1\//, ''), fields = {} } = answer
        const write = method === 'DELETE' ? { delete: name } : { update: { name, fields } }
        const { writes = [write] } = parseJson(fill(body ?? '{}')) as { writes?: object[] }
        await local.post('projects/demo-rest/databases/(default)/documents:commit', {
          writes: writes.map((one) => ({ ...one, updateTransforms: [] })),
        })
      }
      return compareReply(reply, { status: outcome.status, body: answer })
    })
  })

  it.each(['document_writes.json', 'transforms.json'])('follow the steps of %s', async (file) => {
    const { cases } = readRecording(file) as { cases: { name: string; steps: Step[] }[] }
    await replay(cases, ({ steps }) => follow(steps))
  })
})

/** The steps of a case; a later one may contain a time or a token that an earlier one was answered with. */
async function follow(steps: readonly Step[]): Promise<Verdict> {
  const answered = new Map<string, string>()
  for (const { method, path, body, status, response } of steps) {
    const needsOwner = status === 200 && /listCollectionIds|showMissing=true/.test(path)
    let sent = body === null ? undefined : JSON.stringify(body)
    let address = `/v1/${path}`
    for (const [recorded, actual] of answered) {
      sent = sent?.replaceAll(recorded, actual)
      address = address.replaceAll(encodeURIComponent(recorded), encodeURIComponent(actual))
    }
    const headers = needsOwner ? owner : {}
    const reply = await sendRequest(local.origin, method, address, { headers, body: sent })
    const verdict = compareReply(reply, { status, body: response })
    if (verdict !== null) return verdict
    const actual = answersIn(reply.json)
    answersIn(response).forEach((recorded, index) => answered.set(recorded, actual[index] ?? ''))
  }
  return null
}

function answersIn(json: unknown): string[] {
  return [...JSON.stringify(json).matchAll(/"(?:updateTime|commitTime|nextPageToken)":"([^"]+)"/g)].map(
    ([, answer = '']) => answer,
  )
}
