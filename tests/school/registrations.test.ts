import { beforeAll, describe, expect, it } from 'vitest'
import { readEnrollment, referenceOf } from '#model/enrollment.ts'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { WholeSchool } from '../support/whole-school.ts'
import { enrolled, everyShape } from './every-shape.ts'

// `npm run school -- registrations`, of those that there are and of those that were withdrawn.

const local = localFirestore({ rulesSource: 'service cloud.firestore {}' })
let filled: WholeSchool

beforeAll(async () => {
  filled = new WholeSchool(local)
  await filled.store(everyShape)
})

describe('registrations', () => {
  it('lists child, parent and course, the oldest first, in every shape that is stored (B9.05)', async () => {
    const rows = await filled.rows('registrations')
    // Without the empty entries of sign-ups.
    expect(rows.map(({ enrollment }) => enrollment).join(' ')).toBe(
      'gill/1_arjan gill/2_arjan gill/1_meher old/x1 old/1_gone nobody/9_x new/2_jas new/1_jas new/3_jas new/4_jas',
    )
    expect(rows[0]).toEqual({
      date: '2026-03-07 23:59',
      courseId: '1',
      course: 'Level 1: ਪੈਂਤੀ',
      term: '',
      days: [],
      reference: expect.stringMatching(/^[A-Z\d]{4}-[A-Z\d]{4}$/) as string,
      cost: null,
      paid: '',
      studentName: 'ਅਰਜਨ ਗਿੱਲ',
      birthdate: '2016-09-03',
      age: expect.any(Number) as number,
      completedLevels: [1],
      parent: 'Simran Kaur ਗਿੱਲ',
      email: 'simran@example.org',
      phone: '+15550100200',
      student: 'gill/arjan',
      enrollment: 'gill/1_arjan',
    })
    expect(rows[3]).toMatchObject({
      courseId: '1',
      course: 'Level 1: ਪੈਂਤੀ',
      studentName: 'Old Kid Brar',
      age: null,
      completedLevels: [1, 2, 3],
      parent: 'Old Parent',
      phone: '5550100200',
      student: 'old/kid',
    })
  })

  it('shows the days, the reference, the price and the payment, where there are any (B4.16)', async () => {
    const rows = await filled.rows('registrations', '--from', '2026-03-12')
    const reference = (id = '', at = '') => referenceOf('new', readEnrollment(id, { enrollmentDate: at }))
    const [agreed, paid, ...others] = rows
    expect(agreed).toMatchObject({
      ...{ days: ['mon', 'wed'], cost: 99.5, paid: '' },
      reference: reference('2_jas', '2026-03-12T12:00:00.123Z'),
    })
    expect(paid).toMatchObject({
      ...{ days: ['tue'], cost: 100, paid: '2026-03-14' },
      reference: reference('1_jas', '2026-03-13T12:00:00Z'),
    })
    expect(others.map(({ days, cost, paid: day }) => ({ days, cost, paid: day }))).toEqual([
      { days: [], cost: 80, paid: '' },
      { days: [], cost: 0, paid: '' },
    ])
  })

  it.each([
    ['--unpaid', 'new/2_jas new/3_jas'],
    ['--unpaid --course 3', 'new/3_jas'],
  ])('with %s lists what has a price and is not paid (B4.17)', async (filter, expected) => {
    const rows = await filled.rows('registrations', ...filter.split(' '))
    expect(rows.map(({ enrollment }) => enrollment).join(' ')).toBe(expected)
  })

  it.each([
    ['', 'Old Kid Brar Jas Sohal'],
    ['--course 2', 'Old Kid Brar'],
    ['--from 2026-03-08', 'Jas Sohal'],
    ['--to 2026-03-07', 'Old Kid Brar'],
    ['--unpaid', ''],
  ])(
    'with --withdrawn lists what was withdrawn, by the day of the withdrawal: %s (B7.01)',
    async (filter, expected) => {
      const rows = await filled.rows('registrations', '--withdrawn', ...(filter.match(/\S+/g) ?? []))
      expect(rows.map(({ studentName }) => studentName).join(' ')).toBe(expected)
    },
  )

  it('shows of a withdrawn registration when that was, and what the registration was (B7.01)', async () => {
    const [undated, paid] = await filled.rows('registrations', '--withdrawn')
    expect(undated).toMatchObject({
      withdrawn: '2026-03-07 23:59',
      date: 'in spring',
      reference: '',
      cost: null,
    })
    expect(paid).toMatchObject({
      ...{ withdrawn: '2026-03-08 00:00', date: '2025-12-31 19:00', courseId: '1', days: ['fri'] },
      reference: referenceOf('new', readEnrollment('1_jas', { enrollmentDate: 1767225600000 })),
      ...{ cost: 100, paid: '2026-01-03', student: 'new/jas' },
    })
    expect((await filled.run('registrations', '--all-terms')).stderr).toBe('10 registrations\n')
    const { stdout, stderr } = await filled.run('registrations', '--all-terms', '--withdrawn', '--csv')
    expect(stderr).toBe('2 withdrawals\n')
    expect(stdout).toContain(
      '"withdrawn","movedTo","date","courseId","course","term","days","reference","cost","paid"',
    )
  })

  it('are of the terms that are not over as these are published now, of one, or of all', async () => {
    const school = new WholeSchool(local)
    const [past, future] = ['2020-01-01', '2999-01-01']
    const fields = (endDate: string, term = '') => ({ ...enrolled('1', 'x', new Date(0)), endDate, term })
    await school.store({
      'Course/1/Terms/new': { EndDate: future },
      'Course/1/Terms/old': { EndDate: past },
      'Users/a/Enrollments/new': fields(past, 'new'),
      'Users/a/Enrollments/old': fields(future, 'old'),
      'Users/a/Enrollments/over': fields(past),
      'Users/a/Enrollments/to-come': fields(future),
    })
    const others = 'For the others say --all-terms.'
    for (const [options, listed, said] of [
      [[], 'a/new a/to-come', `Terms that are not over: new, unnamed. ${others}\n2 registrations\n`],
      [['--term', 'old'], 'a/old', `Term: old. ${others}\n1 registration\n`],
      [['--all-terms'], 'a/new a/old a/over a/to-come', '4 registrations\n'],
    ] as const) {
      const rows = await school.rows('registrations', ...options)
      expect(rows.map(({ enrollment }) => enrollment).join(' ')).toBe(listed)
      expect((await school.run('registrations', ...options)).stderr).toBe(said)
    }
  })

  it('shows what there is of a child or a parent who is not stored any more', async () => {
    const rows = await filled.rows('registrations', '--from', '2026-03-10')
    expect(rows[0]).toMatchObject({ studentName: 'As Enrolled', birthdate: '', parent: 'Old Parent' })
    const unknown = { course: '', parent: '', email: '', student: '' }
    expect(rows[1]).toMatchObject({ studentName: 'As Enrolled', ...unknown })
  })

  it.each([
    ['--from 2026-03-08 --to 2026-03-08', 'gill/2_arjan gill/1_meher'],
    ['--to 2026-03-07', 'gill/1_arjan'],
    ['--from 2026-03-09 --to 2026-03-09', 'old/x1'],
    ['--course 1', 'gill/1_arjan gill/1_meher old/x1 old/1_gone new/1_jas'],
    ['--course 1 --from 2026-03-09', 'old/x1 old/1_gone new/1_jas'],
    ['--course 7', ''],
  ])('keeps to %s, in days of the school, also where its clocks change', async (filter, expected) => {
    const rows = await filled.rows('registrations', ...filter.split(' '))
    expect(rows.map(({ enrollment }) => enrollment).join(' ')).toBe(expected)
  })
})
