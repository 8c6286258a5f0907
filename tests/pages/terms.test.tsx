import { commits, denyRequests } from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { site, timeZone } from '#content/site.ts'
import { queryClient } from '#data/read.ts'
import { addDays } from '#model/dates/day.ts'
import { dayIn } from '#model/dates/time-zone.ts'
import { enrol, signInSimran, storePlace, storeStudent } from '../data/support/parent.ts'
import { readDocument, writeDocument } from '../support/school.ts'
import { checkOut, inCart, openEnrol, signInFamily } from './visit-enrol.ts'
import { levelOne, openEnrolled, placeOf, publish, row, signInEnrolled, winter } from './visit-enrolled.ts'
import { amountAt, describedBy, hrefOf, present, stayIn, user } from './visit-member.tsx'

describe('a registration in a term', () => {
  it('follows it where it is corrected, and not the next one (B2.14, B5.06)', async () => {
    await signInEnrolled()
    const next = { term: '2027-summer', StartDate: '2027-06-07', startTime: '09:00', endTime: '10:00' }
    await publish('Course/1', next)
    await user.openDashboard()
    expect(row().textContent).toMatch(new RegExp(`Next class: .*4:30 to 5:15 pm in ${site.city}`))
    expect(hrefOf(/^See the confirmation/, row())).toBe('/courses/1/confirmation?term=2027-winter')
    await screen.findAllByRole('img', { name: '0 of 4 levels done, 1 joined' })
    await publish(winter, { StartDate: '2020-01-06', EndDate: '2020-05-22', startTime: '16:45' })
    await user.openDashboard()
    within(row()).getByText('6 Jan to 22 May 2020')
    expect(row().textContent).toContain(`4:45 to 5:15 pm in ${site.city}`)
    // The term is over, so the level is done and no longer just joined.
    await screen.findAllByRole('img', { name: '1 of 4 levels done' })
  })

  it('says its days and hours by the clock of Delhi too, also once that of the school has changed (B1.13)', async () => {
    stayIn('Asia/Kolkata')
    await signInEnrolled()
    await publish(winter, { StartDate: '2098-01-06', EndDate: '2098-05-23' })
    await user.openDashboard()
    within(row()).getByText(`Monday and Wednesday in ${site.city} (Tuesday and Thursday where you are)`)
    within(row()).getByText('3:00 to 3:45 am the next day where you are')
    within(row()).getByText('From 10 Mar 2098: 2:00 to 2:45 am the next day where you are')
  })

  it('that is over says so, and has neither calendar nor withdrawing nor a place (B3.08)', async () => {
    await signInEnrolled()
    const today = dayIn(timeZone, new Date())
    const offered = () => within(row()).queryAllByRole('button', { name: /^(Withdraw|Add to calendar)/ })
    const endOn = async (EndDate: string) => {
      for (const path of [winter, 'Course/1']) await publish(path, { StartDate: addDays(today, -9), EndDate })
      await user.openDashboard()
    }
    await endOn(today)
    expect(offered()).not.toEqual([])
    await endOn(addDays(today, -1))
    within(row()).getByText('This term has ended.')
    expect(offered()).toEqual([])
    user.leave()
    user.open('/courses/1/confirmation')
    await screen.findByText('Arjan Gill had a place. This term has ended.')
    expect(screen.queryByRole('button', { name: /^Add to calendar/ })).toBeNull()
  })

  it('has a confirmation of its own, and the last one is shown where none is asked for (B2.26)', async () => {
    const uid = await signInEnrolled()
    await storeStudent(uid, 'c2', { firstName: 'Biba' })
    const path = '/courses/1/confirmation'
    const opens = async (address: string, name: string) => {
      user.leave()
      user.open(address)
      await screen.findByText(`${name} has a place.`)
    }
    await publish('Course/1', { term: '2027-summer', StartDate: '2099-06-07', EndDate: '2099-09-07' })
    await opens(path, 'Arjan Gill')
    screen.getByText(`4:30 to 5:15 pm in ${site.city}`, { exact: false, selector: 'dd *' })
    await enrol(uid, '1', 'c2')
    await opens(path, 'Biba Gill')
    await opens(`${path}?term=2027-winter`, 'Arjan Gill')
  })
})

it('a confirmation shows the term as it was just stored, also where another was read minutes ago (B2.30)', async () => {
  const uid = await signInEnrolled()
  await storeStudent(uid, 'arjan')
  await user.openDashboard()
  user.leave()
  for (const document of ['Course/1', winter])
    await writeDocument(document, { ...(await readDocument(document)), EndDate: '2099-12-18' })
  await checkOut('1', ['arjan'])
  user.open('/courses/1/confirmation')
  await screen.findByRole('heading', { name: 'Thank you, Simran' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(amountAt('Ends')).toBe('18 Dec 2099')
})

it('a registration as the specification stores it is in the term that was open when it was made, and shows what is known (S5.22, B9.12)', async () => {
  const { uid } = await signInSimran({ c1: { coursesCompleted: [1] } })
  await storePlace(uid, '1', 'c1', { studentName: 'Arjan Gill', enrollmentDate: new Date() })
  const { choose } = await openEnrol(1)
  await choose('Arjan Singh Gill')
  await user.dismissMessage('Arjan Gill has already enrolled in this course.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(inCart()).toEqual([])
  user.leave()
  await user.openDashboard()
  within(row()).getByText('Days: to be agreed')
  await screen.findAllByRole('img', { name: '0 of 4 levels done, 1 joined' })
  expect(document.body.textContent).not.toMatch(/undefined|null|NaN/)
  const confirms = async (sentence: string) => {
    user.leave()
    user.open('/courses/1/confirmation')
    await screen.findByText(sentence)
    return screen.queryByText('Starts') !== null
  }
  expect(await confirms('Arjan Gill has a place.')).toBe(true)
  const today = dayIn(timeZone, new Date())
  await publish('Course/1', { StartDate: '2020-01-06', EndDate: addDays(today, -1) })
  await confirms('Arjan Gill had a place. This term has ended.')
  // The next term was opened after it had been made.
  await publish('Course/1', { EndDate: addDays(today, 99), openSince: addDays(today, 3) })
  expect(await confirms('Arjan Gill has a place.')).toBe(false)
  await openEnrol(1)
  screen.getByText('Has done Level 1')
})

it('withdrawing begins with the later of two terms of one level (B6.19)', async () => {
  const uid = await signInEnrolled()
  await publish('Course/1', { term: '2027-summer', StartDate: '2099-06-07', EndDate: '2099-09-07' })
  await enrol(uid, '1', 'c1')
  await user.openDashboard()
  const [first] = screen.getAllByRole('button', { name: /^Withdraw: Arjan/ })
  await user.click(present(first))
  await screen.findByText(
    /is also registered for Level 1: First letters \(7 Jun to 7 Sep 2099\), which comes later\./,
  )
})

it.each([
  ['2_c1_2027-winter_1', 'The school moved this from Level 2 on 5 Jan 2026.'],
  ['1_c1_2027-summer_1', 'The school moved this to another term on 5 Jan 2026.'],
  ['1_c1_2027-winter_1', 'The school changed the days on 5 Jan 2026.'],
])(
  'a registration that the school has moved from %s says what has changed, and when (B2.28)',
  async (movedFrom, sentence) => {
    await openEnrolled({ movedFrom, enrollmentDate: new Date('2026-01-05T18:00:00Z') })
    within(row()).getByText(sentence)
  },
)

describe('changing the days', () => {
  const ask = () =>
    user.openDialog(`Change days: Arjan Singh Gill, ${levelOne}`, 'When does Arjan Gill come to Level 1?')
  const press = async (dialog: HTMLElement, ...names: string[]) => {
    for (const name of names) await user.click(within(dialog).getByLabelText(name))
    await user.click(within(dialog).getByRole('button', { name: 'Save the days' }))
  }

  it('keeps price, payment and reference, asks for as many days as the course has, is told where it was refused, and ends with the beginning of the term (B2.27)', async () => {
    const { uid } = await openEnrolled({ paidOn: '2026-01-05' })
    const before = await placeOf(uid)
    const dialog = await ask()
    await press(dialog, 'Monday')
    within(dialog).getByText('Choose two days for Arjan Gill.')
    expect(document.activeElement).toBe(within(dialog).getByLabelText('Monday'))
    const reconnect = denyRequests(commits)
    await press(dialog, 'Friday')
    await within(dialog).findByText(/^The days could not be changed\./)
    expect(await placeOf(uid)).toEqual(before)
    reconnect()
    await press(dialog)
    await screen.findByText('Arjan Singh Gill comes on Wednesday and Friday.')
    expect(document.activeElement?.textContent).toBe('Your Registrations')
    within(row()).getByText('Wednesday and Friday')
    expect(await placeOf(uid)).toEqual({ ...before, days: ['wed', 'fri'] })
    await publish(winter, { StartDate: dayIn(timeZone, new Date()) })
    await user.openDashboard()
    expect(screen.queryByRole('button', { name: /^Change days/ })).toBeNull()
  })

  it('asks anew for a day that the school has taken away, keeps a full one that the child has, and takes no other (B2.27)', async () => {
    const uid = await signInEnrolled({ days: ['mon', 'sun'] })
    await publish('Course/1', { full: ['mon', 'fri'] })
    await user.openDashboard()
    const dialog = await ask()
    await within(dialog).findByText('Arjan Gill: Monday. 1 more to choose.')
    within(dialog).getByText('Friday is full.')
    expect(within(dialog).queryByRole('button', { name: /^Tell me/ })).toBeNull()
    await press(dialog, 'Monday', 'Friday', 'Monday', 'Thursday')
    await screen.findByText('Arjan Singh Gill comes on Monday and Thursday.')
    expect(await placeOf(uid)).toMatchObject({ days: ['mon', 'thu'] })
  })
})

it('a child who has done the level is offered the next one, and asked about once before it takes the level again (B3.09)', async () => {
  const { uid } = await signInFamily()
  // In a term that is still to end, by which the level is not done.
  await storeStudent(uid, 'joined', { firstName: 'Joginder', coursesCompleted: [1] })
  await storePlace(uid, '1', 'joined', {
    term: '2098-fall',
    startDate: '2098-09-07',
    endDate: '2098-12-18',
  })
  const { choose } = await openEnrol(1)
  expect(describedBy(screen.getByRole('checkbox', { name: /^Joginder/ }))).toBe('')
  screen.getByText('Has done Level 1')
  await choose('Biba Gill')
  const again = await screen.findByRole('button', { name: 'Enrol in Level 1 again' })
  expect(describedBy(again)).toBe('Biba Gill has done Level 1. Level 2 comes next.')
  expect(document.activeElement?.textContent).toBe('Enrol in Level 2')
  await user.click(again)
  await choose('Biba Gill', 'Biba Gill')
  expect(inCart()).toEqual([`Biba Gill ${site.money.sign}100`])
  expect(user.where()).toBe('/courses/1/enroll')
  user.leave()
  sessionStorage.clear()
  const next = await openEnrol(1)
  await next.choose('Biba Gill')
  await user.click(await screen.findByRole('link', { name: 'Enrol in Level 2' }))
  await screen.findByRole('heading', { name: 'Who is joining Level 2?' })
  expect(user.where()).toBe('/courses/2/enroll')
})
