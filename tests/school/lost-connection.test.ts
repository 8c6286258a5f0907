import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeAccounts } from '#tools/local/accounts.ts'
import { listDocuments, readDocument, writeDocuments } from 'firestore-emulator/testing/administrator'
import { type FirestoreProxy, startProxy } from '../support/firestore-proxy.ts'
import { localAuth } from '../support/local-auth.ts'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { begin, type Ended } from '../support/school-command.ts'

// Connections on which an answer never comes, or is lost: each command ends and says so.

const local = localFirestore()
const auth = localAuth()
const never = new Promise<never>(() => undefined)
let project: string
let connection: FirestoreProxy | undefined

beforeEach(async () => {
  project = `demo-lost-${crypto.randomUUID().slice(0, 8)}`
  const enrolled = { courseId: '1', studentId: 'arjan', studentName: 'Arjan', enrollmentDate: new Date() }
  await store({
    'Users/gill': { firstName: 'Simran', email: 'simran@example.org' },
    'Users/gill/Students/arjan': { firstName: 'Arjan', coursesCompleted: [1] },
    'Users/gill/Enrollments/1_arjan': enrolled,
    'Enquiries/a': { email: 'a@example.org', date: 1 },
  })
  const account = { localId: 'gill', email: 'simran@example.org', emailVerified: true }
  await writeAccounts(auth.server, project, [account])
})

afterEach(() => connection?.close())

function store(documents: Record<string, Record<string, unknown>>): Promise<void> {
  const all = Object.entries(documents).map(([path, fields]) => ({ path, fields }))
  return writeDocuments(local.server, project, all)
}

/** @param timeout in milliseconds, for what waits in vain; long enough for what does answer on a busy machine. */
function run(opened: FirestoreProxy, command: string[], timeout?: string): Promise<Ended> {
  connection = opened
  const target = ['--firestore', opened.address, '--project', project]
  if (command[0] === 'mail') target.push('--auth', auth.address)
  return begin([...command, ...target], timeout === undefined ? {} : { PAINTI_TIMEOUT: timeout }).ended
}

const writing: { command: string[] }[] = [
  { command: ['place', 'gill/arjan', '--level', '3'] },
  { command: ['withdraw', 'gill/1_arjan'] },
  { command: ['mail'] },
  { command: ['publish'] },
]
const reading = ['registrations', 'students', 'enquiries', 'newsletter'].map((list) => ({ command: [list] }))

const noAnswer = /^The local backend does not answer at http:\/\/127\.0\.0\.1:\d+\. Start it .+\n$/
const uncertain =
  /^The local backend does not answer at .+ may have been written all the same: run the command again, and it shows\.\n$/

describe('A server that says nothing', () => {
  it.each([...writing, ...reading])('ends $command with one sentence', async ({ command }) => {
    let asked = 0
    const { code, stderr } = await run(
      // The first question is whether it is there at all.
      await startProxy(local.origin, () => (asked++ === 0 ? Promise.resolve(undefined) : never)),
      command,
      '1500',
    )
    expect(stderr).toMatch(noAnswer)
    expect(code).toBe(1)
  })
})

describe('A connection that loses the answer to a write', () => {
  it.each(writing)('makes $command say that it may have been written, which it has', async ({ command }) => {
    const before = await everything()
    const opened: FirestoreProxy = await startProxy(
      local.origin,
      () => Promise.resolve(undefined),
      (url) => {
        if (url.includes(':commit')) opened.close()
        return Promise.resolve(undefined)
      },
    )
    const { code, stderr } = await run(opened, command)
    expect(stderr).toMatch(uncertain)
    expect(code).toBe(1)
    expect(await everything()).not.toEqual(before)
  })

  it('is as uncertain where the answer never comes', async () => {
    const opened = await startProxy(
      local.origin,
      () => Promise.resolve(undefined),
      (url) => (url.includes(':commit') ? never : Promise.resolve(undefined)),
    )
    const { code, stderr } = await run(opened, ['publish'], '3000')
    expect(stderr).toMatch(uncertain)
    expect(code).toBe(1)
  })

  it('says that nothing was written where the answer was a refusal', async () => {
    const error = { code: 403, status: 'PERMISSION_DENIED', message: 'No.' }
    const opened = await startProxy(local.origin, (url) =>
      Promise.resolve(url.includes(':commit') ? { status: 403, body: JSON.stringify({ error }) } : undefined),
    )
    expect((await run(opened, ['publish'])).stderr).toMatch(/: No\. Nothing was written\.\n$/)
  })

  it.each([...writing, ...reading])(
    'ends $command with one sentence where it may not read',
    async ({ command }) => {
      const error = { code: 403, status: 'PERMISSION_DENIED', message: 'No.' }
      const body = JSON.stringify([{ error }])
      let asked = 0
      const opened = await startProxy(local.origin, (url) =>
        // The first question is whether it is there at all.
        Promise.resolve(asked++ > 0 && /:(runQuery|batchGet)/.test(url) ? { status: 403, body } : undefined),
      )
      const { code, stderr } = await run(opened, command)
      expect(stderr).toMatch(/^[^\n]*: No\.[^\n]*\n$/)
      expect(code).toBe(1)
    },
  )
})

async function everything(): Promise<unknown> {
  return Promise.all([
    listDocuments(local.server, project, 'mail'),
    listDocuments(local.server, project, 'Course'),
    listDocuments(local.server, project, 'Users/gill/Enrollments'),
    readDocument(local.server, project, 'Users/gill/Students/arjan'),
  ])
}
