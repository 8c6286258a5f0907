import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { formatDay } from '#content/en/format.ts'
import { site } from '#content/site.ts'
import { childFieldNames } from '#model/student.ts'
import { env } from '#lib/env.ts'
import { commits, holdRequests, requestsMade } from '../data/support/connection.ts'
import { type Parent, signInStaff, storeStudent } from '../data/support/parent.ts'
import { listDocuments, readDocument, writeDocument } from '../support/school.ts'
import { configure, present, textsOf, user } from './visit-member.tsx'
import { placePath, press, referenceIn, storeFamily, termId } from './visit-office.ts'

let staff: Parent
beforeEach(async () => {
  staff = await signInStaff()
})

describe('families', () => {
  async function openFamily(uid: string): Promise<void> {
    user.open(`/office/families/${uid}`)
    await screen.findByRole('table', { name: 'Children' })
  }

  const lines = 'Lines of the bank statement or the card payments'

  it('are found by a reference and by the line of a bank statement, and the payment is noted after one look', async () => {
    const uid = await storeFamily('Johal', { Noor: {}, Veer: {}, Jodh: { paidOn: '2026-11-02' } })
    const withdrawn = `Users/${uid}/Withdrawals/1_Fateh_${termId}_1`
    const record = {
      ...(await readDocument(placePath(uid, 'Noor'))),
      studentId: 'Fateh',
      withdrawnAt: new Date(),
    }
    await writeDocument(withdrawn, record)
    user.open('/office/families')
    const reference = referenceIn(uid)
    await user.type(await screen.findByRole('searchbox'), reference)
    await screen.findByText('1 family')
    screen.getByRole('link', { name: 'Simran Johal' })
    await user.clear(screen.getByRole('searchbox'))
    for (const [line, clue] of [
      [`transfer ${reference.replace('-', '')} 200.00`, 'Same reference'],
      [`transfer ${reference.slice(0, -1)}Z 200.00`, 'Reference one letter off'],
      ['from johal 200.00', 'Same name'],
    ] as const) {
      await screen.findByLabelText(lines)
      await user.fill(document.body, { [lines]: line })
      await user.click(screen.getByRole('button', { name: 'Find' }))
      const card = present((await screen.findByText(clue)).closest('li'))
      expect(card.textContent).toContain('Simran Johal')
      expect(card.textContent).toContain(`${site.money.sign}200. The amount matches.`)
    }
    await user.click(screen.getByRole('button', { name: 'Record the payment' }))
    await press('Save')
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
    user.open('/office/families')
    const typed = [
      referenceIn(both),
      referenceIn(one),
      referenceIn(both),
      `${referenceIn(sum)},200.00`,
      referenceIn(twice),
      `${referenceIn(part)} 50.00`,
      `${referenceIn(back)} -100.00`,
      'QQQQ-QQQQ',
    ].join('\n')
    await screen.findByLabelText(lines)
    await user.fill(document.body, { [lines]: typed })
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
    await press('Save')
    await screen.findByText(/^Noor Aulakh, Veer Aulakh, Veer Chahal and Noor Chahal: paid on/)
    for (const uid of [both, sum]) expect(await readDocument(placePath(uid, 'Veer'))).toHaveProperty('paidOn')
    expect(await readDocument(placePath(one, 'Veer'))).not.toHaveProperty('paidOn')
  })

  it('show a child whose name is corrected, and whose levels are set with what that opens', async () => {
    // As if the courses had been published after the build.
    configure(env, { program: { ...env.program, lastLevel: 0 } })
    const uid = await storeFamily('Kang')
    await writeDocument('School/letters', { unreached: [uid] })
    await openFamily(uid)
    // Beside the parent, and in the row of the place.
    await waitFor(() =>
      expect(screen.getAllByText('No letters: email address not confirmed')).toHaveLength(2),
    )
    const dialog = await user.openDialog('Correct name or birthdate: c1 Kang', 'Correct c1 Kang')
    await user.fill(dialog, { 'First name': 'Noor' })
    await press('Save')
    await screen.findByText('Saved: Noor Kang.')
    const levels = await user.openDialog('Set levels: Noor Kang', 'Levels of Noor Kang')
    await user.click(within(levels).getByRole('checkbox', { name: 'Level 2' }))
    within(levels).getByText('The child can enrol in Level 3 then.')
    await user.click(within(levels).getByRole('checkbox', { name: 'Level 1' }))
    const release = holdRequests(commits)
    const sent = requestsMade(commits)
    await press('Save')
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

  it('show all that a family has said of a child', async () => {
    const uid = await storeFamily('Lally')
    const said = Object.fromEntries(childFieldNames.map((name) => [name, `said ${name}`]))
    await storeStudent(uid, 'c1', { ...said, birthdate: '2018-05-20' })
    await openFamily(uid)
    const { textContent } = present((await screen.findByText(/said firstName/)).closest('table'))
    for (const text of Object.values({ ...said, birthdate: formatDay('2018-05-20') }))
      expect(textContent).toContain(text)
  })

  it('that are not there are said to be missing', async () => {
    user.open('/office/families/nobody')
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
    user.open('/office/enquiries')
    const link = await screen.findByRole('link', { name: 'Answer: Jeet' })
    const body = decodeURIComponent(link.getAttribute('href') ?? '')
    expect(body).toContain('ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ Jeet ਜੀ')
    expect(body).toContain('> ਕਿਹੜਾ ਪੱਧਰ?\n> ਧੰਨਵਾਦ')
    screen.getByText('Evaluation')
    await user.click(screen.getByRole('button', { name: 'Answered: Jeet' }))
    await screen.findByText('It is filed away.')
    const filed = await readDocument('Enquiries/e1')
    expect(filed).toMatchObject({ answeredOn: expect.stringMatching(/^20/) as string })
    expect(filed).not.toHaveProperty('answeredBy')
    expect(await readDocument('Answers/e1')).toEqual({ by: staff.email })
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Answer: Jeet' })).toBeNull())
    await user.selectOptions(screen.getByLabelText('Show'), 'Answered')
    await screen.findByText(new RegExp(`^Answered on .* by ${staff.email}$`))
    await user.click(screen.getByRole('button', { name: 'Back to open: Jeet' }))
    await screen.findByText('It is open again.')
    expect(await readDocument('Answers/e1')).toBeNull()
    expect(await readDocument('Enquiries/e1')).not.toHaveProperty('answeredOn')
  })

  const asked = { email: 'rai@painti.example', comment: 'When?', date: 1 }

  it('stand by the server’s clock, and are filed together but for what somebody else has filed (B12.11)', async () => {
    const times = { First: '2026-11-03', Clock: '2026-11-01', Second: '2026-11-02' }
    for (const [firstName, day] of Object.entries(times)) {
      const date = firstName === 'Clock' ? Date.parse('2099-01-01') : 1
      const sent = { ...asked, firstName, date, received: new Date(day) }
      await writeDocument(`Enquiries/${firstName}`, sent)
    }
    user.open('/office/enquiries')
    await user.type(await screen.findByRole('searchbox'), 'RAI@Painti.Example')
    await screen.findByRole('heading', { name: 'Clock' })
    const names = () => textsOf(screen.getAllByRole('heading', { level: 3 }))
    expect(names()).toEqual(['First', 'Second', 'Clock'])
    await user.click(screen.getByRole('button', { name: 'Select all' }))
    const theirs = { ...asked, firstName: 'Second', received: new Date(), answeredOn: '2026-11-04' }
    await writeDocument('Enquiries/Second', theirs)
    await user.click(screen.getByRole('checkbox', { name: 'Select Clock' }))
    await user.click(screen.getByRole('button', { name: 'Answered' }))
    await screen.findByText(/^Filed away: First\.$/)
    screen.getByText(/Second: somebody else has changed this in the meantime\. Nothing was written\./)
    await waitFor(() => expect(names()).toEqual(['Clock']))
    expect(await readDocument('Answers/First')).toEqual({ by: staff.email })
    expect(await readDocument('Enquiries/Second')).toEqual(theirs)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone.')
    expect(await readDocument('Enquiries/First')).not.toHaveProperty('answeredOn')
  })

  it('do not wait for what has come true, and a child is taken off the waiting list (B12.10)', async () => {
    const uid = await storeFamily('Rai', { Noor: {}, Veer: {} })
    const wish = { ...asked, kind: 'waiting', uid, studentId: 'Noor', days: ['mon'], received: new Date() }
    const waits = `Enquiries/waiting_${uid}_2`
    await writeDocument('Enquiries/placed', { ...wish, firstName: 'Placed', courseId: '1', term: termId })
    await writeDocument(waits, { ...wish, firstName: 'Waits', courseId: '2', term: termId })
    const judged = { ...wish, kind: 'evaluation', levels: [], studentId: 'Veer', firstName: 'Judged' }
    await writeDocument('Enquiries/judged', judged)
    await writeDocument('Enquiries/unjudged', { ...judged, levels: [2], firstName: 'Unjudged' })
    // The family has brought the one level by enrolling, and the school the other.
    const veer = `Users/${uid}/Students/Veer`
    await writeDocument(veer, { ...(await readDocument(veer)), coursesCompleted: [1, 2] })
    user.open(`/office/families/${uid}`)
    const card = async (name: string) => present((await screen.findByRole('heading', { name })).closest('li'))
    within(await card('Placed')).getByText('The child has a place now.')
    within(await card('Judged')).getByText('The levels are set.')
    within(await card('Judged')).getByRole('link', { name: 'Veer Rai' })
    for (const name of ['Waits', 'Unjudged'])
      expect(within(await card(name)).queryByText(/has a place|levels are set/)).toBeNull()
    const removal = 'Take Noor Rai off the waiting list?'
    await user.openDialog('Take off the list: Waits', removal)
    await writeDocument(waits, {
      ...wish,
      firstName: 'Waits',
      courseId: '2',
      term: termId,
      days: ['fri'],
    })
    await press('Take off the list')
    await screen.findByText('Somebody else has changed this in the meantime.')
    await within(await card('Waits')).findByText('Friday')
    await user.openDialog('Take off the list: Waits', removal)
    await press('Take off the list')
    await screen.findByText('Noor Rai is off the waiting list.')
    expect(await readDocument(waits)).toBeNull()
  })
})

it('a family that asks to be erased stands with the command that does it, safe in a shell (B7.11)', async () => {
  const asked = { kind: 'erasure', uid: 'u', date: 1 }
  await writeDocument('Enquiries/plain', { ...asked, firstName: 'plain', email: 'leaving+1@example.org' })
  await writeDocument('Enquiries/sly', { ...asked, firstName: 'sly', email: "o'`id`@example.org" })
  user.open('/office/enquiries')
  await screen.findByRole('button', { name: 'Copy npm run school -- forget leaving+1@example.org' })
  screen.getByRole('button', { name: "Copy npm run school -- forget 'o'\\''`id`@example.org'" })
  expect(screen.getAllByText('Erase')).toHaveLength(2)
})

describe('today', () => {
  it('counts the children of each day against its seats, who waits, and closes a day', async () => {
    const published = {
      ...(await readDocument('Course/3')),
      term: 'counted',
      termName: 'First half',
      seats: 1,
    }
    await writeDocument('Course/3', published)
    await writeDocument('Course/3/Terms/counted', published)
    const place = { courseId: '3', term: 'counted', days: ['mon', 'tue'] }
    const waits = { ...place, courseId: '1' }
    const uid = await storeFamily('Maan', { c1: place, c2: { ...place, days: ['mon', 'fri'] }, c4: waits })
    const waiting = { kind: 'waiting', uid, term: 'counted', courseId: '3', days: ['mon'], date: 1 }
    const simran = { ...waiting, firstName: 'Simran', email: 'maan@example.org', studentId: 'c4' }
    await writeDocument('Enquiries/waiting', simran)
    // A child that is there no more waits no longer.
    await writeDocument('Enquiries/gone', { ...simran, studentId: 'c5' })
    // Who has the place waits no longer.
    await writeDocument('Enquiries/has', { ...simran, studentId: 'c3' })
    await writeDocument(`Users/${uid}/Students/c3`, { firstName: 'Has' })
    await writeDocument(`Users/${uid}/Enrollments/3_c3_counted`, { ...place, studentId: 'c3', days: ['fri'] })
    user.open('/office')
    const heading = await screen.findByRole('heading', { name: /^First half \(\d/ })
    const section = present(heading.closest('section'))
    within(section).getByText('2 of 1, 1 too many, 1 waiting')
    await user.click(within(section).getByRole('checkbox', { name: 'Level 3, Monday is full' }))
    await waitFor(async () => expect(await readDocument('Course/3')).toMatchObject({ full: ['mon'] }))
    await within(section).findByRole('checkbox', { name: 'Level 3, Monday is full', checked: true })
  })

  it('says what is open, unpaid and new, whatever was free and noted as paid', async () => {
    await storeFamily('Nagra', { c1: { cost: 0, paidOn: '2026-11-01' }, c2: {} })
    user.open('/office')
    await screen.findByRole('link', { name: /^\d+ open enquir/ })
    await screen.findByRole('link', { name: /^\d+ registrations? unpaid, \D+[\d,]+$/ })
    await screen.findByRole('link', { name: /^\d+ new registrations? in the last seven days$/ })
    user.leave()
    // A reload belongs to the same visit; the next one is hours later.
    user.open('/office')
    await screen.findByRole('link', { name: /in the last seven days$/ })
    user.leave()
    localStorage.setItem('office-visit', `${Date.parse('2026-11-02T20:00:00Z')}`)
    user.open('/office')
    await screen.findByRole('link', { name: /^\d+ new registrations? since your last visit on 2 Nov 2026$/ })
  })

  it('says between two terms that the next one is not published yet', async () => {
    for (const { id } of await listDocuments('Course'))
      for (const term of await listDocuments(`Course/${id}/Terms`)) {
        const over = { ...term.fields, StartDate: '2020-01-06', EndDate: '2020-05-01' }
        await writeDocument(`Course/${id}/Terms/${term.id}`, over)
      }
    user.open('/office')
    await screen.findByText('No term is running, and the next one is not published yet.')
  })
})
