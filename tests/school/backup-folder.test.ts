import { spawnSync } from 'node:child_process'
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { refusePublished } from '#school/backup/folder.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { WholeSchool } from '../support/whole-school.ts'

const local = localFirestore()
const origin = new WholeSchool(local, 'demo-folder')

let base = ''
let folder = ''

beforeEach(async () => {
  base = await temporaryFolder()
  folder = path.join(base, 'backup')
  await origin.store({ 'c/a': {} })
})

describe('The folder of a backup', () => {
  it('is not used for a second backup, nor one that holds something else', async () => {
    await origin.run('backup', folder, '--no-accounts')
    const again = await origin.run('backup', folder, '--no-accounts')
    expect(again).toMatchObject({ code: 1, stdout: '' })
    expect(again.stderr).toMatch(/^.+ holds a finished backup of demo-folder, .+: choose another folder\.\n$/)
    const other = path.join(base, 'letters')
    await mkdir(other)
    await writeFile(path.join(other, 'letter.txt'), 'Sat Sri Akal')
    const refused = await origin.run('backup', other, '--no-accounts')
    expect(refused.stderr).toContain('holds something else, such as letter.txt: choose an empty folder')
    expect(await readdir(other)).toEqual(['letter.txt'])
  })

  it('is not made where there is nothing above it', async () => {
    for (const nowhere of ['/proc/x/backup', path.join(base, 'none', 'backup')]) {
      const { code, stderr } = await origin.run('backup', nowhere, '--no-accounts')
      expect(stderr).toMatch(/^.+ cannot be made: .+\n$/)
      expect(code).toBe(1)
    }
  })

  it('is ignored by git, wherever it is', async () => {
    await origin.run('backup', folder, '--no-accounts')
    spawnSync('git', ['init', base])
    const status = ['status', '--porcelain', '--untracked-files=all', folder]
    expect(spawnSync('git', ['-C', base, ...status]).stdout.toString()).toBe('')
  })

  it('is never in the project, or where a web server would publish it', async () => {
    const project = path.resolve('.')
    const inProject = 'is inside the project, from which the site is published: choose a folder elsewhere'
    await mkdir(path.join(base, 'other/private'), { recursive: true })
    await mkdir(path.join(base, 'htdocs'))
    const hosting = [
      { target: 'a', public: 'other' },
      { target: 'b', public: './build' },
    ]
    await writeFile(path.join(base, 'other/firebase.json'), JSON.stringify({ hosting }))
    await symlink(project, path.join(base, 'link'))
    await symlink(base, path.join(base, 'htdocs/private'))
    // Nobody listens there: an error would say so, had the command got so far.
    const nowhere = origin.through({ address: '127.0.0.1:1' })
    const { code, stdout, stderr } = await nowhere.run('backup', 'backup', '--no-accounts')
    expect(stderr).toContain(inProject)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    for (const at of ['.', path.join(project, '.local/backup'), path.join(base, 'link/backup'), 'dist']) {
      await expect(refusePublished(at)).rejects.toThrow(inProject)
    }
    const published = [
      ...[
        'other/build/backup',
        'public_html/backup',
        'Public',
        'www/painti/backup',
        'www.example.org/backup',
      ],
      ...['.well-known', 'htdocs/private/backup'],
    ]
    for (const at of published) {
      const refused = refusePublished(path.join(base, at))
      await expect(refused).rejects.toThrow('which a web server would publish: choose a folder elsewhere')
    }
    await expect(refusePublished(path.join(base, 'other/private/publication'))).resolves.toBeUndefined()
  })
})
