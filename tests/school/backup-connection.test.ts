import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { type Answer, startProxy } from '../support/firestore-proxy.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { WholeSchool } from '../support/whole-school.ts'

// Connections that fail now and then, as a volunteer's at home does, and answers that are not what they seem.

const local = localFirestore()
const noAccounts = '--no-accounts'

let folder = ''
let origin: WholeSchool
let copy: WholeSchool

beforeEach(async () => {
  folder = path.join(await temporaryFolder(), 'backup')
  origin = new WholeSchool(local)
  copy = new WholeSchool(local)
  const documents = Array.from(
    { length: 1500 },
    (_, n) => [`c/${n}`, { n: { doubleValue: n + 0.5 } }] as const,
  )
  await origin.store(Object.fromEntries(documents))
})

describe('Backup and restore', () => {
  const answer = (status: number, word: string): Answer => ({
    status,
    body: JSON.stringify({ error: { code: status, status: word, message: 'Later.' } }),
  })

  it.each<[string, Answer | null]>([
    ['a server that is too busy', answer(503, 'UNAVAILABLE')],
    ['too many requests', answer(429, 'RESOURCE_EXHAUSTED')],
    ['lost answers', null],
  ])('end as ever in spite of %s', async (_, fault) => {
    let asked = 0
    let faults = 0
    const isHit = (url: string): boolean =>
      /:(runQuery|commit)\b/.test(url) && ++asked % 3 === 0 && ++faults > 0
    const proxy = await startProxy(
      local.origin,
      fault === null
        ? { after: (url) => (isHit(url) ? 'lose' : undefined) }
        : { before: (url) => (isHit(url) ? fault : undefined) },
    )
    const backup = await origin.through(proxy).run('backup', folder, noAccounts)
    expect(backup).toMatchObject({ code: 0, stderr: '' })
    expect(await copy.through(proxy).run('restore', folder, noAccounts)).toMatchObject({ code: 0 })
    expect(copy.documents).toEqual(origin.documents)
    expect(faults).toBeGreaterThan(2)
  })

  it('say so where the connection is lost for good, and write the rest the next time', async () => {
    await origin.run('backup', folder, noAccounts)
    let commits = 0
    const proxy = await startProxy(local.origin, {
      before(url) {
        if (url.includes(':commit') && ++commits === 3) proxy.close()
        return undefined
      },
    })
    const { code, stderr } = await copy.through(proxy).run('restore', folder, noAccounts)
    expect(stderr).toMatch(
      /The local backend does not answer at .+ The restore has not ended: run it again\.\n$/,
    )
    expect(code).toBe(1)
    expect(copy.has('School/restore')).toBe(true)
    expect((await copy.run('restore', folder, noAccounts)).code).toBe(0)
    expect(copy.documents).toEqual(origin.documents)
  })
})

/** Backs up over a connection that gives this answer to requests of this kind, so many times. */
async function backupWith(verb: string, answer: Answer, times: number) {
  let left = times
  const proxy = await startProxy(local.origin, {
    before: (url) => (url.includes(`:${verb}`) && left-- > 0 ? answer : undefined),
  })
  return { ...(await origin.through(proxy).run('backup', folder, noAccounts)), address: proxy.address }
}

/** A query that Firestore began to answer before it failed. */
function broken(): Answer {
  const name = `projects/${origin.project}/databases/(default)/documents/c/0`
  const time = '2026-11-22T04:00:00Z'
  const document = { name, fields: { n: { doubleValue: 0.5 } }, createTime: time, updateTime: time }
  const error = { code: 503, message: 'It broke in the middle.', status: 'ANY' }
  return { status: 200, body: JSON.stringify([{ document, readTime: time }, { error }]) }
}

it('An answer that ends in an error is no end of the data', async () => {
  const { code, stdout, stderr } = await backupWith('runQuery', broken(), 1)
  expect(stderr).toBe('')
  expect(stdout).toContain('Backed up: 1,500 documents')
  expect(code).toBe(0)
})

it.each(['batchGet', 'runQuery'])('A sign-in page of the network is recognized: %s', async (verb) => {
  const html = { status: 200, body: '<!DOCTYPE html><title>Sign in to this network</title>' }
  const { code, stdout, stderr, address } = await backupWith(verb, html, 99)
  expect(stderr).toBe(`What answers at http://${address} is no Firestore.\n`)
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
})

it.each(['runQuery', 'commit'])('Ctrl-C says that the same command goes on: during %s', async (verb) => {
  if (verb === 'commit') await origin.run('backup', folder, noAccounts)
  const proxy = await startProxy(local.origin, {
    before(url) {
      if (!url.includes(`:${verb}`)) return undefined
      begun.kill('SIGINT')
      return new Promise(() => undefined)
    },
  })
  const [command, target] = verb === 'commit' ? (['restore', copy] as const) : (['backup', origin] as const)
  const begun = target.through(proxy).begin(command, folder, noAccounts)
  const { code, stderr } = await begun.ended
  expect(stderr).toBe('\nInterrupted: run the same command again, and it goes on.\n')
  expect(code).toBe(130)
})
