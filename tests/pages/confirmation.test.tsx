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
import { formatDay } from '#content/en/format.ts'
import { openVerificationLink } from '../data/support/mails.ts'
import { storedCourse, storeStudent } from '../data/support/parent.ts'
import { comeOnline } from '../support/come-online.ts'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { checkVerification } from '#auth/accounts.ts'
import { auth } from '#auth/firebase-auth.ts'
import { site } from '#content/site.ts'
import { queryClient } from '#data/read.ts'
import { type Cart, offerOf } from '#model/cart.ts'
import { addDays } from '#model/dates/day.ts'
import { readEnrollment, referenceOf } from '#model/enrollment.ts'
import { updateCart } from '#pages/member/enrolment/stored-cart.ts'
import { listDocuments, readDocument, seedCourses, writeDocument } from '../support/school.ts'
import { afterRequests, openSite, present, signInSimran } from './visit-member.tsx'

beforeAll(() => seedCourses())

const path = '/courses/1/confirmation'

/** Checks out a cart with these children, and what replaces fields of it. */
async function checkOut(courseId: string, studentIds: string[], changes: Partial<Cart> = {}): Promise<void> {
  const days = Object.fromEntries(studentIds.map((id) => [id, ['mon', 'wed']])) as Cart['days']
  const offer = offerOf(await storedCourse(courseId))
  updateCart(courseId, () => ({ studentIds, days, offer, checkedOut: studentIds, placed: [], ...changes }))
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
  it('says what it does, thanks only after it is stored, and shows course, children, total and payment (S2.77, S2.78, S2.79, S2.80, S2.81, S2.82, B4.01, B5.07)', async () => {
    const uid = await signInFamily()
    const release = holdRequests(commits)
    await checkOut('1', ['arjan', 'biba'])
    openSite(path)
    await screen.findByRole('heading', { name: 'Enrolling Arjan Gill and Biba Gill...' })
    await afterRequests(2, commits)
    expect(screen.queryByText(/^Thank you/)).toBeNull()
    expect(await placesOf(uid)).toEqual(nobodyEnrolled)
    release()
    await screen.findByRole('heading', { level: 1, name: 'Thank you, Simran' })
    expect(await placesOf(uid)).toEqual(bothEnrolled)

    screen.getByText('Arjan Gill and Biba Gill have a place.')
    const course = (await readDocument('Course/1')) as Record<string, string>
    const { Title, Description, StartDate = '', EndDate = '' } = course
    screen.getByRole('heading', { name: present(Title) })
    for (const line of present(Description).split('\n')) screen.getByText(line)
    expect(screen.getByText('Starts').closest('dt')?.nextElementSibling?.textContent).toBe(
      formatDay(StartDate),
    )
    expect(screen.getByText('Ends').closest('dt')?.nextElementSibling?.textContent).toBe(formatDay(EndDate))
    screen.getByRole('heading', { name: 'Enrolled students' })
    const [arjan, biba] = enrolledRows()
    expect(arjan).toMatch(/^Arjan Singh GillId arjanMonday and WednesdayFirst class: .*\$100$/)
    expect(biba).toMatch(/^Biba GillId biba/)
    expect(screen.getByText('Total').closest('span')?.nextElementSibling?.textContent).toBe('$200')
    const before = formatDay(StartDate)
    screen.getByText(`Your order is processed: $200, to pay by bank transfer before ${before}.`)
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/dashboard')
  })

  it('names the same reference for each child as the stored registration has, and promises no letter that nobody sends (B4.02, B4.04)', async () => {
    const uid = await signInFamily()
    await checkOut('1', ['arjan', 'biba'])
    openSite(path)
    await thanks()
    for (const { id, fields } of await listDocuments(`Users/${uid}/Enrollments`)) {
      const reference = referenceOf(uid, readEnrollment(id, fields))
      await waitFor(() => expect(enrolledRows().join(' ')).toContain(`Reference ${reference}`))
      expect(document.body.textContent).toMatch(new RegExp(`Please write the references .*${reference}`))
    }
    screen.getByText(/We will write to you with the bank details\./)
    for (const child of ['Arjan', 'Biba'])
      screen.getByRole('button', { name: `Add to calendar: ${child}: Level 1` })
    expect(screen.queryByText(/A letter with all of this/)).toBeNull()
    // The bank details come by mail too.
    screen.getByText(/We write to confirmed addresses only: please confirm yours on your dashboard/)
  })

  it('says by date what happens next: withdrawing, paying, the first class of each child, the end (B5.09)', async () => {
    await signInFamily()
    await checkOut('1', ['arjan', 'biba'], { days: { arjan: ['mon', 'wed'], biba: ['tue', 'fri'] } })
    openSite(path)
    await thanks()
    const { startDate, endDate } = await storedCourse('1')
    const card = present(screen.getByRole('heading', { name: 'What happens next' }).parentElement)
    const day = (count: number) => formatDay(addDays(startDate, count))
    const hours = '4:30 to 5:15 pm in Toronto'
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      `Until ${day(-1)}If plans change, you can withdraw on your dashboard.`,
      `Before ${day(0)}Pay $200 by bank transfer.`,
      `${day(0)}, ${hours}First class for Arjan.`,
      `${day(1)}, ${hours}First class for Biba.`,
      `${formatDay(endDate)}The term ends.`,
    ])
  })

  it('asks for no money that is paid, or not known to be owed (B4.18)', async () => {
    const uid = await signInFamily()
    for (const [fields, sentence] of [
      [{ cost: 100, paidOn: '2026-01-05' }, 'Your order is processed and paid.'],
      [{ cost: 0 }, 'Your order is processed.'],
      [{}, 'Your order is processed.'],
    ] as const) {
      const place = { courseId: '1', studentId: 'arjan' }
      await writeDocument(`Users/${uid}/Enrollments/1_arjan`, { ...place, ...fields })
      openSite(path)
      await thanks()
      screen.getByText(sentence)
      expect(screen.queryByText(/bank transfer/)).toBeNull()
      cleanup()
      queryClient.clear()
    }
  })

  it('names the bank details, the time of an answer and the letter once the school has given them and the address is confirmed (B4.19, B4.20)', async () => {
    const empty = { ...site }
    const uid = await signInFamily()
    const enrollment = { courseId: '1', studentId: 'arjan', cost: 100, enrollmentDate: new Date() }
    await writeDocument(`Users/${uid}/Enrollments/1_arjan`, enrollment)
    Object.assign(site, { replyTime: 'within two days', sendsLetters: true })
    openSite(path)
    await thanks()
    screen.getByText(/We will write to you within two days with the bank details\./)
    expect(screen.queryByText(/A letter with all of this/), 'the address is not confirmed').toBeNull()
    screen.getByText(/We write to confirmed addresses only: please confirm yours on your dashboard/)
    cleanup()
    await openVerificationLink(auth.currentUser?.email ?? '')
    await checkVerification()
    Object.assign(site, { bankDetails: ['Painti School', 'Account 123'] })
    openSite(path)
    await screen.findByText(/A letter with all of this goes to/)
    expect(screen.queryByText(/We write to confirmed addresses only/)).toBeNull()
    screen.getByText('Account 123')
    expect(screen.queryByText(/We will write to you/)).toBeNull()
    Object.assign(site, empty)
  })

  it('writes once under StrictMode, which runs every effect twice (S4.15, S4.16)', async () => {
    const uid = await signInFamily()
    await checkOut('1', ['arjan', 'biba'])
    openSite(path, { isStrict: true })
    await thanks()
    expect(requestsMade(commits)).toBe(2)
    expect(await placesOf(uid)).toEqual(bothEnrolled)
  })
})

describe('a confirmation that cannot be read', () => {
  it.each(['Students', 'Enrollments', 'Course'] as const)(
    'keeps waiting for the %s, only logs why, and enrols when they can be read (S8.16)',
    async (collection) => {
      const uid = await signInFamily()
      await checkOut('1', ['arjan'])
      const failed = expectConsoleError(/^A read failed:/)
      const reconnect = disconnect(collection === 'Course' ? '/Course/1"' : readsOf(collection))
      openSite(path)
      await waitFor(() => expect(failed.seen).toBe(true))
      expect(screen.queryByText('Nobody is enrolled here yet')).toBeNull()
      expect(screen.queryByText('No course data available.')).toBeNull()
      expect(requestsMade(commits)).toBe(0)
      reconnect()
      comeOnline()
      await thanks()
      expect(await placesOf(uid)).toEqual({ ...nobodyEnrolled, ids: ['1_arjan'], arjan: [1] })
    },
  )
})

describe('a confirmation opened directly', () => {
  it('shows what is stored for the course and writes nothing (B5.07)', async () => {
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

  it('enrols nobody for a cart that was not checked out, of another course, with a child who is not theirs or of no shape, and says where there is no such course', async () => {
    const uid = await signInFamily()
    await checkOut('2', ['arjan'])
    const opensWithNobody = async () => {
      openSite(path)
      await screen.findByRole('heading', { name: 'Nobody is enrolled here yet' })
      cleanup()
    }
    await opensWithNobody()
    await checkOut('1', ['arjan'], { checkedOut: [] })
    await opensWithNobody()
    await checkOut('1', ['stranger'])
    await opensWithNobody()
    sessionStorage.setItem('cart:1', '["arjan"]')
    await opensWithNobody()
    await checkOut('9', ['arjan'])
    openSite('/courses/9/confirmation')
    await screen.findByText('No course data available.')
    expect(await placesOf(uid)).toEqual(nobodyEnrolled)
  })
})

describe('an enrolment that fails', () => {
  it('is reported, thanks nobody, and succeeds when it is tried again (B9.11)', async () => {
    expectConsoleError(/^Enrolling (arjan|biba) in 1 failed:/)
    const uid = await signInFamily()
    const reconnect = denyRequests(commits)
    await checkOut('1', ['arjan', 'biba'])
    const { user } = openSite(path)
    await screen.findByRole('heading', { name: 'Not enrolled yet' })
    expect(screen.getByRole('alert').textContent).toContain(
      'Arjan Gill and Biba Gill could not be enrolled. No place was taken. Please try again.',
    )
    expect(screen.queryByText(/^Thank you/)).toBeNull()
    expect(await placesOf(uid)).toEqual(nobodyEnrolled)
    expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe(
      '/courses/1/enroll',
    )
    expect(screen.getByRole('alert').textContent).toContain('this page may be older than the school’s data')
    screen.getByRole('button', { name: 'Load the page anew' })
    reconnect()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await thanks()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await placesOf(uid)).toEqual(bothEnrolled)
  })

  it('is not tried again by a later visit, and the children are still in the cart', async () => {
    expectConsoleError(/^Enrolling arjan in 1 failed:/)
    const uid = await signInFamily()
    const reconnect = denyRequests(commits)
    await checkOut('1', ['arjan'])
    openSite(path)
    await screen.findByRole('heading', { name: 'Not enrolled yet' })
    cleanup()
    reconnect()
    const { user } = openSite(path)
    await screen.findByRole('heading', { name: 'Nobody is enrolled here yet' })
    await user.click(screen.getByRole('link', { name: 'Choose a child' }))
    expect((await screen.findByRole('checkbox', { name: /^Arjan/ })).hasAttribute('checked')).toBe(true)
    expect(await placesOf(uid)).toEqual(nobodyEnrolled)
  })

  it('for one child leaves the other the place, and says why', async () => {
    expectConsoleError(/^Enrolling biba in 2 failed:/)
    const uid = await signInFamily()
    await storeStudent(uid, 'arjan', { coursesCompleted: [1] })
    await checkOut('2', ['arjan', 'biba'])
    openSite('/courses/2/confirmation')
    await thanks()
    screen.getByText('Arjan Gill has a place.')
    const alert = screen.getByRole('alert')
    within(alert).getByText('Biba Gill could not be enrolled.')
    within(alert).getByText('Biba Gill does not meet the prerequisites for this course.')
    expect(within(alert).getByRole('link', { name: 'Enrol in Level 1' }).getAttribute('href')).toBe(
      '/courses/1/enroll',
    )
    expect(await placesOf(uid)).toEqual({ ids: ['2_arjan'], arjan: [1, 2], biba: [] })
  })
})
