import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { WireFields } from 'firestore-emulator/wire'
import type { Answer, Listeners } from '../support/firestore-proxy.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { WholeSchool } from '../support/whole-school.ts'

// Backups and restores that are killed, connections that fail, and schools that change meanwhile.

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
  origin = new WholeSchool()
  copy = new WholeSchool()
  await origin.store(allFamilies)
})

/** Runs a backup over a connection that gives this answer to requests of this kind, so many times. */
async function backupWith(verb: string, answer: () => Answer | Promise<Answer>, times = 99) {
  let left = times
  const seen = await origin.behind({
    before: (url) => (url.includes(`:${verb}`) && left-- > 0 ? answer() : undefined),
  })
  const address = seen.variables.FIRESTORE_EMULATOR_HOST
  return { ...(await seen.run('backup', folder, noAccounts)), address }
}

describe('A backup', () => {
  it('is not finished where Firestore counts other documents', async () => {
    const aggregateFields = { aggregate_0: { integerValue: '7' } }
    const body = JSON.stringify([{ result: { aggregateFields }, readTime: '2026-11-22T04:00:00Z' }])
    const { code, stderr } = await backupWith('runAggregationQuery', () => ({ status: 200, body }))
    expect(stderr).toMatch(/^The backup is not whole: .+ has 7 documents of Users, and 750 were written\./)
    expect(code).toBe(1)
    expect(await copy.refused('restore', folder, noAccounts)).toContain('There is no finished backup in')
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
    const { address, ...ended } = await backupWith(verb, () => html)
    const stderr = `What answers at http://${address} is no Firestore.\n`
    expect(ended).toEqual({ code: 1, stdout: '', stderr })
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
    const listeners: Listeners =
      fault === null
        ? { after: (url) => (isHit(url) ? 'lose' : undefined) }
        : { before: (url) => (isHit(url) ? fault : undefined) }
    await (await origin.behind(listeners)).done('backup', folder, noAccounts)
    await (await copy.behind(listeners)).done('restore', folder, noAccounts)
    expect(copy.documents).toEqual(origin.documents)
    expect(faults).toBeGreaterThan(2)
  })

  it('take an answer that ends in an error for no end of the data', async () => {
    const name = `projects/${origin.project}/databases/(default)/documents/Users/u0`
    const time = '2026-11-22T04:00:00Z'
    const document = { name, fields: {}, createTime: time, updateTime: time }
    const error = { code: 503, message: 'It broke in the middle.', status: 'ANY' }
    const broken = { status: 200, body: JSON.stringify([{ document, readTime: time }, { error }]) }
    const stdout = expect.stringContaining('Backed up: 1,500 documents') as string
    expect(await backupWith('runQuery', () => broken, 1)).toMatchObject({ code: 0, stderr: '', stdout })
  })

  it('say on Ctrl-C to run the same command again', async () => {
    const seen = await origin.behind({
      before(url) {
        if (!url.includes(':runQuery')) return undefined
        begun.kill('SIGINT')
        return new Promise(() => undefined)
      },
    })
    const begun = seen.begin('backup', folder, noAccounts)
    const stderr = '\nInterrupted: run the same command again.\n'
    expect(await begun.ended).toMatchObject({ code: 130, stderr })
  })
})

describe('A restore', () => {
  beforeEach(() => origin.run('backup', folder, noAccounts))

  // Of its commits, the first writes the marker and the fifth the last documents.
  it.each([3, 5])(
    'that was killed is known to the school, and ends when it is run again: after its commit no. %i',
    async (commit) => {
      await copy.killedAt('after', commit, 'restore', folder, noAccounts)
      expect(copy.has(marker)).toBe(true)
      const publishing = await copy.run('publish', '--dry-run')
      expect(publishing.stderr).toMatch(
        /^A restore of demo-school-.+ was begun on .+ run restore again first: `.+`\.\n$/,
      )
      expect(await copy.refused('backup', `${folder} half`, noAccounts)).toBe(publishing.stderr)
      const stdout = await copy.done('restore', folder, noAccounts, '--prune')
      expect(stdout).toContain('Going on with the restore that was begun on ')
      expect(stdout).not.toContain('only in the school')
      expect(stdout).toContain('has 1,500 documents as in the backup')
      expect(copy.documents).toEqual(origin.documents)
      // Nothing is written twice but the marker and the commit whose answer was lost.
      expect(copy.counts.writes).toBeLessThanOrEqual(documents + 2 + 400)
      expect((await copy.run('publish', '--dry-run')).stderr).toBe('')
    },
  )

  it('of which the connection is lost for good says so, and no other backup ends it', async () => {
    let commits = 0
    const seen = await copy.behind({
      before(url, cut) {
        if (url.includes(':commit') && ++commits === 3) cut()
        return undefined
      },
    })
    expect(await seen.failed('restore', folder, noAccounts)).toMatch(
      /does not answer at .+ The restore has not ended: run `.+` again, .+\n$/,
    )
    await origin.store({ 'Users/u0': {} })
    await origin.run('backup', `${folder} other`, noAccounts)
    const { writes } = copy.counts
    expect(await copy.failed('restore', `${folder} other`, noAccounts)).toMatch(
      /^A restore of .+ into .+ was begun on .+ and has not ended: run restore again first: `.+`\. Should that backup be lost, delete School\/restore in the Firebase console\. Nothing was written\.\n$/,
    )
    expect(copy.counts.writes).toBe(writes)
  })

  it('keeps what a parent writes after the comparison, says so, and shows it the next time', async () => {
    await copy.store(changedFamilies)
    const command = ['restore', folder, noAccounts, '--overwrite', 'Users']
    const { code, stderr } = await copy.runDuring(() => copy.store({ 'Users/u749': byParent }), ...command)
    expect(stderr).toMatch(
      /meanwhile: 1 document and 0 accounts are not as in the backup\. The restore has not ended: run `.+` again, .+\n$/,
    )
    expect(code).toBe(1)
    expect(copy.has(marker)).toBe(true)
    expect(copy.documents['Users/u749']).toEqual(byParent)
    expect(await copy.failed('restore', folder, noAccounts)).toMatch(
      /^A restore of .+ UTC --overwrite Users into .+ has not ended: run restore again first: `.+ --overwrite Users /,
    )
    const line = '~ Users/u749 number: now "by a parent", becomes 749'
    expect(await copy.done(...command)).toContain(`${line}\nDocuments: 0 new, 1 changed, 1,499 the same.`)
    expect(copy.documents).toEqual(origin.documents)
  })

  it('keeps what is registered after the comparison, also with --prune, and ends', async () => {
    await copy.store({ ...changedFamilies, 'Users/u': {}, 'Users/zed': {} })
    // A newcomer, and a family whose deletion was agreed to before it wrote again.
    const meanwhile = () => copy.store({ 'Users/zoe': byParent, 'Users/zed': byParent })
    const command = ['restore', folder, noAccounts, '--prune', '--overwrite', 'Users']
    const { code, stdout, stderr } = await copy.runDuring(meanwhile, ...command)
    expect(stderr).not.toContain('meanwhile')
    expect(stdout).toContain('only in the school: 2, which goes.')
    expect(stdout).toContain('2 documents stay that somebody wrote meanwhile and the backup does not have.\n')
    expect(code).toBe(0)
    const paths = ['Users/u', 'Users/zed', 'Users/zoe', marker]
    expect(paths.filter((at) => copy.has(at))).toEqual(['Users/zed', 'Users/zoe'])
  })
})
