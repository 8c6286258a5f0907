import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import type { WireFields } from 'firestore-emulator/wire'
import { type Answer, startProxy } from '../support/firestore-proxy.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { WholeSchool } from '../support/whole-school.ts'

// Backups and restores that are killed, connections that fail, and schools that change meanwhile.

const local = localFirestore()
const families = 750
const documents = 2 * families
const noAccounts = '--no-accounts'
const marker = 'School/restore'
const byParent: WireFields = { number: { stringValue: 'by a parent' } }

let folder = ''
let origin: WholeSchool
let copy: WholeSchool

const allFamilies: Record<string, WireFields> = {}
/** All families with other fields than in the backup. */
const changedFamilies: Record<string, WireFields> = {}
for (let index = 0; index < families; index++) {
  allFamilies[`Users/u${index}`] = { number: { integerValue: String(index) } }
  allFamilies[`Users/u${index}/Students/s`] = { number: { doubleValue: index + 0.5 } }
}
for (const at of Object.keys(allFamilies)) changedFamilies[at] = {}

beforeEach(async () => {
  folder = path.join(await temporaryFolder(), 'backup')
  origin = new WholeSchool(local)
  copy = new WholeSchool(local)
  await origin.store(allFamilies)
})

/** Waits without letting more than a request or two pass: they are answered in this process. */
function until(condition: () => boolean): Promise<boolean> {
  return vi.waitUntil(condition, { interval: 1, timeout: 60_000 })
}

/** Starts a command and kills it as soon as this holds, between two of its requests. */
async function killed(target: WholeSchool, condition: () => boolean, ...command: string[]): Promise<void> {
  const begun = target.begin(...command, noAccounts)
  await until(condition)
  begun.kill()
  expect((await begun.ended).code).toBe(null)
}

/** Runs a backup over a connection that gives this answer to requests of this kind, so many times. */
async function backupWith(verb: string, answer: () => Answer | Promise<Answer>, times = 99) {
  let left = times
  const proxy = await startProxy(local.origin, {
    before: (url) => (url.includes(`:${verb}`) && left-- > 0 ? answer() : undefined),
  })
  return { ...(await origin.through(proxy).run('backup', folder, noAccounts)), address: proxy.address }
}

describe('A backup', () => {
  it('is not finished where Firestore counts other documents', async () => {
    const aggregateFields = { aggregate_0: { integerValue: '7' } }
    const body = JSON.stringify([{ result: { aggregateFields }, readTime: '2026-11-22T04:00:00Z' }])
    const { code, stderr } = await backupWith('runAggregationQuery', () => ({ status: 200, body }))
    expect(stderr).toMatch(/^The backup is not whole: .+ has 7 documents of Users, and 750 were written\./)
    expect(code).toBe(1)
  })

  it('of a school that can no longer be read as it was is none', async () => {
    const { code, stderr } = await backupWith(
      'runQuery',
      async () => {
        await origin.store({ 'Users/u0': {} })
        return { status: 503, body: '{}' }
      },
      1,
    )
    expect(stderr).toMatch(/ can no longer be read as it was when the command began: run it again\.\n$/)
    expect(code).toBe(1)
  })

  it.each(['batchGet', 'runQuery'])('recognizes a sign-in page of the network: %s', async (verb) => {
    const html = { status: 200, body: '<!DOCTYPE html><title>Sign in to this network</title>' }
    const { code, stdout, stderr, address } = await backupWith(verb, () => html)
    expect(stderr).toBe(`What answers at http://${address} is no Firestore.\n`)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  })
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

  it('take an answer that ends in an error for no end of the data', async () => {
    const name = `projects/${origin.project}/databases/(default)/documents/Users/u0`
    const time = '2026-11-22T04:00:00Z'
    const document = { name, fields: {}, createTime: time, updateTime: time }
    const error = { code: 503, message: 'It broke in the middle.', status: 'ANY' }
    const broken = { status: 200, body: JSON.stringify([{ document, readTime: time }, { error }]) }
    const { code, stdout, stderr } = await backupWith('runQuery', () => broken, 1)
    expect(stderr).toBe('')
    expect(stdout).toContain('Backed up: 1,500 documents')
    expect(code).toBe(0)
  })

  it('say on Ctrl-C to run the same command again', async () => {
    const proxy = await startProxy(local.origin, {
      before(url) {
        if (!url.includes(':runQuery')) return undefined
        begun.kill('SIGINT')
        return new Promise(() => undefined)
      },
    })
    const begun = origin.through(proxy).begin('backup', folder, noAccounts)
    const { code, stderr } = await begun.ended
    expect(stderr).toBe('\nInterrupted: run the same command again.\n')
    expect(code).toBe(130)
  })
})

describe('A restore', () => {
  beforeEach(() => origin.run('backup', folder, noAccounts))

  it.each([documents / 2, documents])(
    'that was killed is known to the school, and ends when it is run again: after %i writes',
    async (writes) => {
      await killed(copy, () => copy.counts.writes >= writes, 'restore', folder)
      expect(copy.has(marker)).toBe(true)
      const publishing = await copy.run('publish', '--dry-run')
      expect(publishing.stderr).toMatch(
        /^A restore of demo-school-.+ was begun on .+ run restore again first\.\n$/,
      )
      const refused = await copy.run('backup', `${folder} half`, noAccounts)
      expect(refused).toMatchObject({ code: 1, stdout: '', stderr: publishing.stderr })
      const { code, stdout } = await copy.run('restore', folder, noAccounts, '--prune')
      expect(stdout).toContain('Going on with the restore that was begun on ')
      expect(stdout).not.toContain('only in the school')
      expect(stdout).toContain('has 1,500 documents as in the backup')
      expect(code).toBe(0)
      expect(copy.documents).toEqual(origin.documents)
      // Nothing is written twice but the marker and the commit whose answer was lost.
      expect(copy.counts.writes).toBeLessThanOrEqual(documents + 2 + 400)
      expect((await copy.run('publish', '--dry-run')).stderr).toBe('')
    },
  )

  it('of which the connection is lost for good says so, and no other backup ends it', async () => {
    let commits = 0
    const proxy = await startProxy(local.origin, {
      before(url) {
        if (url.includes(':commit') && ++commits === 3) proxy.close()
        return undefined
      },
    })
    const lost = await copy.through(proxy).run('restore', folder, noAccounts)
    expect(lost.stderr).toMatch(/does not answer at .+ The restore has not ended: run it again\.\n$/)
    expect(lost.code).toBe(1)
    await origin.store({ 'Users/u0': {} })
    await origin.run('backup', `${folder} other`, noAccounts)
    const { writes } = copy.counts
    const { code, stderr } = await copy.run('restore', `${folder} other`, noAccounts)
    expect(stderr).toMatch(
      /^A restore of .+ into .+ was begun on .+ and has not ended: run it again with that backup first\. Should that backup be lost, delete School\/restore in the Firebase console\. Nothing was written\.\n$/,
    )
    expect(code).toBe(1)
    expect(copy.counts.writes).toBe(writes)
  })

  it('keeps what a parent writes after the comparison, says so, and shows it the next time', async () => {
    await copy.store(changedFamilies)
    const command = ['restore', folder, noAccounts, '--overwrite', 'Users']
    const { ended } = copy.begin(...command)
    await until(() => copy.counts.writes >= documents + 500)
    await copy.store({ 'Users/u749': byParent })
    const { code, stderr } = await ended
    expect(stderr).toMatch(
      /meanwhile: 1 document and 0 accounts are not as in the backup\. The restore has not ended: run it again\.\n$/,
    )
    expect(code).toBe(1)
    expect(copy.has(marker)).toBe(true)
    expect(copy.documents['Users/u749']).toEqual(byParent)
    expect((await copy.run('restore', folder, noAccounts)).stderr).toMatch(
      /^A restore of .+ UTC --overwrite Users into .+ has not ended: run it again with that backup first\./,
    )
    const again = await copy.run(...command)
    const line = '~ Users/u749 number: now "by a parent", becomes 749'
    expect(again.stdout).toContain(`${line}\nDocuments: 0 new, 1 changed, 1,499 the same.`)
    expect(again.code).toBe(0)
    expect(copy.documents).toEqual(origin.documents)
  })

  it('keeps what is registered after the comparison, also with --prune, and ends', async () => {
    await copy.store({ ...changedFamilies, 'Users/u': {}, 'Users/zed': {} })
    const { ended } = copy.begin('restore', folder, noAccounts, '--prune', '--overwrite', 'Users')
    await until(() => copy.counts.writes >= documents + 2 + 500)
    // A newcomer, and a family whose deletion was agreed to before it wrote again.
    await copy.store({ 'Users/zoe': byParent, 'Users/zed': byParent })
    const { code, stdout, stderr } = await ended
    expect(stderr).not.toContain('meanwhile')
    expect(stdout).toContain('only in the school: 2, which goes.')
    expect(stdout).toContain('2 documents stay that somebody wrote meanwhile and the backup does not have.\n')
    expect(code).toBe(0)
    const paths = ['Users/u', 'Users/zed', 'Users/zoe', marker]
    expect(paths.filter((at) => copy.has(at))).toEqual(['Users/zed', 'Users/zoe'])
  })
})
