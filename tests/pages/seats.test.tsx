import { commits, dropResponse, holdRequests, requestsMade } from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { enrol, placesOf } from '../data/support/parent.ts'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { listDocuments, readDocument, seedCourses, writeDocument } from '../support/school.ts'
import {
  checkOut,
  choose,
  daysInCart,
  openEnrol,
  pressCheckout,
  pressDays,
  saidSoFar,
  signInFamily,
} from './visit-enrol.ts'
import { publish } from './visit-enrolled.ts'
import { afterRequests, bornYearsAgo, openDialog, openSite, present, textsOf } from './visit-member.tsx'

beforeEach(() => seedCourses())

const openWaitingList = (user: UserEvent) =>
  openDialog(user, 'Tell me when there is room', 'Join the waiting list')
const box = (scope: HTMLElement, name: string) => within(scope).getByRole('checkbox', { name })

describe('a day that is full', () => {
  it('can be focused but not chosen, and leaves a cart that holds it', async () => {
    const { uid } = await signInFamily()
    const { user } = await openEnrol(1)
    await choose(user, 'Arjan Singh Gill')
    await pressDays(user, 'Arjan Gill', 'Monday', 'Wednesday')
    await publish('Course/1', { full: ['mon'] })
    const again = await openEnrol(1)
    expect(saidSoFar().join()).toContain('has changed since you chose. Monday is full. Please look at')
    expect(daysInCart()).toEqual(['Days: still to choose'])
    const monday = box(screen.getByRole('group', { name: /for Arjan Gill$/ }), 'Monday')
    expect(monday.getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(monday.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('Monday is full.')
    monday.focus()
    expect(document.activeElement).toBe(monday)
    await again.user.keyboard(' ')
    expect(daysInCart()).toEqual(['Days: still to choose'])
    await pressDays(again.user, 'Arjan Gill', 'Friday')
    expect(daysInCart()).toEqual(['Wednesday and Friday'])
    await pressCheckout(again.user)
    await screen.findByRole('heading', { name: 'Thank you, Simran' })
    expect((await placesOf(uid)).ids).toEqual(['1_arjan_2027-winter'])
  })

  it('since checkout takes no place: the confirmation says so and leads back', async () => {
    expectConsoleError(/^Enrolling arjan in 1 failed:/)
    const { uid } = await signInFamily()
    await checkOut('1', ['arjan'])
    const release = holdRequests(commits)
    const { user } = openSite('/courses/1/confirmation')
    await afterRequests(1, commits)
    await writeDocument('Course/1', { ...(await readDocument('Course/1')), full: ['mon'] })
    release()
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(/ enrolled\. Monday is full\. $/),
    )
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect((await placesOf(uid)).ids).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Back to the list' }))
    await screen.findByText(/Monday is full\. Please look at your cart once more\./)
  })
})

describe('the waiting list', () => {
  it('takes a child once, with the days wished, also where an answer was lost', async () => {
    const { uid, email } = await signInFamily()
    await publish('Course/1', { full: ['mon'] })
    const { user } = await openEnrol(1)
    await choose(user, 'Arjan Singh Gill')
    const dialog = await openWaitingList(user)
    expect(textsOf(within(dialog).getAllByRole('option'))).toEqual(['Arjan Singh Gill'])
    const join = within(dialog).getByRole('button', { name: /^Join the waiting list/ })
    await user.click(box(dialog, 'Monday'))
    await user.click(join)
    within(dialog).getByText('Choose at least one day.')
    expect(document.activeElement).toBe(box(dialog, 'Monday'))
    for (const day of ['Tuesday', 'Monday']) await user.click(box(dialog, day))
    dropResponse(commits)
    await user.click(join)
    const said = await within(dialog).findByText('Arjan Gill is on the waiting list. We answer by email.')
    expect(document.activeElement).toBe(said.closest('p'))
    const [stored, ...others] = await listDocuments('Enquiries')
    expect(others).toEqual([])
    expect(stored).toEqual({
      id: `waiting_${uid}_1_arjan_2027-winter`,
      fields: {
        ...{ kind: 'waiting', language: 'en', uid, studentId: 'arjan', courseId: '1', term: '2027-winter' },
        ...{ firstName: 'Simran', lastName: 'Gill', email, phoneNumber: '5550100200' },
        days: ['mon', 'tue'],
        birthdate: bornYearsAgo(8),
        comment: 'Arjan Singh Gill waits for a place in Level 1: First letters, on Monday and Tuesday.',
        date: expect.any(Number) as number,
        received: expect.any(Date) as Date,
      },
    })
    await user.click(present(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)))
    const again = await openWaitingList(user)
    await user.click(within(again).getByRole('button', { name: /^Join the waiting list/ }))
    await within(again).findByText(/^Arjan Gill is on the waiting list already\./)
    expect(requestsMade(commits)).toBe(1)
    const { id = '', fields = {} } = stored ?? {}
    await writeDocument(`Enquiries/${id}`, { ...fields, answeredOn: '2026-01-05', answeredBy: 'a@b.org' })
    await user.click(present(within(again).getAllByRole('button', { name: 'Close' }).at(-1)))
    const later = await openWaitingList(user)
    await user.click(within(later).getByRole('button', { name: /^Join the waiting list/ }))
    await within(later).findByText('Arjan Gill is on the waiting list. We answer by email.')
    expect(await readDocument(`Enquiries/${id}`)).not.toHaveProperty('answeredOn')
  })

  it('stands in the place of the cart where too few days are left, for each child who could come', async () => {
    const { uid } = await signInFamily()
    await enrol(uid, '1', 'biba')
    await publish('Course/1', { full: ['mon', 'tue', 'wed', 'thu'] })
    const { user } = openSite('/courses/1/enroll')
    await screen.findByText('This course is full for now.')
    expect(screen.queryByRole('button', { name: 'Proceed to Checkout' })).toBeNull()
    const dialog = await openWaitingList(user)
    expect(textsOf(within(dialog).getAllByRole('option'))).toEqual(['Arjan Singh Gill', 'Chann Gill'])
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('checkbox', { name: /^Chann Gill/ }))
    expect(screen.queryByRole('group')).toBeNull()
    expect(textsOf(within(await openWaitingList(user)).getAllByRole('option'))).toEqual(['Chann Gill'])
  })
})
