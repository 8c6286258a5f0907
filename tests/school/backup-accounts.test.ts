import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '#tools/local/seed.ts'
import { readFinished } from '#school/backup/files.ts'
import { restoreInto } from '#school/backup/restore.ts'
import { openAccounts } from '#school/accounts.ts'
import { connect } from '#school/firebase.ts'
import { identity, sharedAuth } from '../support/local-auth.ts'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { WholeSchool } from '../support/whole-school.ts'

// Accounts with their passwords, against Google's own Auth emulator.

/** The shared emulator's own, whose accounts sign in by any key; no other test has some there. */
const project = 'demo-auth'
const many = 1100
const local = localFirestore()
const auth = sharedAuth()
const folder = path.join(await temporaryFolder(afterAll), 'backup')
let uid = ''

beforeAll(async () => {
  uid = (await createAccount(auth.server, 'parent@painti.example', 'pensive-parrot')).uid
  const users = Array.from({ length: many - 1 }, (_, index) => ({
    localId: `u${index}`,
    email: `u${index}@painti.example`,
    emailVerified: index % 2 === 0,
    rawPassword: `secret-${index}`,
  }))
  await auth.writeAccounts(project, users)
})

/** The uid of whom these sign in, or the emulator's refusal. */
async function signIn(email: string, password: string): Promise<unknown> {
  const answer = await auth.ask('POST', `${identity}/accounts:signInWithPassword?key=any`, {
    email,
    password,
  })
  return answer.localId ?? (answer.error as { message?: string }).message
}

async function deleteAccounts(): Promise<void> {
  await auth.ask('DELETE', `/emulator/v1/projects/${project}/accounts`)
}

async function restored(...options: string[]) {
  return await new WholeSchool(local, project, auth).run('restore', folder, ...options)
}

describe('The accounts of a school', () => {
  it('come back with their ids and passwords where they are missing, and nothing is taken from others', async () => {
    const whole = new WholeSchool(local, project, auth)
    await whole.store({ 'Users/u1': {} })
    const kept = await whole.run('backup', folder)
    expect(kept).toMatchObject({ code: 0, stderr: '' })
    expect(kept.stdout).toContain('Backed up: 1 document and 1,100 accounts of the local backend')
    await deleteAccounts()
    expect(await signIn('parent@painti.example', 'pensive-parrot')).toBe('EMAIL_NOT_FOUND')
    // Two parents came back by themselves: one with an id of the backup, one with an address of it.
    await auth.ask('POST', `${identity}/projects/${project}/accounts`, {
      localId: 'u7',
      email: 'u7@painti.example',
      password: 'a-new-one',
    })
    const later = await createAccount(auth.server, 'u9@painti.example', 'another-one')

    const { code, stdout, stderr } = await restored()
    expect(stderr).toBe('')
    expect(stdout).toContain(
      `Accounts: 1,098 new; 1 is there and stays as it is.\n  u9@painti.example belonged`,
    )
    expect(code).toBe(0)
    expect(await signIn('parent@painti.example', 'pensive-parrot')).toBe(uid)
    expect(await signIn('u1098@painti.example', 'secret-1098')).toBe('u1098')
    expect(await signIn('u7@painti.example', 'a-new-one')).toBe('u7')
    expect(await signIn('u9@painti.example', 'another-one')).toBe(later.uid)
    expect((await restored()).stdout).toContain('Accounts: 0 new; 1,099 are there')
  })

  it('are not touched with --dry-run or --no-accounts', async () => {
    await deleteAccounts()
    expect((await restored('--dry-run')).stdout).toContain('Accounts: 1,100 new.')
    expect((await restored('--no-accounts')).stdout).not.toContain('Accounts:')
    expect(await signIn('u1@painti.example', 'secret-1')).toBe('EMAIL_NOT_FOUND')
  })

  it('are left out, and that is said, where no Auth emulator answers', async () => {
    const alone = path.join(await temporaryFolder(), 'alone')
    const whole = new WholeSchool(local, project, { address: '127.0.0.1:1' })
    const { code, stdout, stderr } = await whole.run('backup', alone)
    expect(stderr).toMatch(
      /^Accounts are left out\. The local backend does not answer at http:\/\/127\.0\.0\.1:1\. .+\n$/,
    )
    expect(stdout).toContain('Backed up: 1 document and no accounts')
    expect(code).toBe(0)
  })
})

describe('What is not in a backup', () => {
  const real = 'painti-school'
  const refused = 'Nobody is here to type the id of the project, and --yes is not enough'

  it.each([
    ['the same project with its accounts', {}, null],
    ['another project', { project: 'painti-trial' }, refused],
    ['the same project without accounts', { accounts: null, auth: null }, refused],
    ['the same project, its accounts left out', { auth: null }, refused],
  ])('is pruned from a real project with --yes after a backup of %s %j: %j', async (_, other, refusal) => {
    const { auth: asked, ...manifestOf } = { auth, ...other }
    const kept = new WholeSchool(local, 'demo-pruned', auth)
    const at = path.join(await temporaryFolder(), 'backup')
    await kept.store({ 'Users/u1': {} })
    await kept.run('backup', at)
    // No real project can be reached from here: one of the local backend stands in for it.
    const whole = new WholeSchool(local, 'demo-real', auth)
    await whole.store({ 'Users/newcomer': {}, 'Users/u1': null })
    const connected = await connect({ project: whole.project })
    const accounts = asked === null ? null : await openAccounts(connected)
    const stored = await readFinished(at)
    const manifest = { ...stored.manifest, project: real, ...manifestOf }
    const target = { ...connected, projectId: real, name: `the project ${real}`, isLocal: false }
    const restored = restoreInto(target, accounts, { ...stored, manifest }, { prune: true, yes: true })
    if (refusal === null) await expect(restored).resolves.toBeUndefined()
    else await expect(restored).rejects.toThrow(refusal)
    expect(Object.keys(whole.documents)).toEqual([refusal === null ? 'Users/u1' : 'Users/newcomer'])
  })
})
