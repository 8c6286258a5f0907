import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { school } from '../support/school-command.ts'
import { WholeSchool } from '../support/whole-school.ts'

// A line that fails now and then, as a volunteer's at home does, and a server that has too much to do.

const local = localFirestore()
const base = await mkdtemp(path.join(tmpdir(), 'painti-line-'))
const noAccounts = '--no-accounts'

/** What the line does to every third query and commit, or to all from the sixth on; the others go through. */
type Fault = 'busy' | 'full' | 'cut before' | 'cut after' | 'gone'
let fault: Fault = 'busy'
let asked = 0
let faults = 0
let line: Server

beforeAll(async () => {
  line = createServer(pass)
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  line.closeAllConnections()
  await new Promise((resolve) => line.close(resolve))
  await rm(base, { recursive: true })
})

function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const isCounted = /:(runQuery|commit)$/.test(incoming.url ?? '')
  if (isCounted) asked += 1
  const isHit = isCounted && (fault === 'gone' ? asked > 5 : asked % 3 === 0)
  if (!isHit) {
    forward(incoming, outgoing)
    return
  }
  faults += 1
  if (fault === 'cut after') forward(incoming, null)
  else if (fault === 'busy' || fault === 'full') {
    outgoing.writeHead(fault === 'busy' ? 503 : 429, { 'content-type': 'application/json' })
    outgoing.end('{"error":{"message":"Later."}}')
  } else incoming.socket.destroy()
}

/** Lets a request through; without anywhere for the answer to go, that one is lost. */
function forward(incoming: IncomingMessage, outgoing: ServerResponse | null): void {
  const { host, port } = local.server
  const { method, headers, url } = incoming
  const forwarded = request({ host, port, method, headers, path: url }, (answer) => {
    if (outgoing === null) return void answer.resume().on('end', () => incoming.socket.destroy())
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(outgoing)
  })
  incoming.pipe(forwarded)
}

describe('Backup and restore over a line that fails', () => {
  it.each<Fault>(['busy', 'full', 'cut before', 'cut after'])('end as over any other: %s', async (kind) => {
    fault = kind
    faults = 0
    const origin = new WholeSchool(local, `demo-line-${kind.replace(' ', '-')}`)
    const copy = new WholeSchool(local, `${origin.project}-copy`)
    await origin.write(documents())
    const folder = path.join(base, kind)
    expect(await school(overLine(origin), 'backup', folder, noAccounts)).toMatchObject({
      code: 0,
      stderr: '',
    })
    expect(await school(overLine(copy), 'restore', folder, noAccounts)).toMatchObject({ code: 0 })
    expect(copy.documents).toEqual(origin.documents)
    expect(faults).toBeGreaterThan(3)
  })

  it('say so where it stays away, and write the rest the next time', async () => {
    const [origin, copy] = ['demo-line-away', 'demo-line-back'].map((id) => new WholeSchool(local, id))
    if (origin === undefined || copy === undefined) throw new Error('There are two.')
    await origin.write(documents())
    const folder = path.join(base, 'away')
    await school(origin.target, 'backup', folder, noAccounts)
    fault = 'gone'
    asked = 0
    const { code, stderr } = await school(overLine(copy), 'restore', folder, noAccounts)
    expect(stderr).toMatch(
      /The local backend does not answer at .+ The restore has not ended: run it again\.\n$/,
    )
    expect(code).toBe(1)
    expect(copy.has('School/restore')).toBe(true)
    expect((await school(copy.target, 'restore', folder, noAccounts)).code).toBe(0)
    expect(copy.documents).toEqual(origin.documents)
  })
})

function overLine({ project }: WholeSchool) {
  return { firestore: `127.0.0.1:${(line.address() as AddressInfo).port}`, project }
}

function documents() {
  return Object.fromEntries(
    Array.from({ length: 1500 }, (_, index) => [`c/${index}`, { n: { doubleValue: index } }]),
  )
}
