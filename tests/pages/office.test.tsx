import { commits, dropResponse, requestsMade } from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { referenceOf } from '#model/enrollment.ts'
import { signInStaff, storeStudent } from '../data/support/parent.ts'
import { listDocuments, readDocument, seedCourses, writeDocument } from '../support/school.ts'
import { fill, openDialog, openSite, present, rowsOf, textsOf } from './visit-member.tsx'

beforeAll(() => seedCourses())
beforeEach(() => signInStaff())

type Fields = Record<string, unknown>

const term = '2027-winter'
let families = 0

/** A family with a name of its own whose children have places in Level 1, and nobody but the school knows it. */
async function storeFamily(lastName: string, children: Record<string, Fields> = { c1: {} }): Promise<string> {
  const uid = `family${(families += 1)}`
  await writeDocument(`Users/${uid}`, {
    name: `Simran ${lastName}`,
    email: `${lastName.toLowerCase()}@painti.example`,
    phoneNumber: `41655501${10 + families}`,
  })
  for (const [id, fields] of Object.entries(children)) {
    await storeStudent(uid, id, { firstName: id, middleName: '', lastName, coursesCompleted: [1] })
    await writeDocument(`Users/${uid}/Enrollments/1_${id}_${term}`, {
      courseId: '1',
      studentId: id,
      studentName: `${id} ${lastName}`,
      term,
      days: ['mon', 'wed'],
      cost: 100,
      startDate: '2027-01-11',
      endDate: '2027-05-28',
      hadLevel: false,
      enrollmentDate: new Date('2026-11-20T12:00:00Z'),
      reference: referenceOf(uid, { id: '', courseId: '1', term, enrolledAt: null }),
      ...fields,
    })
  }
  return uid
}

const placePath = (uid: string, child = 'c1') => `Users/${uid}/Enrollments/1_${child}_${term}`

/** Opens the registrations of the term, those that a search finds. */
async function openRegistrations(search: string, show = 'all'): Promise<UserEvent> {
  const { user } = openSite(`/office/registrations?term=${term}&show=${show}`)
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), search)
  return user
}

async function choose(user: UserEvent, ...children: string[]): Promise<void> {
  for (const child of children)
    await user.click(await screen.findByRole('checkbox', { name: `Choose ${child}` }))
}

/** Presses the main button of the dialog that is open. */
async function press(user: UserEvent, name: string): Promise<void> {
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
}

describe('registrations', () => {
  it('are found by name, phone, address and reference, with child, parent, days and payment', async () => {
    const uid = await storeFamily('Aulakh', {
      Noor: {},
      Veer: { paidOn: '2026-11-02', days: ['tue', 'fri'] },
    })
    const reference = referenceOf(uid, { id: '', courseId: '1', term, enrolledAt: null })
    const user = await openRegistrations('aulakh')
    await screen.findByText('2 registrations, CA$100 to pay')
    expect(await rowsOf('Registrations')).toEqual(
      expect.arrayContaining([
        ['Noor Aulakh', '8', `Level 1 Mon, Wed${term}`, 'Simran Aulakh', `CA$100 to pay`, '20 Nov 2026'],
      ]),
    )
    for (const search of ['AULAKH@painti', '655501', reference.toLowerCase().replace('-', ' ')]) {
      await user.clear(screen.getByRole('searchbox'))
      await user.type(screen.getByRole('searchbox'), search)
      expect(await screen.findAllByRole('checkbox', { name: /^Choose .* Aulakh$/ })).toHaveLength(2)
    }
    await user.selectOptions(screen.getByLabelText('Show'), 'Unpaid')
    await waitFor(() => expect(screen.queryByText('Veer Aulakh')).toBeNull())
    await user.selectOptions(screen.getByLabelText('Day'), 'Tuesday')
    await screen.findByText('Nothing fits these filters.')
  })

  it('are noted as paid together, with a word, and that is undone at once', async () => {
    const uid = await storeFamily('Bhatti', { Noor: {}, Veer: {} })
    const user = await openRegistrations('bhatti')
    await choose(user, 'Noor Bhatti', 'Veer Bhatti')
    const dialog = await openDialog(user, 'Payment', 'Note a payment')
    within(dialog).getByText('Noor Bhatti and Veer Bhatti: CA$200 to pay.')
    await fill(user, dialog, { 'Paid on optional': '2026-11-03', 'Note optional': 'CA$150 came' })
    dropResponse(commits)
    await press(user, 'Save')
    await screen.findByText('Noor Bhatti and Veer Bhatti: paid on 3 Nov 2026.')
    const noted = { paidOn: '2026-11-03', paymentNote: 'CA$150 came' }
    for (const child of ['Noor', 'Veer'])
      expect(await readDocument(placePath(uid, child))).toMatchObject(noted)
    expect(requestsMade(commits)).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('It is undone.')
    for (const name of Object.keys(noted))
      expect(await readDocument(placePath(uid, 'Noor'))).not.toHaveProperty(name)
  })

  it('that somebody else has noted meanwhile stay as they are', async () => {
    const uid = await storeFamily('Chahal')
    const user = await openRegistrations('chahal')
    await choose(user, 'c1 Chahal')
    await openDialog(user, 'Payment', 'Note a payment')
    const theirs = { ...(await readDocument(placePath(uid))), paidOn: '2026-11-01' }
    await writeDocument(placePath(uid), theirs)
    await press(user, 'Save')
    await screen.findByText('Somebody else has changed this meanwhile. Nothing was written.')
    expect(await readDocument(placePath(uid))).toEqual(theirs)
  })

  it('refuse a day of payment after today, and say so at the field', async () => {
    await storeFamily('Dhaliwal')
    const user = await openRegistrations('dhaliwal')
    await choose(user, 'c1 Dhaliwal')
    const dialog = await openDialog(user, 'Payment', 'Note a payment')
    await fill(user, dialog, { 'Paid on optional': '2999-01-01' })
    await press(user, 'Save')
    await within(dialog).findByText('Please choose a day, not after today.')
  })

  it('are withdrawn with their level and a record of the school, also after the term has begun', async () => {
    const uid = await storeFamily('Everest', { c1: { startDate: '2026-01-01', paidOn: '2026-01-02' } })
    const before = await readDocument(placePath(uid))
    const user = await openRegistrations('everest')
    await choose(user, 'c1 Everest')
    const dialog = await openDialog(user, 'Withdraw', 'Withdraw 1 child?')
    within(dialog).getByText('c1 Everest: paid already. Pay it back by bank transfer, and note that.')
    await press(user, 'Withdraw')
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
    await choose(user, 'c1 Everest')
    await fill(user, await openDialog(user, 'Payment', 'Note a payment'), {
      'Note optional': 'CA$100 paid back',
    })
    await press(user, 'Save')
    await screen.findByText('CA$100 paid back')
  })

  it('keep the level of a child that had it before or has it by another registration', async () => {
    const kept = await storeFamily('Fauja', { c1: { hadLevel: true } })
    const twice = await storeFamily('Faujdar')
    await writeDocument(`Users/${twice}/Enrollments/1_c1_2028-winter`, { courseId: '1', studentId: 'c1' })
    const user = await openRegistrations('fauj')
    await choose(user, 'c1 Fauja', 'c1 Faujdar')
    await openDialog(user, 'Withdraw', 'Withdraw 2 children?')
    await press(user, 'Withdraw')
    await screen.findByText('c1 Fauja (Level 1) and c1 Faujdar (Level 1): withdrawn.')
    for (const uid of [kept, twice])
      expect(await readDocument(`Users/${uid}/Students/c1`)).toMatchObject({ coursesCompleted: [1] })
  })

  it('move to other days, another level and term, with what was paid', async () => {
    const uid = await storeFamily('Grewal', { c1: { paidOn: '2026-11-02' } })
    const user = await openRegistrations('grewal')
    await choose(user, 'c1 Grewal')
    const dialog = await openDialog(user, 'Move', 'Move c1 Grewal')
    await press(user, 'Move')
    await within(dialog).findByText('This is where the child is already.')
    await user.selectOptions(within(dialog).getByLabelText('To level and term'), 'Level 2, 2027-summer')
    await user.click(within(dialog).getByRole('checkbox', { name: 'Monday' }))
    await user.click(within(dialog).getByRole('checkbox', { name: 'Friday' }))
    await press(user, 'Move')
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
    openSite(`/office/class-list?term=${term}&level=1&day=thu`)
    const sheet = await screen.findByRole('table')
    const children = textsOf(within(sheet).getAllByRole('rowheader')).filter((name) =>
      name.includes('Hundal'),
    )
    expect(children).toEqual(['Noor Hundal', 'Veer Hundal'])
    expect(textsOf(within(sheet).getAllByRole('columnheader')).slice(0, 4)).toEqual([
      'Child',
      'Age',
      'Phone',
      '01/14',
    ])
    // Twenty Thursdays, and one of them in a break.
    expect(within(sheet).getAllByRole('columnheader')).toHaveLength(3 + 19)
  })
})

describe('families', () => {
  async function openFamily(uid: string): Promise<UserEvent> {
    const { user } = openSite(`/office/families/${uid}`)
    await screen.findByRole('table', { name: 'Children' })
    return user
  }

  it('are found by the line of a bank statement, and the payment is noted after one look', async () => {
    const uid = await storeFamily('Johal', { Noor: {}, Veer: {} })
    const { user } = openSite('/office/families')
    const reference = referenceOf(uid, { id: '', courseId: '1', term, enrolledAt: null })
    for (const [line, clue] of [
      [`transfer ${reference.replace('-', '')} 200.00`, 'Same reference'],
      [`transfer ${reference.slice(0, -1)}Z 200.00`, 'Reference one letter off'],
      ['from johal 200.00', 'Same name'],
    ] as const) {
      await fill(user, document.body, { 'Line of the bank statement': line })
      await user.click(screen.getByRole('button', { name: 'Find' }))
      const card = present((await screen.findByText(clue)).closest('li'))
      expect(card.textContent).toContain('Simran JohalSame'.slice(0, 12))
      expect(card.textContent).toContain('CA$200. The sum fits.')
    }
    await user.click(screen.getByRole('button', { name: 'Note the payment' }))
    await press(user, 'Save')
    await screen.findByText(/^Noor Johal and Veer Johal: paid on/)
    expect(await readDocument(placePath(uid, 'Veer'))).toHaveProperty('paidOn')
  })

  it('show a child whose name is corrected, and whose levels are set with what that opens', async () => {
    const uid = await storeFamily('Kang')
    const user = await openFamily(uid)
    const dialog = await openDialog(user, 'Correct name or birthdate: c1 Kang', 'Correct c1 Kang')
    await fill(user, dialog, { 'First name': 'Noor' })
    await press(user, 'Save')
    await screen.findByText('Noor Kang is saved.')
    const levels = await openDialog(user, 'Set levels: Noor Kang', 'Levels of Noor Kang')
    await user.click(within(levels).getByRole('checkbox', { name: 'Level 2' }))
    within(levels).getByText('The child can enrol in Level 3 then.')
    await press(user, 'Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await readDocument(`Users/${uid}/Students/c1`)).toMatchObject({
      firstName: 'Noor',
      lastName: 'Kang',
      coursesCompleted: [1, 2],
    })
  })

  it('are found by their whole address or reference, in one read each', async () => {
    const uid = await storeFamily('Lally')
    const reference = referenceOf(uid, { id: '', courseId: '1', term, enrolledAt: null })
    const { user } = openSite('/office/families')
    for (const search of ['lally@painti.example', reference]) {
      await user.clear(await screen.findByRole('searchbox'))
      await user.type(screen.getByRole('searchbox'), search)
      await screen.findByText('1 family')
      screen.getByRole('link', { name: 'Simran Lally' })
    }
  })

  it('that are not there are said to be missing', async () => {
    openSite('/office/families/nobody')
    await screen.findByText('There is no such family.')
  })
})

describe('enquiries', () => {
  it('are answered in their language, filed away by whoever answered, and put back', async () => {
    const enquiry = { firstName: 'Jeet', email: 'jeet@example.org', date: Date.now(), courseId: '1' }
    await writeDocument('Enquiries/e1', { ...enquiry, comment: 'ਕਿਹੜਾ ਪੱਧਰ?\nਧੰਨਵਾਦ', language: 'pa' })
    await writeDocument('Enquiries/e2', {
      ...enquiry,
      firstName: 'Sam',
      comment: 'Which level?',
      kind: 'evaluation',
    })
    const { user } = openSite('/office/enquiries')
    const link = await screen.findByRole('link', { name: 'Answer: Jeet' })
    const body = decodeURIComponent(link.getAttribute('href') ?? '')
    expect(body).toContain('ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ Jeet ਜੀ')
    expect(body).toContain('> ਕਿਹੜਾ ਪੱਧਰ?\n> ਧੰਨਵਾਦ')
    screen.getByText('Evaluation')
    await user.click(screen.getByRole('button', { name: 'Answered: Jeet' }))
    await screen.findByText('It is filed away.')
    const filed = await readDocument('Enquiries/e1')
    expect(filed).toMatchObject({ answeredOn: expect.stringMatching(/^20/) as string })
    expect(filed?.answeredBy).toMatch(/@painti\.example$/)
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Answer: Jeet' })).toBeNull())
    await user.selectOptions(screen.getByLabelText('Show'), 'Answered')
    await user.click(await screen.findByRole('button', { name: 'Back to open: Jeet' }))
    await screen.findByText('It is open again.')
    expect(await readDocument('Enquiries/e1')).not.toHaveProperty('answeredOn')
  })
})

describe('today', () => {
  it('counts the children of each day against its seats, who waits, and closes a day', async () => {
    const published = { ...(await readDocument('Course/3')), term: 'counted', seats: 1 }
    await writeDocument('Course/3', published)
    await writeDocument('Course/3/Terms/counted', published)
    const place = { courseId: '3', term: 'counted', days: ['mon', 'tue'] }
    const uid = await storeFamily('Maan', { c1: place, c2: { ...place, days: ['mon', 'fri'] } })
    const waiting = { kind: 'waiting', uid, term: 'counted', courseId: '3', days: ['mon'], date: 1 }
    await writeDocument('Enquiries/waiting', { ...waiting, firstName: 'Simran', email: 'maan@example.org' })
    const { user } = openSite('/office')
    const heading = await screen.findByRole('heading', { name: /^counted/ })
    const section = present(heading.closest('section'))
    within(section).getByText('2 of 1, 1 too many, 1 waiting')
    await user.click(within(section).getByRole('checkbox', { name: 'Level 3, Monday is full' }))
    await waitFor(async () => expect(await readDocument('Course/3')).toMatchObject({ full: ['mon'] }))
    await waitFor(() =>
      expect(within(section).getByRole('checkbox', { name: 'Level 3, Monday is full' })).toBeChecked(),
    )
  })

  it('says what is open, unpaid and new', async () => {
    openSite('/office')
    await screen.findByRole('link', { name: /^\d+ open enquir/ })
    await screen.findByRole('link', { name: /^\d+ registrations? unpaid, CA\$[\d,]+$/ })
    await screen.findByRole('link', { name: /^\d+ new registrations? since your last visit on / })
  })
})
