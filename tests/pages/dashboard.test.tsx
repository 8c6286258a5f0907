import { commits, disconnect, readsOf, denyRequests } from '../data/support/connection.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { queryClient } from '#data/read.ts'
import { linksSentTo, openVerificationLink } from '../data/support/mails.ts'
import { signInNewParent, storeStudent } from '../data/support/parent.ts'
import { comeOnline } from '../support/come-online.ts'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { readDocument, seedCourses, writeDocument } from '../support/school.ts'
import {
  bornYearsAgo,
  columnsOf,
  fill,
  openDashboard,
  openSite,
  present,
  rowsOf,
  signInSimran,
} from './visit-member.tsx'

beforeAll(() => seedCourses())

describe('the dashboard', () => {
  it('welcomes the parent by first name, and says that there are no students and no registrations (S2.59, S2.61, S2.63)', async () => {
    const { uid } = await signInSimran()
    await writeDocument(`Users/${uid}/Enrollments/placeholder`, {})
    await openDashboard()
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Simran' })
    expect(screen.queryByText('Your details are not saved yet.')).toBeNull()
    screen.getByText('No students found')
    screen.getByText('No registrations found')
    const first = screen.getByRole('link', { name: 'Add your first child.' })
    expect(first.getAttribute('href')).toBe('/addstudent')
    screen.getByRole('heading', { name: 'Three small steps to the first class' })
  })

  it('has every column of the students (S2.60)', async () => {
    const { uid } = await signInSimran()
    await storeStudent(uid, 'c1', { birthdate: bornYearsAgo(8) })
    await storeStudent(uid, 'c2', {
      name: 'Biba Gill',
      firstName: '',
      middleName: '',
      lastName: '',
      birthdate: '',
    })
    await openDashboard()
    const columns = ['First name', 'Middle name', 'Last name', 'Age', 'Birthdate', 'Email', 'Phone']
    expect(columnsOf('Your Students')).toEqual([...columns, 'Edit'])
    expect(await rowsOf('Your Students')).toEqual([
      [
        'Arjan',
        'Singh',
        'Gill',
        '8',
        `1 Jan ${bornYearsAgo(8).slice(0, 4)}`,
        'simran@painti.example',
        '5550100200',
        'Edit',
      ],
      ['Biba', '', 'Gill', 'N/A', '', 'simran@painti.example', '5550100200', 'Edit'],
    ])
  })

  it('has student, age and course of every registration, and says what is not known (S2.62, S2.64, S2.65, S2.66)', async () => {
    const { uid } = await signInSimran()
    await storeStudent(uid, 'c1', { birthdate: bornYearsAgo(8) })
    await storeStudent(uid, 'c2', { firstName: 'Chann', middleName: '', birthdate: '' })
    const entries = `Users/${uid}/Enrollments`
    await writeDocument(`${entries}/1_c1`, { courseId: '1', studentId: 'c1', studentName: 'Arjan Gill' })
    await writeDocument(`${entries}/2_gone`, { courseId: '2', studentId: 'gone' })
    await writeDocument(`${entries}/3_left`, { courseId: '3', studentId: 'left', studentName: 'Biba Gill' })
    await writeDocument(`${entries}/9_c2`, { courseId: '9', studentId: 'c2', studentName: 'Chann Gill' })
    await writeDocument(`${entries}/placeholder`, {})
    await openDashboard()
    expect(columnsOf('Your Registrations')).toEqual(['Student', 'Age', 'Course'])
    expect(await rowsOf('Your Registrations')).toEqual([
      ['Arjan Singh Gill', '8', 'Level 1: First letters'],
      ['Chann Gill', 'N/A', 'Unknown Course'],
      ['Unknown Student', 'N/A', 'Level 2: First words'],
      ['Unknown Student', 'N/A', 'Level 3: Sentences and stories'],
    ])
  })

  it('keeps waiting while the students or the registrations cannot be read, only logs why, and shows them when they can (S8.12, S8.13)', async () => {
    const { uid } = await signInSimran()
    await storeStudent(uid, 'c1')
    await writeDocument(`Users/${uid}/Enrollments/1_c1`, { courseId: '1', studentId: 'c1' })
    for (const [collection, empty] of [
      ['Students', 'No students found'],
      ['Enrollments', 'No registrations found'],
    ] as const) {
      const failed = expectConsoleError(/^A read failed:/)
      const reconnect = disconnect(readsOf(collection))
      openSite('/dashboard')
      await waitFor(() => expect(failed.seen).toBe(true))
      expect(screen.queryByText(empty)).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
      screen.getByRole('button', { name: 'Add New Student' })
      if (collection === 'Enrollments') expect((await rowsOf('Your Students'))[0]?.[0]).toBe('Arjan')
      reconnect()
      comeOnline()
      expect((await rowsOf('Your Students'))[0]?.[0]).toBe('Arjan')
      const registrations = await rowsOf('Your Registrations')
      expect(registrations).toEqual([['Arjan Singh Gill', expect.any(String), 'Level 1: First letters']])
      cleanup()
      queryClient.clear()
    }
  })
})

describe('a parent who cannot be read', () => {
  it('is only logged, and welcomed by name once the line is back (S8.15)', async () => {
    const { uid } = await signInSimran()
    const failed = expectConsoleError(/^A read failed:/)
    const reconnect = disconnect(`/Users/${uid}"`)
    openSite('/dashboard')
    await waitFor(() => expect(failed.seen).toBe(true))
    await screen.findByText('No students found')
    screen.getByRole('heading', { level: 1, name: 'Welcome' })
    expect(screen.queryByText('Your details are not saved yet.')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Edit your details' })).toBeNull()
    reconnect()
    comeOnline()
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Simran' })
    screen.getByText('Simran Kaur Gill')
  })
})

describe('an address that is not verified', () => {
  it('is asked to be confirmed, with the mail sent again on request, until its link was opened', async () => {
    const { email } = await signInSimran()
    const { user } = await openDashboard()
    screen.getByText('Please confirm your email address.')
    await waitFor(async () => expect(await linksSentTo(email, 'VERIFY_EMAIL')).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Send again' }))
    await screen.findByText('The link is on its way. It may take a few minutes.')
    expect(await linksSentTo(email, 'VERIFY_EMAIL')).toHaveLength(2)
    await openVerificationLink(email)
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(screen.queryByText('Please confirm your email address.')).toBeNull())
  })
})

describe('an account that was never finished', () => {
  it('is offered to be finished, and is then welcomed by name', async () => {
    const { uid, email } = await signInNewParent()
    const { user } = await openDashboard()
    await screen.findByText('Your details are not saved yet.')
    await user.click(screen.getByRole('button', { name: 'Save my details' }))
    await screen.findByText('Please fill in all fields.')
    const form = present(screen.getByLabelText('Your name').closest('form'))
    await fill(user, form, { 'Your name': 'Simran Kaur Gill', 'Phone number': '5550100200' })
    const reconnect = denyRequests(commits)
    await user.click(screen.getByRole('button', { name: 'Save my details' }))
    await screen.findByText('Your details could not be saved.')
    reconnect()
    await user.click(screen.getByRole('button', { name: 'Save my details' }))
    await screen.findByRole('heading', { name: 'Welcome, Simran' })
    await screen.findByText('Your details are saved.')
    expect(screen.queryByText('Your details are not saved yet.')).toBeNull()
    expect(await readDocument(`Users/${uid}`)).toEqual({
      name: 'Simran Kaur Gill',
      email,
      phoneNumber: '5550100200',
    })
  })
})
