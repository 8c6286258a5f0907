import { describe, it } from 'vitest'
import { owner, sendRequest } from '../testing/rest.ts'
import { compare, hasRecordings, outOfScope, readRecording, replay, type Verdict } from './recordings.ts'
import { localFirestore } from '../testing/local-firestore.ts'

interface Captured {
  label: string
  method: string
  url: string
  headers: Record<string, string>
  body: Record<string, unknown>
  answered: { status: number; body: unknown }
}

const local = localFirestore()

/** The documents that the captured calls ask about, as they were before each of them. */
async function prepare(label: string): Promise<string> {
  const root = 'projects/demo-p/databases/(default)/documents'
  await sendRequest(local.origin, 'DELETE', '/emulator/v1/projects/demo-p/databases/(default)/documents')
  const present = ['a', 'b', 'a b_é?#%', ...(label.includes('(verify)') ? ['other'] : [])]
  const writes = present.map((id) => ({
    update: { name: `${root}/c/${id}`, fields: { n: { integerValue: '5' }, at: { integerValue: '1' } } },
  }))
  const { json } = await local.post(`${root}:commit`, { writes })
  return (json as { commitTime: string }).commitTime
}

async function answer({ label, method, url, headers, body, answered }: Captured): Promise<Verdict> {
  const time = await prepare(label)
  const authorization = headers.authorization
  const reply = await sendRequest(local.origin, method, url, {
    headers: {
      'Content-Type': headers['content-type'] ?? 'text/plain',
      ...(authorization === undefined ? owner : { Authorization: authorization }),
    },
    // Replaces the update time of the recording by that of this server.
    body: JSON.stringify(body).replaceAll('2026-01-02T03:04:05.678901000Z', time),
  })
  if (reply.status === 501) return outOfScope
  // Where the recording has an error of a stub, this server succeeds.
  const instead = /:commit(\?|$)/.test(url) ? { writeResults: body.writes ?? [] } : []
  const wanted = shapeOf(answered.status === 200 ? answered.body : instead)
  return compare({ status: reply.status, shape: shapeOf(reply.json) }, { status: 200, shape: wanted })
}

/** What the SDK relies on: a list or an object, and one result for each write of a commit. */
function shapeOf(answer: unknown): string {
  if (Array.isArray(answer)) return 'list'
  const { writeResults } = Object(answer) as { writeResults?: unknown[] }
  return writeResults === undefined ? 'object' : `${writeResults.length} results`
}

describe.runIf(hasRecordings)('The requests of firebase/firestore/lite', () => {
  it('are all understood', async (context) => {
    const { requests } = readRecording('lite-wire-capture.json') as { requests: Captured[] }
    const cases = requests.map((request) => ({ ...request, name: request.label }))
    await replay(context, 'lite-wire-capture.json', cases, answer)
  })
})
