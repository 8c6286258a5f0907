import { commits, denyRequests } from '../data/support/connection.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { site, timeZone } from '#content/site.ts'
import { enrolStudent } from '#data/enrollment.ts'
import { queryClient } from '#data/read.ts'
import { formatDay } from '#content/en/format.ts'
import { addDays } from '#model/dates/day.ts'
import { readEnrollment, referenceOf } from '#model/enrollment.ts'
import { readStudent } from '#model/student.ts'
import { dayIn, momentIn } from '#model/dates/time-zone.ts'
import { storedCourse, storeStudent } from '../data/support/parent.ts'
import { listDocuments, readDocument, seedCourses, writeDocument } from '../support/school.ts'
import { bornYearsAgo, openDashboard, present, rowsOf, signInSimran } from './visit-member.tsx'

beforeAll(() => seedCourses())

/** A parent whose child Arjan is in level 1, on Monday and Wednesday. */
async function signInEnrolled(): Promise<string> {
  const { uid } = await signInSimran()
  await storeStudent(uid, 'c1')
  await enrol(uid, '1')
  return uid
}

async function enrol(uid: string, courseId: string): Promise<void> {
  const child = readStudent('c1', (await readDocument(`Users/${uid}/Students/c1`)) ?? {})
  await enrolStudent(uid, await storedCourse(courseId), child, ['mon', 'wed'])
}

/** Replaces fields of the stored registration, as the school or an earlier version of the site has them. */
async function change(uid: string, id: string, fields: Record<string, unknown>): Promise<void> {
  const path = `Users/${uid}/Enrollments/${id}`
  await writeDocument(path, { ...(await readDocument(path)), ...fields })
}

function row(course: string): HTMLElement {
  const table = screen.getByRole('table', { name: 'Your Registrations' })
  return present(within(table).getByRole('link', { name: course }).closest('tr'))
}

const levelOne = 'Level 1: First letters'

describe('a registration', () => {
  it('leads to its course and its confirmation, and says term, days, hours and what to pay until when, with its reference (B4.06, B5.01)', async () => {
    const uid = await signInEnrolled()
    await openDashboard()
    const { StartDate = '', EndDate = '' } = (await readDocument('Course/1')) as Record<string, string>
    const registration = row(levelOne)
    const link = within(registration).getByRole('link', { name: levelOne })
    expect(link.getAttribute('href')).toBe('/courses/1')
    const confirmation = within(registration).getByRole('link', { name: /^See the confirmation/ })
    expect(confirmation.getAttribute('href')).toBe('/courses/1/confirmation')
    expect(registration.textContent).toContain(formatDay(EndDate))
    within(registration).getByText('Monday and Wednesday')
    within(registration).getByText(/^4:30 to 5:15 pm in Toronto/)
    const fields = (await readDocument(`Users/${uid}/Enrollments/1_c1`)) ?? {}
    const reference = referenceOf(uid, readEnrollment('1_c1', fields))
    expect(registration.textContent).toContain(
      `To pay: $100 before ${formatDay(StartDate)}, reference ${reference}`,
    )
  })

  it('stands with its child, in the order in which the children are listed, the elder of two with one name first (B5.13)', async () => {
    const uid = await signInEnrolled()
    await storeStudent(uid, 'a9', { birthdate: bornYearsAgo(6) })
    await storeStudent(uid, 'b2', { middleName: 'Bir' })
    for (const [course, child] of [
      ['1', 'a9'],
      ['1', 'b2'],
      ['2', 'c1'],
      ['1', 'gone'],
    ] as const)
      await writeDocument(`Users/${uid}/Enrollments/${course}_${child}`, {
        courseId: course,
        studentId: child,
      })
    await openDashboard()
    const listed = (await rowsOf('Your Students')).map(([first, middle, , age]) => [
      `${first} ${middle} Gill`,
      age,
    ])
    expect(listed).toEqual([
      ['Arjan Bir Gill', '8'],
      ['Arjan Singh Gill', '8'],
      ['Arjan Singh Gill', '6'],
    ])
    const registered = (await rowsOf('Your Registrations')).map(([name, age]) => [name, age])
    expect(registered).toEqual([listed[0], listed[1], listed[1], listed[2], ['Unknown Student', 'N/A']])
  })

  it('is paid once the school has noted it (B4.07)', async () => {
    const uid = await signInEnrolled()
    await change(uid, '1_c1', { paidOn: '2026-01-05' })
    await openDashboard()
    within(row(levelOne)).getByText('Paid on 5 Jan 2026.')
    expect(screen.queryByText(/^To pay/)).toBeNull()
  })

  it('of an earlier version of the site has days to be agreed, owes nothing, and has no hours and no calendar (B9.01)', async () => {
    const uid = await signInEnrolled()
    await writeDocument(`Users/${uid}/Enrollments/1_c1`, { courseId: '1', studentId: 'c1' })
    await openDashboard()
    within(row(levelOne)).getByText('Days: to be agreed')
    expect(screen.queryByText(/To pay|Toronto/)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Add to calendar/ })).toBeNull()
  })

  it('keeps its own term where the course is published anew for the next one (B2.14, B5.06)', async () => {
    const uid = await signInEnrolled()
    await change(uid, '1_c1', { startDate: '2020-01-06', endDate: '2020-05-22' })
    await openDashboard()
    within(row(levelOne)).getByText('6 Jan to 22 May 2020')
    expect(within(row(levelOne)).queryByText(/Toronto/)).toBeNull()
    // The term is over, so the level is done and no longer just joined.
    await screen.findAllByRole('img', { name: '1 of 4 levels done' })
  })

  it('counts as joined in the child’s flower until its term is over (B5.05)', async () => {
    await signInEnrolled()
    await openDashboard()
    await screen.findAllByRole('img', { name: '0 of 4 levels done, 1 joined' })
  })

  it('goes into a calendar with every class of its days at its moment, and without the breaks (B5.02)', async () => {
    const uid = await signInEnrolled()
    const course = (await readDocument('Course/1')) ?? {}
    const { startDate } = readEnrollment('1_c1', (await readDocument(`Users/${uid}/Enrollments/1_c1`)) ?? {})
    const breaks = [addDays(startDate, 7)]
    await writeDocument('Course/1', { ...course, breaks })
    const files: Blob[] = []
    const saved = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:calendar'
    })
    const { user } = await openDashboard()
    await user.click(screen.getByRole('button', { name: `Add to calendar: Arjan: ${levelOne}` }))
    await waitFor(() => expect(files).toHaveLength(1))
    saved.mockRestore()
    await writeDocument('Course/1', course)
    const file = await present(files[0]).text()
    const starts = [...file.matchAll(/^DTSTART:(\d{8})T(\d{6})Z\r$/gm)].map(([, day]) => day)
    const [, time] = /^DTSTART:\d{8}T(\d{6})Z\r$/m.exec(file) ?? []
    expect(time).toBe(momentIn(timeZone, startDate, '16:30').toISOString().slice(11, 19).replaceAll(':', ''))
    const ids = [...file.matchAll(/^UID:(.*)\r$/gm)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(39)
    expect(ids[0]).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}-\d{4}-\d\d-\d\d@painti\.example$/)
    expect(starts).toHaveLength(39)
    expect(starts[0]).toBe(startDate.replaceAll('-', ''))
    expect(starts).not.toContain(breaks[0]?.replaceAll('-', ''))
    expect(file).toMatch(/^SUMMARY:Arjan: Level 1: First letters\r$/m)
  })
})

describe('withdrawing', () => {
  const ask = { name: `Withdraw: Arjan Singh Gill, ${levelOne}` }
  const title = 'Take Arjan Gill out of Level 1?'

  it('asks first, says what happens, then gives up place and level, leaves a record, and lets the child enrol again (B6.13, B6.15)', async () => {
    const uid = await signInEnrolled()
    const stored = (await readDocument(`Users/${uid}/Enrollments/1_c1`)) ?? {}
    const { user } = await openDashboard()
    await user.click(screen.getByRole('button', ask))
    const dialog = await screen.findByRole('dialog', { name: title })
    within(dialog).getByText(
      /^The place is given up at once\. Level 1 goes from the flower again\. Nothing is to be paid for it then\./,
    )
    await user.click(within(dialog).getByRole('button', { name: 'Keep the place' }))
    expect(await readDocument(`Users/${uid}/Enrollments/1_c1`)).not.toBeNull()
    await user.click(screen.getByRole('button', ask))
    const again = await screen.findByRole('dialog', { name: title })
    await user.click(within(again).getByRole('button', { name: 'Withdraw' }))
    await screen.findByText(`Arjan Singh Gill is no longer in ${levelOne}.`)
    screen.getByText('No registrations found')
    await screen.findAllByRole('img', { name: '0 of 4 levels done' })
    expect(document.activeElement?.textContent).toBe('Your Registrations')
    expect(await readDocument(`Users/${uid}/Enrollments/1_c1`)).toBeNull()
    expect(await readDocument(`Users/${uid}/Students/c1`)).toMatchObject({ coursesCompleted: [] })
    const id = `1_c1_${Number(stored.enrollmentDate)}`
    const [record] = await listDocuments(`Users/${uid}/Withdrawals`)
    expect(record).toMatchObject({ id, fields: stored })
    await enrol(uid, '1')
    expect(await readDocument(`Users/${uid}/Students/c1`)).toMatchObject({ coursesCompleted: [1] })
  })

  it('leaves a level that the child had before (B6.18)', async () => {
    const { uid } = await signInSimran()
    await storeStudent(uid, 'c1', { coursesCompleted: [1] })
    await enrol(uid, '1')
    const { user } = await openDashboard()
    await user.click(screen.getByRole('button', ask))
    const dialog = await screen.findByRole('dialog', { name: title })
    within(dialog).getByText(/Level 1 stays on the flower, because your child had it before\./)
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
    await screen.findByText('No registrations found')
    expect(await readDocument(`Users/${uid}/Students/c1`)).toMatchObject({ coursesCompleted: [1] })
  })

  it('is for the school once the course has begun, where no term is stored, and while a later level is registered (B6.19, B6.20)', async () => {
    const uid = await signInEnrolled()
    const today = dayIn(timeZone, new Date())
    const days = { startDate: today, endDate: addDays(today, 30) }
    const refusals: [Record<string, unknown>, string][] = [
      [days, `The course began on ${formatDay(today)}, so only the school can take your child out of it.`],
      [{ startDate: '' }, 'Only the school can take your child out of this course.'],
    ]
    for (const [fields, sentence] of refusals) {
      await change(uid, '1_c1', fields)
      const { user } = await openDashboard()
      await user.click(screen.getByRole('button', ask))
      const dialog = await screen.findByRole('dialog', { name: title })
      expect(dialog.textContent).toContain(`${sentence} Please write to hello@painti.example`)
      expect(within(dialog).queryByRole('button', { name: 'Withdraw' })).toBeNull()
      cleanup()
      queryClient.clear()
    }
    const { startDate, endDate } = await storedCourse('1')
    await change(uid, '1_c1', { startDate, endDate })
    await enrol(uid, '2')
    const { user } = await openDashboard()
    await user.click(screen.getByRole('button', ask))
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(dialog.textContent).toContain('is also registered for Level 2: First words, which comes later.')
  })

  it('of what is paid says so, with what the school says of refunds', async () => {
    const uid = await signInEnrolled()
    await change(uid, '1_c1', { paidOn: '2026-01-05' })
    Object.assign(site, { refunds: 'We send it back within a week.' })
    const { user } = await openDashboard()
    await user.click(screen.getByRole('button', ask))
    const dialog = await screen.findByRole('dialog', { name: title })
    within(dialog).getByText(
      /You have paid for it: write to us about your money\. We send it back within a week\. You can/,
    )
    Object.assign(site, { refunds: '' })
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
    await screen.findByText('No registrations found')
    const [record] = await listDocuments(`Users/${uid}/Withdrawals`)
    expect(record?.fields).toMatchObject({ paidOn: '2026-01-05' })
  })

  it('is told where it was refused (B6.27)', async () => {
    const uid = await signInEnrolled()
    const { user } = await openDashboard()
    await user.click(screen.getByRole('button', ask))
    const dialog = await screen.findByRole('dialog', { name: title })
    const reconnect = denyRequests(commits)
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
    await within(dialog).findByText(/It could not be withdrawn\./)
    expect(await readDocument(`Users/${uid}/Enrollments/1_c1`)).not.toBeNull()
    reconnect()
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
    await screen.findByText('No registrations found')
  })

  it('does not give up a place that was taken anew in another tab (B6.27)', async () => {
    const uid = await signInEnrolled()
    const { user } = await openDashboard()
    await change(uid, '1_c1', { enrollmentDate: new Date() })
    await user.click(screen.getByRole('button', ask))
    const dialog = await screen.findByRole('dialog', { name: title })
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await readDocument(`Users/${uid}/Enrollments/1_c1`)).not.toBeNull()
    await screen.findByRole('link', { name: levelOne })
  })
})
