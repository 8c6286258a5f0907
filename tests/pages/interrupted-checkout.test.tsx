import { site } from '#content/site.ts'
import { comeOnline, commits, disconnect, holdRequests, requestsMade } from '../data/support/connection.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { auth } from '#auth/firebase-auth.ts'
import { storedCart, updateCart } from '#pages/member/enrolment/stored-cart.ts'
import { enrol, type Parent, password, placesOf } from '../data/support/parent.ts'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { deleteDocument } from '../support/school.ts'
import { checkOut, signInParentOfTwo } from './visit-enrol.ts'
import { signInAs } from './visit-login.ts'
import { afterRequests, amountAt, user } from './visit-member.tsx'

const path = '/courses/1/confirmation'

describe('a checkout that was interrupted', () => {
  /** Arjan has a place in level 1; Biba is in the cart, and checkout was pressed for her. */
  async function checkOutBiba(): Promise<Parent> {
    const parent = await signInParentOfTwo()
    await enrol(parent.uid, '1', 'arjan')
    await checkOut('1', ['biba'])
    return parent
  }

  it.each([
    [['arjan'], 'Arjan Gill and Biba Gill have a place.', `${site.money.sign}200`],
    [[], 'Biba Gill has a place.', `${site.money.sign}100`],
  ])('goes on after a reload, and thanks for all who got places by it', async (placed, said, total) => {
    await checkOutBiba()
    updateCart('1', (cart) => ({ ...cart, placed }))
    user.open(path)
    await screen.findByText(said)
    expect(amountAt('Total')).toBe(total)
  })

  it('writes one child after the other, each at the price that was checked out', async () => {
    expectConsoleError(/^Enrolling biba in 1 failed:/)
    const { uid } = await signInParentOfTwo()
    await checkOut('1', ['arjan', 'biba'], { prices: { arjan: { cost: 100 }, biba: { cost: 90 } } })
    const release = holdRequests(commits)
    user.open(path)
    await afterRequests(1, commits)
    expect(requestsMade('Enrollments/1_biba')).toBe(0)
    release()
    await screen.findByText('Arjan Gill has a place.')
    expect(screen.getByRole('alert').textContent).toContain('Biba Gill could not be enrolled.')
    expect((await placesOf(uid)).ids).toEqual(['1_arjan_2027-winter'])
  })

  it('goes on after signing in where another tab has ended the session while it was sent', async () => {
    const { email } = await checkOutBiba()
    const logged = expectConsoleError(/^Enrolling biba in 1 failed:/)
    const release = holdRequests('Enrollments/1_biba')
    user.open(path)
    await screen.findByRole('heading', { name: 'Enrolling Biba Gill...' })
    await auth.signOut()
    release()
    await waitFor(() => expect(logged.seen).toBe(true))
    const said = (await screen.findByText(/^You were signed out\./)).closest('strong')?.parentElement
    expect(said?.textContent).toContain('Sign in again, and you go on where you were.')
    await signInAs(email, password)
    await screen.findByText('Biba Gill has a place.')
  })

  it('is unknown where no answer came: the page says so, looks again by itself, and thanks then', async () => {
    expectConsoleError(/^Enrolling (arjan|biba) in 1 failed:/)
    const { uid } = await signInParentOfTwo()
    const reconnect = disconnect(commits)
    await checkOut('1', ['arjan', 'biba'])
    user.open(path)
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We could not reach the school to see whether it worked. Nobody is enrolled twice. We look again by ourselves.',
    )
    expect(screen.queryByText(/could not be enrolled/)).toBeNull()
    reconnect()
    comeOnline()
    await screen.findByText('Arjan Gill and Biba Gill have a place.')
    expect(screen.queryByRole('alert')).toBeNull()
    expect((await placesOf(uid)).ids).toEqual(['1_arjan_2027-winter', '1_biba_2027-winter'])
  })

  it('is refused where another tab has removed the child since, and the page says so (B6.37)', async () => {
    expectConsoleError(/^Enrolling arjan in 1 failed:/)
    const { uid } = await signInParentOfTwo()
    await checkOut('1', ['arjan'])
    const release = holdRequests(commits)
    user.open(path)
    await afterRequests(1, commits)
    await deleteDocument(`Users/${uid}/Students/arjan`)
    release()
    await screen.findByText('Arjan Gill is no longer among your children.')
    expect(screen.getByRole('alert').textContent).toContain('Arjan Gill could not be enrolled.')
    expect((await placesOf(uid)).ids).toEqual([])
  })

  it('says which days a child has, where another tab has enrolled it on others (B2.31)', async () => {
    const { uid } = await signInParentOfTwo()
    await checkOut('1', ['arjan', 'biba'])
    await enrol(uid, '1', 'arjan', ['tue', 'wed'])
    user.open(path)
    await screen.findByText('Arjan Gill and Biba Gill have a place.')
    expect(screen.getByRole('alert').textContent.trim()).toBe(
      'Arjan Gill had a place already, on Tuesday and Wednesday. Monday was not added. Until the term begins you can change the days on your dashboard.',
    )
    screen.getByText('Tuesday and Wednesday')
  })

  it('takes no place by a press on the confirmation of another child, nor one again that was withdrawn meanwhile', async () => {
    const { uid } = await checkOutBiba()
    await user.openDashboard()
    await user.click(screen.getByRole('link', { name: /^See the confirmation/ }))
    await screen.findByText('Arjan Gill has a place.')
    expect((await placesOf(uid)).ids).toEqual(['1_arjan_2027-winter'])
    expect(storedCart('1').studentIds, 'she is still in the cart').toEqual(['biba'])
    user.leave()
    updateCart('1', (cart) => ({ ...cart, studentIds: ['arjan'], checkedOut: ['arjan'] }))
    await user.openDashboard()
    await user.click(screen.getByRole('button', { name: /^Withdraw/ }))
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
    await waitFor(async () => expect((await placesOf(uid)).ids).toEqual([]))
    await waitFor(() => expect(storedCart('1').studentIds).toEqual([]))
    cleanup()
    user.open(path)
    await screen.findByRole('heading', { name: 'Nobody is enrolled here yet' })
    expect((await placesOf(uid)).ids).toEqual([])
  })
})
