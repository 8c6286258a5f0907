import { createHash } from 'node:crypto'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import type { WireFields } from 'firestore-emulator/wire'
import { readManifest, writeManifest } from '#school/backup/files.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { WholeSchool } from '../support/whole-school.ts'

// Backups and restores that are killed, and schools that change meanwhile.

const local = localFirestore()
const families = 1500
const documents = 2 * families
const noAccounts = '--no-accounts'
const marker = 'School/restore'
const byParent: WireFields = { number: { stringValue: 'by a parent' } }

let folder = ''
let origin: WholeSchool
let copy: WholeSchool

beforeEach(async () => {
  folder = path.join(await temporaryFolder(), 'backup')
  origin = new WholeSchool(local)
  copy = new WholeSchool(local)
  await origin.store(allFamilies)
})

const allFamilies: Record<string, WireFields> = {}
/** All families with other fields than in the backup. */
const changedFamilies: Record<string, WireFields> = {}
for (let index = 0; index < families; index++) {
  allFamilies[`Users/u${index}`] = { number: { integerValue: String(index) } }
  allFamilies[`Users/u${index}/Students/s`] = { number: { doubleValue: index + 0.5 } }
}
for (const at of Object.keys(allFamilies)) changedFamilies[at] = {}

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

describe('A backup that is killed', () => {
  beforeEach(() => killed(origin, () => origin.counts.reads > 1500, 'backup', folder))

  it('goes on behind its last whole file, and is as one that was not', async () => {
    const begun = await readManifest(folder)
    expect(begun?.finished).toBeUndefined()
    expect(begun?.parts).toHaveLength(1)
    const refused = await copy.run('backup', folder, noAccounts)
    expect(refused.stderr).toContain(`holds a backup of ${origin.project} that was begun on`)
    expect(refused.code).toBe(1)
    const readBefore = origin.counts.reads
    const { code, stdout } = await origin.run('backup', folder, noAccounts)
    expect(stdout).toContain('Going on behind the first 1,000 documents.')
    expect(stdout).toContain('Backed up: 3,000 documents')
    expect(code).toBe(0)
    // The counts are billed too, a read for every thousand.
    expect(origin.counts.reads - readBefore).toBeLessThan(documents - 1000 + 50)
    await origin.run('backup', `${folder} whole`, noAccounts)
    expect(await contents(folder)).toEqual(await contents(`${folder} whole`))
  })

  it('is not finished where Firestore counts other documents, or no longer shows the school as it was', async () => {
    const lossy = `${folder} lossy`
    await cp(folder, lossy, { recursive: true })
    await loseFirstDocument(lossy)
    const { code, stderr } = await origin.run('backup', lossy, noAccounts)
    expect(stderr).toContain('has 1500 documents of Users, and 1499 were written')
    expect(code).toBe(1)
    expect((await readManifest(lossy))?.finished).toBeUndefined()
    await origin.store({ 'Users/u0': {} })
    const late = await origin.run('backup', folder, noAccounts)
    expect(late.stderr).toMatch(
      /^The backup in .+ can no longer be read as it was then: begin a new one in another folder\.\n$/,
    )
    expect(late.code).toBe(1)
  })
})

/** Makes a backup that lacks a document, with a manifest that fits. */
async function loseFirstDocument(at: string): Promise<void> {
  const file = path.join(at, 'documents-00001.jsonl')
  const lines = (await readFile(file, 'utf8')).split('\n').slice(1).join('\n')
  await writeFile(file, lines)
  const manifest = await readManifest(at)
  const [part] = manifest?.parts ?? []
  if (manifest === null || part === undefined) throw new Error('Nothing was backed up.')
  const sha256 = createHash('sha256').update(lines).digest('hex')
  await writeManifest(at, { ...manifest, parts: [{ ...part, documents: 999, sha256 }] })
}

/** The texts of the files that hold documents. */
async function contents(at: string): Promise<string[]> {
  const names = (await readdir(at)).filter((name) => name.startsWith('documents'))
  return await Promise.all(names.sort().map((name) => readFile(path.join(at, name), 'utf8')))
}

describe('A restore that is killed', () => {
  it.each([1500, documents])(
    'is known to the school itself, and ends when it is run again: after %i writes',
    async (writes) => {
      await origin.run('backup', folder, noAccounts)
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
      expect(stdout).toContain('has 3,000 documents as in the backup')
      expect(code).toBe(0)
      expect(copy.documents).toEqual(origin.documents)
      // Nothing is written twice but the marker and the commit whose answer was lost.
      expect(copy.counts.writes).toBeLessThanOrEqual(documents + 2 + 400)
      expect((await copy.run('publish', '--dry-run')).stderr).toBe('')
    },
  )

  it('is not ended by the restore of another backup', async () => {
    await origin.run('backup', folder, noAccounts)
    await killed(copy, () => copy.counts.writes >= 1000, 'restore', folder)
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
})

describe('A school that changes while it is restored', () => {
  beforeEach(() => origin.run('backup', folder, noAccounts))

  it('keeps what a parent writes after the comparison, says so, and shows it the next time', async () => {
    await copy.store(changedFamilies)
    const { ended } = copy.begin('restore', folder, noAccounts)
    await until(() => copy.counts.writes >= documents + 1000)
    await copy.store({ 'Users/u999': byParent })
    const { code, stderr } = await ended
    expect(stderr).toMatch(
      /meanwhile: 1 document and 0 accounts are not as in the backup\. The restore has not ended: run it again\.\n$/,
    )
    expect(code).toBe(1)
    expect(copy.has(marker)).toBe(true)
    expect(copy.documents['Users/u999']).toEqual(byParent)
    const again = await copy.run('restore', folder, noAccounts)
    expect(again.stdout).toContain('~ Users/u999\nDocuments: 0 new, 1 changed, 2,999 the same.')
    expect(again.code).toBe(0)
    expect(copy.documents).toEqual(origin.documents)
  })

  it('keeps what is registered after the comparison, also with --prune, and ends', async () => {
    await copy.store({ ...changedFamilies, 'Users/u': {}, 'Users/zed': {} })
    const { ended } = copy.begin('restore', folder, noAccounts, '--prune')
    await until(() => copy.counts.writes >= documents + 2000)
    // A newcomer, and a family whose deletion was agreed to before it wrote again.
    await copy.store({ 'Users/zoe': byParent, 'Users/zed': byParent })
    const { code, stdout, stderr } = await ended
    expect(stderr).not.toContain('meanwhile')
    expect(stdout).toContain('which goes (--prune)')
    expect(stdout).toContain('2 documents that somebody wrote meanwhile are not in the backup and stay.')
    expect(code).toBe(0)
    expect(['Users/u', 'Users/zed', 'Users/zoe', marker].filter((path) => copy.has(path))).toEqual([
      'Users/zed',
      'Users/zoe',
    ])
  })
})
