import { commits, denyRequests } from '../data/support/connection.ts'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { site, timeZone } from '#content/site.ts'
import { dayIn } from '#model/dates/time-zone.ts'
import { enrol, storeStudent } from '../data/support/parent.ts'
import { seedCourses } from '../support/school.ts'
import { levelOne, placeOf, publish, row, signInEnrolled, winter } from './visit-enrolled.ts'
import { forgetPage, openDashboard, openDialog, openSite, present } from './visit-member.tsx'

beforeEach(() => seedCourses())

describe('a registration in a term', () => {
  it('follows it where it is corrected, and not the next one (B2.14, B5.06)', async () => {
    await signInEnrolled()
    const next = { term: '2027-summer', StartDate: '2027-06-07', startTime: '09:00', endTime: '10:00' }
    await publish('Course/1', next)
    await openDashboard()
    expect(row().textContent).toMatch(new RegExp(`Next class: .*4:30 to 5:15 pm in ${site.city}`))
    const confirmation = within(row()).getByRole('link', { name: /^See the confirmation/ })
    expect(confirmation.getAttribute('href')).toBe('/courses/1/confirmation?term=2027-winter')
    await screen.findAllByRole('img', { name: '0 of 4 levels done, 1 joined' })
    await publish(winter, { StartDate: '2020-01-06', EndDate: '2020-05-22', startTime: '16:45' })
    await openDashboard()
    within(row()).getByText('6 Jan to 22 May 2020')
    expect(row().textContent).toContain(`4:45 to 5:15 pm in ${site.city}`)
    // The term is over, so the level is done and no longer just joined.
    await screen.findAllByRole('img', { name: '1 of 4 levels done' })
  })

  it('has a confirmation of its own, and the last one is shown where none is asked for (B2.26)', async () => {
    const uid = await signInEnrolled()
    await storeStudent(uid, 'c2', { firstName: 'Biba' })
    const path = '/courses/1/confirmation'
    const opens = async (address: string, name: string) => {
      forgetPage()
      openSite(address)
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

describe('withdrawing', () => {
  it('begins with the later of two terms of one level (B6.19)', async () => {
    const uid = await signInEnrolled()
    await publish('Course/1', { term: '2027-summer', StartDate: '2099-06-07', EndDate: '2099-09-07' })
    await enrol(uid, '1', 'c1')
    const { user } = await openDashboard()
    const [first] = screen.getAllByRole('button', { name: /^Withdraw: Arjan/ })
    await user.click(present(first))
    await screen.findByText(
      /is also registered for Level 1: First letters \(7 Jun to 7 Sep 2099\), which comes later\./,
    )
  })
})

describe('a registration that the school has moved', () => {
  it.each([
    ['2_c1_2027-winter_1', 'The school moved this from Level 2 on 5 Jan 2026.'],
    ['1_c1_2027-summer_1', 'The school moved this to another term on 5 Jan 2026.'],
    ['1_c1_2027-winter_1', 'The school changed the days on 5 Jan 2026.'],
  ])('from %s says what has changed, and when (B2.28)', async (movedFrom, sentence) => {
    await signInEnrolled({ movedFrom, enrollmentDate: new Date('2026-01-05T18:00:00Z') })
    await openDashboard()
    within(row()).getByText(sentence)
  })
})

describe('changing the days', () => {
  const ask = (user: UserEvent) =>
    openDialog(user, `Change days: Arjan Singh Gill, ${levelOne}`, 'When does Arjan Gill come to Level 1?')
  const press = async (user: UserEvent, dialog: HTMLElement, ...names: string[]) => {
    for (const name of names) await user.click(within(dialog).getByLabelText(name))
    await user.click(within(dialog).getByRole('button', { name: 'Save the days' }))
  }

  it('keeps price, payment and reference, and asks for as many days as the course has (B2.27)', async () => {
    const uid = await signInEnrolled({ paidOn: '2026-01-05' })
    const before = await placeOf(uid)
    const { user } = await openDashboard()
    const dialog = await ask(user)
    await press(user, dialog, 'Monday')
    within(dialog).getByText('Choose two days for Arjan Gill.')
    await press(user, dialog, 'Friday')
    await screen.findByText('Arjan Singh Gill comes on Wednesday and Friday.')
    expect(document.activeElement?.textContent).toBe('Your Registrations')
    within(row()).getByText('Wednesday and Friday')
    expect(await placeOf(uid)).toEqual({ ...before, days: ['wed', 'fri'] })
  })

  it('asks anew for a day that the school has taken away (B2.27)', async () => {
    const uid = await signInEnrolled({ days: ['mon', 'sun'] })
    const { user } = await openDashboard()
    const dialog = await ask(user)
    await within(dialog).findByText('Arjan Gill: Monday. 1 more to choose.')
    await press(user, dialog, 'Tuesday')
    await screen.findByText('Arjan Singh Gill comes on Monday and Tuesday.')
    expect(await placeOf(uid)).toMatchObject({ days: ['mon', 'tue'] })
  })

  it('keeps a full day that the child has, and takes no other', async () => {
    const uid = await signInEnrolled()
    await publish('Course/1', { full: ['mon', 'fri'] })
    const { user } = await openDashboard()
    const dialog = await ask(user)
    within(dialog).getByText('Friday is full.')
    expect(within(dialog).queryByRole('button', { name: /^Tell me/ })).toBeNull()
    await press(user, dialog, 'Monday', 'Wednesday', 'Friday', 'Monday', 'Thursday')
    await screen.findByText('Arjan Singh Gill comes on Monday and Thursday.')
    expect(await placeOf(uid)).toMatchObject({ days: ['mon', 'thu'] })
  })

  it('is told where it was refused, and ends with the beginning of the term (B2.27)', async () => {
    const uid = await signInEnrolled()
    const { user } = await openDashboard()
    const dialog = await ask(user)
    const reconnect = denyRequests(commits)
    await press(user, dialog, 'Monday', 'Friday')
    await within(dialog).findByText(/^The days could not be changed\./)
    expect(await placeOf(uid)).toMatchObject({ days: ['mon', 'wed'] })
    reconnect()
    await publish(winter, { StartDate: dayIn(timeZone, new Date()) })
    await openDashboard()
    expect(screen.queryByRole('button', { name: /^Change days/ })).toBeNull()
  })
})
