import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WireFields } from 'firestore-emulator/wire'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { beginSchool, school } from '../support/school-command.ts'
import { WholeSchool } from '../support/whole-school.ts'

// Backups and restores that end in the middle, as a closed laptop ends them, and schools that change meanwhile.

const local = localFirestore()
const base = await mkdtemp(path.join(tmpdir(), 'painti-backup-'))
const families = 6000
const documents = 2 * families
const noAccounts = '--no-accounts'
const mark = 'School/restore'

let runs = 0
let folder = ''
let origin: WholeSchool
let copy: WholeSchool

beforeEach(async () => {
  runs += 1
  folder = path.join(base, `backup ${runs}`)
  origin = new WholeSchool(local, `demo-origin-${runs}`)
  copy = new WholeSchool(local, `demo-copy-${runs}`)
  await origin.write(allFamilies())
})

afterAll(async () => {
  await rm(base, { recursive: true })
})

function allFamilies(): Record<string, WireFields> {
  const all: Record<string, WireFields> = {}
  for (let index = 0; index < families; index++) {
    all[`Users/u${index}`] = { number: { integerValue: String(index) } }
    all[`Users/u${index}/Students/s`] = { number: { doubleValue: index } }
  }
  return all
}

/** Waits, and lets no more than a request or two go by: they are answered in this process. */
async function until(condition: () => boolean): Promise<void> {
  const look = (): void => {
    if (!condition()) throw new Error('It has not come to that.')
  }
  await vi.waitFor(look, { interval: 1, timeout: 20_000 })
}

/** Begins a command and kills it as soon as this holds, between two requests of it. */
async function killed(target: WholeSchool, condition: () => boolean, ...command: string[]): Promise<void> {
  const begun = beginSchool(target.target, ...command, noAccounts)
  await until(condition)
  begun.kill()
  expect((await begun.ended).code).toBe(null)
}

interface Manifest {
  finished?: string
  parts: object[]
  counts: Record<string, number>
}

async function manifest(): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest
}

describe('A backup that is killed', () => {
  it('goes on behind its last whole file, and is as one that was not', async () => {
    await killed(origin, () => origin.counts.reads > 5500, 'backup', folder)
    const begun = await manifest()
    expect(begun.finished).toBeUndefined()
    expect(begun.parts).toHaveLength(1)
    const readBefore = origin.counts.reads
    const { code, stdout } = await school(origin.target, 'backup', folder, noAccounts)
    expect(stdout).toContain('Going on behind the first 5,000 documents.')
    expect(stdout).toContain(`Backed up: 12,000 documents`)
    expect(code).toBe(0)
    // The counts are billed too, a read for every thousand.
    expect(origin.counts.reads - readBefore).toBeLessThan(documents - 5000 + 50)
    const whole = `${folder} whole`
    await school(origin.target, 'backup', whole, noAccounts)
    expect(await contents(folder)).toEqual(await contents(whole))
  })

  it('is not gone on with when the school can no longer be read as it was', async () => {
    await killed(origin, () => origin.counts.reads > 5500, 'backup', folder)
    await origin.write({ 'Users/u0': {} })
    const { code, stderr } = await school(origin.target, 'backup', folder, noAccounts)
    expect(stderr).toMatch(
      /^The backup in .+ can no longer be read as it was then: begin a new one in another folder\.\n$/,
    )
    expect(code).toBe(1)
  })

  it('is gone on with for the same project alone', async () => {
    await killed(origin, () => origin.counts.reads > 5500, 'backup', folder)
    const { code, stderr } = await school(copy.target, 'backup', folder, noAccounts)
    expect(stderr).toContain(`holds a backup of ${origin.project} that was begun on`)
    expect(code).toBe(1)
  })

  it('is not called finished where Firestore counts other documents than it holds', async () => {
    await killed(origin, () => origin.counts.reads > 5500, 'backup', folder)
    await loseFirstDocument()
    const { code, stderr } = await school(origin.target, 'backup', folder, noAccounts)
    expect(stderr).toContain('has 6000 documents of Users, and 5999 were written')
    expect(code).toBe(1)
    expect((await manifest()).finished).toBeUndefined()
  })
})

/** Makes the begun backup one that was never told of a document, with all else as it should be. */
async function loseFirstDocument(): Promise<void> {
  const file = path.join(folder, 'documents-00001.jsonl')
  const lines = (await readFile(file, 'utf8')).split('\n').slice(1).join('\n')
  await writeFile(file, lines)
  const { parts, counts, ...rest } = await manifest()
  const sha256 = createHash('sha256').update(lines).digest('hex')
  const changed = { ...rest, parts: [{ ...parts[0], documents: 4999, sha256 }], counts: { ...counts } }
  changed.counts.Users = (changed.counts.Users ?? 0) - 1
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(changed))
}

/** The texts of the files that hold documents. */
async function contents(at: string): Promise<string[]> {
  const names = (await readdir(at)).filter((name) => name.startsWith('documents'))
  return await Promise.all(names.sort().map((name) => readFile(path.join(at, name), 'utf8')))
}

describe('A restore that is killed', () => {
  it('is not ended by the restore of another backup', async () => {
    await school(origin.target, 'backup', folder, noAccounts)
    await killed(copy, () => copy.counts.writes >= 1000, 'restore', folder)
    await origin.write({ 'Users/u0': {} })
    const other = `${folder} other`
    await school(origin.target, 'backup', other, noAccounts)
    const writes = copy.counts.writes
    const { code, stderr } = await school(copy.target, 'restore', other, noAccounts)
    expect(stderr).toMatch(
      /^A restore of .+ into .+ was begun on .+ and has not ended: run it again with that backup first\. Should that backup be lost, delete School\/restore in the Firebase console\. Nothing was written\.\n$/,
    )
    expect(code).toBe(1)
    expect(copy.counts.writes).toBe(writes)
    expect((await school(copy.target, 'restore', folder, noAccounts, '--dry-run')).stdout).toContain(
      'Going on with the restore that was begun on ',
    )
  })

  it.each([1, 5000, documents])(
    'is told by the school itself, and ends when it is run again: after %i writes',
    async (writes) => {
      await school(origin.target, 'backup', folder, noAccounts)
      await killed(copy, () => copy.counts.writes >= writes, 'restore', folder)
      expect(copy.has(mark)).toBe(true)
      const publishing = await school(copy.target, 'publish', '--dry-run')
      expect(publishing.stderr).toMatch(
        /^A restore of demo-origin-.+ was begun on .+ run restore again first\.\n$/,
      )
      const refused = await school(copy.target, 'backup', `${folder} half`, noAccounts)
      expect(refused).toMatchObject({ code: 1, stdout: '', stderr: publishing.stderr })
      const { code, stdout } = await school(copy.target, 'restore', folder, noAccounts, '--prune')
      expect(stdout).not.toContain('only in the school')
      expect(code).toBe(0)
      expect(stdout).toContain('has 12,000 documents as in the backup')
      expect(copy.documents).toEqual(origin.documents)
      // Nothing is written twice but what a lost answer or the mark made necessary.
      expect(copy.counts.writes).toBeLessThanOrEqual(documents + 2 + 400)
      expect((await school(copy.target, 'publish', '--dry-run')).stderr).toBe('')
    },
  )
})

describe('A school that changes while it is restored', () => {
  it('is said to differ, and stays marked until a restore has ended', async () => {
    await school(origin.target, 'backup', folder, noAccounts)
    const { ended } = beginSchool(copy.target, 'restore', folder, noAccounts)
    await until(() => copy.counts.writes >= 5000)
    await copy.write({ 'Users/u0': { number: { stringValue: 'by a parent' } } })
    const { code, stderr } = await ended
    expect(stderr).toMatch(
      /: 1 document and 0 accounts are not as in the backup\. The restore has not ended: run it again\.\n$/,
    )
    expect(code).toBe(1)
    expect(copy.has(mark)).toBe(true)
    expect((await school(copy.target, 'restore', folder, noAccounts)).code).toBe(0)
    expect(copy.documents).toEqual(origin.documents)
  })

  it('keeps what a parent writes after the comparison, and shows it the next time', async () => {
    await school(origin.target, 'backup', folder, noAccounts)
    await copy.write(oldFamilies())
    const { ended } = beginSchool(copy.target, 'restore', folder, noAccounts)
    await until(() => copy.counts.writes >= documents + 1000)
    await copy.write({ 'Users/u999': { number: { stringValue: 'by a parent' } } })
    const { code, stderr } = await ended
    expect(stderr).toContain('meanwhile: 1 document and 0 accounts are not as in the backup.')
    expect(code).toBe(1)
    expect(copy.documents['Users/u999']).toEqual({ number: { stringValue: 'by a parent' } })
    const again = await school(copy.target, 'restore', folder, noAccounts)
    expect(again.stdout).toContain('~ Users/u999\nDocuments: 0 new, 1 changed, 11,999 the same.')
    expect(again.code).toBe(0)
    expect(copy.documents).toEqual(origin.documents)
  })

  it('keeps what is registered after the comparison, also with --prune, and ends', async () => {
    await school(origin.target, 'backup', folder, noAccounts)
    await copy.write({ ...oldFamilies(), 'Users/u': {}, 'Users/zed': {} })
    const { ended } = beginSchool(copy.target, 'restore', folder, noAccounts, '--prune')
    await until(() => copy.counts.writes >= documents + 5000)
    // A newcomer, and a family whose deletion was agreed to before it wrote again.
    const byParent = { number: { stringValue: 'by a parent' } }
    await copy.write({ 'Users/zoe': byParent, 'Users/zed': byParent })
    const { code, stdout, stderr } = await ended
    expect(stderr).toBe('')
    expect(stdout).toContain('which goes (--prune)')
    expect(stdout).toContain('2 documents that somebody wrote meanwhile are not in the backup and stay.')
    expect(code).toBe(0)
    expect(['Users/u', 'Users/zed', 'Users/zoe', mark].filter((path) => copy.has(path))).toEqual([
      'Users/zed',
      'Users/zoe',
    ])
  })
})

/** All families with other fields than in the backup. */
function oldFamilies(): Record<string, WireFields> {
  return Object.fromEntries(Object.keys(allFamilies()).map((at): [string, WireFields] => [at, {}]))
}
