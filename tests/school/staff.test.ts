import { beforeEach, expect, it } from 'vitest'
import { timeZone } from '#content/site.ts'
import { timeIn } from '#model/dates/time-zone.ts'
import { WholeSchool } from '../support/whole-school.ts'

const noon = new Date('2026-11-20T12:00:00Z')
const address = 'simran@example.org'
let school: WholeSchool

beforeEach(async () => {
  school = new WholeSchool()
  await school.accounts.write(
    { localId: 'gill', email: address, emailVerified: true, customAttributes: '{"teacher":4}' },
    { localId: 'sidhu', email: 'jas@example.org', lastLoginAt: String(noon.getTime()) },
  )
})

const staff = (...command: string[]) => school.done('staff', ...command)
const lookUp = async (localId: string) => (await school.accounts.list())[localId]

async function claimsOf(localId: string): Promise<unknown> {
  return JSON.parse((await lookUp(localId))?.customAttributes ?? '{}')
}

it('staff add shows an account and its age first, ends its sessions, and keeps its other claims', async () => {
  const before = { localId: 'gill', validSince: '1', createdAt: String(noon.getTime()) }
  await school.accounts.update(before)
  expect(await staff('add', address, '--dry-run')).toBe(
    `~ ${address}: staff\n  The account was made on 2026-11-20 ${timeIn(timeZone, noon)}. Whoever registered the address then may know its password: let its owner choose a new one first.\nNothing was written (--dry-run).\n`,
  )
  expect(await claimsOf('gill')).toEqual({ teacher: 4 })
  expect(await lookUp('gill')).toMatchObject({ validSince: '1' })
  const stdout = await staff('add', ' Simran@Example.org')
  expect(await lookUp('gill')).not.toMatchObject({ validSince: '1' })
  expect(stdout).toContain(`${address} is staff of the local backend (${school.project}), from the next sign`)
  expect(await claimsOf('gill')).toEqual({ teacher: 4, staff: true })
  expect(await staff('add', address)).toBe(`  ${address} is staff already.\n`)
})

it('staff remove ends the sessions, says when it takes effect, and keeps other claims', async () => {
  await staff('add', address)
  await school.accounts.update({ localId: 'gill', validSince: '1' })
  await staff('remove', address, '--dry-run')
  expect(await lookUp('gill')).toMatchObject({ validSince: '1' })
  expect(await staff('remove', address)).toContain(', which takes effect within the hour.\n')
  expect(await claimsOf('gill')).toEqual({ teacher: 4 })
  expect(await lookUp('gill')).not.toMatchObject({ validSince: '1' })
  expect(await staff('remove', address)).toBe(`  ${address} is not staff.\n`)
})

it('staff add refuses an address without an account, and one that nobody has proved to be theirs', async () => {
  const stderr = await school.refused('staff', 'add', 'nobody@example.org')
  expect(stderr).toMatch(/^No account .+ has the address nobody@example\.org: .+ Nothing was written\.\n$/)
  expect(await school.refused('staff', 'add', 'jas@example.org')).toMatch(
    /^Nobody has proved that jas@example\.org is/,
  )
  expect(await claimsOf('sidhu')).toEqual({})
})

it('staff list shows who is staff, whether the address is verified, and the last sign-in', async () => {
  expect(await staff('list')).toBe('Nobody is staff yet: staff add ADDRESS.\n')
  const claimed = { localId: 'sidhu', customAttributes: '{"staff":true}' }
  await school.accounts.update(claimed)
  expect(await staff('list')).toBe(
    `jas@example.org: not verified, last sign-in 2026-11-20 ${timeIn(timeZone, noon)}\n`,
  )
})
