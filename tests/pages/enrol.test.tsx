import { site } from '#content/site.ts'
import { commits, holdRequests, queries, requestsMade } from '../data/support/connection.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { enrol, signInSimran, storePlace, storeStudent } from '../data/support/parent.ts'
import { listDocuments, readDocument, writeDocument } from '../support/school.ts'
import { cart, checkOut, daysInCart, inCart, openEnrol, saidSoFar, signInFamily } from './visit-enrol.ts'
import { amountAt, bornYearsAgo, columnsOf, hrefOf, present, rowsOf, stayIn, user } from './visit-member.tsx'

const { sign } = site.money

describe('the list of children', () => {
  it('has checkbox, name, age and cost of each, two of one name by their age, and a contact line for help (S2.70, S2.76, B2.19)', async () => {
    const { uid } = await signInFamily()
    for (const age of [8, 6])
      await storeStudent(uid, `a${age}`, { middleName: '', birthdate: bornYearsAgo(age) })
    await openEnrol(1)
    screen.getByRole('heading', { name: 'Who is joining Level 1?' })
    expect(columnsOf('Your children')).toEqual(['Choose', 'Name', 'Age', 'Cost'])
    for (const name of [
      `Arjan Singh Gill 8 years ${sign}100`,
      `Biba Gill 6 years Has done Level 1 ${sign}100`,
      `Chann Gill N/A ${sign}100`,
    ])
      screen.getByRole('row', { name: new RegExp(`${name.replace('$', '\\$')}$`) })
    expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(5)
    for (const name of ['Arjan Gill 8 years', 'Arjan Gill 6 years']) screen.getByRole('checkbox', { name })
    expect(inCart()).toEqual([])
    expect(amountAt('Subtotal')).toBe(`${sign}0`)
    expect(hrefOf(site.email, cart())).toBe(`mailto:${site.email}`)
    within(cart()).getByText(/^Need a hand\? Write to/)
  })

  it('costs what the child does where the course says nothing (S9.01)', async () => {
    await signInSimran({ biba: { firstName: 'Biba', cost: 100 }, chann: { firstName: 'Chann', cost: 70 } })
    await writeDocument('Course/spring', { Title: 'Songs', number: 1 })
    await openEnrol('spring')
    expect((await rowsOf('Your children')).map((row) => row.at(-1))).toEqual([`${sign}100`, `${sign}70`])
  })
})

describe('the cart', () => {
  it('needs a child, follows who is chosen, with cost and subtotal, says it, and passes course, children and cost to the confirmation (S2.71, S2.72, S2.74, S4.12, S4.13, S4.14, B2.03, B2.18)', async () => {
    const { uid, choose, pressDays, pressCheckout } = await openEnrol(1)
    screen.getByRole('heading', { name: 'Your cart' })
    screen.getByRole('button', { name: 'Proceed to Checkout' })
    await pressCheckout()
    expect((await screen.findByRole('alert')).textContent.trim()).toBe('Choose a child first.')
    expect(user.where()).toBe('/courses/1/enroll')
    await choose('Arjan Singh Gill', 'Chann Gill')
    expect(inCart()).toEqual([`Arjan Singh Gill ${sign}100`, `Chann Gill ${sign}100`])
    expect(amountAt('Subtotal')).toBe(`${sign}200`)
    expect(saidSoFar()).toEqual([
      'Chann Gill. 2 more to choose.',
      `2 children in the cart, subtotal ${sign}200`,
    ])
    await pressDays('Arjan Gill', 'Monday')
    expect(saidSoFar()).toContain('Arjan Gill: Monday. 1 more to choose.')
    await choose('Arjan Singh Gill')
    expect(inCart()).toEqual([`Chann Gill ${sign}100`])
    expect(amountAt('Subtotal')).toBe(`${sign}100`)
    // Whoever is chosen again keeps the days.
    await choose('Arjan Singh Gill')
    await pressDays('Arjan Gill', 'Wednesday')
    await pressDays('Chann Gill', 'Tuesday', 'Friday')
    await pressCheckout()
    await screen.findByRole('heading', { name: 'Thank you, Simran' })
    expect(user.where()).toBe('/courses/1/confirmation')
    expect(amountAt('Total')).toBe(`${sign}200`)
    expect((await listDocuments(`Users/${uid}/Enrollments`)).map(({ fields }) => fields)).toMatchObject([
      { courseId: '1', studentId: 'arjan', days: ['mon', 'wed'], cost: 100 },
      { courseId: '1', studentId: 'chann', days: ['tue', 'fri'] },
    ])
    // Going back finds them enrolled and the cart empty, before anything is read again.
    holdRequests(queries)
    user.goBack()
    expect(await screen.findAllByText('Already enrolled')).toHaveLength(2)
    expect(inCart()).toEqual([])
  })
})

describe('the days of a child', () => {
  it('are two of five, stand in the cart, and survive a reload, but for who was enrolled elsewhere (B2.01, B2.02)', async () => {
    const { uid, choose, daysOf, pressDays } = await openEnrol(1)
    await choose('Arjan Singh Gill')
    expect(daysInCart()).toEqual(['Days: still to choose'])
    screen.getByText('2 more to choose.')
    await pressDays('Arjan Gill', 'Wednesday', 'Monday')
    expect(daysInCart()).toEqual(['Monday and Wednesday'])
    within(cart()).getByText(new RegExp(`^4:30 to 5:15 pm in ${site.city}`))
    within(cart()).getByText('You pay later, by bank transfer.')
    within(cart()).getByText('The place is taken at once. Nothing is paid now.')
    await pressDays('Arjan Gill', 'Friday')
    expect(daysOf('Arjan Gill').textContent).toContain('Three days are chosen. Take one away.')
    const wrong = daysOf('Arjan Gill').querySelectorAll<HTMLInputElement>('[aria-invalid=true]')
    expect(Array.from(wrong, ({ checked }) => checked)).toEqual([true, true, true])
    expect(daysInCart()).toEqual(['Three days are chosen. Take one away.'])
    await pressDays('Arjan Gill', 'Monday')
    await choose('Chann Gill')
    user.leave()
    await enrol(uid, '1', 'chann')
    await openEnrol(1)
    await waitFor(() => expect(inCart()).toEqual([`Arjan Singh Gill ${sign}100`]))
    expect(daysInCart()).toEqual(['Wednesday and Friday'])
  })

  it('are asked for at the child where checkout lacks them, with the focus (B2.04)', async () => {
    const { choose, pressDays, pressCheckout, daysOf } = await openEnrol(1)
    await choose('Arjan Singh Gill', 'Chann Gill')
    await pressDays('Arjan Gill', 'Monday', 'Wednesday')
    await pressDays('Chann Gill', 'Monday')
    await pressCheckout()
    expect((await screen.findByRole('alert')).textContent.trim()).toBe('Choose two days for Chann Gill.')
    // Not Monday, which Space would take away.
    const tuesday = within(screen.getByRole('group', { name: /for Chann Gill$/ })).getByRole('checkbox', {
      name: 'Tuesday',
    })
    await waitFor(() => expect(document.activeElement).toBe(tuesday))
    expect(user.where()).toBe('/courses/1/enroll')
    await user.keyboard(' ')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(daysInCart()).toEqual(['Monday and Wednesday', 'Monday and Tuesday'])
    // One too many of the first child is wrong before what the second lacks.
    await pressDays('Chann Gill', 'Tuesday')
    await pressDays('Arjan Gill', 'Friday')
    await pressCheckout()
    const [monday] = within(daysOf('Arjan Gill')).getAllByRole('checkbox')
    await waitFor(() => expect(document.activeElement).toBe(monday))
  })

  it('are said of both places in Delhi, where classes begin on the next day (B1.12)', async () => {
    stayIn('Asia/Kolkata')
    const { choose, pressDays } = await openEnrol(1)
    await choose('Arjan Singh Gill')
    await pressDays(`in ${site.city} for Arjan Gill`, 'Friday', 'Monday')
    const both = `Monday and Friday in ${site.city} (Tuesday and Saturday where you are)`
    expect(daysInCart()).toEqual([both])
    expect(saidSoFar()).toContain(`Arjan Gill: ${both}.`)
  })

  it.each([
    ['songs', {}, 'Days: to be agreed'],
    ['dances', { days: ['sat', 'sun'], daysPerWeek: '2' }, 'Saturday and Sunday'],
  ])('are not asked for where there is nothing to choose: %s (B2.05)', async (id, days, said) => {
    await writeDocument(`Course/${id}`, { Title: 'Songs', number: 1, cost: 80, ...days })
    const { choose } = await openEnrol(id)
    await choose('Arjan Singh Gill')
    expect(daysInCart()).toEqual([said])
    expect(screen.queryByRole('group')).toBeNull()
  })

  it('that clash with another class of the child are told before checkout (B2.06)', async () => {
    const { uid } = await signInFamily()
    const { StartDate, EndDate } = (await readDocument('Course/1')) ?? {}
    const [days, hours] = [['mon', 'sat'], { startTime: '16:00', endTime: '16:45' }]
    await writeDocument('Course/saturday', { Title: 'Saturday songs', StartDate, EndDate, days, ...hours })
    await storePlace(uid, 'saturday', 'arjan', { days, startDate: StartDate, endDate: EndDate })
    const { choose, pressDays } = await openEnrol(1)
    await choose('Arjan Singh Gill')
    await pressDays('Arjan Gill', 'Tuesday')
    expect(screen.queryByText(/^Arjan is in/)).toBeNull()
    await pressDays('Arjan Gill', 'Monday')
    await screen.findByText('Arjan is in Saturday songs on Monday at 4:00 pm.')
  })
})

it('a child who lacks a level is told which comes first, and offered an evaluation (S4.22, S5.23, S5.24, B8.06)', async () => {
  const { choose } = await openEnrol(3)
  expect(hrefOf('Enrol in Level 1')).toBe('/courses/1/enroll')
  screen.getByText('Needs Level 2')
  expect(screen.getAllByText('Needs Levels 1 and 2')).toHaveLength(2)
  const biba = screen.getByRole('checkbox', { name: /^Biba Gill/ })
  expect(biba.getAttribute('aria-disabled')).toBe('true')
  await choose('Biba Gill')
  const said = await user.dismissMessage('Biba Gill does not meet the prerequisites for this course.')
  expect(said).toBe('Enrol Biba in Level 2 first, or ask us for an evaluation.')
  await screen.findByRole('dialog', { name: 'Contact Us for Evaluation' })
  expect(inCart()).toEqual([])
})

describe('a course that changes or ends', () => {
  const songs = { Title: 'Songs', number: 1, cost: 80 }

  /** Chooses Arjan while the course is as before; the page that is opened after that knows it as after. */
  async function changeCourse(id: string, before: Record<string, unknown>, after: Record<string, unknown>) {
    await writeDocument(`Course/${id}`, { ...songs, ...before })
    const { choose } = await openEnrol(id)
    await choose('Arjan Singh Gill')
    user.leave()
    await writeDocument(`Course/${id}`, { ...songs, ...after })
    await openEnrol(id)
  }

  function notice(): string | undefined {
    const title = screen.getByText('This course has changed since you chose.')
    return present(title.closest('[role=status]')).textContent
  }

  it('while it is in the cart is not enrolled in, and says what has changed (B2.13)', async () => {
    const { uid, choose, pressDays, pressCheckout } = await openEnrol(1)
    const course = (await readDocument('Course/1')) ?? {}
    await choose('Arjan Singh Gill')
    await pressDays('Arjan Gill', 'Monday', 'Wednesday')
    await writeDocument('Course/1', { ...course, cost: 120, startTime: '17:30', endTime: '18:15' })
    await pressCheckout()
    await screen.findByText('This course has changed since you chose.')
    expect(document.activeElement?.textContent).toBe(notice())
    expect(notice()).toContain(`The price is now ${sign}120 for each child.`)
    expect(notice()).toContain(`The classes are now from 5:30 to 6:15 pm in ${site.city}.`)
    expect(inCart()).toEqual([`Arjan Singh Gill ${sign}120`])
    expect(daysInCart()).toEqual(['Monday and Wednesday'])
    expect(await readDocument(`Users/${uid}/Enrollments/1_arjan_2027-winter`)).toBeNull()
    await pressCheckout()
    await screen.findByRole('heading', { name: 'Thank you, Simran' })
    expect(await readDocument(`Users/${uid}/Enrollments/1_arjan_2027-winter`)).toMatchObject({ cost: 120 })
  })

  it('says which days and which term it has now, and asks for days again (B2.16)', async () => {
    await signInFamily()
    const before = { StartDate: '2999-01-07', EndDate: '2999-02-28', days: ['mon', 'tue', 'wed'] }
    const after = { ...before, EndDate: '2999-03-07', days: ['thu', 'fri', 'sat'] }
    await changeCourse('changing', before, after)
    expect(notice()).toContain('The term is now 7 Jan to 7 Mar 2999.')
    expect(notice()).toContain('Children now come on two of these days: Thursday, Friday and Saturday.')
    expect(daysInCart()).toEqual(['Days: still to choose'])
    user.leave()
    await writeDocument('Course/changing', { ...songs, ...after, days: [] })
    await openEnrol('changing')
    screen.getByText(/The days are now to be agreed\./)
    user.leave()
    const days = ['sat']
    await changeCourse('timeless', { ...before, days, startTime: '10:00', endTime: '10:45' }, { days })
    screen.getByText(
      'The term has changed. The class hours have changed. Please look at your cart once more.',
    )
  })

  it('takes nobody once it is over: newsletter and enquiry instead (B3.03, B3.07)', async () => {
    const { uid } = await signInFamily()
    await writeDocument('Course/6', songs)
    await checkOut('6', ['arjan'])
    await writeDocument('Course/6', { ...songs, EndDate: '2020-05-22' })
    for (const page of ['enroll', 'confirmation']) {
      user.open(`/courses/6/${page}`)
      await screen.findByText('This term has ended.')
      expect(screen.queryByRole('heading', { name: 'Your cart' })).toBeNull()
      screen.getByRole('button', { name: 'Enquire Now' })
      const field = document.querySelector(hrefOf('Go to the newsletter') ?? '')
      expect(field?.getAttribute('type')).toBe('email')
      cleanup()
    }
    expect(await readDocument(`Users/${uid}/Enrollments/6_arjan`)).toBeNull()
    expect(requestsMade(commits)).toBe(0)
  })
})
