import { commits, denyRequests, holdRequests, requestsMade } from '../data/support/connection.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { checkVerification } from '#auth/accounts.ts'
import { formatDay, formatTimes } from '#content/en/format.ts'
import { site, timeZone } from '#content/site.ts'
import { addDays } from '#model/dates/day.ts'
import { dayIn, momentIn, timeIn } from '#model/dates/time-zone.ts'
import { readEnrollment, referenceOf } from '#model/enrollment.ts'
import { storedCart } from '#pages/member/enrolment/stored-cart.ts'
import { openVerificationLink } from '../data/support/mails.ts'
import { enrol, placesOf, storedCourse, storePlace, storeStudent } from '../data/support/parent.ts'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { listDocuments, readDocument } from '../support/school.ts'
import { checkOut, signInParentOfTwo } from './visit-enrol.ts'
import { publish, signInEnrolled, winter } from './visit-enrolled.ts'
import {
  afterRequests,
  amountAt,
  configure,
  hrefOf,
  present,
  stayIn,
  textsOf,
  user,
} from './visit-member.tsx'

const path = '/courses/1/confirmation'
const nobodyEnrolled = { ids: [], arjan: [], biba: [] }
const bothEnrolled = { ids: ['1_arjan_2027-winter', '1_biba_2027-winter'], arjan: [1], biba: [1] }

/** What the card with this heading lists. */
function listedUnder(heading: string): string[] {
  const card = present(screen.getByRole('heading', { name: heading }).parentElement)
  return textsOf(within(card).getAllByRole('listitem'))
}

const thanks = () => screen.findByRole('heading', { name: 'Thank you, Simran' })

async function nobodyIsEnrolled(): Promise<void> {
  await screen.findByRole('heading', { name: 'Nobody is enrolled here yet' })
}

describe('the confirmation after checkout', () => {
  // Under StrictMode, which runs every effect twice: each child is written once all the same.
  it('thanks only after all is stored, once, and shows course, children, total and payment (S2.77, S2.78, S2.79, S2.80, S2.81, S2.82, S4.15, S4.16, B4.01, B5.07)', async () => {
    const { uid } = await signInParentOfTwo()
    const release = holdRequests(commits)
    await checkOut('1', ['arjan', 'biba'])
    user.open(path, { isStrict: true })
    const writing = await screen.findByRole('heading', { name: 'Enrolling Arjan Gill and Biba Gill...' })
    const region = present(writing.closest('[role=status]'))
    await afterRequests(1, commits)
    expect(screen.queryByText(/^Thank you/)).toBeNull()
    expect(await placesOf(uid)).toEqual(nobodyEnrolled)
    release()
    await screen.findByRole('heading', { level: 1, name: 'Thank you, Simran' })
    expect(await placesOf(uid)).toEqual(bothEnrolled)
    expect(requestsMade(commits)).toBe(2)

    // In the region that was there before, so that it is announced.
    within(region as HTMLElement).getByText('Arjan Gill and Biba Gill have a place.')
    const course = (await readDocument('Course/1')) as Record<string, string>
    const { Title, Description, StartDate = '', EndDate = '' } = course
    screen.getByRole('heading', { name: present(Title) })
    for (const line of present(Description).split('\n')) screen.getByText(line)
    expect([amountAt('Starts'), amountAt('Ends')]).toEqual([formatDay(StartDate), formatDay(EndDate)])
    expect([amountAt('Amount'), amountAt('Pay before')]).toEqual([
      `${site.money.sign}200`,
      formatDay(StartDate),
    ])
    const [arjan, biba] = listedUnder('Enrolled students')
    expect(arjan).toMatch(/^Arjan Singh Gill\D+100Monday and WednesdayFirst class: .*Id arjan$/)
    expect(biba).toMatch(/^Biba Gill.*Id biba/)
    expect(amountAt('Total')).toBe(`${site.money.sign}200`)
    screen.getByText('Your order is processed.')
    expect(hrefOf('Go to your dashboard')).toBe('/dashboard')
  })

  it('says by date what happens next, with the first class of each child by the clock of Delhi too (B5.09)', async () => {
    const delhi = 'Asia/Kolkata'
    stayIn(delhi)
    await signInParentOfTwo()
    await checkOut('1', ['arjan', 'biba'], { days: { arjan: ['mon', 'wed'], biba: ['tue', 'fri'] } })
    user.open(path)
    await thanks()
    const { startDate, endDate } = await storedCourse('1')
    const day = (count: number) => formatDay(addDays(startDate, count))
    const first = (count: number) => {
      const [from, to] = ['16:30', '17:15'].map((time) => momentIn(timeZone, addDays(startDate, count), time))
      const times = formatTimes(timeIn(delhi, present(from)), timeIn(delhi, present(to)))
      const here = `${formatDay(dayIn(delhi, present(from)))}, ${times} where you are`
      return `${here}${day(count)}, 4:30 to 5:15 pm in ${site.city}First class`
    }
    expect(listedUnder('Enrolled students')[1]).toContain(`in ${site.city} (Wednesday and Saturday where`)
    expect(listedUnder('What happens next')).toEqual([
      `Until ${day(-1)}If plans change, you can withdraw on your dashboard.`,
      `Before ${day(0)}Pay ${site.money.sign}200 by bank transfer.`,
      `${first(0)} for Arjan.`,
      `${first(1)} for Biba.`,
      `${formatDay(endDate)}The term ends.`,
    ])
  })

  it.each([
    [{ cost: 100, paidOn: '2026-01-05' }, 'Your order is processed and paid.'],
    [{ cost: 0 }, 'Your order is processed.'],
    [{}, 'Your order is processed.'],
  ])(
    'opened directly shows what is stored for the course, writes nothing, and asks for no money that is paid or not known to be owed: %j (S7.11, B4.18, B5.07)',
    async (fields, sentence) => {
      const { uid } = await signInParentOfTwo()
      await storePlace(uid, '1', 'biba', fields)
      await storePlace(uid, '2', 'arjan')
      user.open(path)
      await thanks()
      screen.getByText('Biba Gill has a place.')
      expect(screen.queryByText('Arjan Singh Gill')).toBeNull()
      expect(requestsMade(commits)).toBe(0)
      screen.getByText(sentence)
      expect(screen.queryByText(/bank transfer/)).toBeNull()
    },
  )

  it('names the one reference of both, promises no letter that nobody sends, and names bank details, time of an answer and letter once there are any (B4.02, B4.04, B4.19, B4.20)', async () => {
    const { uid, email } = await signInParentOfTwo()
    await checkOut('1', ['arjan', 'biba'])
    user.open(path)
    await thanks()
    for (const { id, fields } of await listDocuments(`Users/${uid}/Enrollments`))
      expect(screen.getAllByText(referenceOf(uid, readEnrollment(id, fields)))).toHaveLength(1)
    for (const child of ['Arjan', 'Biba'])
      screen.getByRole('button', { name: `Add to calendar: ${child}: Level 1` })
    const configuredWith = async (settings: Partial<typeof site>) => {
      configure(site, settings)
      cleanup()
      user.open(path)
      await thanks()
    }
    const asksToConfirm = () => {
      // The bank details come by mail too.
      screen.getByText(/We write to confirmed addresses only: please confirm yours on your dashboard/)
      expect(screen.queryByText(/A letter with all of this/)).toBeNull()
    }
    screen.getByText(/We will write to you with the bank details\./)
    asksToConfirm()
    await configuredWith({ replyTime: 'within two days', sendsLetters: true })
    screen.getByText(/We will write to you within two days with the bank details\./)
    asksToConfirm()
    await openVerificationLink(email)
    await checkVerification()
    await configuredWith({ bankDetails: ['Painti School', 'Account 123'] })
    await screen.findByText(/A letter with all of this goes to/)
    expect(screen.queryByText(/We write to confirmed addresses only/)).toBeNull()
    screen.getByText('Account 123')
    expect(screen.queryByText(/We will write to you/)).toBeNull()
  })
})

describe('a course that is paid by card', () => {
  const paymentLink = 'https://buy.stripe.com/test_4gw5?locale=auto'
  const ways = () => screen.queryAllByRole('link', { name: /^Pay by card/ })

  it('leads from confirmation and dashboard to the payment of each child, and says nothing of paid (B4.21)', async () => {
    const { uid, email } = await signInParentOfTwo()
    await publish(winter, { paymentLink })
    await publish('Course/1', { paymentLink })
    await checkOut('1', ['arjan', 'biba'])
    user.open(path)
    await thanks()
    const reference = referenceOf(uid, { id: '', courseId: '1', termId: '2027-winter', enrolledAt: null })
    const address = new URLSearchParams({
      locale: 'auto',
      client_reference_id: reference,
      prefilled_email: email,
    })
    const leadsThere = (names: string[]) => {
      expect(textsOf(ways())).toEqual(names.map((name) => `Pay by card: ${name}, ${site.money.sign}100`))
      for (const way of ways())
        expect(way.getAttribute('href')).toBe(`https://buy.stripe.com/test_4gw5?${address.toString()}`)
      screen.getByText(
        /^The card is taken at buy.stripe.com. What you pay there shows here once the school has/,
      )
      expect(screen.queryByText(/\bpaid\b/i)).toBeNull()
    }
    leadsThere(['Arjan Singh Gill', 'Biba Gill'])
    screen.getByText(/Please pay by bank transfer or by card\. Write the reference with a transfer\./)
    expect(listedUnder('What happens next').join()).toContain(
      `Pay ${site.money.sign}200 by bank transfer or by card.`,
    )
    user.leave()
    // The next level takes no card.
    await enrol(uid, '2', 'arjan')
    await user.openDashboard()
    screen.getByText('Still to pay by bank transfer.')
    const begins = ` (begins on ${formatDay((await storedCourse('1')).startDate)})`
    leadsThere([`Arjan Gill, Level 1${begins}`, `Biba Gill, Level 1${begins}`])
  })

  it.each([
    ['what is paid', { paidOn: '2026-11-02' }, { paymentLink }],
    ['a price that the card would not pay', { cost: 90 }, { paymentLink }],
    ['an address that is not encrypted', {}, { paymentLink: 'http://buy.stripe.com/test_4gw5' }],
    ['what is no address', {}, { paymentLink: 'javascript:alert(1)' }],
  ])('offers no card for %s (B4.23)', async (_what, registration, term) => {
    await signInEnrolled(registration)
    await publish(winter, term)
    await user.openDashboard()
    expect(ways()).toEqual([])
    user.open(`${path}?term=2027-winter`)
    await thanks()
    expect(ways()).toEqual([])
    expect(screen.queryByText(/by card/)).toBeNull()
  })
})

it('a confirmation opened directly enrols nobody who was not checked out for the course, and leads to the list', async () => {
  const { uid } = await signInParentOfTwo()
  await checkOut('2', ['arjan'])
  const opensWithNobody = async () => {
    user.leave()
    user.open(path)
    await nobodyIsEnrolled()
  }
  await opensWithNobody()
  await checkOut('1', ['arjan'], { checkedOut: [] })
  await opensWithNobody()
  await checkOut('1', ['stranger'])
  await opensWithNobody()
  sessionStorage.setItem('cart:1', '["arjan"]')
  await opensWithNobody()
  expect(hrefOf('Choose a child')).toBe('/courses/1/enroll')
  cleanup()
  await checkOut('9', ['arjan'])
  user.open('/courses/9/confirmation')
  await screen.findByText('No course data available.')
  expect(await placesOf(uid)).toEqual(nobodyEnrolled)
})

describe('an enrolment that fails', () => {
  it('is told, thanks nobody, is not tried again by a later visit, and succeeds from the list, which has kept the children (B9.11)', async () => {
    expectConsoleError(/^Enrolling (arjan|biba) in 1 failed:/)
    const { uid } = await signInParentOfTwo()
    const reconnect = denyRequests(commits)
    await checkOut('1', ['arjan', 'biba'])
    user.open(path)
    await screen.findByRole('heading', { name: 'Not enrolled yet' })
    const { textContent } = screen.getByRole('alert')
    const sentence = 'Arjan Gill and Biba Gill could not be enrolled. No place was taken. Please try again.'
    expect(textContent).toContain(sentence)
    expect(textContent).toContain('this page may be older than the school’s data')
    screen.getByRole('button', { name: 'Load the page anew' })
    expect(screen.queryByText(/^Thank you/)).toBeNull()
    expect(await placesOf(uid)).toEqual(nobodyEnrolled)
    expect(hrefOf('Back to the list')).toBe('/courses/1/enroll')
    cleanup()
    user.open(path)
    await nobodyIsEnrolled()
    await user.click(screen.getByRole('link', { name: 'Choose a child' }))
    for (const name of [/^Arjan/, /^Biba/]) await screen.findByRole('checkbox', { name, checked: true })
    await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }))
    await screen.findByRole('heading', { name: 'Not enrolled yet' })
    reconnect()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await thanks()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await placesOf(uid)).toEqual(bothEnrolled)
  })

  it('for one child leaves the other the place, says why, and tries the one alone again (B6.32)', async () => {
    expectConsoleError(/^Enrolling biba in 2 failed:/)
    const { uid } = await signInParentOfTwo()
    await storeStudent(uid, 'arjan', { coursesCompleted: [1] })
    await checkOut('2', ['arjan', 'biba'])
    user.open('/courses/2/confirmation')
    await thanks()
    screen.getByText('Arjan Gill has a place.')
    const alert = within(screen.getByRole('alert'))
    alert.getByText('Biba Gill could not be enrolled.')
    alert.getByText('Biba Gill does not meet the prerequisites for this course.')
    expect(hrefOf('Enrol in Level 1', screen.getByRole('alert'))).toBe('/courses/1/enroll')
    expect(await placesOf(uid)).toEqual({ ids: ['2_arjan_2027-summer'], arjan: [1, 2], biba: [] })
    expect(storedCart('2').studentIds, 'she alone is still in the cart').toEqual(['biba'])

    await enrol(uid, '1', 'biba')
    const triesOfArjan = requestsMade('Enrollments/2_arjan')
    expect(triesOfArjan).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Arjan Gill and Biba Gill have a place.')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(requestsMade('Enrollments/2_arjan'), 'she alone is tried again').toBe(triesOfArjan)
    expect(await placesOf(uid)).toEqual({
      ids: ['1_biba_2027-winter', '2_arjan_2027-summer', '2_biba_2027-summer'],
      arjan: [1, 2],
      biba: [1, 2],
    })
  })
})
