import {
  commits,
  disconnect,
  gets,
  holdRequests,
  dropResponse,
  denyRequests,
  requestsMade,
} from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { storeStudent } from '../data/support/parent.ts'
import { comeOnline } from '../support/come-online.ts'
import { listDocuments, seedCourses } from '../support/school.ts'
import { bornYearsAgo, fill, openDashboard, rowsOf, signInSimran, wrongFields } from './visit-member.tsx'

beforeAll(() => seedCourses())

describe('the Add New Student modal', () => {
  const meher = {
    'First name': 'Meher',
    'Middle name optional': 'Kaur',
    'Last name': 'Gill',
    Birthdate: bornYearsAgo(7),
  }

  /** The modal of a parent without children, or with this one. */
  async function openModal(child?: Record<string, unknown>) {
    const { uid, email } = await signInSimran()
    if (child !== undefined) await storeStudent(uid, 'c1', child)
    const { user } = await openDashboard()
    const open = async () => {
      await user.click(screen.getByRole('button', { name: 'Add New Student' }))
      return screen.findByRole('dialog', { name: 'Add New Student' })
    }
    const modal = await open()
    const add = async (fields: Record<string, string>, form = modal) => {
      await fill(user, form, fields)
      await user.click(within(form).getByRole('button', { name: 'Add Student' }))
    }
    const stored = () => listDocuments(`Users/${uid}/Students`)
    return { email, user, open, modal, add, stored }
  }

  /** Adds Meher; she is stored, and the answer is lost. `reconnect` lets the page read again. */
  async function addWithoutAnswer() {
    const opened = await openModal()
    dropResponse(commits)
    const reconnect = disconnect(gets)
    await opened.add(meher)
    await within(opened.modal).findByText(/^We could not reach the school to see whether it worked\./)
    return { ...opened, reconnect }
  }

  it('stores the child with the contact of the parent, and names it and tints its new row (S2.67, S5.15, B5.10)', async () => {
    const { email, modal, add, stored } = await openModal()
    within(modal).getByRole('heading', { name: 'Add New Student' })
    await add(meher)
    await screen.findByText('Student added successfully!')
    screen.getByText('Meher Gill is in your list.')
    expect(screen.getByRole('row', { name: /^Meher/ }).className).toContain('new')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(async () => expect((await rowsOf('Your Students'))[0]?.[0]).toBe('Meher'))
    expect((await stored()).map(({ fields }) => fields)).toEqual([
      {
        firstName: 'Meher',
        middleName: 'Kaur',
        lastName: 'Gill',
        birthdate: bornYearsAgo(7),
        email,
        phoneNumber: '5550100200',
        coursesCompleted: [],
      },
    ])
  })

  it('asks for first name, last name and a birthdate that is not in the future, keeps what was typed, and forgets it when it is closed (S5.12)', async () => {
    const { user, open, modal, add, stored } = await openModal()
    await add({})
    expect((await within(modal).findByRole('alert')).textContent.trim()).toBe('Please fill in all fields.')
    expect(wrongFields(modal)).toEqual(['firstName', 'lastName', 'birthdate'])
    for (const [label, name] of [
      ['First name', 'firstName'],
      ['Last name', 'lastName'],
      ['Birthdate', 'birthdate'],
    ] as const) {
      await add({ ...meher, [label]: '' })
      expect(wrongFields(modal)).toEqual([name])
      for (const [other, text] of Object.entries({ ...meher, [label]: '' }))
        expect(within(modal).getByLabelText(other)).toHaveProperty('value', text)
    }
    await add({ Birthdate: bornYearsAgo(-1) })
    await within(modal).findByText('Please enter a real date, not before 1900 and not in the future.')
    expect(wrongFields(modal)).toEqual(['birthdate'])
    expect(within(modal).getByLabelText('Birthdate')).toHaveProperty('value', bornYearsAgo(-1))
    expect(requestsMade(commits)).toBe(0)
    expect(await stored()).toEqual([])
    for (const name of ['Close', 'Cancel']) {
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
      expect(screen.queryByRole('dialog')).toBeNull()
      const again = await open()
      expect(within(again).getByLabelText('First name')).toHaveProperty('value', '')
      expect(within(again).queryByRole('alert')).toBeNull()
    }
  })

  it('refuses the same full name with the same birthdate, however it is written, and takes another birthdate or middle name (S5.13, S5.14)', async () => {
    const { open, modal, add, stored } = await openModal({
      firstName: 'Meher',
      middleName: 'Kaur',
      birthdate: meher.Birthdate,
    })
    for (const fields of [
      {},
      { 'First name': 'MEHER', 'Last name': 'gILL' },
      { 'First name': '  Meher ', 'Last name': ' Gill' },
      { 'First name': 'Meher  Kaur', 'Middle name optional': '' },
    ]) {
      await add({ ...meher, 'First name': '' })
      await within(modal).findByText('Please fill in all fields.')
      await add({ ...meher, ...fields })
      await within(modal).findByText('This student already exists!')
    }
    expect(await stored()).toHaveLength(1)
    await add({ ...meher, Birthdate: bornYearsAgo(9) })
    await screen.findByText('Student added successfully!')
    expect(await stored()).toHaveLength(2)
    await add({ ...meher, 'Middle name optional': '' }, await open())
    await screen.findByText('Student added successfully!')
    expect(await stored()).toHaveLength(3)
  })

  it('reports that adding failed, keeps what was typed, and tried again adds one child (S5.16)', async () => {
    const { modal, add, stored } = await openModal()
    const reconnect = denyRequests(commits)
    await add(meher)
    await within(modal).findByText('Failed to add student.')
    expect(within(modal).getByLabelText('First name')).toHaveProperty('value', 'Meher')
    reconnect()
    dropResponse(commits)
    await add({})
    await screen.findByText('Student added successfully!')
    expect(await stored()).toHaveLength(1)
  })

  it('says that the outcome is unknown, retries the read by itself, and then shows the child', async () => {
    const { modal, stored, reconnect } = await addWithoutAnswer()
    expect(within(modal).queryByText('Failed to add student.')).toBeNull()
    expect(within(modal).getByLabelText('First name')).toHaveProperty('value', 'Meher')
    reconnect()
    comeOnline()
    await screen.findByText('Student added successfully!')
    expect((await rowsOf('Your Students'))[0]?.[0]).toBe('Meher')
    expect(await stored()).toHaveLength(1)
  })

  it('says so where an earlier try stored the child under the name typed first, and shows that child', async () => {
    const { modal, add, stored, reconnect } = await addWithoutAnswer()
    reconnect()
    await add({ 'First name': 'Mehar' })
    await within(modal).findByText(/Meher Gill was added by an earlier try\./)
    await waitFor(async () => expect((await rowsOf('Your Students'))[0]?.[0]).toBe('Meher'))
    expect(await stored()).toHaveLength(1)
  })

  it('stays open while it sends, so that the end is seen', async () => {
    const { user, modal, add } = await openModal()
    const release = holdRequests(commits)
    await add(meher)
    await within(modal).findByRole('button', { name: 'Adding' })
    await user.click(within(modal).getByRole('button', { name: 'Cancel' }))
    await user.click(within(modal).getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('dialog', { name: 'Add New Student' })).toBe(modal)
    release()
    await screen.findByText('Student added successfully!')
  })

  it('asks back where a child is outside the ages that are taught, in a region that was there before, and blocks nothing (B8.12)', async () => {
    const { user, modal, add, stored } = await openModal()
    const field = within(modal).getByLabelText('Birthdate')
    const region = modal.querySelector(`[aria-live=polite][id="${field.id}-notice"]`)
    expect(region?.textContent).toBe('')
    await fill(user, modal, { Birthdate: bornYearsAgo(42) })
    expect(region?.textContent).toMatch(/^Is 1 Jan \d{4} right\? That makes your child 42\./)
    await fill(user, modal, { ...meher, Birthdate: bornYearsAgo(4) })
    expect(region?.textContent).toMatch(/^Is 1 Jan \d{4} right\? That makes Meher 4\. /)
    await fill(user, modal, { Birthdate: bornYearsAgo(7) })
    expect(region?.textContent).toBe('')
    await fill(user, modal, { Birthdate: bornYearsAgo(4) })
    await add({})
    await screen.findByText('Student added successfully!')
    expect(await stored()).toHaveLength(1)
  })
})
