import { beforeEach, expect, it } from 'vitest'
import { timeZone } from '#content/site.ts'
import { timeIn } from '#model/dates/time-zone.ts'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { identity, sharedAuth } from '../support/local-auth.ts'
import { WholeSchool } from '../support/whole-school.ts'

const noon = new Date('2026-11-20T12:00:00Z')
const auth = sharedAuth()
const local = localFirestore()
const address = 'simran@example.org'
let school: WholeSchool

beforeEach(async () => {
  school = new WholeSchool(local, undefined, auth)
  await auth.writeAccounts(school.project, [
    { localId: 'gill', email: address, emailVerified: true, customAttributes: '{"teacher":4}' },
    { localId: 'sidhu', email: 'jas@example.org', lastLoginAt: String(noon.getTime()) },
  ])
})

const accounts = () => `${identity}/projects/${school.project}/accounts`
const staff = (...command: string[]) => school.run('staff', ...command)

async function lookUp(localId: string): Promise<Record<string, string>> {
  const { users } = await auth.ask('POST', `${accounts()}:lookup`, { localId: [localId] })
  return (users as Record<string, string>[])[0] ?? {}
}

async function claimsOf(localId: string): Promise<unknown> {
  return JSON.parse((await lookUp(localId)).customAttributes ?? '{}')
}

it('staff add takes an account by its address, shows it first, and keeps its other claims', async () => {
  expect((await staff('add', address, '--dry-run')).stdout).toBe(
    `~ ${address}: staff\nNothing was written (--dry-run).\n`,
  )
  expect(await claimsOf('gill')).toEqual({ teacher: 4 })
  const { stdout } = await staff('add', ' Simran@Example.org')
  expect(stdout).toContain(`${address} is staff of the local backend (${school.project}), from the next sign`)
  expect(await claimsOf('gill')).toEqual({ teacher: 4, staff: true })
  expect((await staff('add', address)).stdout).toBe(`  ${address} is staff already.\n`)
})

it('staff remove ends the sessions, says when it takes effect, and keeps other claims', async () => {
  await staff('add', address)
  await auth.ask('POST', `${accounts()}:update`, { localId: 'gill', validSince: '1' })
  await staff('remove', address, '--dry-run')
  expect(await lookUp('gill')).toMatchObject({ validSince: '1' })
  expect((await staff('remove', address)).stdout).toContain(', which takes effect within the hour.\n')
  expect(await claimsOf('gill')).toEqual({ teacher: 4 })
  expect(await lookUp('gill')).not.toMatchObject({ validSince: '1' })
  expect((await staff('remove', address)).stdout).toBe(`  ${address} is not staff.\n`)
})

it('staff add refuses an address without an account, and one that nobody has proved to be theirs', async () => {
  const { stderr } = await staff('add', 'nobody@example.org')
  expect(stderr).toMatch(/^No account .+ has the address nobody@example\.org: .+ Nothing was written\.\n$/)
  expect((await staff('add', 'jas@example.org')).stderr).toMatch(
    /^Nobody has proved that jas@example\.org is/,
  )
  expect(await claimsOf('sidhu')).toEqual({})
})

it('staff list shows who is staff, whether the address is verified, and the last sign-in', async () => {
  expect((await staff('list')).stdout).toBe('Nobody is staff yet: staff add ADDRESS.\n')
  const claimed = { localId: 'sidhu', customAttributes: '{"staff":true}' }
  await auth.ask('POST', `${accounts()}:update`, claimed)
  expect((await staff('list')).stdout).toBe(
    `jas@example.org: not verified, last sign-in 2026-11-20 ${timeIn(timeZone, noon)}\n`,
  )
})
