import {
  commits,
  disconnect,
  dropResponse,
  gets,
  holdRequests,
  readsOf,
  requestsMade,
} from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { blankChild, signInSimran } from '../data/support/parent.ts'
import { listDocuments } from '../support/school.ts'
import { bornYearsAgo, describedBy, present, rowsOf, textsOf, user, wrongFields } from './visit-member.tsx'

const meher = {
  'First name': 'Meher',
  'Middle name optional': 'Kaur',
  'Last name': 'Gill',
  Birthdate: bornYearsAgo(7),
}
const names = { firstName: 'Meher', middleName: 'Kaur', lastName: 'Gill' }
const stored = { ...blankChild, ...names, birthdate: bornYearsAgo(7) }
const added = 'Student added successfully!'

async function studentsOf(uid: string) {
  return (await listDocuments(`Users/${uid}/Students`)).map(({ fields }) => fields)
}

describe('the Add New Student modal', () => {
  /** The modal of a parent with these children. */
  async function openModal(children: Record<string, Record<string, unknown>> = {}) {
    const { uid, email } = await signInSimran(children)
    await user.openDashboard()
    const open = () => user.openDialog('Add New Student')
    return { uid, email, open, modal: await open() }
  }

  it('stays open while it sends, stores the child with the parent’s contact, names it and tints its row (S2.67, S5.15, B5.10)', async () => {
    const { uid, email, modal } = await openModal()
    within(modal).getByRole('heading', { name: 'Add New Student' })
    const release = holdRequests(commits)
    await user.send(modal, meher)
    await within(modal).findByRole('button', { name: 'Adding' })
    for (const name of ['Cancel', 'Close']) await user.click(within(modal).getByRole('button', { name }))
    expect(screen.getByRole('dialog', { name: 'Add New Student' })).toBe(modal)
    release()
    await screen.findByText('Student added successfully!')
    screen.getByText('Meher Gill is in your list.')
    expect(screen.getByRole('row', { name: /^Meher/ }).className).toContain('new')
    expect(screen.queryByRole('dialog')).toBeNull()
    const contact = { email, phoneNumber: '5550100200' }
    expect(await studentsOf(uid)).toEqual([{ ...stored, ...contact, coursesCompleted: [] }])
    expect(requestsMade(readsOf('Students')), 'read for the page, and before the write').toBe(2)
  })

  it('knows the last name of all, refuses a birthdate to come, and the same name and birthdate, and takes another (S5.13, S5.14, B2.23)', async () => {
    const { uid, open, modal } = await openModal({ c1: stored, c2: { firstName: 'Biba' } })
    expect(within(modal).getByLabelText('Last name')).toHaveProperty('value', 'Gill')
    await user.send(modal, { ...meher, Birthdate: bornYearsAgo(-1) })
    await within(modal).findByText('Please enter a real date, not before 1900 and not in the future.')
    expect(wrongFields(modal)).toEqual(['birthdate'])
    await user.send(modal, { 'First name': ' MEHER ', Birthdate: bornYearsAgo(7) })
    await within(modal).findByText('This student already exists!')
    expect(await studentsOf(uid)).toHaveLength(2)
    await user.send(modal, { Birthdate: bornYearsAgo(9) })
    await screen.findByText('Student added successfully!')
    await user.send(await open(), { ...meher, 'Middle name optional': '' })
    await waitFor(async () => expect(await studentsOf(uid)).toHaveLength(4))
  })

  it('says where an earlier try stored the child under the name typed first, and shows that', async () => {
    const { uid, modal } = await openModal()
    dropResponse(commits)
    const reconnect = disconnect(gets)
    await user.send(modal, meher)
    await within(modal).findByText(/^We could not reach the school to see whether it worked\./)
    reconnect()
    await user.send(modal, { 'First name': 'Mehar' })
    await within(modal).findByText(/Meher Gill was added by an earlier try\./)
    await waitFor(async () => expect((await rowsOf('Your Students'))[0]?.[0]).toBe('Meher'))
    expect(await studentsOf(uid)).toHaveLength(1)
  })

  it('asks back where an age is outside those taught, announced, and blocks nothing (B8.12)', async () => {
    const { uid, modal } = await openModal()
    const field = within(modal).getByLabelText('Birthdate')
    const region = modal.querySelector(`[aria-live=polite][id="${field.id}-notice"]`)
    expect(region?.textContent, 'the region was there before').toBe('')
    await user.fill(modal, { Birthdate: bornYearsAgo(42) })
    expect(region?.textContent).toMatch(/^Is 1 Jan \d{4} right\? That makes your child 42\./)
    await user.fill(modal, { ...meher, Birthdate: bornYearsAgo(4) })
    expect(region?.textContent).toMatch(/^Is 1 Jan \d{4} right\? That makes Meher 4\. /)
    await user.fill(modal, { Birthdate: bornYearsAgo(7) })
    expect(region?.textContent).toBe('')
    await user.send(modal, { Birthdate: bornYearsAgo(4) })
    await screen.findByText(added)
    expect(await studentsOf(uid)).toHaveLength(1)
  })
})

describe('the Add Student page', () => {
  async function openAddStudent(children = {}) {
    const parent = await signInSimran(children)
    return { ...parent, form: await user.openForm('/addstudent', 'Add Student') }
  }

  it('links from what is missing to each field, stores name and age too, names who was added, and is ready for the next child (S2.69, S3.06, B8.10, B8.11)', async () => {
    const { uid, email, form } = await openAddStudent()
    screen.getByRole('heading', { level: 1, name: 'Add Student' })
    expect(document.title).toBe(`Add Student · ${site.name}`)
    const button = within(form).getByRole('button', { name: 'Add Student' })
    const region = within(form).getByRole('status')
    await user.send(form)
    for (const sentence of ['first name', 'last name', 'age'])
      within(form).getByText(`Please type the ${sentence}.`)
    const links = await within(form).findAllByRole('link', { name: /^(First name|Last name|Age|Birthdate)$/ })
    expect(textsOf(links)).toEqual(['First name', 'Last name', 'Age', 'Birthdate'])
    await user.click(present(links.at(-1)))
    expect(document.activeElement).toBe(within(form).getByLabelText('Birthdate'))
    expect(user.where()).toBe('/addstudent')
    await user.send(form, { ...meher, Age: '੭' })
    await within(form).findByText(added)
    const contact = { email, phoneNumber: '5550100200', coursesCompleted: [] }
    const names = { firstName: 'Meher', middleName: 'Kaur', lastName: 'Gill' }
    const person = { ...blankChild, ...names, birthdate: bornYearsAgo(7), name: 'Meher', age: 7 }
    expect(await studentsOf(uid)).toEqual([{ ...person, ...contact }])
    expect(within(form).getByLabelText('First name')).toHaveProperty('value', '')
    expect(region.textContent).toBe('Student added successfully! Meher Gill is on your dashboard now.')
    expect(region.nextElementSibling?.contains(button), 'it stands above the button').toBe(true)
    await user.send(form, { ...meher, 'First name': 'Arjan', Age: '7' })
    await waitFor(async () => expect(await studentsOf(uid)).toHaveLength(2))
    await within(form).findByText(added)
  })

  it('lets a typed age give way to the birthdate, says so beside the field, and refuses one that is no number, and a child who is there', async () => {
    const { uid, form } = await openAddStudent({ c1: stored })
    const typedNine = () =>
      within(form)
        .queryByText(/^You typed/)
        ?.closest('p')
    await user.send(form, { ...meher, Age: 'six' })
    await within(form).findByText('Please enter the age in whole years.')
    expect(wrongFields(form)).toEqual(['age'])
    await user.fill(form, { 'First name': ' MEHER ', Age: '7' })
    expect(typedNine()).toBeUndefined()
    await user.fill(form, { Age: '9' })
    expect(typedNine()?.textContent).toBe(
      'You typed 9; by the birthdate the age is 7, and that is what we keep.',
    )
    expect(describedBy(within(form).getByLabelText('Age'))).toContain(typedNine()?.textContent)
    expect(typedNine()?.getAttribute('aria-live')).toBe('polite')
    await user.send(form)
    const refused = await within(form).findByText('This student already exists!')
    const { DOCUMENT_POSITION_FOLLOWING: before } = document
    const last = within(form).getByLabelText('Birthdate')
    expect(last.compareDocumentPosition(refused), 'it stands above the button').toBe(before)
    expect(within(form).getByLabelText('Age')).toHaveProperty('value', '9')
    expect(await studentsOf(uid)).toHaveLength(1)
    await user.send(form, { 'First name': 'Zorawar' })
    await within(form).findByText(added)
    expect((await studentsOf(uid)).map(({ age }) => age)).toContain(7)
  })
})
