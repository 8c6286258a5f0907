import { describe, it } from 'vitest'
import { localFirestore } from '../testing/local-firestore.ts'
import { parseJson, sendRequest } from '../testing/rest.ts'
import { compareReply, hasRecordings, readRecording, replay } from './recordings.ts'

interface RestCase {
  name: string
  method: string
  path: string
  headers: Record<string, string>
  body?: unknown
  raw?: string
  outcome: { status: number; body: string }
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
})
