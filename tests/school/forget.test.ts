import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { nowhere, WholeSchool } from '../support/whole-school.ts'

// A family that wants to be forgotten, an address that leaves the newsletter, and backups from before.

/** As one keyboard writes it; below it stands as others do. */
const address = 'josé.gill@example.org'
const enrolledAt = new Date('2026-09-01T12:00:00Z')
const marks = /^(Erasures|ErasedRegistrations)\//

let school: WholeSchool
let older = ''

function enrolled(courseId: unknown, enrollmentDate: unknown = enrolledAt) {
  return { courseId, studentId: 'arjan', studentName: 'Arjan Gill', enrollmentDate }
}

const theirs: Record<string, Record<string, unknown>> = {
  'Answers/q1': { by: 'asha@example.org' },
  'Enquiries/erasure_gill': { kind: 'erasure', uid: 'gill', email: 'an.older.one@example.org' },
  'Enquiries/q1': { email: ` JOS\u00C9.Gill@Example.org`, firstName: 'José', comment: 'How much?', date: 1 },
  'Enquiries/waiting_gill_1': { uid: 'gill', email: 'typed.too@example.org' },
  'Enquiries/waiting_gill_2': { kind: 'waiting', uid: 'gill', email: 'jas@example.org' },
  'Users/gill': { firstName: 'José', lastName: 'Gill', email: 'somebody.else@example.org' },
  'Users/gill/Anything/x/Deeper/y': { note: 'Gill' },
  'Users/gill/Enrollments/1_arjan': { ...enrolled('1'), cost: 100, paidOn: '2026-09-02', days: ['mon'] },
  'Users/gill/Enrollments/2_arjan': {
    ...enrolled(2, '2026-09-01T12:00:00Z'),
    ...{ cost: 'what Gill agreed', paidOn: 'Gill' },
  },
  'Users/gill/Enrollments/placeholder': {},
  'Users/gill/Students/arjan': { firstName: 'Arjan', email: address, birthdate: '2016-09-03' },
  'Users/gill/Withdrawals/3_arjan_1': {
    ...enrolled('3'),
    ...{ days: ['mon', 'wed'], cost: 99.5, startDate: '2027-01-11', endDate: '', hadLevel: true },
    ...{ paidOn: '2026-09-03', withdrawnAt: enrolledAt },
  },
  // What it became is in the books.
  'Users/gill/Withdrawals/4_arjan_1': { ...enrolled('4'), cost: 99.5, movedTo: '1_arjan' },
  'mail/registration-gill_1_arjan': { to: ['typed@example.org'], message: { text: 'Arjan Gill' } },
  'mail/registration-relay_1_x': { to: ['jose\u0301.gill@example.org'], uid: 'relay' },
  'mail/reminder-gill_2027-winter': { to: 'typed@example.org', uid: 'gill', kind: 'reminder' },
  'newsletter/josé.gill@example.org': { email: address },
  'newsletter/old-id': { email: 'Jose\u0301.Gill@example.org ' },
}

/** What stays: others, also one that names the family's address as its contact, and writes and gets letters with it. */
const others: Record<string, Record<string, unknown>> = {
  'Answers/q2': { by: 'asha@example.org' },
  'Course/1': { Title: 'First letters' },
  'Enquiries/q2': { email: 'se.gill@example.org' },
  'Enquiries/erasure_gill-2': { kind: 'erasure', uid: 'gill-2', email: address },
  'Enquiries/waiting_gill-2_1': { kind: 'waiting', uid: 'gill-2', email: address },
  'Users/gill-2': { firstName: 'Jas', email: address },
  'Users/gill-2/Students/meher': { firstName: 'Meher', email: address },
  'mail/registration-gill-2_1_meher': { to: ['jas@example.org', address] },
  'newsletter/jas@example.org': { email: 'jas@example.org' },
}

beforeEach(async () => {
  school = new WholeSchool()
  older = path.join(await temporaryFolder(), 'older')
  await school.store({ ...theirs, ...others })
  await school.accounts.write(
    { localId: 'gill', email: 'jose\u0301.gill@example.org', rawPassword: 'secret-1' },
    { localId: 'gill-2', email: 'jas@example.org', rawPassword: 'secret-2' },
  )
})

function paths(): string[] {
  return Object.keys(school.documents)
    .filter((at) => !marks.test(at))
    .sort()
}

/** What erasing leaves, each document as its collection and fields. */
function left(): string[] {
  return Object.entries(school.documents)
    .filter(([at]) => marks.test(at))
    .map(([at, fields]) => `${at.split('/')[0] ?? ''} ${Object.keys(fields).sort().join(' ')}`)
    .sort()
}

const traces = /jos[eé]|gill|arjan|meher|2016|secret/i

describe('npm run school -- forget', () => {
  it('shows what there is of a family, erases it, and leaves lines without names (B7.08)', async () => {
    const shown = await school.done('forget', ' José.GILL@example.org ', '--dry-run')
    expect(shown).toContain('Nothing was written (--dry-run).')
    expect(paths()).toEqual(Object.keys({ ...theirs, ...others }).sort())
    const stdout = await school.done('forget', ' José.GILL@example.org ')
    const crossed = 'has this address too, but its account has another, jas@example.org'
    // The family has changed its address since it asked. What it only typed may be anybody's.
    expect(stdout.match(/^ {2}.+@.+$/gm)).toEqual([
      '  an.older.one@example.org is of the same family: run the command for it too.',
      '  typed.too@example.org is in Enquiries/waiting_gill_1, but nobody has proved that it is theirs: ask before you run the command for it.',
      '  jas@example.org is in Enquiries/waiting_gill_2 and is the address of another account: another family, which stays.',
      '  typed@example.org is of the same family: run the command for it too.',
      `  Enquiries/erasure_gill-2 ${crossed}: erase that one only once it asks.`,
      ...['Enquiries/waiting_gill-2_1', 'Users/gill-2', 'mail/registration-gill-2_1_meher'].map(
        (at) => `  ${at} ${crossed}: another family, which stays.`,
      ),
    ])
    for (const output of [shown, stdout]) {
      expect(output.match(/^- .+$/gm)).toEqual([
        ...Object.keys(theirs).map((at) => `- ${at}`),
        '- the account gill (josé.gill@example.org)',
      ])
    }
    expect(stdout).toContain(
      `Erased from the local backend (${school.project}): 18 documents and 1 account.\n` +
        'For the books 3 registrations stay as lines without names (ErasedRegistrations).\n',
    )
    expect(paths()).toEqual(Object.keys(others).sort())
    expect(await school.accounts.addresses()).toEqual(['jas@example.org'])
    const remains = Object.entries(school.documents).filter(([at]) => marks.test(at))
    expect(JSON.stringify(remains)).not.toMatch(traces)
    const lines = (await school.list('ErasedRegistrations')).map(({ fields }) => fields)
    const [enrollmentDate, erased] = [enrolledAt, expect.any(Date) as Date]
    expect(lines).toHaveLength(3)
    expect(lines).toEqual(
      expect.arrayContaining([
        { courseId: '1', enrollmentDate, erased, cost: 100, paidOn: '2026-09-02' },
        { courseId: '2', enrollmentDate, erased },
        { courseId: '3', enrollmentDate, erased, cost: 99.5, paidOn: '2026-09-03', withdrawnAt: enrolledAt },
      ]),
    )
    expect(await school.done('forget', address)).toContain(
      `Erased from the local backend (${school.project}): 0 documents and 0 accounts.\n`,
    )
  })

  it.each([
    ['forget', 'gill', 'gill is no email address.'],
    ['forget --newsletter', '@', '@ is no email address.'],
    ...['forget', 'forget --newsletter'].map((command) => [
      command,
      'jose.gil@example.org',
      'is of the address jose.gil@example.org, so nothing was erased. See in the office how it is written.',
    ]),
  ])('%s %s says what is wrong, and erases nothing', async (command = '', text = '', sentence = '') => {
    expect(await school.refused(...command.split(' '), text)).toContain(`${sentence}\n`)
    expect(left()).toEqual([])
    expect(paths()).toEqual(Object.keys({ ...theirs, ...others }).sort())
  })

  it('proposes no other account, from the other side either', async () => {
    const shown = await school.done('forget', 'jas@example.org', '--dry-run')
    expect(shown.match(/^ {2}.+@.+$/gm)).toEqual([
      '  josé.gill@example.org is in Enquiries/erasure_gill-2 and is the address of another account: another family, which stays.',
      '  Enquiries/waiting_gill_2 has this address too, but its account has another, josé.gill@example.org: another family, which stays.',
    ])
  })

  it('finds a family of which the account, and more, was deleted by hand', async () => {
    await school.accounts.deleteAll()
    await school.store({ 'Users/gill': null, 'Users/gill-2': null })
    await school.done('forget', address)
    expect(paths().filter((at) => at.startsWith('Users/'))).toEqual([])
  })

  it.each([
    ['after', 1],
    ['before', 4],
  ] as const)(
    'killed %s its commit no. %i has arrived, and run again, has left nothing and doubled nothing',
    async (moment, which) => {
      const many = Array.from({ length: 500 }, (_, n) => [`Users/gill/Anything/n${n}`, { note: 'Gill' }])
      await school.store(Object.fromEntries(many) as typeof theirs)
      await school.killedAt(moment, which, 'forget', address)
      await school.done('forget', address)
      expect(paths()).toEqual(Object.keys(others).sort())
      expect(await school.accounts.addresses()).toEqual(['jas@example.org'])
      expect(left()).toEqual([
        'ErasedRegistrations cost courseId enrollmentDate erased paidOn',
        'ErasedRegistrations cost courseId enrollmentDate erased paidOn withdrawnAt',
        'ErasedRegistrations courseId enrollmentDate erased',
        'Erasures erased salt',
        'Erasures erased salt',
      ])
    },
  )

  it('waits for the accounts, and for a restore that has begun', async () => {
    const unreached = school.with({ FIREBASE_AUTH_EMULATOR_HOST: nowhere })
    expect(await unreached.failed('forget', address)).toMatch(
      /^The local backend does not answer at http:\/\/127\.0\.0\.1:1\. .+\n$/,
    )
    await school.store({ 'School/restore': { backup: 'a backup', begun: '2026-11-22T04:00:00Z' } })
    for (const option of [[], ['--newsletter']])
      expect(await school.failed('forget', address, ...option)).toMatch(
        /^A restore of a backup into .+ has not ended: run restore again first\.\n$/,
      )
    expect(paths()).toContain('Users/gill')
  })
})

describe('An older backup', () => {
  it('brings nobody back who was forgotten since, and everybody else', async () => {
    await school.done('backup', older)
    await school.done('forget', address)
    const kept = left()
    await school.store(Object.fromEntries(Object.keys(others).map((at) => [at, null])))
    await school.store({ 'Users/newcomer': {} })
    await school.accounts.deleteAll()
    const stdout = await school.done('restore', older, '--prune')
    expect(stdout).toContain(
      'Left out: 18 documents and 1 account of those who were forgotten or unsubscribed: Users/gill, Answers/q1, ',
    )
    expect(stdout).toContain('Documents: 9 new, 0 changed, 0 the same; only in the school: 1, which goes')
    expect(stdout).toContain('has 9 documents as in the backup')
    expect(paths()).toEqual(Object.keys(others).sort())
    expect(await school.accounts.addresses()).toEqual(['jas@example.org'])
    expect(left()).toEqual(kept)
    expect(await school.done('restore', older, '--no-accounts')).toContain('Nothing to restore')
  })

  it('brings nobody back who was forgotten since, also where it has no accounts', async () => {
    // The address is that of the account alone, which is not in the backup.
    await school.store({ 'Users/gill/Students/arjan': { firstName: 'Arjan' } })
    await school.done('backup', older, '--no-accounts')
    await school.done('forget', address)
    expect(await school.done('restore', older)).toContain(' and 0 accounts of those who were forgotten')
    expect(paths()).toEqual(Object.keys(others).sort())
  })
})

it.each([['older newer'], ['newer older'], ['older newer older']])(
  'Two backups restored as %s bring back whom the newer one has, and nobody beside the record of an erasure',
  async (order) => {
    const newer = path.join(older, '../newer')
    await school.done('backup', older)
    await school.done('forget', address)
    // Another family by its account, whatever the older backup has of the address.
    // The server’s time is a little ahead after many commits.
    const later = new Date(Date.now() + 1000)
    const again = { 'Users/new': { email: address }, [`newsletter/${address}`]: { timestamp: later } }
    await school.store(again)
    await school.accounts.write({ localId: 'new', email: address })
    await school.done('backup', newer)
    school = new WholeSchool()
    let said = ''
    for (const name of order.split(' ')) said = await school.done('restore', path.join(older, '..', name))
    expect(said).toMatch(/^(Left out: .+|In the school, and erased): Users\/gill, .+\.$/m)
    expect(paths()).toEqual([...Object.keys(others), ...Object.keys(again)].sort())
    expect(await school.accounts.addresses()).toEqual(['jas@example.org', address])
    // Forgotten a second time, the newer backup is an older one.
    await school.done('forget', address)
    expect(await school.done('restore', newer)).toContain('Left out: 2 documents and 1 account')
    expect(paths()).toEqual(Object.keys(others).sort())
  },
)

it('forget --newsletter takes an address off the newsletter alone, also when an older backup is restored', async () => {
  await school.done('backup', older)
  const shown = `- newsletter/${address}\n- newsletter/old-id\n`
  const typed = ' José.GILL@example.org'
  expect(await school.done('forget', typed, '--newsletter', '--dry-run')).toBe(
    `${shown}Nothing was written (--dry-run).\n`,
  )
  const taken = `Taken off the newsletter of the local backend (${school.project})`
  expect(await school.done('forget', typed, '--newsletter')).toBe(`${shown}${taken}: 2 documents.\n`)
  const before = paths()
  expect(before).toEqual(
    Object.keys({ ...theirs, ...others })
      .filter((at) => at !== `newsletter/${address}` && at !== 'newsletter/old-id')
      .sort(),
  )
  expect(left()).toEqual(['Erasures erased salt'])
  await school.store({ 'Users/gill': null })
  expect(await school.done('restore', older)).toContain('Left out: 2 documents and 0 accounts')
  expect(paths()).toEqual(before)
  expect(await school.done('forget', address, '--newsletter')).toBe(`${taken}: 0 documents.\n`)
})
