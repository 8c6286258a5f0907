import { beforeAll, describe, expect, it } from 'vitest'
import { referenceOf } from '#model/enrollment.ts'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { WholeSchool } from '../support/whole-school.ts'
import { everyShape } from './every-shape.ts'

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
    const reference = (id: string, date: string) => referenceOf('new', { id, enrolledAt: Date.parse(date) })
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
      reference: referenceOf('new', { id: '1_jas', enrolledAt: 1767225600000 }),
      ...{ cost: 100, paid: '2026-01-03', student: 'new/jas' },
    })
    expect((await filled.run('registrations')).stderr).toBe('10 registrations\n')
    expect((await filled.run('registrations', '--withdrawn')).stderr).toBe('2 withdrawals\n')
    const { stdout } = await filled.run('registrations', '--withdrawn', '--csv')
    expect(stdout).toMatch(/^\uFEFF"withdrawn","date","courseId","course","days","reference","cost","paid",/)
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
