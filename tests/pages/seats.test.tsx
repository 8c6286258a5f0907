import { commits, dropResponse, holdRequests } from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { queryClient } from '#data/read.ts'
import { site } from '#content/site.ts'
import { enrol, placesOf } from '../data/support/parent.ts'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { listDocuments, readDocument, writeDocument } from '../support/school.ts'
import { cart, checkOut, daysInCart, inCart, openEnrol, saidSoFar, signInFamily } from './visit-enrol.ts'
import { publish } from './visit-enrolled.ts'
import { afterRequests, amountAt, bornYearsAgo, describedBy, textsOf, user } from './visit-member.tsx'

const openWaitingList = () => user.openDialog('Tell me when there is room', 'Join the waiting list')
const box = (scope: HTMLElement, name: string) => within(scope).getByRole('checkbox', { name })

describe('a day that is full', () => {
  it('can be focused but not chosen, and leaves a cart that holds it (B12.03)', async () => {
    const { uid, choose, pressDays } = await openEnrol(1)
    await choose('Arjan Singh Gill')
    await pressDays('Arjan Gill', 'Monday', 'Wednesday')
    await publish('Course/1', { full: ['mon'] })
    const again = await openEnrol(1)
    expect(saidSoFar().join()).toContain('has changed since you chose. Monday is full. Please look at')
    expect(daysInCart()).toEqual(['Wednesday, 1 more to choose.'])
    const monday = box(again.daysOf('Arjan Gill'), 'Monday')
    expect(monday.getAttribute('aria-disabled')).toBe('true')
    expect(describedBy(monday)).toBe('Monday is full.')
    monday.focus()
    expect(document.activeElement).toBe(monday)
    await user.keyboard(' ')
    expect(daysInCart()).toEqual(['Wednesday, 1 more to choose.'])
    await again.pressDays('Arjan Gill', 'Friday')
    expect(daysInCart()).toEqual(['Wednesday and Friday'])
    await again.pressCheckout()
    await screen.findByRole('heading', { name: 'Thank you, Simran' })
    expect((await placesOf(uid)).ids).toEqual(['1_arjan_2027-winter'])
  })

  it('since checkout takes no place: the confirmation says so and leads back (B12.04)', async () => {
    expectConsoleError(/^Enrolling arjan in 1 failed:/)
    const { uid } = await signInFamily()
    await checkOut('1', ['arjan'])
    const release = holdRequests(commits)
    user.open('/courses/1/confirmation')
    await afterRequests(1, commits)
    await writeDocument('Course/1', { ...(await readDocument('Course/1')), full: ['mon'] })
    release()
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(/ enrolled\. Monday is full\. $/),
    )
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect((await placesOf(uid)).ids).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Back to the list' }))
    const notice = await screen.findByText(/Monday is full\. Please look at your cart once more\./)
    expect(document.activeElement).toBe(notice.closest('[role=status]'))
  })
})

describe('the waiting list', () => {
  it('takes a child once, with the days wished, also where an answer was lost, and is seen on the enrol page and the dashboard, where days are changed and the child leaves (B12.05, B12.06)', async () => {
    await publish('Course/1', { full: ['mon'] })
    const { uid, email, choose } = await openEnrol(1)
    await choose('Arjan Singh Gill')
    const dialog = await openWaitingList()
    expect(textsOf(within(dialog).getAllByRole('option'))).toEqual(['Arjan Singh Gill'])
    within(dialog).getByLabelText('Which child waits?')
    const join = within(dialog).getByRole('button', { name: /^Join the waiting list/ })
    await user.click(box(dialog, 'Monday'))
    await user.click(join)
    within(dialog).getByText('Choose at least one day.')
    expect(document.activeElement).toBe(box(dialog, 'Monday'))
    await user.click(box(dialog, 'Tuesday'))
    await user.click(join)
    within(dialog).getByText(/^Choose at least one day that is full:/)
    await user.click(box(dialog, 'Monday'))
    dropResponse(commits)
    await user.click(join)
    const said = await within(dialog).findByText(
      'Arjan Gill is on the waiting list for Monday and Tuesday. We answer by email.',
    )
    expect(document.activeElement).toBe(said.closest('p'))
    const [stored, ...others] = await listDocuments('Enquiries')
    expect(others).toEqual([])
    expect(stored).toEqual({
      id: `waiting_${uid}_1`,
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
    await user.closeDialog()
    await screen.findByText('Waits for Monday and Tuesday')
    const changing = await user.openDialog('Tell me when there is room', 'Waiting for a place')
    expect(box(changing, 'Tuesday')).toHaveProperty('checked', true)
    await user.click(box(changing, 'Tuesday'))
    await user.click(within(changing).getByRole('button', { name: /^Change the days/ }))
    await within(changing).findByText('Arjan Gill now waits for Monday, and keeps the turn.')
    user.leave()
    await user.openDashboard()
    await screen.findByText(/^Arjan Gill: Level 1, \d.* to \d.*, Monday$/)
    const leaving = await user.openDialog('Change or leave: Arjan Gill, Level 1', 'Waiting for a place')
    await user.click(within(leaving).getByRole('button', { name: /^Leave the waiting list/ }))
    await within(leaving).findByText('Arjan Gill is not on the waiting list any more.')
    expect(await readDocument(`Enquiries/waiting_${uid}_1`)).toBeNull()
    await user.closeDialog()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Registrations' }))
    expect(screen.queryByText(/^Arjan Gill: Level 1/)).toBeNull()
  })

  it('has nobody who got a place, whose term is not open any more, or who was answered (B12.07)', async () => {
    const { uid } = await signInFamily()
    const wishes = { arjan: {}, biba: { term: '2026-fall' }, chann: { answeredOn: '2026-01-05' } }
    for (const [index, [studentId, fields]] of Object.entries(wishes).entries())
      await writeDocument(`Enquiries/waiting_${uid}_${index + 1}`, {
        ...{ kind: 'waiting', uid, courseId: '1', term: '2027-winter', days: ['mon'], studentId, ...fields },
      })
    await user.openDashboard()
    await screen.findByText(/^Arjan Gill: Level 1, .*, Monday$/)
    expect(screen.getAllByText(/: Level 1, /)).toHaveLength(1)
    await enrol(uid, '1', 'arjan')
    user.leave()
    await user.openDashboard()
    await screen.findByText('Monday and Wednesday')
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.queryByText(/: Level 1, /)).toBeNull()
  })

  it('is where a full course leads from each child, which is not ticked in vain (B12.01, B12.02)', async () => {
    const { uid } = await signInFamily()
    await enrol(uid, '1', 'biba')
    await checkOut('1', ['arjan'])
    await publish('Course/1', { full: ['mon', 'tue', 'wed', 'thu'] })
    const { pressCheckout } = await openEnrol(1)
    const note = screen.getByText('Nobody can enrol now. Put your child on the waiting list', {
      exact: false,
    })
    const arjan = screen.getByRole('checkbox', { name: /^Arjan Singh Gill/ })
    expect(note.compareDocumentPosition(arjan)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(describedBy(arjan)).toMatch(/^This course is full for now\. Nobody can enrol now\./)
    expect(amountAt('Subtotal')).toBe(`${site.money.sign}0`)
    within(cart()).getByText(/^Need a hand\? Write to/)
    await pressCheckout()
    expect(screen.getByRole('alert').textContent).toMatch(/^Nobody can enrol now\./)
    const options = async (dialog: HTMLElement) => {
      const names = textsOf(within(dialog).getAllByRole('option'))
      await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
      return names
    }
    expect(await options(await openWaitingList())).toEqual(['Arjan Singh Gill', 'Chann Gill'])
    await user.click(screen.getByRole('checkbox', { name: /^Chann Gill/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Join the waiting list' })
    expect(within(dialog).getByRole('combobox', { name: 'Which child waits?' })).toHaveProperty(
      'value',
      'chann',
    )
    await options(dialog)
    expect(inCart()).toEqual([])
    expect(screen.queryByRole('group')).toBeNull()
    // Once there is room, the cart is as it was.
    await publish('Course/1', { full: ['tue'] })
    await openEnrol(1)
    expect(daysInCart()).toEqual(['Monday and Wednesday'])
  })
})
