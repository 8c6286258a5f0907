import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Answer, type FirestoreLine, openLine } from '../support/firestore-line.ts'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { beginSchool, school } from '../support/school-command.ts'
import { WholeSchool } from '../support/whole-school.ts'

// Answers that are not what they seem, and a folder that is not free.

const local = localFirestore()
const base = await mkdtemp(path.join(tmpdir(), 'painti-answers-'))
const noAccounts = '--no-accounts'
const html = { status: 200, body: '<!DOCTYPE html><title>Sign in to this network</title>' }

let runs = 0
let folder = ''
let origin: WholeSchool
let line: FirestoreLine | undefined

beforeEach(async () => {
  runs += 1
  folder = path.join(base, `backup ${runs}`)
  origin = new WholeSchool(local, `demo-answers-${runs}`)
  await origin.write({ 'c/a': {}, 'c/b': {} })
})

afterEach(() => line?.close())

afterAll(async () => {
  await rm(base, { recursive: true })
})

/** Backs up over a line that gives this answer to a request of this kind, so many times, behind those skipped. */
async function backupOver(verb: string, answer: Answer, times: number, skipped = 0) {
  let left = times
  let before = skipped
  line = await openLine(local.origin, (url) => {
    if (!url.endsWith(`:${verb}`) || left === 0) return Promise.resolve(undefined)
    if (before-- > 0) return Promise.resolve(undefined)
    left -= 1
    return Promise.resolve(answer)
  })
  const target = { firestore: line.address, project: origin.project }
  return await school(target, 'backup', folder, noAccounts)
}

/** A query that Firestore began to answer before it failed. */
function broken(code: number): Answer {
  const name = `projects/${origin.project}/databases/(default)/documents/c/a`
  const time = '2026-11-22T04:00:00Z'
  const document = { name, fields: {}, createTime: time, updateTime: time }
  const error = { code, message: 'It broke in the middle.', status: 'ANY' }
  return { status: 200, body: JSON.stringify([{ document, readTime: time }, { error }]) }
}

describe('An answer that ends in an error', () => {
  it.each(['runQuery', 'runAggregationQuery', 'batchGet'])('is asked for again: %s', async (verb) => {
    // The first `batchGet` only looks whether a Firestore is there, and nothing is tried again for it.
    const skipped = verb === 'batchGet' ? 1 : 0
    const { code, stdout, stderr } = await backupOver(verb, broken(503), 2, skipped)
    expect(stderr).toBe('')
    expect(stdout).toContain('Backed up: 2 documents')
    expect(code).toBe(0)
  })

  it('is no end of the data', async () => {
    const { code, stderr } = await backupOver('runQuery', broken(400), 9)
    expect(stderr).toBe(`The local backend (${origin.project}) refused: It broke in the middle.\n`)
    expect(code).toBe(1)
  })
})

describe('What is no Firestore', () => {
  it.each(['batchGet', 'runQuery', 'listCollectionIds', 'runAggregationQuery'])(
    'is told by what it answers: %s',
    async (verb) => {
      const { code, stdout, stderr } = await backupOver(verb, html, 99)
      expect(stderr).toBe(`What answers at http://${line?.address ?? ''} is no Firestore.\n`)
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    },
  )
})

describe('The terminal', () => {
  it('is not ruled by what visitors write', async () => {
    await school(origin.target, 'backup', folder, noAccounts)
    await origin.write({ 'newsletter/\u001B[2J@painti.example': {} })
    const { stdout } = await school(origin.target, 'restore', folder, noAccounts, '--prune', '--dry-run')
    expect(stdout).toContain('- newsletter/ [2J@painti.example\n')
    expect(stdout).not.toContain('\u001B')
  })
})

describe('The folder of a backup', () => {
  const project = path.resolve('.')
  const inProject = 'is inside the project, from which the site is published'
  const published = 'which a web server would publish'

  it.each([
    ['the project itself', 'backup', inProject],
    ['a folder of the project', path.join(project, '.local/backup'), inProject],
    ['the project, through a link', path.join(base, 'link/backup'), inProject],
    ['what a build of this project publishes', 'dist', inProject],
    ['what another project publishes', path.join(base, 'other/build/backup'), published],
    ['public_html', path.join(base, 'public_html/backup'), published],
    ['Public', path.join(base, 'Public'), published],
    ['www', path.join(base, 'www/painti/backup'), published],
    ['www.example.org', path.join(base, 'www.example.org/backup'), published],
    ['.well-known', path.join(base, '.well-known'), published],
    ['htdocs, whatever it links to', path.join(base, 'htdocs/private/backup'), published],
  ])('is never in %s', async (_, at, reason) => {
    await mkdir(path.join(base, 'other'), { recursive: true })
    const hosting = [
      { target: 'a', public: 'other' },
      { target: 'b', public: './build' },
    ]
    await writeFile(path.join(base, 'other/firebase.json'), JSON.stringify({ hosting }))
    await mkdir(path.join(base, 'htdocs'), { recursive: true })
    for (const [link, to] of [
      ['link', project],
      ['htdocs/private', base],
    ] as const) {
      await rm(path.join(base, link), { force: true })
      await symlink(to, path.join(base, link))
    }
    // Nobody listens there: it would be told, had the command got so far.
    const { code, stdout, stderr } = await school(
      { ...origin.target, firestore: '127.0.0.1:1' },
      ...['backup', at, noAccounts],
    )
    expect(stderr).toMatch(
      new RegExp(
        `^.+ ${reason}.*: choose a folder elsewhere, such as \\.\\./painti-2026-11-22\\. Nothing was written\\.\\n$`,
      ),
    )
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  })

  it('is of no public kind for its name alone', async () => {
    await mkdir(path.join(base, 'other/private'), { recursive: true })
    const at = path.join(base, 'other/private/publication')
    expect(await school(origin.target, 'backup', at, noAccounts)).toMatchObject({ code: 0, stderr: '' })
  })

  it('is ignored by git, wherever it is', async () => {
    await school(origin.target, 'backup', folder, noAccounts)
    spawnSync('git', ['init', base])
    const { stdout } = spawnSync('git', [
      '-C',
      base,
      'status',
      '--porcelain',
      '--untracked-files=all',
      folder,
    ])
    expect(stdout.toString()).toBe('')
    expect(await readdir(folder)).toHaveLength(3)
  })

  it.each(['/proc/x/backup', path.join(base, 'none', 'backup'), '/proc/x'])(
    'is not looked for where there is none above it: %s',
    async (nowhere) => {
      const { code, stderr } = await school(origin.target, 'backup', nowhere, noAccounts)
      expect(stderr).toMatch(/^.+ cannot be made( here|: there is no folder .+)\.\n$/)
      expect(code).toBe(1)
    },
  )

  it('is of one backup at a time, and free again when that has died', async () => {
    await mkdir(folder)
    const lock = path.join(folder, 'backup.lock')
    await writeFile(lock, String(process.pid))
    const { code, stderr } = await school(origin.target, 'backup', folder, noAccounts)
    expect(stderr).toContain(`Another backup into ${folder} is running (process ${process.pid})`)
    expect(code).toBe(1)
    await writeFile(lock, String(spawnSync('true').pid))
    expect(await school(origin.target, 'backup', folder, noAccounts)).toMatchObject({ code: 0, stderr: '' })
    expect(await readdir(folder)).toEqual(['.gitignore', 'documents-00001.jsonl', 'manifest.json'])
  })
})

describe('Ctrl-C', () => {
  it.each(['runQuery', 'commit'])('says that the same command goes on: during %s', async (verb) => {
    const copy = new WholeSchool(local, `${origin.project}-copy`)
    if (verb === 'commit') await school(origin.target, 'backup', folder, noAccounts)
    let reached = (): void => undefined
    const there = new Promise<void>((resolve) => (reached = resolve))
    line = await openLine(local.origin, (url) => {
      if (!url.endsWith(`:${verb}`)) return Promise.resolve(undefined)
      reached()
      return new Promise(() => undefined)
    })
    const { project } = verb === 'commit' ? copy : origin
    const command = verb === 'commit' ? 'restore' : 'backup'
    const begun = beginSchool({ firestore: line.address, project }, command, folder, noAccounts)
    await there
    begun.kill('SIGINT')
    const { code, stderr } = await begun.ended
    expect(stderr).toBe('\nInterrupted: run the same command again, and it goes on.\n')
    expect(code).toBe(130)
  })
})
