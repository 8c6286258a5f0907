import { site } from '#content/site.ts'
import { commits, dropResponse, requestsMade } from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { move } from '#data/office/move.ts'
import { classDays, readDays } from '#model/dates/schedule.ts'
import { readEnrollment } from '#model/enrollment.ts'
import { storedDay } from '#model/values/stored.ts'
import { signInStaff } from '../data/support/parent.ts'
import { listDocuments, readDocument, writeDocument } from '../support/school.ts'
import { rowsOf, textsOf, user } from './visit-member.tsx'
import { placePath, press, referenceIn, storeFamily, termId } from './visit-office.ts'

beforeEach(() => signInStaff())

/** Opens the registrations of the term, those that a search finds. */
async function openRegistrations(search: string, show = 'all'): Promise<void> {
  user.open(`/office/registrations?term=${termId}&show=${show}`)
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), search)
}

async function choose(...children: string[]): Promise<void> {
  for (const child of children)
    await user.click(await screen.findByRole('checkbox', { name: `Select ${child}` }))
}

describe('registrations', () => {
  it('are found by name, phone, address and reference, with child, parent, days and payment', async () => {
    const uid = await storeFamily('Aulakh', {
      Noor: {},
      Veer: { paidOn: '2026-11-02', days: ['tue', 'fri'] },
    })
    const reference = referenceIn(uid)
    await openRegistrations('aulakh')
    await screen.findByText(`2 registrations, ${site.money.sign}100 to pay.`)
    const [[child, , level, parent, payment, day] = []] = await rowsOf('Registrations')
    expect([child, level, payment, day]).toEqual([
      'Veer Aulakh',
      'Level 1 Tue, FriWinter 2027',
      `${site.money.sign}100 Paid on 2 Nov 2026${reference}`,
      '20 Nov 2026',
    ])
    expect(parent).toMatch(/^Simran Aulakhaulakh@painti\.example41655501\d+$/)
    const searchFor = async (search: string) => {
      await user.clear(screen.getByRole('searchbox'))
      await user.type(screen.getByRole('searchbox'), search)
    }
    for (const other of ['sandhu', '655599', reference.replace(/^./, 'Q')]) {
      await searchFor(other)
      await screen.findByText('Nothing matches these filters.')
    }
    for (const search of ['AULAKH@painti', '416-555-01', reference.toLowerCase().replace('-', ' ')]) {
      await searchFor(search)
      expect(await screen.findAllByRole('checkbox', { name: /^Select .* Aulakh$/ })).toHaveLength(2)
    }
    await user.selectOptions(screen.getByLabelText('Show'), 'Unpaid')
    await waitFor(() => expect(screen.queryByText('Veer Aulakh')).toBeNull())
    await user.selectOptions(screen.getByLabelText('Day'), 'Tuesday')
    await screen.findByText('Nothing matches these filters.')
  })

  it('are noted as paid together, not after today, but for what is paid already, and that is undone at once (B4.09)', async () => {
    const before = { paidOn: '2026-09-01', paymentNote: 'in cash' }
    const uid = await storeFamily('Bhatti', { Noor: { paymentNote: 'CA$50 came' }, Veer: {}, Fateh: before })
    const stored = () =>
      Promise.all(['Noor', 'Veer', 'Fateh'].map((child) => readDocument(placePath(uid, child))))
    const [noor, veer, fateh] = await stored()
    await openRegistrations('bhatti')
    await choose('Noor Bhatti', 'Veer Bhatti', 'Fateh Bhatti')
    const dialog = await user.openDialog('Payment', 'Record a payment')
    within(dialog).getByText(`Veer Bhatti and Noor Bhatti: ${site.money.sign}200 to pay.`)
    within(dialog).getByText('Not owed, and left as it is: Fateh Bhatti.')
    await user.fill(dialog, { 'Paid on optional': '2999-01-01' })
    await press('Save')
    await within(dialog).findByText('Please choose a day, not after today.')
    await user.fill(dialog, { 'Paid on optional': '2026-11-03' })
    dropResponse(commits)
    await press('Save')
    await screen.findByText('Veer Bhatti and Noor Bhatti: paid on 3 Nov 2026.')
    const noted = { paidOn: '2026-11-03' }
    expect(await stored()).toEqual([{ ...noor, ...noted }, { ...veer, ...noted }, fateh])
    expect(requestsMade(commits)).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone.')
    expect(await stored()).toEqual([noor, veer, fateh])
  })

  it('that somebody else has noted meanwhile stay as they are (B4.12)', async () => {
    const uid = await storeFamily('Chahal')
    await openRegistrations('chahal')
    await choose('c1 Chahal')
    await user.openDialog('Payment', 'Record a payment')
    const theirs = { ...(await readDocument(placePath(uid))), paidOn: '2026-11-01' }
    await writeDocument(placePath(uid), theirs)
    await press('Save')
    await screen.findByText('Somebody else has changed this in the meantime.')
    expect(await readDocument(placePath(uid))).toEqual(theirs)
    await screen.findByText(/Paid on 1 Nov 2026$/)
    await choose('c1 Chahal')
    await user.openDialog('Withdraw', 'Withdraw 1 child?')
    const to = { courseId: '2', termId: '2027-summer', days: readDays(['mon', 'tue']) }
    await move(uid, readEnrollment(`1_c1_${termId}`, theirs), to)
    await press('Withdraw')
    await screen.findByText('Somebody else has changed this in the meantime.')
    await waitFor(() => expect(screen.queryByText('c1 Chahal')).toBeNull())
    expect(await readDocument(`Users/${uid}/Enrollments/2_c1_2027-summer`)).toHaveProperty('days', to.days)
  })

  it('are withdrawn with their level and a record, also after the term has begun (B7.02)', async () => {
    const uid = await storeFamily('Everest', { c1: { startDate: '2026-01-01', paidOn: '2026-01-02' } })
    const before = await readDocument(placePath(uid))
    await openRegistrations('everest')
    await choose('c1 Everest')
    const dialog = await user.openDialog('Withdraw', 'Withdraw 1 child?')
    within(dialog).getByText('c1 Everest: paid already. Pay it back by bank transfer, and note that.')
    await press('Withdraw')
    await screen.findByText('c1 Everest (Level 1): withdrawn.')
    expect(await readDocument(placePath(uid))).toBeNull()
    expect(await readDocument(`Users/${uid}/Students/c1`)).toMatchObject({ coursesCompleted: [] })
    const [record] = await listDocuments(`Users/${uid}/Withdrawals`)
    expect(record?.fields).toEqual({
      ...before,
      withdrawnBy: 'school',
      withdrawnAt: expect.any(Date) as Date,
    })
    await user.selectOptions(screen.getByLabelText('Show'), 'Withdrawn')
    await choose('c1 Everest')
    await user.fill(await user.openDialog('Payment', 'Record a payment'), {
      'Note optional': 'CA$100 paid back',
    })
    await press('Save')
    await screen.findByText('CA$100 paid back')
  })

  it('keep the level of a child that had it before or has it by another registration', async () => {
    const kept = await storeFamily('Fauja', { c1: { hadLevel: true } })
    const twice = await storeFamily('Faujdar')
    await writeDocument(`Users/${twice}/Enrollments/1_c1_2028-winter`, { courseId: '1', studentId: 'c1' })
    await openRegistrations('fauj')
    await choose('c1 Fauja', 'c1 Faujdar')
    await user.openDialog('Withdraw', 'Withdraw 2 children?')
    await press('Withdraw')
    await screen.findByText('c1 Faujdar (Level 1) and c1 Fauja (Level 1): withdrawn.')
    for (const uid of [kept, twice])
      expect(await readDocument(`Users/${uid}/Students/c1`)).toMatchObject({ coursesCompleted: [1] })
  })

  it('move to other days, another level and term, with what was paid', async () => {
    const uid = await storeFamily('Grewal', { c1: { paidOn: '2026-11-02' } })
    await openRegistrations('grewal')
    await choose('c1 Grewal')
    const dialog = await user.openDialog('Move', 'Move c1 Grewal')
    await press('Move')
    await within(dialog).findByText('This is where the child is already.')
    await user.selectOptions(within(dialog).getByLabelText('To level and term'), 'Level 2, Summer 2027')
    await user.click(within(dialog).getByRole('checkbox', { name: 'Monday' }))
    await user.click(within(dialog).getByRole('checkbox', { name: 'Friday' }))
    await press('Move')
    await screen.findByText('c1 Grewal is in Level 2 now, on Wednesday and Friday.')
    const moved = await readDocument(`Users/${uid}/Enrollments/2_c1_2027-summer`)
    expect(moved).toMatchObject({ days: ['wed', 'fri'], paidOn: '2026-11-02' })
  })

  it('of a day of a level make a sheet, with a box for each date of the term', async () => {
    await storeFamily('Hundal', {
      Veer: { days: ['sat', 'thu'] },
      Noor: { days: ['thu'] },
      Fateh: { days: ['fri'] },
    })
    user.open(`/office/registrations/class-list?term=${termId}&level=1&day=thu`)
    const sheet = await screen.findByRole('table')
    const children = textsOf(within(sheet).getAllByRole('rowheader')).filter((name) =>
      name.includes('Hundal'),
    )
    expect(children).toEqual(['Noor Hundal', 'Veer Hundal'])
    screen.getByText(/^Winter 2027: \d+ children$/)
    expect(screen.getByRole('main').textContent, 'nobody reads an id').not.toContain(termId)
    const { StartDate, EndDate, breaks } = (await readDocument(`Course/1/Terms/${termId}`)) ?? {}
    const published = { startDate: storedDay(StartDate), endDate: storedDay(EndDate) }
    const dates = classDays(published, ['thu'], (breaks ?? []) as string[])
    expect(textsOf(within(sheet).getAllByRole('columnheader'))).toEqual([
      ...['Child', 'Age', 'Phone'],
      ...dates.map((day) => day.slice(5).replace('-', '/')),
    ])
  })
})
