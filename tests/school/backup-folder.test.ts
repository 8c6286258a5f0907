import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusePublished } from '#school/backup/folder.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { nowhere, WholeSchool } from '../support/whole-school.ts'

const origin = new WholeSchool()

let base = ''
let folder = ''

beforeEach(async () => {
  base = await temporaryFolder()
  folder = path.join(base, 'backup')
  await origin.store({ 'c/a': {} })
})

const command = (at = folder) => ['backup', at, '--no-accounts']
const backup = () => origin.done(...command())

describe('The folder of a backup', () => {
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
