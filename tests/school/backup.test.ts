import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { WireFields } from 'firestore-emulator/wire'
import { refusePublished } from '#school/backup/folder.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { nowhere, WholeSchool } from '../support/whole-school.ts'

const reference = (project: string): string => `projects/${project}/databases/(default)/documents/Course/1`

let base = ''
let folder = ''
let command: string[] = []
let origin: WholeSchool
let copy: WholeSchool

beforeEach(async () => {
  base = await temporaryFolder()
  folder = path.join(base, 'backup')
  command = ['restore', folder, '--no-accounts']
  origin = new WholeSchool()
  copy = new WholeSchool()
})

function everything(project: string): Record<string, WireFields> {
  return {
    'Course/1': {
      whole: { integerValue: '7' },
      half: { doubleValue: 99.5 },
      none: { doubleValue: 'NaN' },
      large: { integerValue: '9007199254740991' },
      nothing: { nullValue: null },
      yes: { booleanValue: true },
      time: { timestampValue: '2026-03-01T10:20:30.123456789Z' },
      before: { timestampValue: '0001-01-01T00:00:00Z' },
      bytes: { bytesValue: '/+8=' },
      place: { geoPointValue: { latitude: 31.6, longitude: 0 } },
      here: { referenceValue: reference(project) },
      list: { arrayValue: { values: [{ integerValue: '1' }, { referenceValue: reference(project) }] } },
      emptyList: { arrayValue: {} },
      emptyMap: { mapValue: {} },
      'a name.with `dots`': {
        mapValue: {
          fields: { z: { doubleValue: 1.5 }, a: { mapValue: { fields: { ਪੈਂਤੀ: { integerValue: '35' } } } } },
        },
      },
      text: { stringValue: 'ਪੈਂਤੀ 😀 "quoted"\n\u2028\u2029\\' },
    },
    'Users/none': {},
    'Users/missing/Students/s1': { name: { stringValue: 'below a parent that is no document' } },
    'Users/ਪੈਂਤੀ': { name: { stringValue: 'after the plain ids' } },
    'Users/😀': { name: { stringValue: 'after those of the basic plane' } },
    'Users/～': { name: { stringValue: 'before those above it' } },
    'Users/a-b/Students/s1': {},
    'Users/a/Students/s1': {},
  }
}

async function backedUp(documents: Record<string, Record<string, unknown>>): Promise<void> {
  await origin.store(documents)
  await origin.done('backup', folder, '--no-accounts')
}

function restored(school: WholeSchool, ...options: string[]) {
  return school.done(...command, ...options)
}

describe('A backup that is restored', () => {
  it('writes what was lost, and lists what differs; with --overwrite that is again as it was', async () => {
    await backedUp(everything(origin.project))
    const before = origin.documents
    const lost = Object.keys(before).filter((_, index) => index % 2 === 1)
    const course = { ...before['Course/1'], time: { integerValue: '8' }, here: { nullValue: null } }
    const changed = { 'Course/1': course }
    await origin.store({ ...Object.fromEntries(lost.map((name) => [name, null])), ...changed })
    const { writes } = origin.counts
    const stdout = await restored(origin)
    expect(stdout).toContain(
      '= Course/1 here: then "Course/1", now null\n= Course/1 time: then "2026-03-01T10:20:30.123456000Z", now 8\nDocuments: 4 new, 0 changed, 1 left as in the school (=), 3 the same.\n',
    )
    expect(stdout).toMatch(/^Restored: .+ has 7 documents as in the backup, compared one by one; 1 stays as/m)
    expect(origin.documents).toEqual({ ...before, ...changed })
    // Besides them the marker.
    expect(origin.counts.writes - writes).toBe(4 + 1)

    await origin.store({ 'Users/none': null })
    const again = await restored(origin, '--overwrite', '/Course/', 'Users/a')
    expect(again).toContain('~ Course/1 here: now null, becomes "Course/1"\n~ Course/1 time: now 8, ')
    expect(again).toContain('has 2 documents as in the backup, compared one by one.\n')
    expect(origin.documents).toEqual({ ...before, 'Users/none': undefined })
    const stderr = await origin.failed(...command, '--overwrite', 'Course/1', 'Users/b')
    expect(stderr).toBe('The backup has nothing of Users/b. Nothing was written.\n')
  })

  it('points to places of the project it was restored into', async () => {
    await backedUp(everything(origin.project))
    await restored(copy)
    const written = JSON.stringify(origin.documents)
    expect(copy.documents).toEqual(
      JSON.parse(written.replaceAll(reference(origin.project), reference(copy.project))),
    )
    expect(await restored(copy)).toContain('0 new, 0 changed, 8 the same.\nNothing to restore')
  })

  it('leaves what is not in it, deletes all that with --prune, and only shows it with --dry-run', async () => {
    await backedUp({ 'c/a': {}, 'c/b': {} })
    const old = { old: { booleanValue: true } }
    const many = Array.from({ length: 12 }, (_, index) => `c/more${index}`).sort()
    const others = Object.fromEntries([...many, 'newsletter/\u001B[2J@x'].map((at) => [at, {}]))
    await copy.store({ 'c/b': old, ...others })
    const dry = await restored(copy, '--prune', '--dry-run')
    // The terminal obeys nothing that visitors write.
    expect(dry).toContain(
      `+ c/a\n${many.map((at) => `- ${at}\n`).join('')}- newsletter/ [2J@x\n= c/b old: then none, now true\nDocuments: 1 new, 0 changed, 1 left as in the school (=), 0 the same; only in the school: 13, which goes.\nNothing was written`,
    )
    expect(copy.counts.writes).toBe(14)
    expect(await restored(copy)).toContain('0 the same; only in the school: 13, which stays')
    expect(Object.keys(copy.documents)).toHaveLength(15)
    await restored(copy, '--prune')
    expect(copy.documents).toEqual({ 'c/a': {}, 'c/b': old })
  })
})

it.each<[string, string | RegExp, string | null, string]>([
  ['with a changed document', 'one', 'two', 'backup.jsonl is not as it was written'],
  ['cut off', /.{9}$/s, '', 'backup.jsonl is not as it was written'],
  ['cut off by its last letter', /\n$/, '', 'backup.jsonl is not as it was written'],
  ['with a line more', /$/, '{"path":"c/d","fields":{}}\n', 'backup.jsonl is not as it was written'],
  ['of something else', /.*/s, '{}', 'is no backup that this version can read.'],
  ['of another format', '"format":3', '"format":2', 'is no backup that this version can read.'],
  ['without its file', '', null, 'There is no finished backup in'],
])(
  'A backup that is not as it was written is refused before anything is asked: %s',
  async (_, from, to, sentence) => {
    await backedUp({ 'c/a': { text: { stringValue: 'one' } } })
    const file = path.join(folder, 'backup.jsonl')
    if (to === null) await rm(file)
    else await writeFile(file, (await readFile(file, 'utf8')).replace(from, to))
    // Nobody listens there: an error would say so, had the command got so far.
    const stderr = await copy.with({ FIRESTORE_EMULATOR_HOST: nowhere }).refused(...command)
    expect(stderr).toContain(sentence)
    expect(stderr).toMatch(/^.+ Nothing was written\.\n$/)
  },
)

describe('The folder of a backup', () => {
  const command = (at = folder) => ['backup', at, '--no-accounts']
  const backup = () => backedUp({ 'c/a': {} })

  it('can be read by its owner alone, and is ignored by git, wherever it is', async () => {
    await backup()
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    const names = await readdir(folder)
    expect(names).toEqual(['.gitignore', 'backup.jsonl'])
    for (const name of names) expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600)
    spawnSync('git', ['init', base])
    const status = ['status', '--porcelain', '--untracked-files=all', folder]
    expect(spawnSync('git', ['-C', base, ...status]).stdout.toString()).toBe('')
  })

  it('is not used for a second backup', async () => {
    await backup()
    expect(await origin.refused(...command())).toMatch(
      /^.+ holds a finished backup: choose another folder\.\n$/,
    )
  })

  it('keeps nothing of a backup that was interrupted', async () => {
    await mkdir(folder)
    await writeFile(path.join(folder, 'backup.jsonl.tmp'), 'Gill')
    await backup()
    expect(await readdir(folder)).toEqual(['.gitignore', 'backup.jsonl'])
    expect(await readFile(path.join(folder, 'backup.jsonl'), 'utf8')).not.toContain('Gill')
  })

  it('is not used where it holds something else, and keeps everything then', async () => {
    await mkdir(folder)
    const names = ['accounts.jsonl', 'backup.jsonl.tmp']
    for (const name of names) await writeFile(path.join(folder, name), '')
    expect(await origin.refused(...command())).toContain(
      'holds something else, such as accounts.jsonl: choose an empty',
    )
    expect(await readdir(folder)).toEqual(names)
  })

  it('is not made where there is nothing above it', async () => {
    const none = path.join(base, 'none', 'backup')
    expect(await origin.refused(...command(none))).toMatch(/^.+ cannot be made: .+\n$/)
  })

  it('is never in a project of Firebase, nor where a web server would publish it', async () => {
    const project = path.resolve('.')
    await mkdir(path.join(base, 'other/private'), { recursive: true })
    await mkdir(path.join(base, 'htdocs'))
    await writeFile(path.join(base, 'other/firebase.json'), '{}')
    await symlink(project, path.join(base, 'link'))
    await symlink(base, path.join(base, 'htdocs/private'))
    // Nobody listens there: an error would say so, had the command got so far.
    const unreached = origin.with({ FIRESTORE_EMULATOR_HOST: nowhere })
    expect(await unreached.refused(...command('backup'))).toBe(
      `backup is in ${project}, from which a site is published (firebase.json): choose a folder elsewhere, such as ../painti-2026-11-22. Nothing was written.\n`,
    )
    const inProject = ['other/private/backup', 'link/backup'].map((at) => path.join(base, at))
    for (const at of ['.', path.join(project, '.local/backup'), ...inProject]) {
      await expect(refusePublished(at)).rejects.toThrow('from which a site is published')
    }
    for (const at of ['Public', 'www.example.org/backup', '.well-known', 'htdocs/private/backup']) {
      const refused = refusePublished(path.join(base, at))
      await expect(refused).rejects.toThrow('which a web server would publish: choose a folder elsewhere')
    }
    await expect(refusePublished(path.join(base, 'private/publication'))).resolves.toBeUndefined()
  })
})
