import { beforeEach, describe, expect, it } from 'vitest'
import { timeZone } from '#content/site.ts'
import { addDays } from '#model/dates/day.ts'
import { referenceOf } from '#model/enrollment.ts'
import { dayIn } from '#model/dates/time-zone.ts'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { WholeSchool } from '../support/whole-school.ts'

// `npm run school -- paid`, as a volunteer works down a bank statement.

const local = localFirestore({ rulesFile: 'firestore.rules' })
const enrolledAt = new Date('2026-11-20T12:00:00.456Z')
let school: WholeSchool
let today = ''

function enrollment(studentId: string) {
  const agreed = { days: ['mon', 'wed'], cost: 100, startDate: '2027-01-11', endDate: '2027-05-28' }
  return {
    courseId: '1',
    studentId,
    studentName: studentId,
    enrollmentDate: enrolledAt,
    ...agreed,
    hadLevel: false,
  }
}

function referenceFor(id: string, uid = 'gill'): string {
  return referenceOf(uid, { id, enrolledAt: enrolledAt.getTime() })
}

const [arjan, meher] = [referenceFor('1_arjan'), referenceFor('1_meher')]
const unpaid = enrollment('arjan')
const stored = () => school.read('Users/gill/Enrollments/1_arjan')
const writes = () => school.counts.writes

beforeEach(async () => {
  today = dayIn(timeZone, new Date())
  school = new WholeSchool(local)
  await school.store({
    'Course/1': { Title: 'First letters' },
    'Users/gill/Students/arjan': { firstName: 'Arjan', lastName: 'Gill', coursesCompleted: [1] },
    'Users/gill/Enrollments/1_arjan': unpaid,
    'Users/gill/Enrollments/1_meher': enrollment('meher'),
    'Users/gill/Enrollments/placeholder': {},
    'Users/old/Enrollments/undated': { courseId: '1', studentId: 'kid', enrollmentDate: 'in spring' },
  })
})

describe('paid', () => {
  it('notes the day on a registration, shows it first, and changes nothing else of it (B4.09)', async () => {
    const shown = `~ ${arjan}, Arjan Gill, First letters, $100: not paid → paid on ${today}\n`
    const before = writes()
    expect(await school.run('paid', arjan, '--dry-run')).toEqual({
      code: 0,
      stdout: `${shown}Nothing was written (--dry-run).\n`,
      stderr: '',
    })
    expect(writes()).toBe(before)
    expect(await school.run('paid', arjan)).toEqual({
      code: 0,
      stdout: `${shown}Noted in the local backend (${school.project}): 1 payment.\n`,
      stderr: '',
    })
    expect(await stored()).toEqual({ ...unpaid, paidOn: today })
    expect(writes()).toBe(before + 1)
  })

  it('takes references in any case, with or without the hyphen, each once, and the day that it is told (B4.10)', async () => {
    const typed = [arjan.toLowerCase(), ` ${arjan.replace('-', '')} `, meher.replace('-', ' ')]
    typed.push('REF:', ...arjan.split('-'), `Ref ${meher.replace('-', '\u2013')}`)
    const { stdout } = await school.run('paid', ...typed, '--on', '2026-11-21')
    expect(stdout).toContain('2 payments.\n')
    expect(await stored()).toEqual({ ...unpaid, paidOn: '2026-11-21' })
    expect(await school.read('Users/gill/Enrollments/1_meher')).toMatchObject({ paidOn: '2026-11-21' })
  })

  it('says what is paid already, keeps that day, and notes the others (B4.12)', async () => {
    await school.run('paid', arjan, '--on', '2026-11-21')
    const { stdout } = await school.run('paid', arjan, meher)
    expect(stdout).toContain(`  ${arjan}, Arjan Gill, First letters, $100: was paid on 2026-11-21 already.\n`)
    expect(stdout).toContain(': 1 payment.\n')
    expect(await stored()).toMatchObject({ paidOn: '2026-11-21' })
    const before = writes()
    const again = await school.run('paid', arjan)
    expect(again.stdout).toMatch(/ was paid on 2026-11-21 already\.\nNothing was written\.\n$/)
    expect({ code: again.code, writes: writes() }).toEqual({ code: 0, writes: before })
  })

  it('with --undo takes the note away (B4.11)', async () => {
    await school.run('paid', arjan, '--on', '2026-11-21')
    expect((await school.run('paid', arjan, '--undo')).stdout).toBe(
      `~ ${arjan}, Arjan Gill, First letters, $100: paid on 2026-11-21 → not paid\n` +
        `Noted in the local backend (${school.project}): the removal of 1 payment.\n`,
    )
    expect(await stored()).toEqual(unpaid)
    expect((await school.run('paid', arjan, '--undo')).stdout).toBe(
      `  ${arjan}, Arjan Gill, First letters, $100: is not noted as paid.\nNothing was written.\n`,
    )
  })

  it('notes payments of registrations that have no price (B9.03)', async () => {
    const old = { courseId: '7', studentId: 'gone', studentName: 'As Enrolled', enrollmentDate: enrolledAt }
    await school.store({ 'Users/old/Enrollments/x1': old })
    const { stdout } = await school.run('paid', referenceFor('x1', 'old'), '--on', today)
    expect(stdout).toContain(`, As Enrolled, level 7: not paid → paid on ${today}\n`)
    expect(await school.read('Users/old/Enrollments/x1')).toEqual({ ...old, paidOn: today })
  })

  it.each([
    [['--on', '2026-02-30'], '--on must be a day of the calendar, written YYYY-MM-DD, not 2026-02-30.'],
    [['--on', '2026-11-21', '--undo'], '--undo takes the day away: leave --on out.'],
  ])('explains %j in one sentence, and reads nothing (B4.10)', async (options, sentence) => {
    const ended = await school.run('paid', arjan, ...options)
    expect(ended).toEqual({ code: 1, stdout: '', stderr: `${sentence}\n` })
    expect(school.counts.reads).toBe(0)
  })

  it('takes no day that is still to come', async () => {
    const tomorrow = addDays(today, 1)
    const { code, stderr } = await school.run('paid', arjan, '--on', tomorrow)
    expect(code).toBe(1)
    expect(stderr).toBe(`--on ${tomorrow} is still to come: it is ${today} at the school.\n`)
  })

  it('writes nothing where one reference of several is unknown (B4.13)', async () => {
    const before = writes()
    const unknown = (reference: string) =>
      `There is no registration with the reference ${reference}: \`registrations\` shows those that there are.\n`
    expect(await school.run('paid', 'aaaa-aaaa', arjan, '-')).toEqual({
      code: 1,
      stdout: '',
      stderr: `${unknown('aaaa-aaaa')}${unknown('-')}Nothing was written.\n`,
    })
    expect(writes()).toBe(before)
  })

  it('refuses a reference that two registrations have (B4.13)', async () => {
    // Found by trying: their references are the same.
    const [one, other] = ['child-1339036', 'child-215948']
    const date = new Date('2026-11-20T12:00:00Z')
    await school.store({
      [`Users/gill/Enrollments/1_${one}`]: { ...enrollment(one), enrollmentDate: date },
      [`Users/gill/Enrollments/1_${other}`]: { ...enrollment(other), enrollmentDate: date },
    })
    const { code, stderr } = await school.run('paid', 'NHF9-D9DX')
    expect(stderr).toBe(
      `NHF9-D9DX is the reference of two registrations, Users/gill/Enrollments/1_${one} and Users/gill/Enrollments/1_${other}: set \`paidOn\` of the right one in the Firebase console.\nNothing was written.\n`,
    )
    expect(code).toBe(1)
  })

  it.each([
    ['', 'not paid'],
    ['2026-11-21', 'paid on 2026-11-21'],
  ])('says when a registration was withdrawn, and whether it was paid: %j (B4.14)', async (paidOn, state) => {
    const record = { ...unpaid, ...(paidOn && { paidOn }), withdrawnAt: new Date('2026-11-22T15:30:00Z') }
    await school.store({
      'Users/gill/Enrollments/1_arjan': null,
      [`Users/gill/Withdrawals/1_arjan_${enrolledAt.getTime()}`]: record,
    })
    const before = school.documents
    for (const undo of [[], ['--undo']]) {
      expect(await school.run('paid', arjan, meher, ...undo)).toEqual({
        code: 1,
        stdout: '',
        stderr: `${arjan}, Arjan Gill, First letters, $100: was withdrawn on 2026-11-22 10:30, ${state}.\nNothing was written.\n`,
      })
    }
    expect(school.documents).toEqual(before)
  })

  it('notes the new registration, not the withdrawn one, of a child that enrolled again (B4.05)', async () => {
    const later = new Date(enrolledAt.getTime() + 1000)
    await school.run('withdraw', 'gill/1_arjan')
    await school.store({ 'Users/gill/Enrollments/1_arjan': { ...unpaid, enrollmentDate: later } })
    expect((await school.run('paid', arjan)).stderr).toContain(': was withdrawn on ')
    expect(await stored()).not.toHaveProperty('paidOn')
    const reference = referenceOf('gill', { id: '1_arjan', enrolledAt: later.getTime() })
    expect((await school.run('paid', reference)).code).toBe(0)
    expect(await stored()).toMatchObject({ paidOn: today })
  })

  it.each<[string, () => Promise<unknown>, boolean]>([
    ['is withdrawn', () => school.run('withdraw', 'gill/1_arjan'), false],
    [
      'is withdrawn and made anew',
      async () => {
        await school.run('withdraw', 'gill/1_arjan')
        await school.store({ 'Users/gill/Enrollments/1_arjan': { ...unpaid, enrollmentDate: new Date() } })
      },
      true,
    ],
  ])('brings no registration back that %s at the same moment (B4.14)', async (_, meanwhile, isThere) => {
    expect(await school.runDuring(meanwhile, 'paid', meher, arjan)).toMatchObject({
      code: 1,
      stderr: `${arjan} has been withdrawn in the meantime. Nothing was written.\n`,
    })
    expect(school.has('Users/gill/Enrollments/1_arjan')).toBe(isThere)
    for (const { fields } of await school.list('Users/gill/Enrollments')) {
      expect(fields).not.toHaveProperty('paidOn')
    }
  })

  it('reads the registrations once, however many references there are', async () => {
    await school.run('paid', arjan, '--dry-run')
    const ofOne = school.counts.reads
    await school.run('paid', arjan, meher, '--dry-run')
    // Besides them, the second child and its parent.
    expect(school.counts.reads - 2 * ofOne).toBeLessThanOrEqual(2)
  })
})
