import { disconnect, holdRequests, queries, readsOf } from '../data/support/connection.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { enrolStudent } from '#data/enrollment.ts'
import { readStudent } from '#model/student.ts'
import { storedCourse, storeStudent } from '../data/support/parent.ts'
import { comeOnline } from '../support/come-online.ts'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { listDocuments, readDocument, seedCourses, writeDocument } from '../support/school.ts'
import { cart, daysInCart, forgetPage, inCart, openEnrol, pressDays, signInFamily } from './visit-enrol.ts'
import { bornYearsAgo, columnsOf, dismissMessage, openSite, rowsOf, signInSimran } from './visit-member.tsx'

beforeAll(() => seedCourses())

describe('the list of children', () => {
  it('has a checkbox, full name, age and cost of each, nobody is chosen, and a contact line for help (S2.70, S2.76)', async () => {
    await signInFamily()
    await openEnrol(1)
    screen.getByRole('heading', { name: 'Who is joining Level 1?' })
    const table = screen.getByRole('table', { name: 'Your children' })
    expect(columnsOf('Your children')).toEqual(['Choose', 'Name', 'Age', 'Cost'])
    const rows = (await rowsOf('Your children')).map(([, name]) => name)
    expect(rows).toEqual(['Arjan Singh Gill', 'Biba Gill', 'Chann Gill'])
    for (const row of ['Arjan Singh Gill 8 years $100', 'Biba Gill 6 years $100', 'Chann Gill N/A $100']) {
      within(table).getByRole('row', { name: new RegExp(`${row.replace('$', '\\$')}$`) })
    }
    expect(within(table).getAllByRole('checkbox', { checked: false })).toHaveLength(3)
    expect(inCart()).toEqual([])
    expect(within(cart()).getByText('Subtotal').closest('span')?.nextElementSibling?.textContent).toBe('$0')
    const link = within(cart()).getByRole('link', { name: 'hello@painti.example' })
    expect(link.getAttribute('href')).toBe('mailto:hello@painti.example')
    expect(link.parentElement?.textContent).toBe('Need a hand? Write to hello@painti.example')
  })

  it('costs each child what the course costs, whatever is stored with the child, which counts only where the course has no cost (S9.01)', async () => {
    const { uid } = await signInSimran()
    await storeStudent(uid, 'biba', { firstName: 'Biba', cost: 100 })
    await storeStudent(uid, 'chann', { firstName: 'Chann', cost: 70 })
    for (const [id, fields, costs] of [
      ['summer', { cost: 80 }, ['$80', '$80']],
      ['winter', { cost: 100 }, ['$100', '$100']],
      ['spring', {}, ['$100', '$70']],
    ] as const) {
      await writeDocument(`Course/${id}`, { Title: `Songs of ${id}`, number: 1, ...fields })
      await openEnrol(id)
      expect((await rowsOf('Your children')).map((row) => row.at(-1))).toEqual(costs)
      cleanup()
    }
  })

  it('tells two children of one name apart by their age (B2.19)', async () => {
    const { uid } = await signInSimran()
    for (const age of [8, 6])
      await storeStudent(uid, `arjan${age}`, { middleName: '', birthdate: bornYearsAgo(age) })
    await openEnrol(1)
    for (const name of ['Arjan Gill 8 years', 'Arjan Gill 6 years']) screen.getByRole('checkbox', { name })
  })

  it.each(['Students', 'Enrollments'] as const)(
    'keeps waiting while the %s cannot be read, only logs why, and comes when they can (S8.14)',
    async (collection) => {
      const failed = expectConsoleError(/^A read failed:/)
      const { uid } = await signInFamily()
      await enrol(uid, 'arjan', '1')
      const reconnect = disconnect(readsOf(collection))
      openSite('/courses/1/enroll')
      await waitFor(() => expect(failed.seen).toBe(true))
      expect(screen.queryByText('No students found')).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
      reconnect()
      comeOnline()
      await screen.findByRole('heading', { name: 'Your cart' })
      expect(screen.getByRole('row', { name: /^Arjan/ }).textContent).toContain('Already enrolled')
    },
  )
})

describe('the cart', () => {
  it('follows who is chosen, with what each costs and the subtotal, and says it (S2.71, S2.72, S4.12, S4.13, B2.18)', async () => {
    await signInFamily()
    const visit = await openEnrol(1)
    const subtotal = () =>
      within(cart()).getByText('Subtotal').closest('span')?.nextElementSibling?.textContent
    screen.getByRole('heading', { name: 'Your cart' })
    await visit.user.click(screen.getByRole('checkbox', { name: /^Arjan Singh Gill/ }))
    await waitFor(() => expect(inCart()).toEqual(['Arjan Singh Gill $100']))
    await visit.user.click(screen.getByRole('checkbox', { name: /^Chann Gill/ }))
    await waitFor(() => expect(inCart()).toEqual(['Arjan Singh Gill $100', 'Chann Gill $100']))
    expect(subtotal()).toBe('$200')
    expect(saidSoFar()).toEqual(['Chann Gill. 2 more to choose.', '2 children in the cart, subtotal $200'])
    await pressDays(visit.user, 'Arjan Gill', 'Monday')
    expect(saidSoFar()).toContain('Arjan Gill: Monday. 1 more to choose.')
    await visit.user.click(screen.getByRole('checkbox', { name: /^Arjan Singh Gill/ }))
    await waitFor(() => expect(inCart()).toEqual(['Chann Gill $100']))
    expect(subtotal()).toBe('$100')
  })

  it('survives a reload, without a child who was enrolled elsewhere meanwhile', async () => {
    const { uid } = await signInFamily()
    const visit = await openEnrol(1)
    await visit.user.click(screen.getByRole('checkbox', { name: /^Arjan Singh Gill/ }))
    await visit.user.click(screen.getByRole('checkbox', { name: /^Chann Gill/ }))
    await waitFor(() => expect(inCart()).toHaveLength(2))
    forgetPage()
    await openEnrol(1)
    expect(inCart()).toEqual(['Arjan Singh Gill $100', 'Chann Gill $100'])
    forgetPage()
    await enrol(uid, 'arjan', '1')
    await openEnrol(1)
    await waitFor(() => expect(inCart()).toEqual(['Chann Gill $100']))
  })

  it('asks to choose somebody first, then passes course, children and total cost on to the confirmation (S2.74, S4.14, B2.03)', async () => {
    const { uid } = await signInFamily()
    const visit = await openEnrol(1)
    await visit.user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }))
    expect((await screen.findByRole('alert')).textContent.trim()).toBe('Choose a child first.')
    expect(visit.where()).toBe('/courses/1/enroll')
    await visit.user.click(screen.getByRole('checkbox', { name: /^Arjan Singh Gill/ }))
    await visit.user.click(screen.getByRole('checkbox', { name: /^Chann Gill/ }))
    await pressDays(visit.user, 'Arjan Gill', 'Monday', 'Wednesday')
    await pressDays(visit.user, 'Chann Gill', 'Tuesday', 'Friday')
    await visit.user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }))
    await screen.findByRole('heading', { name: 'Thank you, Simran' })
    expect(visit.where()).toBe('/courses/1/confirmation')
    expect(screen.getByText('Total').closest('span')?.nextElementSibling?.textContent).toBe('$200')
    const placed = await listDocuments(`Users/${uid}/Enrollments`)
    expect(
      placed.map(({ fields: { courseId, studentId, days } }) => ({ courseId, studentId, days })),
    ).toEqual([
      { courseId: '1', studentId: 'arjan', days: ['mon', 'wed'] },
      { courseId: '1', studentId: 'chann', days: ['tue', 'fri'] },
    ])
    // Going back finds them enrolled and the cart empty, before anything is read again.
    holdRequests(queries)
    visit.goBack()
    expect(await screen.findAllByText('Already enrolled')).toHaveLength(2)
    expect(inCart()).toEqual([])
  })
})

describe('the days of a child', () => {
  it('are chosen freely, two of five, stand in the cart, and survive a reload (B2.01, B2.02, B2.03)', async () => {
    await signInFamily()
    const visit = await openEnrol(1)
    await visit.user.click(screen.getByRole('checkbox', { name: /^Arjan Singh Gill/ }))
    expect(daysInCart()).toEqual(['Days: still to choose'])
    screen.getByText('2 more to choose.')
    await pressDays(visit.user, 'Arjan Gill', 'Wednesday', 'Monday')
    await waitFor(() => expect(daysInCart()).toEqual(['Monday and Wednesday']))
    within(cart()).getByText(/^4:30 to 5:15 pm in Toronto/)
    within(cart()).getByText('You pay later, by bank transfer.')
    await pressDays(visit.user, 'Arjan Gill', 'Friday')
    screen.getByText('1 too many.')
    expect(daysInCart()).toEqual(['Days: still to choose'])
    await pressDays(visit.user, 'Arjan Gill', 'Monday')
    await waitFor(() => expect(daysInCart()).toEqual(['Wednesday and Friday']))
    forgetPage()
    await openEnrol(1)
    expect(daysInCart()).toEqual(['Wednesday and Friday'])
  })

  it('are asked for at the child where checkout is tried without them, and the focus goes there (B2.04)', async () => {
    await signInFamily()
    const visit = await openEnrol(1)
    await visit.user.click(screen.getByRole('checkbox', { name: /^Arjan Singh Gill/ }))
    await visit.user.click(screen.getByRole('checkbox', { name: /^Chann Gill/ }))
    await pressDays(visit.user, 'Arjan Gill', 'Monday', 'Wednesday')
    await pressDays(visit.user, 'Chann Gill', 'Tuesday')
    await visit.user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }))
    expect((await screen.findByRole('alert')).textContent.trim()).toBe('Choose two days for Chann Gill.')
    const group = screen.getByRole('group', { name: /for Chann Gill$/ })
    await waitFor(() => expect(group.contains(document.activeElement)).toBe(true))
    expect(visit.where()).toBe('/courses/1/enroll')
    await pressDays(visit.user, 'Chann Gill', 'Thursday')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('are not asked for where the course has none, or none to choose from (B2.05)', async () => {
    await signInFamily()
    await writeDocument('Course/songs', { Title: 'Songs', number: 1, cost: 80 })
    const { user } = await openEnrol('songs')
    await user.click(screen.getByRole('checkbox', { name: /^Arjan Singh Gill/ }))
    expect(daysInCart()).toEqual(['Days: to be agreed'])
    cleanup()
    await writeDocument('Course/dances', {
      Title: 'Dances',
      number: 1,
      days: ['sat', 'sun'],
      daysPerWeek: '2',
    })
    const visit = await openEnrol('dances')
    await visit.user.click(screen.getByRole('checkbox', { name: /^Arjan Singh Gill/ }))
    expect(daysInCart()).toEqual(['Saturday and Sunday'])
    expect(screen.queryByRole('group')).toBeNull()
  })

  it('that clash with another class of the child are told before checkout (B2.06)', async () => {
    const { uid } = await signInFamily()
    const { StartDate, EndDate } = (await readDocument('Course/1')) as Record<string, string>
    const schedule = { StartDate, EndDate, days: ['mon', 'sat'], startTime: '16:00', endTime: '16:45' }
    await writeDocument('Course/saturday', { Title: 'Saturday songs', ...schedule })
    await writeDocument(`Users/${uid}/Enrollments/saturday_arjan`, {
      courseId: 'saturday',
      studentId: 'arjan',
      days: ['mon', 'sat'],
      startDate: StartDate,
      endDate: EndDate,
    })
    const { user } = await openEnrol(1)
    await user.click(screen.getByRole('checkbox', { name: /^Arjan Singh Gill/ }))
    await pressDays(user, 'Arjan Gill', 'Tuesday')
    expect(screen.queryByText(/^Arjan is in/)).toBeNull()
    await pressDays(user, 'Arjan Gill', 'Monday')
    await screen.findByText('Arjan is in Saturday songs on Monday at 4:00 pm.')
  })
})

describe('a child who may not be chosen', () => {
  it('is refused with the reason that the child is enrolled, and stays out of the cart (S5.22)', async () => {
    const { uid } = await signInFamily()
    await enrol(uid, 'arjan', '1')
    const { user } = await openEnrol(1)
    await user.click(screen.getByRole('checkbox', { name: /^Arjan Singh Gill/ }))
    await dismissMessage(user, 'Arjan Gill has already enrolled in this course.')
    expect(inCart()).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
    screen.getByText('Already enrolled')
  })

  it('is refused with the reason that a level is missing, and which comes first, and the evaluation modal opens (S4.22, S5.23, S5.24, B8.06)', async () => {
    await signInFamily()
    const { user } = await openEnrol(3)
    const first = screen.getByRole('link', { name: 'Enrol in Level 1' })
    expect(first.getAttribute('href')).toBe('/courses/1/enroll')
    screen.getByText('Needs Level 2')
    expect(screen.getAllByText('Needs Levels 1 and 2')).toHaveLength(2)
    const biba = screen.getByRole('checkbox', { name: /^Biba Gill/ })
    expect(biba.getAttribute('aria-disabled')).toBe('true')
    await user.click(biba)
    const said = await dismissMessage(user, 'Biba Gill does not meet the prerequisites for this course.')
    expect(said).toBe('Enrol Biba in Level 2 first, or ask us for an evaluation.')
    await screen.findByRole('dialog', { name: 'Contact Us for Evaluation' })
    expect(inCart()).toEqual([])
  })

  it('is free once every lower level is completed, and not before (S5.25)', async () => {
    const { uid } = await signInSimran()
    await storeStudent(uid, 'a', { firstName: 'Arjan', middleName: '', coursesCompleted: [2] })
    await storeStudent(uid, 'b', { firstName: 'Biba', middleName: '', coursesCompleted: [1, 2] })
    const { user } = await openEnrol(3)
    await user.click(screen.getByRole('checkbox', { name: /^Biba Gill/ }))
    await waitFor(() => expect(inCart()).toEqual([expect.stringMatching(/^Biba Gill \$\d+$/)]))
    await user.click(screen.getByRole('checkbox', { name: /^Arjan Gill/ }))
    await dismissMessage(user, 'Arjan Gill does not meet the prerequisites for this course.')
    expect(inCart()).toHaveLength(1)
  })
})

/** What the page's status regions say, which are there before they say anything. */
function saidSoFar(): string[] {
  return screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent.trim())
    .filter((text) => text !== '')
}

/** Enrols a child in a second tab, so to speak: not through the page. */
async function enrol(uid: string, studentId: string, courseId: string): Promise<void> {
  const fields = await readDocument(`Users/${uid}/Students/${studentId}`)
  if (fields === null) throw new Error(`${studentId} is not stored.`)
  await enrolStudent(uid, await storedCourse(courseId), readStudent(studentId, fields), ['mon', 'wed'])
}
