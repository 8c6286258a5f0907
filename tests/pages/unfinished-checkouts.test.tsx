import { commits, holdRequests, requestsMade } from '../data/support/connection.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { storedCourse, storeStudent } from '../data/support/parent.ts'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { signOut } from '#auth/accounts.ts'
import { enrolStudent } from '#data/enrollment.ts'
import { offerOf } from '#model/cart.ts'
import type { Weekday } from '#model/dates/schedule.ts'
import { readStudent } from '#model/student.ts'
import { storedCart, updateCart } from '#pages/member/enrolment/stored-cart.ts'
import { listDocuments, readDocument, seedCourses } from '../support/school.ts'
import { openDashboard, openSite, signInSimran } from './visit-member.tsx'

beforeAll(() => seedCourses())

const path = '/courses/1/confirmation'
const days: Weekday[] = ['mon', 'wed']

/** Arjan has a place in level 1; Biba is in the cart, and checkout was pressed for her. */
async function checkOutBiba(): Promise<string> {
  const { uid } = await signInSimran()
  await storeStudent(uid, 'arjan')
  await storeStudent(uid, 'biba', { firstName: 'Biba', middleName: '' })
  const course = await storedCourse('1')
  const arjan = readStudent('arjan', (await readDocument(`Users/${uid}/Students/arjan`)) ?? {})
  await enrolStudent(uid, course, arjan, days)
  const cart = {
    studentIds: ['biba'],
    days: { biba: days },
    offer: offerOf(course),
    checkedOut: ['biba'],
    placed: [],
  }
  updateCart('1', () => cart)
  return uid
}

async function enrolled(uid: string): Promise<string[]> {
  return (await listDocuments(`Users/${uid}/Enrollments`)).map(({ id }) => id)
}

describe('a checkout that was interrupted', () => {
  it('goes on after a reload, and thanks for those too who had got their places by it', async () => {
    await checkOutBiba()
    updateCart('1', (cart) => ({ ...cart, placed: ['arjan'] }))
    openSite(path)
    await screen.findByText('Arjan Gill and Biba Gill have a place.')
    expect(screen.getByText('Total').closest('span')?.nextElementSibling?.textContent).toBe('$200')
  })

  it('thanks for nobody who was enrolled on an earlier day', async () => {
    await checkOutBiba()
    openSite(path)
    await screen.findByText('Biba Gill has a place.')
    expect(screen.getByText('Total').closest('span')?.nextElementSibling?.textContent).toBe('$100')
  })

  it('goes on after signing in where the session ended while it was sent', async () => {
    await checkOutBiba()
    const logged = expectConsoleError(/^Enrolling biba in 1 failed:/)
    const release = holdRequests('Enrollments/1_biba')
    openSite(path)
    await screen.findByRole('heading', { name: 'Enrolling Biba Gill...' })
    await signOut()
    release()
    await waitFor(() => expect(logged.seen).toBe(true))
    expect(storedCart('1').checkedOut).toEqual(['biba'])
  })

  it('takes no place by a press on the confirmation of another child', async () => {
    const uid = await checkOutBiba()
    const { user } = await openDashboard()
    await user.click(screen.getByRole('link', { name: /^See the confirmation/ }))
    await screen.findByText('Arjan Gill has a place.')
    expect(requestsMade(commits), 'that of Arjan').toBe(1)
    expect(await enrolled(uid)).toEqual(['1_arjan'])
    expect(storedCart('1').studentIds, 'she is still in the cart').toEqual(['biba'])
  })

  it('takes no place again that was withdrawn meanwhile', async () => {
    const uid = await checkOutBiba()
    updateCart('1', (cart) => ({ ...cart, studentIds: ['arjan'], checkedOut: ['arjan'] }))
    const { user } = await openDashboard()
    await user.click(screen.getByRole('button', { name: /^Withdraw/ }))
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
    await waitFor(async () => expect(await enrolled(uid)).toEqual([]))
    await waitFor(() => expect(storedCart('1').studentIds).toEqual([]))
    cleanup()
    openSite(path)
    await screen.findByRole('heading', { name: 'Nobody is enrolled here yet' })
    expect(await enrolled(uid)).toEqual([])
  })
})
