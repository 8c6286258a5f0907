import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { WholeSchool } from '../support/whole-school.ts'

// Families that have gone on since the backup, or have gone.

const school = new WholeSchool()
const { accounts } = school
const address = 'simran@painti.example'
const enrollmentDate = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-11-27T12:00:00Z')
const record = `Users/old/Withdrawals/1_a_${enrollmentDate.getTime()}`
let folder = ''

function child(firstName: string, ...coursesCompleted: number[]) {
  return { firstName, lastName: 'Gill', birthdate: '2016-09-03', coursesCompleted }
}

function place(courseId: string, studentId: string, more = {}) {
  return { courseId, studentId, studentName: 'Gill', enrollmentDate, hadLevel: false, cost: 90, ...more }
}

/** As the family was when the backup was made, below one account or another. */
function familyOf(uid: string, arjan = 'a') {
  return {
    [`Users/${uid}`]: { firstName: 'Simran', email: address },
    [`Users/${uid}/Enrollments/1_${arjan}`]: place('1', arjan),
    [`Users/${uid}/Enrollments/1_b`]: place('1', 'b'),
    [`Users/${uid}/Enrollments/2_${arjan}_27a`]: place('2', arjan, {
      term: '27a',
      paidOn: '2026-11-21',
      movedFrom: `1_${arjan}_5`,
    }),
    [`Users/${uid}/Students/${arjan}`]: child('Arjan', 1, 2),
    [`Users/${uid}/Students/b`]: child('Meher', 1),
    [`Users/${uid}/Withdrawals/3_${arjan}_27a_1`]: place('3', arjan, { enrollmentDate: new Date(1) }),
  }
}

async function deleteAll(): Promise<void> {
  await school.store(Object.fromEntries(Object.keys(school.documents).map((at) => [at, null])))
  await accounts.deleteAll()
}

async function createAccount(localId: string): Promise<void> {
  const rights = { customAttributes: '{"staff":true}' }
  await accounts.write({ localId, email: address, rawPassword: `secret of ${localId}`, ...rights })
}

beforeEach(async () => {
  folder = path.join(await temporaryFolder(), 'backup')
  await deleteAll()
  await school.store(familyOf('old'))
  await createAccount('old')
  await school.done('backup', folder)
})

async function expectDocuments(documents: Record<string, object>): Promise<void> {
  expect(Object.keys(school.documents)).toEqual(Object.keys(documents).sort())
  for (const [at, fields] of Object.entries(documents)) expect(await school.read(at)).toEqual(fields)
}

it('What was withdrawn or made again since the backup stays so, and the plan says why (B7.04)', async () => {
  for (const id of ['1_a', '1_b']) await school.withdraw('old', id)
  const again = place('1', 'a', { enrollmentDate: later, days: ['sat'] })
  await school.store({ 'Users/old/Enrollments/1_a': again, 'Users/old/Students/a': child('Arjan', 2, 1) })
  const before = school.documents
  const stdout = await school.done('restore', folder)
  expect(stdout).toContain(
    '= Users/old/Enrollments/1_a was made again since the backup\n= Users/old/Enrollments/1_b was withdrawn or moved since the backup\n= Users/old/Students/a coursesCompleted: then [1,2], now [2,1]\n= Users/old/Students/b coursesCompleted: then [1], now []\nDocuments: 0 new, 0 changed, 4 left as in the school (=), 3 the same.\nAccounts: 0 new; 1 is there and stays as it is.\nNothing to restore',
  )
  expect(stdout).toMatch(/^Nothing to restore: .+ has 3 documents as in the backup, .+; 4 stay as in the/m)
  expect(school.documents).toEqual(before)
  // A child that was removed comes back without the level of what it has given up, of which the record stays.
  await school.store({ 'Users/old/Students/b': null })
  await school.done('restore', folder, '--prune')
  expect(await school.list('Users/old/Withdrawals')).toHaveLength(3)
  expect(await school.read('Users/old/Students/b')).toEqual(child('Meher'))
})

it('What a family has asked for and taken back since is not asked for again', async () => {
  const requests = {
    'Enquiries/erasure_old': { kind: 'erasure', uid: 'old' },
    'Enquiries/waiting_old_1': { kind: 'waiting', uid: 'old' },
  }
  await school.store(requests)
  await school.done('backup', `${folder} asked`)
  await school.store({ 'Enquiries/erasure_old': null, 'Enquiries/waiting_old_1': null })
  expect(await school.done('restore', `${folder} asked`)).toContain(
    '= Enquiries/erasure_old was taken back since the backup\n= Enquiries/waiting_old_1 was taken',
  )
  await expectDocuments(familyOf('old'))
  // Where the family is gone too, all of it was lost.
  await deleteAll()
  await school.done('restore', `${folder} asked`)
  await expectDocuments({ ...requests, ...familyOf('old') })
})

it('Levels that the school has set since the backup stay, also where their registrations are there', async () => {
  await school.store({ 'Users/old/Students/a': child('Arjan'), 'Users/old/Students/b': child('Meher', 1, 2) })
  const before = school.documents
  expect(await school.done('restore', folder)).toContain('Nothing to restore')
  expect(school.documents).toEqual(before)
})

it('With --family a family is as in the backup, and no registration is there and withdrawn', async () => {
  await school.withdraw('old', '1_a')
  const withdrawn = school.documents
  await school.done('backup', `${folder} later`)
  await school.store({ 'Users/old': { email: address } })
  expect(await school.done('restore', folder, '--family', ` ${address.toUpperCase()} `)).toContain(
    `~ Users/old firstName: now none, becomes "Simran"\n+ Users/old/Enrollments/1_a\n~ Users/old/Students/a coursesCompleted: now [2], becomes [1,2]\n- ${record}\n`,
  )
  await expectDocuments(familyOf('old'))
  expect(await school.done('restore', `${folder} later`)).toContain(`= ${record} is registered again\n`)
  await school.done('restore', `${folder} later`, '--overwrite', record)
  expect(school.documents).toEqual(withdrawn)
})

it('A registration that was moved since comes back with --family, and not beside what it became', async () => {
  const [from, to] = ['Users/old/Enrollments/1_a', 'Users/old/Enrollments/3_a_27a']
  const moved = place('3', 'a', { term: '27a', movedFrom: record.split('/').at(-1), enrollmentDate: later })
  const kept = { ...place('1', 'a'), withdrawnAt: later, movedTo: '3_a_27a' }
  await school.store({
    [from]: null,
    [record]: kept,
    [to]: moved,
    'Users/old/Students/a': child('Arjan', 1, 2, 3),
  })
  expect(await school.done('restore', folder)).toContain(
    `= ${from} was withdrawn or moved since the backup\n`,
  )
  await school.done('restore', folder, '--family', address)
  await expectDocuments(familyOf('old'))
})

it('A registration comes back with its level, and is pruned with it', async () => {
  const made = { 'Users/old/Enrollments/1_a': null, 'Users/old/Enrollments/4_a': place('4', 'a') }
  await school.store({ ...made, 'Users/old/Students/a': { ...child('Arjun', 2, 4), coursesComplete: ['4'] } })
  await school.done('restore', folder, '--prune')
  const arjun = { 'Users/old/Students/a': { ...child('Arjun', 2, 1), coursesComplete: [] } }
  await expectDocuments({ ...familyOf('old'), ...arjun })
})

it('A family that was deleted comes back whole, with its password, and without its rights (B7.03)', async () => {
  await deleteAll()
  expect(await school.done('restore', folder)).toContain(
    `Accounts: 1 new.\n  old (${address}) comes without the rights that it had, staff. Should it still be staff: staff add ${address}\n`,
  )
  expect(await school.done('staff', 'list')).toContain('Nobody is staff yet')
  expect(await accounts.signIn(address, 'secret of old')).toBe('old')
  await expectDocuments(familyOf('old'))
})

it.each([
  ['its first commit', 1, []],
  ['the documents', 2, []],
  // The emulator gets accounts first, and their passwords after them.
  ['half an account', 2, [{ localId: 'old', email: address }]],
  ['its accounts', 2, [{ localId: 'old', email: address, rawPassword: 'secret of old' }]],
])('A restore killed after %s ends by the command that letters name', async (_, commit, made) => {
  await deleteAll()
  await school.killedAt('after', commit, 'restore', folder, '--family', address)
  await accounts.write(...made)
  expect((await school.run('letters', '--quiet')).stderr).not.toContain(address)
  const [, command = ''] = /`npm run school -- (.+)`\.\n$/.exec((await school.run('letters')).stderr) ?? []
  await school.done(...command.split(' '))
  expect(await accounts.signIn(address, 'secret of old')).toBe('old')
  await expectDocuments(familyOf('old'))
})

it('A family that has registered anew is named, and gets its children once with --to', async () => {
  const move = ['restore', folder, '--family', address, '--to', 'new']
  for (const [command, sentence] of [
    [move, 'There is no family Users/new in the school.'],
    [['restore', folder, '--to', 'new'], '--to needs --family, which says whose children to move.'],
    [['restore', folder, '--family', 'x@y.example'], 'The backup has nothing of x@y.example.'],
    [[...move.slice(0, -1), 'old'], 'The school still has Users/old/Enrollments/1_a: back up, delete'],
  ] as const) {
    expect(await school.failed(...command)).toContain(sentence)
  }
  await deleteAll()
  await createAccount('new')
  const anew = { 'Users/new/Enrollments/1_n': place('1', 'n', { enrollmentDate: later }) }
  const user = { firstName: 'Simran', email: address }
  await school.store({ 'Users/new': user, 'Users/new/Students/n': child(' arjan'), ...anew })
  expect(await school.done('restore', folder)).toContain(
    `Accounts: 0 new.\n  ${address} belonged to old and belongs to new now. Nothing below Users/old is brought back; its children come to new with: restore DIR --family ${address} --to new\nNothing to restore`,
  )
  expect(await school.done(...move)).toContain(
    '= Users/new/Enrollments/1_n was made again since the backup\nDocuments: 4 new, 1 changed, 1 left as in the school (=), 0 the same.\nThe references of moved registrations change',
  )
  const arjan = { 'Users/new/Students/n': child(' arjan', 1, 2) }
  await expectDocuments({ ...familyOf('new', 'n'), ...anew, ...arjan })
  // What the family withdraws afterwards stays so.
  await school.withdraw('new', '2_n_27a')
  const before = school.documents
  expect(await school.done(...move)).toContain('Nothing to restore: ')
  expect(school.documents).toEqual(before)
})
