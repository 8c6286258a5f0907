import { commits, denyRequests } from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { formatDay } from '#content/en/format.ts'
import { site, timeZone } from '#content/site.ts'
import { queryClient } from '#data/read.ts'
import { addDays } from '#model/dates/day.ts'
import { dayIn, momentIn } from '#model/dates/time-zone.ts'
import { readEnrollment, referenceOf } from '#model/enrollment.ts'
import { enrol, signInSimran, storePlace, storeStudent } from '../data/support/parent.ts'
import { listDocuments, readDocument, writeDocument } from '../support/school.ts'
import {
  change,
  levelOne,
  openEnrolled,
  placeOf,
  publish,
  row,
  signInEnrolled,
  winter,
} from './visit-enrolled.ts'
import {
  bornYearsAgo,
  configure,
  describedBy,
  hrefOf,
  present,
  rowsOf,
  savedFiles,
  user,
} from './visit-member.tsx'

describe('a registration', () => {
  it('leads to course and confirmation, and says when it is and what to pay (B4.06, B5.01, B5.05)', async () => {
    const { uid } = await openEnrolled()
    const { StartDate = '', EndDate = '' } = (await readDocument('Course/1')) as Record<string, string>
    expect(hrefOf(levelOne, row())).toBe('/courses/1')
    expect(hrefOf(/^See the confirmation/, row())).toBe('/courses/1/confirmation?term=2027-winter')
    expect(row().textContent).toContain(formatDay(EndDate))
    within(row()).getByText('Monday and Wednesday')
    expect(row().textContent).toMatch(new RegExp(`Next class: .*4:30 to 5:15 pm in ${site.city}`))
    const reference = referenceOf(uid, readEnrollment('1_c1_2027-winter', (await placeOf(uid)) ?? {}))
    const before = formatDay(StartDate)
    expect(row().textContent).toContain(`To pay ${site.money.sign}100 before ${before}`)
    const sentence = `Level 1, Arjan Gill: ${site.money.sign}100 before ${before}, reference`
    expect(screen.getByText(sentence).closest('div')?.textContent).toContain(reference)
    screen.getByText(/^ ?Write the reference with it\. We will write to you with the bank details\.$/)
    // Until the term is over, the level counts as joined.
    await screen.findAllByRole('img', { name: '0 of 4 levels done, 1 joined' })
  })

  it('stands in the order of the children, the elder of two with one name first (B5.13)', async () => {
    const uid = await signInEnrolled()
    await storeStudent(uid, 'a9', { birthdate: bornYearsAgo(6) })
    await storeStudent(uid, 'b2', { middleName: 'Bir' })
    for (const child of ['a9', 'b2', 'gone']) await storePlace(uid, '1', child)
    await storePlace(uid, '2', 'c1')
    await user.openDashboard()
    const [bir, elder, younger] = [
      ['Arjan Bir Gill', '8'],
      ['Arjan Singh Gill', '8'],
      ['Arjan Singh Gill', '6'],
    ]
    const listed = await rowsOf('Your Students')
    expect(listed.map(([first, middle, , age]) => [`${first} ${middle} Gill`, age])).toEqual([
      bir,
      elder,
      younger,
    ])
    const registered = (await rowsOf('Your Registrations')).map(([name, age]) => [name, age])
    expect(registered).toEqual([bir, elder, elder, younger, ['Unknown Student', 'N/A']])
  })

  it('shares its reference with those of brothers and sisters, which stands once with the sum (B4.02)', async () => {
    const uid = await signInEnrolled()
    await storeStudent(uid, 'c2', { firstName: 'Biba' })
    await enrol(uid, '1', 'c2')
    configure(site, { bankDetails: ['Painti School', 'Account 123'] })
    await user.openDashboard()
    screen.getByText('Account 123')
    expect(screen.queryByText(/We will write to you/)).toBeNull()
    screen.getByText(/^Level 1, Arjan Gill and Biba Gill: \D+200 before /)
    expect(screen.getAllByRole('button', { name: /^Copy / })).toHaveLength(1)
  })

  it('goes into a calendar with every class at its moment, without the breaks (B5.02)', async () => {
    const uid = await signInEnrolled()
    const { startDate } = readEnrollment('1_c1_2027-winter', (await placeOf(uid)) ?? {})
    const dayOff = addDays(startDate, 7)
    await publish(winter, { breaks: [dayOff] })
    const files = savedFiles()
    await user.openDashboard()
    await user.click(screen.getByRole('button', { name: `Add to calendar: Arjan: ${levelOne}` }))
    await waitFor(() => expect(files).toHaveLength(1))
    const file = await present(files[0]).blob.text()
    const begun = [...file.matchAll(/^DTSTART:(\d{8})T(\d{6})Z\r$/gm)]
    const days = begun.map(([, day]) => day)
    expect(days).toHaveLength(39)
    expect(days[0]).toBe(startDate.replaceAll('-', ''))
    expect(days).not.toContain(dayOff.replaceAll('-', ''))
    const half5 = momentIn(timeZone, startDate, '16:30').toISOString().slice(11, 19).replaceAll(':', '')
    expect(begun[0]?.[2]).toBe(half5)
    const ids = [...file.matchAll(/^UID:(.*)\r$/gm)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(39)
    // Whenever the first class is, so that a file of corrected days replaces this one.
    expect(ids[0]).toBe(`1_c1_2027-winter-1@${new URL(site.address).hostname}`)
    expect(file).toMatch(/^SUMMARY:Arjan: Level 1: First letters\r$/m)
  })
})

describe('withdrawing', () => {
  const ask = () =>
    user.openDialog(`Withdraw: Arjan Singh Gill, ${levelOne}`, 'Take Arjan Gill out of Level 1?')
  const withdraw = (dialog: HTMLElement) =>
    user.click(within(dialog).getByRole('button', { name: 'Withdraw' }))

  it('asks first, tells where it was refused, gives up place and level, leaves a record, and lets the child enrol again (B6.13, B6.15, B6.27)', async () => {
    const { uid } = await openEnrolled()
    const enrolled = (await placeOf(uid)) ?? {}
    const dialog = await ask()
    const keep = within(dialog).getByRole('button', { name: 'Keep the place' })
    expect(document.activeElement).toBe(keep)
    for (const button of [keep, within(dialog).getByRole('button', { name: 'Withdraw' })])
      expect(describedBy(button)).toMatch(
        /^The place is given up at once\. Level 1 is taken off the flower\. Nothing is to be paid for it then\./,
      )
    await user.click(keep)
    expect(await placeOf(uid)).not.toBeNull()
    const again = await ask()
    const reconnect = denyRequests(commits)
    await withdraw(again)
    await within(again).findByText(/It could not be withdrawn\./)
    expect(await placeOf(uid)).not.toBeNull()
    reconnect()
    await withdraw(again)
    await screen.findByText(`Arjan Singh Gill is no longer in ${levelOne}.`)
    screen.getByText('No registrations found')
    await screen.findAllByRole('img', { name: '0 of 4 levels done' })
    expect(document.activeElement?.textContent).toBe('Your Registrations')
    expect(await placeOf(uid)).toBeNull()
    expect(await readDocument(`Users/${uid}/Students/c1`)).toMatchObject({ coursesCompleted: [] })
    const [record] = await listDocuments(`Users/${uid}/Withdrawals`)
    expect(record).toMatchObject({
      id: `1_c1_2027-winter_${Number(enrolled.enrollmentDate)}`,
      fields: enrolled,
    })
    await enrol(uid, '1', 'c1')
    expect(await readDocument(`Users/${uid}/Students/c1`)).toMatchObject({ coursesCompleted: [1] })
  })

  it('leaves a level that the child had before (B6.18)', async () => {
    const { uid } = await signInSimran({ c1: { coursesCompleted: [1] } })
    await enrol(uid, '1', 'c1')
    await user.openDashboard()
    await screen.findAllByRole('img', { name: '1 of 4 levels done' })
    const dialog = await ask()
    within(dialog).getByText(/Level 1 stays on the flower, because your child had it before\./)
    await withdraw(dialog)
    await screen.findByText('No registrations found')
    expect(await readDocument(`Users/${uid}/Students/c1`)).toMatchObject({ coursesCompleted: [1] })
  })

  it('is for the school from the first day on, without a term, and below a later level (B6.19, B6.20)', async () => {
    const uid = await signInEnrolled()
    const term = await readDocument(winter)
    async function expectRefusal(fields: Record<string, unknown>, sentence: string) {
      await publish(winter, fields)
      await user.openDashboard()
      const dialog = await ask()
      await waitFor(() => expect(dialog.textContent).toContain(sentence))
      expect(within(dialog).queryByRole('button', { name: 'Withdraw' })).toBeNull()
      user.leave()
    }
    const day = dayIn(timeZone, new Date())
    await expectRefusal(
      { StartDate: day },
      `The course began on ${formatDay(day)}, so only the school can take your child out of it. Please write to ${site.email}`,
    )
    await expectRefusal({ StartDate: '' }, 'Only the school can take your child out of this course. Please')
    await enrol(uid, '2', 'c1')
    await expectRefusal({ ...term }, 'is also registered for Level 2: First words, which comes later.')
  })

  it('of what is paid says so, with what the school says of refunds (B4.07)', async () => {
    configure(site, { refunds: 'We send it back within a week.' })
    const { uid } = await openEnrolled({ paidOn: '2026-01-05' })
    within(row()).getByText('Paid on 5 Jan 2026')
    expect(screen.queryByText(/^To pay/)).toBeNull()
    const dialog = await ask()
    within(dialog).getByText(
      /You have paid for it: write to us about your money\. We send it back within a week\. You can/,
    )
    await withdraw(dialog)
    await screen.findByText('No registrations found')
    const [record] = await listDocuments(`Users/${uid}/Withdrawals`)
    expect(record?.fields).toMatchObject({ paidOn: '2026-01-05' })

    const title = await screen.findByText('You have paid for a place that was withdrawn.')
    const said = `Level 1, Arjan Singh Gill: ${site.money.sign}100, paid on 5 Jan 2026. We send it back within a week. About your money, please write to ${site.email}`
    expect(title.closest('div')?.textContent).toContain(said)
    // Moved, or of a term that is over, it is nothing to ask for any more.
    for (const fields of [{ movedTo: '2_c1_2027-winter' }, { endDate: '2026-01-09' }]) {
      user.leave()
      await writeDocument(`Users/${uid}/Withdrawals/${present(record).id}`, { ...record?.fields, ...fields })
      await user.openDashboard()
      await waitFor(() => expect(queryClient.isFetching()).toBe(0))
      expect(screen.queryByText(/^You have paid/)).toBeNull()
    }
  })

  it('does not give up a place that was taken anew in another tab', async () => {
    const { uid } = await openEnrolled()
    await change(uid, { enrollmentDate: new Date() })
    await withdraw(await ask())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await placeOf(uid)).not.toBeNull()
    await screen.findByRole('link', { name: levelOne })
  })
})
