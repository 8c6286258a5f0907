import {
  commits,
  disconnect,
  holdRequests,
  readsOf,
  denyRequests,
  requestsMade,
} from '../data/support/connection.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkVerification } from '#auth/accounts.ts'
import { auth } from '#auth/firebase-auth.ts'
import { openVerificationLink } from '../data/support/mails.ts'
import { storeStudent } from '../data/support/parent.ts'
import { comeOnline } from '../support/come-online.ts'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { listDocuments, readDocument, seedCourses, writeDocument } from '../support/school.ts'
import { afterRequests, openSite, present, signInSimran } from './visit-member.tsx'

beforeAll(() => seedCourses())

const path = '/courses/1/confirmation'

/** What the checkout passes on for these children. */
function checkedOut(...studentIds: string[]) {
  return { courseId: '1', studentIds, totalCost: 100 * studentIds.length }
}

async function signInFamily(): Promise<string> {
  const { uid } = await signInSimran()
  await storeStudent(uid, 'arjan')
  await storeStudent(uid, 'biba', { firstName: 'Biba', middleName: '' })
  return uid
}

/** The ids of the enrollments, and each child's completed list. */
async function placesOf(uid: string) {
  const enrollments = await listDocuments(`Users/${uid}/Enrollments`)
  const [arjan, biba] = await Promise.all(
    ['arjan', 'biba'].map((id) => readDocument(`Users/${uid}/Students/${id}`)),
  )
  return {
    ids: enrollments.map(({ id }) => id),
    arjan: arjan?.coursesCompleted,
    biba: biba?.coursesCompleted,
  }
}

const nobodyEnrolled = { ids: [], arjan: [], biba: [] }
const bothEnrolled = { ids: ['1_arjan', '1_biba'], arjan: [1], biba: [1] }

/** Name, id and cost of each child who is shown as enrolled. */
function enrolledRows(): string[] {
  const card = present(screen.getByRole('heading', { name: 'Enrolled students' }).parentElement)
  return within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

async function thanks(): Promise<void> {
  await screen.findByRole('heading', { name: 'Thank you, Simran' })
}

describe('the confirmation after checkout', () => {
  it('says what it does, thanks only after it is stored, and shows course, children, total and payment (S2.77, S2.78, S2.79, S2.80, S2.81, S2.82)', async () => {
    const uid = await signInFamily()
    const release = holdRequests(commits)
    openSite(path, { state: checkedOut('arjan', 'biba') })
    await screen.findByRole('heading', { name: 'Enrolling Arjan Gill and Biba Gill...' })
    await afterRequests(2, commits)
    expect(screen.queryByText(/^Thank you/)).toBeNull()
    expect(await placesOf(uid)).toEqual(nobodyEnrolled)
    release()
    await screen.findByRole('heading', { level: 1, name: 'Thank you, Simran' })
    expect(await placesOf(uid)).toEqual(bothEnrolled)

    screen.getByText('Arjan Gill and Biba Gill have a place.')
    const { Title, Description } = (await readDocument('Course/1')) as Record<string, string>
    screen.getByRole('heading', { name: present(Title) })
    for (const line of present(Description).split('\n')) screen.getByText(line)
    expect(screen.getByText('Starts').nextElementSibling?.textContent).toBe('11 Jan 2027')
    expect(screen.getByText('Ends').nextElementSibling?.textContent).toBe('28 May 2027')
    screen.getByRole('heading', { name: 'Enrolled students' })
    expect(enrolledRows()).toEqual(['Arjan Singh GillId arjan$100', 'Biba GillId biba$100'])
    expect(screen.getByText('Total').nextElementSibling?.textContent).toBe('$200')
    screen.getByText('Your payment has been processed.')
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/dashboard')
  })

  it('promises a letter only where the address is verified', async () => {
    await signInFamily()
    openSite(path, { state: checkedOut('arjan') })
    await thanks()
    screen.getByText(/Write to us for the details\./)
    expect(screen.queryByText(/come to you by email/)).toBeNull()
    await openVerificationLink(auth.currentUser?.email ?? '')
    await checkVerification()
    await screen.findByText(/The details come to you by email\./)
  })

  it('writes an enrollment for each child, and the course into each completed list, once under StrictMode, which runs every effect twice (S4.15, S4.16)', async () => {
    const uid = await signInFamily()
    openSite(path, { state: checkedOut('arjan', 'biba'), isStrict: true })
    await thanks()
    const enrollments = await listDocuments(`Users/${uid}/Enrollments`)
    expect(enrollments.map(({ id }) => id)).toEqual(bothEnrolled.ids)
    for (const { fields } of await listDocuments(`Users/${uid}/Students`))
      expect(fields).toMatchObject({ coursesCompleted: [1] })
    expect(requestsMade(commits)).toBe(2)
  })
})

describe('a confirmation opened directly', () => {
  it('shows what is stored for the course and writes nothing', async () => {
    const uid = await signInFamily()
    await writeDocument(`Users/${uid}/Enrollments/1_biba`, { courseId: '1', studentId: 'biba' })
    await writeDocument(`Users/${uid}/Enrollments/2_arjan`, { courseId: '2', studentId: 'arjan' })
    openSite(path)
    await thanks()
    screen.getByText('Biba Gill has a place.')
    expect(screen.queryByText('Arjan Singh Gill')).toBeNull()
    expect(requestsMade(commits)).toBe(0)
  })

  it('says where nobody is enrolled, and leads to the list', async () => {
    await signInFamily()
    const { user, where } = openSite(path)
    await screen.findByRole('heading', { name: 'Nobody is enrolled here yet' })
    await user.click(screen.getByRole('link', { name: 'Choose a child' }))
    await screen.findByRole('heading', { name: 'Who is joining Level 1?' })
    expect(where()).toBe('/courses/1/enroll')
  })

  it('enrols nobody for a selection of another course, of a child who is not theirs or of no shape, and says where there is no such course', async () => {
    const uid = await signInFamily()
    for (const state of [{ ...checkedOut('arjan'), courseId: '2' }, checkedOut('stranger'), 'arjan']) {
      openSite(path, { state })
      await screen.findByRole('heading', { name: 'Nobody is enrolled here yet' })
      cleanup()
    }
    openSite('/courses/9/confirmation', { state: { ...checkedOut('arjan'), courseId: '9' } })
    await screen.findByText('No course data available.')
    expect(await placesOf(uid)).toEqual(nobodyEnrolled)
  })
})

describe('an enrolment that fails', () => {
  it('because nothing can be read begins when it can', async () => {
    const failed = expectConsoleError(/^A read failed:/)
    const uid = await signInFamily()
    const reconnect = disconnect(readsOf('Students'))
    openSite(path, { state: checkedOut('arjan') })
    await waitFor(() => expect(failed.seen).toBe(true))
    expect(screen.queryByText(/^Thank you/)).toBeNull()
    expect(requestsMade(commits)).toBe(0)
    reconnect()
    comeOnline()
    await thanks()
    expect(await placesOf(uid)).toEqual({ ...nobodyEnrolled, ids: ['1_arjan'], arjan: [1] })
  })

  it('is reported, thanks nobody, and succeeds when it is tried again', async () => {
    expectConsoleError(/^Enrolling (arjan|biba) in 1 failed:/)
    const uid = await signInFamily()
    const reconnect = denyRequests(commits)
    const { user } = openSite(path, { state: checkedOut('arjan', 'biba') })
    await screen.findByRole('heading', { name: 'Arjan Gill and Biba Gill could not be enrolled.' })
    expect(screen.getByRole('alert').textContent).toContain('nobody is enrolled twice. Please try again.')
    expect(screen.queryByText(/^Thank you/)).toBeNull()
    expect(await placesOf(uid)).toEqual(nobodyEnrolled)
    expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe(
      '/courses/1/enroll',
    )
    reconnect()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await thanks()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await placesOf(uid)).toEqual(bothEnrolled)
  })

  it('for one child leaves the other the place, and says why', async () => {
    expectConsoleError(/^Enrolling biba in 2 failed:/)
    const uid = await signInFamily()
    await storeStudent(uid, 'arjan', { coursesCompleted: [1] })
    openSite('/courses/2/confirmation', {
      state: { courseId: '2', studentIds: ['arjan', 'biba'], totalCost: 200 },
    })
    await thanks()
    screen.getByText('Arjan Gill has a place.')
    const alert = screen.getByRole('alert')
    within(alert).getByText('Biba Gill could not be enrolled.')
    within(alert).getByText('Biba Gill does not meet the prerequisites for this course.')
    expect(await placesOf(uid)).toEqual({ ids: ['2_arjan'], arjan: [1, 2], biba: [] })
  })
})
