import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFinished } from '#school/backup/files.ts'
import { restoreInto } from '#school/backup/restore.ts'
import { openAccounts } from '#school/accounts.ts'
import { connect } from '#school/firebase.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { nowhere, WholeSchool } from '../support/whole-school.ts'

// Accounts with their passwords, against Google's own Auth emulator.

const many = 1100
const parent = { localId: 'parent', email: 'parent@painti.example', rawPassword: 'pensive-parrot' }
const school = new WholeSchool()
const { accounts } = school
const folder = path.join(await temporaryFolder(afterAll), 'backup')

beforeAll(async () => {
  const users = Array.from({ length: many - 1 }, (_, index) => ({
    localId: `u${index}`,
    email: `u${index}@painti.example`,
    emailVerified: index % 2 === 0,
    rawPassword: `secret-${index}`,
  }))
  await accounts.write(parent, ...users)
})

const restored = (...options: string[]) => school.done('restore', folder, ...options)

describe('The accounts of a school', () => {
  it('come back with their ids and passwords where they are missing, and nothing is taken from others', async () => {
    await school.store({ 'Users/u1': {} })
    expect(await school.done('backup', folder)).toContain(
      'Backed up: 1 document and 1,100 accounts of the local backend',
    )
    await accounts.deleteAll()
    expect(await accounts.signIn('parent@painti.example', 'pensive-parrot')).toBe('EMAIL_NOT_FOUND')
    // Two parents came back by themselves: one with an id of the backup, one with an address of it.
    await accounts.write(
      { localId: 'u7', email: 'u7@painti.example', rawPassword: 'a-new-one' },
      { localId: 'later', email: 'u9@painti.example', rawPassword: 'another-one' },
    )

    expect(await restored()).toContain(
      `Accounts: 1,098 new; 1 is there and stays as it is.\n  u9@painti.example belonged`,
    )
    expect(await accounts.signIn('parent@painti.example', 'pensive-parrot')).toBe('parent')
    expect(await accounts.signIn('u1098@painti.example', 'secret-1098')).toBe('u1098')
    expect(await accounts.signIn('u7@painti.example', 'a-new-one')).toBe('u7')
    expect(await accounts.signIn('u9@painti.example', 'another-one')).toBe('later')
    expect(await restored()).toContain('Accounts: 0 new; 1,099 are there')
  })

  it('are not touched with --dry-run or --no-accounts', async () => {
    await accounts.deleteAll()
    expect(await restored('--dry-run')).toContain('Accounts: 1,100 new.')
    expect(await restored('--no-accounts')).not.toContain('Accounts:')
    expect(await accounts.signIn('u1@painti.example', 'secret-1')).toBe('EMAIL_NOT_FOUND')
  })

  it('are left out, and that is said, where no Auth emulator answers', async () => {
    const alone = path.join(await temporaryFolder(), 'alone')
    const unreached = school.with({ FIREBASE_AUTH_EMULATOR_HOST: nowhere })
    const { code, stdout, stderr } = await unreached.run('backup', alone)
    expect(stderr).toMatch(
      /^Accounts are left out\. The local backend does not answer at http:\/\/127\.0\.0\.1:1\. .+\n$/,
    )
    expect(stdout).toContain('Backed up: 1 document and no accounts')
    expect(code).toBe(0)
  })
})

const real = 'painti-school'
const refused = 'Nobody is here to type the id of the project, and --yes is not enough'

it.each([
  ['the same project with its accounts', {}, null],
  ['another project', { project: 'painti-trial' }, refused],
  ['the same project without accounts', { accounts: null, asked: false }, refused],
  ['the same project, its accounts left out', { asked: false }, refused],
])(
  'What is not in a backup is pruned from a real project with --yes after a backup of %s %j: %j',
  async (_, other, refusal) => {
    const { asked, ...manifestOf } = { asked: true, ...other }
    const kept = new WholeSchool()
    const at = path.join(await temporaryFolder(), 'backup')
    await kept.store({ 'Users/u1': {} })
    await kept.run('backup', at)
    // No real project can be reached from here: one of the local backend stands in for it.
    const whole = new WholeSchool()
    await whole.store({ 'Users/newcomer': {}, 'Users/u1': null })
    const connected = await connect({ project: whole.project })
    const opened = asked ? await openAccounts(connected) : null
    const stored = await readFinished(at)
    const manifest = { ...stored.manifest, project: real, ...manifestOf }
    const target = { ...connected, projectId: real, name: `the project ${real}`, isLocal: false }
    const restored = restoreInto(target, opened, { ...stored, manifest }, { prune: true, yes: true })
    if (refusal === null) await expect(restored).resolves.toBeUndefined()
    else await expect(restored).rejects.toThrow(refusal)
    expect(Object.keys(whole.documents)).toEqual([refusal === null ? 'Users/u1' : 'Users/newcomer'])
  },
)
