import { beforeEach, describe, expect, it } from 'vitest'
import { timeZone } from '#content/site.ts'
import { addDays } from '#model/dates/day.ts'
import { readEnrollment, referenceOf } from '#model/enrollment.ts'
import { dayIn } from '#model/dates/time-zone.ts'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { WholeSchool } from '../support/whole-school.ts'

// `npm run school -- paid`, as a volunteer works down a bank statement.

const local = localFirestore({ rulesFile: 'firestore.rules' })
const enrolledAt = new Date('2026-11-20T12:00:00.456Z')
let school: WholeSchool
let today = ''

function enrollment(studentId: string, enrollmentDate = enrolledAt) {
  const term = { startDate: '2027-01-11', endDate: '2027-05-28' }
  const agreed = { ...term, days: ['mon', 'wed'], cost: 100, hadLevel: false }
  return { courseId: '1', studentId, studentName: studentId, enrollmentDate, ...agreed }
}

function referenceFor(id: string, uid = 'gill', date = enrolledAt): string {
  return referenceOf(uid, { id, courseId: '1', term: '', enrolledAt: date.getTime() })
}

const [arjan, meher] = [referenceFor('1_arjan'), referenceFor('1_meher')]
const line = `${arjan}, Arjan Gill, First letters, CA$100`
const unpaid = enrollment('arjan')
const path = 'Users/gill/Enrollments/1_arjan'

beforeEach(async () => {
  today = dayIn(timeZone, new Date())
  school = new WholeSchool(local)
  await school.store({
    'Course/1': { Title: 'First letters' },
    'Users/gill/Students/arjan': { firstName: 'Arjan', lastName: 'Gill', coursesCompleted: [1] },
    [path]: unpaid,
    'Users/gill/Enrollments/1_meher': enrollment('meher'),
    'Users/gill/Enrollments/placeholder': {},
    'Users/old/Enrollments/undated': { courseId: '1', studentId: 'kid', enrollmentDate: 'in spring' },
  })
})

function paid(...options: string[]) {
  return school.run('paid', ...options)
}

/** A command that writes nothing and says why. */
async function expectRefusal(options: string[], stderr: string): Promise<void> {
  const before = school.documents
  expect(await paid(...options)).toEqual({ code: 1, stdout: '', stderr })
  expect(school.documents).toEqual(before)
}

describe('paid', () => {
  it('notes the day on a registration, shows it first, and changes nothing else of it (B4.09)', async () => {
    const shown = `~ ${line}: not paid → paid on ${today}\n`
    const { writes } = school.counts
    const dry = await paid(arjan, '--dry-run')
    expect(dry).toEqual({ code: 0, stdout: `${shown}Nothing was written (--dry-run).\n`, stderr: '' })
    expect(school.counts.writes).toBe(writes)
    const noted = `${shown}Noted in the local backend (${school.project}): 1 payment.\n`
    expect(await paid(arjan)).toEqual({ code: 0, stdout: noted, stderr: '' })
    expect(await school.read(path)).toEqual({ ...unpaid, paidOn: today })
    expect(school.counts.writes).toBe(writes + 1)
  })

  it('takes references in any case, with or without the hyphen, each once (B4.10)', async () => {
    const typed = [arjan.toLowerCase(), ` ${arjan.replace('-', '')} `, meher.replace('-', ' ')]
    typed.push('REF:', ...arjan.split('-'), `Ref ${meher.replace('-', '\u2013')}`)
    const { stdout } = await paid(...typed, '--on', '2026-11-21')
    expect(stdout).toContain('2 payments (CA$200).\n')
    expect(await school.read(path)).toEqual({ ...unpaid, paidOn: '2026-11-21' })
    expect(await school.read('Users/gill/Enrollments/1_meher')).toMatchObject({ paidOn: '2026-11-21' })
  })

  it('says what is paid already, keeps that day, and notes the others (B4.12)', async () => {
    await paid(arjan, '--on', '2026-11-21')
    const { stdout } = await paid(arjan, meher)
    expect(stdout).toContain(`  ${line}: was paid on 2026-11-21 already.\n`)
    expect(stdout).toContain(': 1 payment.\n')
    expect(await school.read(path)).toMatchObject({ paidOn: '2026-11-21' })
    const again = await paid(arjan)
    expect(again.stdout).toBe(`  ${line}: was paid on 2026-11-21 already.\nNothing was written.\n`)
    expect(again.code).toBe(0)
  })

  it('with --undo takes the note away (B4.11)', async () => {
    await paid(arjan, '--on', '2026-11-21')
    expect((await paid(arjan, '--undo')).stdout).toBe(
      `~ ${line}: paid on 2026-11-21 → not paid\n` +
        `Noted in the local backend (${school.project}): the removal of 1 payment.\n`,
    )
    expect(await school.read(path)).toEqual(unpaid)
    expect((await paid(arjan, '--undo')).stdout).toBe(
      `  ${line}: is not noted as paid.\nNothing was written.\n`,
    )
  })

  it('notes all that a family has in a level and term, and the sum; not its other terms (B4.13)', async () => {
    const children = ['arjan', 'meher'].map((child) => `Users/gill/Enrollments/1_${child}_2027-winter`)
    const other = 'Users/gill/Enrollments/1_arjan_summer'
    const shared = { ...unpaid, term: '2027-winter' }
    const both = Object.fromEntries(children.map((child) => [child, shared]))
    await school.store({ ...both, [other]: { ...shared, term: 'summer' }, 'Users/gill': { name: 'Simran' } })
    const reference = referenceOf('gill', readEnrollment('', shared))
    const row = `~ ${reference}, Arjan Gill (parent: Simran), First letters, CA$100: not paid → paid on ${today}\n`
    const noted = `Noted in the local backend (${school.project}): 2 payments (CA$200).\n`
    expect((await paid(reference)).stdout).toBe(row + row + noted)
    for (const child of children) expect(await school.read(child)).toEqual({ ...shared, paidOn: today })
    expect(await school.read(other)).not.toHaveProperty('paidOn')
    expect((await paid(reference, '--undo')).stdout).toContain(': the removal of 2 payments (CA$200).\n')
    for (const child of children) expect(await school.read(child)).toEqual(shared)
  })

  it('notes payments of registrations that have no price (B9.03)', async () => {
    const old = { courseId: '7', studentId: 'gone', studentName: 'As Enrolled', enrollmentDate: enrolledAt }
    await school.store({ 'Users/old/Enrollments/x1': old })
    const { stdout } = await paid(referenceFor('x1', 'old'), '--on', today)
    expect(stdout).toContain(`, As Enrolled, level 7: not paid → paid on ${today}\n`)
    expect(await school.read('Users/old/Enrollments/x1')).toEqual({ ...old, paidOn: today })
  })

  it('explains a day that cannot be, in one sentence, and reads nothing (B4.10)', async () => {
    const tomorrow = addDays(today, 1)
    for (const [options, sentence] of [
      [
        ['--on', '2026-02-30'],
        "error: option '--on <day>' argument '2026-02-30' is invalid. It must be a day of the calendar, written YYYY-MM-DD.",
      ],
      [['--on', '2026-11-21', '--undo'], "error: option '--undo' cannot be used with option '--on <day>'"],
      [['--on', tomorrow], `--on ${tomorrow} is still to come: it is ${today} at the school.`],
    ] as const) {
      await expectRefusal([arjan, ...options], `${sentence}\n`)
    }
    expect(school.counts.reads).toBe(0)
  })

  it('writes nothing where one reference of several is unknown, or of two (B4.13)', async () => {
    const unknown = (reference: string) =>
      `There is no registration with the reference ${reference}: \`registrations\` shows those that there are.\n`
    await expectRefusal(
      ['aaaa-aaaa', arjan, '-'],
      `${unknown('aaaa-aaaa')}${unknown('-')}Nothing was written.\n`,
    )
    // Found by trying: their references are the same.
    const [one, other] = ['child-1339036', 'child-215948']
    const date = new Date('2026-11-20T12:00:00Z')
    await school.store({
      [`Users/gill/Enrollments/1_${one}`]: enrollment(one, date),
      [`Users/gill/Enrollments/1_${other}`]: enrollment(other, date),
      'Users/family-1984342/Enrollments/x': { ...unpaid, term: '2027-winter' },
      'Users/family-4014600/Enrollments/x': { ...unpaid, term: '2027-winter' },
    })
    await expectRefusal(
      ['NHF9-D9DX', '4XKD-PXNU'],
      `NHF9-D9DX is the reference of two registrations, Users/gill/Enrollments/1_${one} and Users/gill/Enrollments/1_${other}: set \`paidOn\` of the right one in the Firebase console.\n4XKD-PXNU is the reference of two registrations, Users/family-1984342/Enrollments/x and Users/family-4014600/Enrollments/x: set \`paidOn\` of the right one in the Firebase console.\nNothing was written.\n`,
    )
  })

  it.each<[string, string, Record<string, string>, ...string[]]>([
    ['withdrawn', 'not paid', {}],
    ['withdrawn', 'paid on 2026-11-21', { paidOn: '2026-11-21' }, '--undo'],
    ['moved to 2_arjan_a', 'not paid', { movedTo: '2_arjan_a' }],
  ])('says when a registration was %s that was %s (B4.14)', async (what, state, fields, ...undo) => {
    await school.store({
      [path]: null,
      [`Users/gill/Withdrawals/1_arjan_${enrolledAt.getTime()}`]: {
        ...unpaid,
        ...fields,
        withdrawnAt: new Date('2026-11-22T15:30:00Z'),
      },
    })
    await expectRefusal(
      [arjan, meher, ...undo],
      `${line}: was ${what} on 2026-11-22 10:30, ${state}.\nNothing was written.\n`,
    )
  })

  it('says of brothers and sisters with the same reference what became of them (B4.14)', async () => {
    const fields = { ...unpaid, courseId: '1', term: '27a' }
    const gone = {
      ...fields,
      studentId: 'meher',
      withdrawnAt: new Date('2026-11-22T15:30:00Z'),
      movedTo: '2_meher_27a',
    }
    await school.store({
      'Users/gill/Enrollments/1_arjan_27a': fields,
      'Users/gill/Withdrawals/1_meher_27a_1': { ...gone, enrollmentDate: new Date(1) },
    })
    const reference = referenceOf('gill', readEnrollment('', fields))
    const { stdout } = await paid(reference)
    expect(stdout).toMatch(
      /: was moved to 2_meher_27a on 2026-11-22 10:30, not paid\.\n~ .*: not paid → paid on /,
    )
  })

  it('notes the new registration, not the withdrawn one, of a child that enrolled again (B4.05)', async () => {
    const later = new Date(enrolledAt.getTime() + 1000)
    await school.run('withdraw', 'gill/1_arjan')
    await school.store({ [path]: enrollment('arjan', later) })
    expect((await paid(arjan)).stderr).toContain(': was withdrawn on ')
    expect(await school.read(path)).not.toHaveProperty('paidOn')
    expect((await paid(referenceFor('1_arjan', 'gill', later))).code).toBe(0)
    expect(await school.read(path)).toMatchObject({ paidOn: today })
  })

  it.each([
    ['is withdrawn', null],
    ['is withdrawn and made anew', enrollment('arjan', new Date())],
  ])('brings no registration back that %s at the same moment (B4.14)', async (_, anew) => {
    async function meanwhile(): Promise<void> {
      await school.run('withdraw', 'gill/1_arjan')
      await school.store({ [path]: anew })
    }
    expect(await school.runDuring(meanwhile, 'paid', meher, arjan)).toMatchObject({
      code: 1,
      stderr: `${arjan} has been withdrawn in the meantime. Nothing was written.\n`,
    })
    expect(await school.read(path)).toEqual(anew)
    expect(await school.read('Users/gill/Enrollments/1_meher')).not.toHaveProperty('paidOn')
  })

  it('reads the registrations once, however many references there are', async () => {
    await paid(arjan, '--dry-run')
    const ofOne = school.counts.reads
    await paid(arjan, meher, '--dry-run')
    // Besides them, the second child and its parent.
    expect(school.counts.reads - 2 * ofOne).toBeLessThanOrEqual(2)
  })
})
