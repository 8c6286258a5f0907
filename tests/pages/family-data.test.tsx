import { commits, denyRequests, disconnect, queries } from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { formatDay, formatTime } from '#content/en/format.ts'
import { site, timeZone } from '#content/site.ts'
import { withdraw } from '#data/enrollment.ts'
import { addDays } from '#model/dates/day.ts'
import { timeIn } from '#model/dates/time-zone.ts'
import { schoolDayOf } from '#components/use-today.ts'
import { openVerificationLink } from '../data/support/mails.ts'
import { enrol, signInNewParent, signInSimran } from '../data/support/parent.ts'
import { deleteDocument, readDocument, writeDocument } from '../support/school.ts'
import { present, savedFiles, user } from './visit-member.tsx'

const today = schoolDayOf(Date.now())
const inWords = (at: number) => `${formatDay(schoolDayOf(at))}, ${formatTime(timeIn(timeZone, new Date(at)))}`
const moment = expect.stringMatching(/^\d+ \w{3} 20\d\d, \d+:\d\d [ap]m$/) as string

describe('a family’s data', () => {
  it('is saved whole in one file, by the children’s names and in words, at another try (B7.09)', async () => {
    const { uid, email } = await signInSimran({ c1: { nickname: 'Jaani' }, c2: { firstName: 'ਚੰਨ' } })
    const changed = { ...(await readDocument(`Users/${uid}`)), phoneNumber: '604 555 0123' }
    await writeDocument(`Users/${uid}`, changed)
    await enrol(uid, '1', 'c1')
    await enrol(uid, '2', 'c1')
    await withdraw(uid, await enrol(uid, '1', 'c2'))
    const asked = { email, firstName: 'Simran', comment: 'ਕਦੋਂ?', date: Date.UTC(2026, 10, 29, 15, 15) }
    await writeDocument('Enquiries/q', asked)
    await writeDocument(`Enquiries/waiting_${uid}_1_c2`, {
      ...asked,
      uid,
      kind: 'waiting',
      days: ['mon'],
      term: 'fall-2027',
    })
    await writeDocument('Enquiries/others', { ...asked, email: 'other@example.org' })
    const subscribed = new Date('2026-11-01T12:00:00Z')
    await writeDocument(`newsletter/${email}`, { email, timestamp: subscribed })
    await openVerificationLink(email)
    const files = savedFiles()
    await user.openDashboard()
    const connect = disconnect(queries)
    await user.click(screen.getByRole('button', { name: /^Save our data/ }))
    await screen.findByText('Your data could not be read.')
    connect()
    await user.dblClick(screen.getByRole('button', { name: /^Save our data/ }))
    await waitFor(() => expect(files).toHaveLength(1))
    expect(files[0]?.name).toBe(`${site.name} ${today}.json`)
    const text = await present(files[0]).blob.text()
    expect(text).toContain('\n  "Account": {\n')
    const place = { studentId: 'c1', cost: 100, enrollmentDate: moment }
    expect(JSON.parse(text)).toMatchObject({
      Saved: expect.stringMatching(new RegExp(`^\\d.*, ${site.city}$`)) as string,
      Account: { Email: email, 'Email confirmed': true, 'Account since': moment },
      'Your details': { firstName: 'Simran', birthdate: '12 Apr 1988' },
      'Your Students': {
        'Arjan Singh Gill': [{ id: 'c1', nickname: 'Jaani', coursesCompleted: [1, 2] }],
        'ਚੰਨ Singh Gill': [{ id: 'c2', birthdate: '20 May 2018', email, phoneNumber: '604 555 0123' }],
      },
      'Your Registrations': {
        'Arjan Singh Gill': [
          { ...place, term: 'Winter 2027' },
          { ...place, term: 'Summer 2027' },
        ],
      },
      'Withdrawn and moved': {
        'ਚੰਨ Singh Gill': [{ courseId: '1', term: 'Winter 2027', withdrawnAt: moment }],
      },
      'Waiting list': [{ kind: 'waiting', days: ['mon'], term: 'Fall 2027' }],
      'Questions and requests': [{ id: 'q', comment: 'ਕਦੋਂ?', date: inWords(asked.date) }],
      Newsletter: { email, timestamp: inWords(subscribed.getTime()) },
    })
    expect(text).not.toContain('other@example.org')
  })

  it('is saved of an account without details, and says what its address has to be confirmed for', async () => {
    await signInNewParent()
    const files = savedFiles()
    await user.openDashboard()
    await user.click(screen.getByRole('button', { name: /^Save our data/ }))
    await waitFor(() => expect(files).toHaveLength(1))
    expect(JSON.parse(await present(files[0]).blob.text())).toMatchObject({
      Account: { 'Email confirmed': false },
      'Your details': {},
      'Questions and requests': ['Confirm your email address: then what was sent from it is here too.'],
      Newsletter: 'Not subscribed',
    })
  })
})

describe('erasing a family', () => {
  const button = 'Erase everything about us…'
  const title = 'Erase everything about you?'

  it('is asked for once, after what it takes, is said with the day by which it is done, and is taken back by the family until then (B7.10)', async () => {
    const { uid, email } = await signInSimran({ c1: {} })
    await enrol(uid, '1', 'c1')
    await user.openDashboard()
    screen.getByText(/^Once your email address is confirmed, you can ask here/)
    await openVerificationLink(email)
    document.dispatchEvent(new Event('visibilitychange'))
    const dialog = await user.openDialog(button, title)
    expect(dialog.textContent).toContain('Your children have a place.')
    const owed = `${site.money.sign}100 is still to pay. What you withdraw before its term begins need not be paid.`
    expect(dialog.textContent).toContain(owed)
    await user.click(within(dialog).getByRole('button', { name: 'Keep everything' }))
    expect(await readDocument(`Enquiries/erasure_${uid}`)).toBeNull()
    await user.openDialog(button, title)
    const allow = denyRequests(commits)
    await user.click(screen.getByRole('button', { name: /^Ask the school/ }))
    await screen.findByText('This did not work, and the school was not asked.')
    allow()
    await user.click(screen.getByRole('button', { name: /^Ask the school/ }))
    const asked = await screen.findByText(
      `You asked us on ${formatDay(today)} to erase everything about you.`,
    )
    const answer = present(asked.closest('[role="status"]'))
    expect(answer.textContent).toContain(`The school does it by ${formatDay(addDays(today, 30))}.`)
    expect(answer.textContent).toContain('Until then your children keep their places;')
    expect(answer.textContent).toContain(owed)
    await waitFor(() => expect(document.activeElement).toBe(answer))
    expect(screen.queryByRole('button', { name: button })).toBeNull()
    const stored = await readDocument(`Enquiries/erasure_${uid}`)
    expect(stored).toMatchObject({ kind: 'erasure', uid, email, firstName: 'Simran', lastName: 'Gill' })
    const allowAgain = denyRequests(commits)
    await user.click(screen.getByRole('button', { name: /^Take the request back/ }))
    await screen.findByText(/^This did not work\./)
    allowAgain()
    await user.click(screen.getByRole('button', { name: /^Take the request back/ }))
    const said = (await screen.findByText('Your request is taken back.')).closest('[role="status"]')
    await waitFor(() => expect(document.activeElement).toBe(said))
    expect(await readDocument(`Enquiries/erasure_${uid}`)).toBeNull()
    await screen.findByRole('button', { name: button })
  })

  it('is not said to be taken back where the school has begun to carry it out (B7.12)', async () => {
    const { uid, email } = await signInSimran()
    const path = `Enquiries/erasure_${uid}`
    await writeDocument(path, { kind: 'erasure', uid, email, received: new Date() })
    await openVerificationLink(email)
    await user.openDashboard()
    const press = await screen.findByRole('button', { name: /^Take the request back/ })
    await deleteDocument(path)
    await user.click(press)
    await screen.findByText(/^There is no request any more: .* the school has carried it out\.$/)
    expect(screen.queryByText(/Nothing is erased/)).toBeNull()
  })

  it('can be asked for again once that was answered, and without a name', async () => {
    const { uid, email } = await signInNewParent()
    const path = `Enquiries/erasure_${uid}`
    await writeDocument(path, { kind: 'erasure', uid, email, received: new Date(), answeredOn: '2026-01-05' })
    await openVerificationLink(email)
    await user.openDashboard()
    await user.openDialog(button, title)
    await user.click(screen.getByRole('button', { name: /^Ask the school/ }))
    await screen.findByText(/^You asked us on/)
    expect(await readDocument(path)).toMatchObject({ firstName: 'Parent', lastName: '' })
  })
})
