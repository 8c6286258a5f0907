import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { referenceOf } from '#model/enrollment.ts'
import { commits, holdRequests, requestsMade } from '../data/support/connection.ts'
import { signInStaff } from '../data/support/parent.ts'
import { readDocument, seedCourses, writeDocument } from '../support/school.ts'
import { fill, openDialog, openSite, present, textsOf } from './visit-member.tsx'
import { placePath, press, storeFamily, term } from './visit-office.ts'

beforeAll(() => seedCourses())
beforeEach(() => signInStaff())

describe('families', () => {
  async function openFamily(uid: string): Promise<UserEvent> {
    const { user } = openSite(`/office/families/${uid}`)
    await screen.findByRole('table', { name: 'Children' })
    return user
  }

  const lines = 'Lines of the bank statement or the card payments'

  it('are found by the line of a bank statement, and the payment is noted after one look', async () => {
    const uid = await storeFamily('Johal', { Noor: {}, Veer: {}, Jodh: { paidOn: '2026-11-02' } })
    const withdrawn = `Users/${uid}/Withdrawals/1_Fateh_${term}_1`
    const record = {
      ...(await readDocument(placePath(uid, 'Noor'))),
      studentId: 'Fateh',
      withdrawnAt: new Date(),
    }
    await writeDocument(withdrawn, record)
    const { user } = openSite('/office/families')
    const reference = referenceOf(uid, { id: '', courseId: '1', term, enrolledAt: null })
    for (const [line, clue] of [
      [`transfer ${reference.replace('-', '')} 200.00`, 'Same reference'],
      [`transfer ${reference.slice(0, -1)}Z 200.00`, 'Reference one letter off'],
      ['from johal 200.00', 'Same name'],
    ] as const) {
      await screen.findByLabelText(lines)
      await fill(user, document.body, { [lines]: line })
      await user.click(screen.getByRole('button', { name: 'Find' }))
      const card = present((await screen.findByText(clue)).closest('li'))
      expect(card.textContent).toContain('Simran Johal')
      expect(card.textContent).toContain(`${site.money.sign}200. The amount matches.`)
    }
    await user.click(screen.getByRole('button', { name: 'Record the payment' }))
    await press(user, 'Save')
    await screen.findByText(/^Veer Johal and Noor Johal: paid on/)
    expect(await readDocument(placePath(uid, 'Veer'))).toHaveProperty('paidOn')
    expect(await readDocument(withdrawn)).toEqual(record)
  })

  it('are found by the references of an export, and those that paid what they owe are noted together (B4.22)', async () => {
    const [both, one, sum, twice, part, back] = [
      await storeFamily('Aulakh', { Noor: {}, Veer: {} }),
      await storeFamily('Bains', { Noor: {}, Veer: {} }),
      // Of before references were stored.
      await storeFamily('Chahal', { Noor: { reference: null }, Veer: { reference: null } }),
      await storeFamily('Deol', { Noor: { paidOn: '2026-11-02' } }),
      await storeFamily('Ghuman'),
      await storeFamily('Hans'),
    ]
    const of = (uid: string) => referenceOf(uid, { id: '', courseId: '1', term, enrolledAt: null })
    const { user } = openSite('/office/families')
    const typed = [
      of(both),
      of(one),
      of(both),
      `${of(sum)},200.00`,
      of(twice),
      `${of(part)} 50.00`,
      `${of(back)} -100.00`,
      'QQQQ-QQQQ',
    ].join('\n')
    await screen.findByLabelText(lines)
    await fill(user, document.body, { [lines]: typed })
    await user.click(screen.getByRole('button', { name: 'Find' }))
    const mark = await screen.findByText(`Record 4 payments, ${site.money.sign}400`)
    screen.getByText(/^No family found for: QQQQ-QQQQ\./)
    const cards = screen.getAllByText('Same reference').map((label) => present(label.closest('li')))
    const paid = cards.filter(({ textContent }) => textContent.includes('The amount matches.'))
    expect(textsOf(paid.map((card) => within(card).getByRole('link')))).toEqual([
      'Simran Aulakh',
      'Simran Chahal',
    ])
    expect(cards).toHaveLength(6)
    screen.getByRole('button', { name: 'Record the payment: Veer Bains' })
    await user.click(mark)
    await press(user, 'Save')
    await screen.findByText(/^Noor Aulakh, Veer Aulakh, Veer Chahal and Noor Chahal: paid on/)
    for (const uid of [both, sum]) expect(await readDocument(placePath(uid, 'Veer'))).toHaveProperty('paidOn')
    expect(await readDocument(placePath(one, 'Veer'))).not.toHaveProperty('paidOn')
  })

  it('show a child whose name is corrected, and whose levels are set with what that opens', async () => {
    const uid = await storeFamily('Kang')
    const user = await openFamily(uid)
    const dialog = await openDialog(user, 'Correct name or birthdate: c1 Kang', 'Correct c1 Kang')
    await fill(user, dialog, { 'First name': 'Noor' })
    await press(user, 'Save')
    await screen.findByText('Saved: Noor Kang.')
    const levels = await openDialog(user, 'Set levels: Noor Kang', 'Levels of Noor Kang')
    await user.click(within(levels).getByRole('checkbox', { name: 'Level 2' }))
    within(levels).getByText('The child can enrol in Level 3 then.')
    await user.click(within(levels).getByRole('checkbox', { name: 'Level 1' }))
    const release = holdRequests(commits)
    const sent = requestsMade(commits)
    await press(user, 'Save')
    await waitFor(() => expect(requestsMade(commits)).toBe(sent + 1))
    // Meanwhile the family enrols.
    const child = `Users/${uid}/Students/c1`
    await writeDocument(child, { ...(await readDocument(child)), coursesCompleted: [1, 3] })
    release()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await readDocument(child)).toMatchObject({
      firstName: 'Noor',
      lastName: 'Kang',
      coursesCompleted: [3, 2],
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

it('a family that asks to be erased stands with the command that does it, safe in a shell (B7.11)', async () => {
  const asked = { kind: 'erasure', uid: 'u', date: 1 }
  await writeDocument('Enquiries/plain', { ...asked, firstName: 'plain', email: 'leaving+1@example.org' })
  await writeDocument('Enquiries/sly', { ...asked, firstName: 'sly', email: "o'`id`@example.org" })
  openSite('/office/enquiries')
  await screen.findByRole('button', { name: 'Copy npm run school -- forget leaving+1@example.org' })
  screen.getByRole('button', { name: "Copy npm run school -- forget 'o'\\''`id`@example.org'" })
  expect(screen.getAllByText('Erase')).toHaveLength(2)
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
    await within(section).findByRole('checkbox', { name: 'Level 3, Monday is full', checked: true })
  })

  it('says what is open, unpaid and new, whatever was free and noted as paid', async () => {
    await storeFamily('Nagra', { c1: { cost: 0, paidOn: '2026-11-01' }, c2: {} })
    openSite('/office')
    await screen.findByRole('link', { name: /^\d+ open enquir/ })
    await screen.findByRole('link', { name: /^\d+ registrations? unpaid, \D+[\d,]+$/ })
    await screen.findByRole('link', { name: /^\d+ new registrations? since your last visit on / })
  })
})
