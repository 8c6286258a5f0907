import { commits, requestsMade } from '../data/support/connection.ts'
import { cleanup, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { updateCart } from '#pages/member/enrolment/stored-cart.ts'
import { readDocument, seedCourses, writeDocument } from '../support/school.ts'
import { daysInCart, forgetPage, inCart, openEnrol, pressDays, signInFamily } from './visit-enrol.ts'
import { openSite, present } from './visit-member.tsx'

beforeAll(() => seedCourses())

describe('a course that changes or ends', () => {
  it('while it is in the cart is not enrolled in, and the cart says what has changed (B2.13)', async () => {
    const { uid } = await signInFamily()
    const course = (await readDocument('Course/1')) ?? {}
    const visit = await openEnrol(1)
    await visit.user.click(screen.getByRole('checkbox', { name: /^Arjan Singh Gill/ }))
    await pressDays(visit.user, 'Arjan Gill', 'Monday', 'Wednesday')
    await writeDocument('Course/1', { ...course, cost: 120, startTime: '17:30', endTime: '18:15' })
    await visit.user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }))
    const title = await screen.findByText('This course has changed since you chose.')
    const notice = present(title.closest('[role=status]'))
    expect(notice.textContent).toContain('The price is now $120 for each child.')
    expect(notice.textContent).toContain('The classes are now from 5:30 to 6:15 pm in Toronto.')
    expect(inCart()).toEqual(['Arjan Singh Gill $120'])
    expect(daysInCart()).toEqual(['Monday and Wednesday'])
    expect(await readDocument(`Users/${uid}/Enrollments/1_arjan`)).toBeNull()
    await visit.user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }))
    await screen.findByRole('heading', { name: 'Thank you, Simran' })
    expect(await readDocument(`Users/${uid}/Enrollments/1_arjan`)).toMatchObject({ cost: 120 })
    await writeDocument('Course/1', course)
  })

  it('says which days and which term it has now, and asks for days again (B2.16)', async () => {
    await signInFamily()
    const course = { Title: 'Songs', number: 1, cost: 80, StartDate: '2999-01-07', EndDate: '2999-02-28' }
    await writeDocument('Course/changing', { ...course, days: ['mon', 'tue', 'wed'] })
    const visit = await openEnrol('changing')
    await visit.user.click(screen.getByRole('checkbox', { name: /^Arjan Singh Gill/ }))
    forgetPage()
    await writeDocument('Course/changing', { ...course, EndDate: '2999-03-07', days: ['thu', 'fri', 'sat'] })
    await openEnrol('changing')
    const notice = present(
      screen.getByText('This course has changed since you chose.').closest('[role=status]'),
    )
    expect(notice.textContent).toContain('The term is now 7 Jan to 7 Mar 2999.')
    expect(notice.textContent).toContain(
      'Children now come on two of these days: Thursday, Friday and Saturday.',
    )
    expect(daysInCart()).toEqual(['Days: still to choose'])
    forgetPage()
    await writeDocument('Course/changing', { ...course, days: [] })
    await openEnrol('changing')
    screen.getByText(/The days are now to be agreed\./)
  })

  it('that has lost its term and its hours says that they have changed, and not to what', async () => {
    await signInFamily()
    const course = { Title: 'Songs', number: 1, cost: 80, days: ['sat'] }
    const [term, hours] = [{ EndDate: '2999-02-28' }, { startTime: '10:00', endTime: '10:45' }]
    await writeDocument('Course/timeless', { ...course, ...term, ...hours })
    const visit = await openEnrol('timeless')
    await visit.user.click(screen.getByRole('checkbox', { name: /^Arjan Singh Gill/ }))
    forgetPage()
    await writeDocument('Course/timeless', course)
    await openEnrol('timeless')
    screen.getByText(
      'The term has changed. The class hours have changed. Please look at your cart once more.',
    )
  })

  it('that ends while a child is in the cart is not enrolled in (B3.07)', async () => {
    const { uid } = await signInFamily()
    const course = { Title: 'Songs', number: 1, cost: 80, days: ['sat', 'sun'] }
    await writeDocument('Course/ending', course)
    const visit = await openEnrol('ending')
    await visit.user.click(screen.getByRole('checkbox', { name: /^Arjan Singh Gill/ }))
    await writeDocument('Course/ending', { ...course, EndDate: '2020-05-22' })
    updateCart('ending', (cart) => ({ ...cart, checkedOut: cart.studentIds }))
    forgetPage()
    openSite('/courses/ending/confirmation')
    await screen.findByText('This term has ended.')
    expect(await readDocument(`Users/${uid}/Enrollments/ending_arjan`)).toBeNull()
    expect(requestsMade(commits)).toBe(0)
  })

  it('offers nobody to choose once its term is over, but the newsletter and an enquiry (B3.03)', async () => {
    await signInFamily()
    await writeDocument('Course/6', { Title: 'Last year', number: 1, cost: 80, EndDate: '2020-05-22' })
    for (const page of ['enroll', 'confirmation']) {
      openSite(`/courses/6/${page}`)
      await screen.findByText('This term has ended.')
      expect(screen.queryByRole('heading', { name: 'Your cart' })).toBeNull()
      screen.getByRole('button', { name: 'Enquire Now' })
      const link = screen.getByRole('link', { name: 'Go to the newsletter' })
      const field = document.querySelector(link.getAttribute('href') ?? '')
      expect(field?.getAttribute('type')).toBe('email')
      cleanup()
    }
  })
})
