import { afterEach, expect, it, vi } from 'vitest'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { startProxy } from '../support/firestore-proxy.ts'
import { WholeSchool } from '../support/whole-school.ts'

// Connections on which an answer never comes, or is lost: each command ends and says so.

const local = localFirestore()
const never = new Promise<never>(() => undefined)
const school = new WholeSchool(local)

afterEach(() => vi.unstubAllEnvs())

const noAnswer = /^The local backend does not answer at http:\/\/127\.0\.0\.1:\d+\. Start it .+\n$/
const uncertain =
  /^The local backend does not answer at .+ may have been written all the same: run the command again, and it shows\.\n$/

it('A server that says nothing ends a command with one sentence', async () => {
  // Long enough for what does answer on a busy machine.
  vi.stubEnv('PAINTI_TIMEOUT', '1500')
  let asked = 0
  // The first question is whether it is there at all.
  const proxy = await startProxy(local.origin, { before: () => (asked++ === 0 ? undefined : never) })
  const { code, stderr } = await school.through(proxy).run('publish', '--yes')
  expect(stderr).toMatch(noAnswer)
  expect(code).toBe(1)
})

it('A connection that loses the answer to a write makes a command say that it may have been written, which it has', async () => {
  const proxy = await startProxy(local.origin, {
    after(url) {
      if (url.includes(':commit')) proxy.close()
      return undefined
    },
  })
  const { code, stderr } = await school.through(proxy).run('publish', '--yes')
  expect(stderr).toMatch(uncertain)
  expect(code).toBe(1)
  expect(school.has('Course/1')).toBe(true)
})
