import { doc, getDoc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore/lite'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { clientOf, codeOf, endClients } from '../testing/lite-client.ts'
import { localFirestore } from '../testing/local-firestore.ts'

const rulesSource = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /early/{id} { allow create: if request.time < request.resource.data.until; }
    match /stamped/{id} {
      allow get;
      allow write: if request.resource.data.at == request.time;
    }
  }
}`
const project = 'demo-test-clock'
const root = `projects/${project}/databases/(default)/documents`
const week = 7 * 24 * 60 * 60 * 1000

let start = Date.parse('2030-01-07T16:30:00.123Z')
let now = start
const moved = localFirestore({ rulesSource, now: () => now })

afterAll(endClients)

async function stampIn(id: string): Promise<number> {
  const stamped = doc(clientOf(moved.server, project, null), 'stamped', id)
  await setDoc(stamped, { at: serverTimestamp() })
  return ((await getDoc(stamped)).data()?.at as Timestamp).toMillis()
}

describe('A server with a clock of its own', () => {
  // It never goes back, so each test begins later than all before it.
  beforeEach(() => {
    start += 10 * week
    now = start
  })

  it('judges by that clock what the rules say of time, and lets it jump ahead (B0.02)', async () => {
    const until = Timestamp.fromMillis(start + week)
    const create = (id: string) => setDoc(doc(clientOf(moved.server, project, null), 'early', id), { until })
    expect(await codeOf(create('one'))).toBe('nothing failed')
    now = start + week
    expect(await codeOf(create('two'))).toBe('permission-denied')
  })

  it('writes it as the server’s timestamp, which the rules know as request.time (B0.03)', async () => {
    expect(await stampIn('one')).toBe(start)
    now = start + week
    expect(await stampIn('one')).toBe(start + week)
  })

  it('has its documents created, updated and read by it', async () => {
    const path = `${root}/early/times`
    const write = () =>
      moved.post(`${root}:commit`, { writes: [{ update: { name: path, fields: { at: time() } } }] })
    const time = () => ({ timestampValue: new Date(now).toISOString() })
    await write()
    now = start + week
    await write()
    now = start + 2 * week
    const { json } = await moved.post(`${root}:batchGet`, { documents: [path] })
    const [{ found, readTime }] = json as [
      { found: { createTime: string; updateTime: string }; readTime: string },
    ]
    const times = [found.createTime, found.updateTime, readTime].map((text) => Date.parse(text))
    expect(times).toEqual([start, start + week, start + 2 * week])
  })

  it('waits for a clock that has gone back, so that no time comes twice', async () => {
    now = start + week
    expect(await stampIn('two')).toBe(start + week)
    now = start
    expect(await stampIn('two')).toBe(start + week)
  })
})
