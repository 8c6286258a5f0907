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
import { beforeAll, describe, expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { signInSimran } from '../data/support/parent.ts'
import { listDocuments, seedCourses } from '../support/school.ts'
import {
  bornYearsAgo,
  fill,
  openDashboard,
  openDialog,
  openSite,
  present,
  rowsOf,
  send,
  textsOf,
  wrongFields,
} from './visit-member.tsx'

beforeAll(() => seedCourses())

const meher = {
  'First name': 'Meher',
  'Middle name optional': 'Kaur',
  'Last name': 'Gill',
  Birthdate: bornYearsAgo(7),
}
const stored = { firstName: 'Meher', middleName: 'Kaur', lastName: 'Gill', birthdate: bornYearsAgo(7) }
const added = 'Student added successfully!'

async function studentsOf(uid: string) {
  return (await listDocuments(`Users/${uid}/Students`)).map(({ fields }) => fields)
}

describe('the Add New Student modal', () => {
  /** The modal of a parent with these children. */
  async function openModal(children: Record<string, Record<string, unknown>> = {}) {
    const { uid, email } = await signInSimran(children)
    const { user } = await openDashboard()
    const open = () => openDialog(user, 'Add New Student')
    return { uid, email, user, open, modal: await open() }
  }

  it('stores the child with the parent’s contact, names it and tints its row (S2.67, S5.15, B5.10)', async () => {
    const { uid, email, user, modal } = await openModal()
    within(modal).getByRole('heading', { name: 'Add New Student' })
    await send(user, modal, meher)
    await screen.findByText('Student added successfully!')
    screen.getByText('Meher Gill is in your list.')
    expect(screen.getByRole('row', { name: /^Meher/ }).className).toContain('new')
    expect(screen.queryByRole('dialog')).toBeNull()
    const contact = { email, phoneNumber: '5550100200' }
    expect(await studentsOf(uid)).toEqual([{ ...stored, ...contact, coursesCompleted: [] }])
    expect(requestsMade(readsOf('Students')), 'read for the page, and before the write').toBe(2)
  })

  it('refuses a birthdate in the future', async () => {
    const { user, modal } = await openModal()
    await send(user, modal, { ...meher, Birthdate: bornYearsAgo(-1) })
    await within(modal).findByText('Please enter a real date, not before 1900 and not in the future.')
    expect(wrongFields(modal)).toEqual(['birthdate'])
  })

  it('knows the last name that the other children have (B2.23)', async () => {
    const { modal } = await openModal({ c1: {}, c2: { firstName: 'Biba' } })
    expect(within(modal).getByLabelText('Last name')).toHaveProperty('value', 'Gill')
  })

  it('refuses the same name and birthdate, and takes another birthdate or name (S5.13, S5.14)', async () => {
    const { uid, user, open, modal } = await openModal({ c1: stored })
    await send(user, modal, { ...meher, 'First name': ' MEHER ' })
    await within(modal).findByText('This student already exists!')
    expect(await studentsOf(uid)).toHaveLength(1)
    await send(user, modal, { Birthdate: bornYearsAgo(9) })
    await screen.findByText('Student added successfully!')
    await send(user, await open(), { ...meher, 'Middle name optional': '' })
    await waitFor(async () => expect(await studentsOf(uid)).toHaveLength(3))
  })

  it('says where an earlier try stored the child under the name typed first, and shows that', async () => {
    const { uid, user, modal } = await openModal()
    dropResponse(commits)
    const reconnect = disconnect(gets)
    await send(user, modal, meher)
    await within(modal).findByText(/^We could not reach the school to see whether it worked\./)
    reconnect()
    await send(user, modal, { 'First name': 'Mehar' })
    await within(modal).findByText(/Meher Gill was added by an earlier try\./)
    await waitFor(async () => expect((await rowsOf('Your Students'))[0]?.[0]).toBe('Meher'))
    expect(await studentsOf(uid)).toHaveLength(1)
  })

  it('stays open while it sends, so that the end is seen', async () => {
    const { user, modal } = await openModal()
    const release = holdRequests(commits)
    await send(user, modal, meher)
    await within(modal).findByRole('button', { name: 'Adding' })
    for (const name of ['Cancel', 'Close']) await user.click(within(modal).getByRole('button', { name }))
    expect(screen.getByRole('dialog', { name: 'Add New Student' })).toBe(modal)
    release()
    await screen.findByText(added)
  })

  it('asks back where an age is outside those taught, announced, and blocks nothing (B8.12)', async () => {
    const { uid, user, modal } = await openModal()
    const field = within(modal).getByLabelText('Birthdate')
    const region = modal.querySelector(`[aria-live=polite][id="${field.id}-notice"]`)
    expect(region?.textContent, 'the region was there before').toBe('')
    await fill(user, modal, { Birthdate: bornYearsAgo(42) })
    expect(region?.textContent).toMatch(/^Is 1 Jan \d{4} right\? That makes your child 42\./)
    await fill(user, modal, { ...meher, Birthdate: bornYearsAgo(4) })
    expect(region?.textContent).toMatch(/^Is 1 Jan \d{4} right\? That makes Meher 4\. /)
    await fill(user, modal, { Birthdate: bornYearsAgo(7) })
    expect(region?.textContent).toBe('')
    await send(user, modal, { Birthdate: bornYearsAgo(4) })
    await screen.findByText(added)
    expect(await studentsOf(uid)).toHaveLength(1)
  })
})

describe('the Add Student page', () => {
  async function openAddStudent(children = {}) {
    const parent = await signInSimran(children)
    const { user, where } = openSite('/addstudent')
    const submit = await screen.findByRole('button', { name: 'Add Student' })
    return { ...parent, user, where, form: present(submit.closest('form')) }
  }

  it('stores name and age too, names who was added, and is ready for the next child (S2.69, S3.06, B8.10)', async () => {
    const { uid, email, user, where, form } = await openAddStudent()
    screen.getByRole('heading', { level: 1, name: 'Add Student' })
    expect(document.title).toBe(`Add Student · ${site.name}`)
    expect(where()).toBe('/addstudent')
    const button = within(form).getByRole('button', { name: 'Add Student' })
    const region = within(form).getByRole('status')
    await send(user, form, { ...meher, Age: '੭' })
    await within(form).findByText(added)
    const { firstName, middleName, lastName, birthdate } = stored
    const contact = { email, phoneNumber: '5550100200', coursesCompleted: [] }
    const person = { name: 'Meher', firstName, middleName, lastName, age: 7, birthdate }
    expect(await studentsOf(uid)).toEqual([{ ...person, ...contact }])
    expect(within(form).getByLabelText('First name')).toHaveProperty('value', '')
    expect(region.textContent).toBe('Student added successfully! Meher Gill is on your dashboard now.')
    expect(region.nextElementSibling?.contains(button), 'it stands above the button').toBe(true)
    await send(user, form, { ...meher, 'First name': 'Arjan', Age: '7' })
    await waitFor(async () => expect(await studentsOf(uid)).toHaveLength(2))
    await within(form).findByText(added)
  })

  it('links from what is missing to each field, which says what to type (B8.11)', async () => {
    const { user, where, form } = await openAddStudent()
    await send(user, form)
    for (const sentence of ['first name', 'last name', 'age'])
      within(form).getByText(`Please type the ${sentence}.`)
    const links = await within(form).findAllByRole('link', { name: /^(First name|Last name|Age|Birthdate)$/ })
    expect(textsOf(links)).toEqual(['First name', 'Last name', 'Age', 'Birthdate'])
    await user.click(present(links.at(-1)))
    expect(document.activeElement).toBe(within(form).getByLabelText('Birthdate'))
    expect(where()).toBe('/addstudent')
  })

  it('lets a typed age give way to the birthdate, and says so beside the field', async () => {
    const { uid, user, form } = await openAddStudent()
    await fill(user, form, { ...meher, Age: '7' })
    expect(within(form).queryByText(/^You typed/)).toBeNull()
    await fill(user, form, { Age: '9' })
    const sentence = 'You typed 9; by the birthdate the age is 7, and that is what we keep.'
    const said = present(within(form).getByText(sentence).closest('p'))
    const describing = within(form).getByLabelText('Age').getAttribute('aria-describedby')
    expect(describing?.split(' ')).toContain(said.id)
    expect(said.getAttribute('aria-live')).toBe('polite')
    await send(user, form)
    await within(form).findByText(added)
    expect(await studentsOf(uid)).toMatchObject([{ age: 7 }])
  })

  it('refuses an age that is no number, and a child who is there', async () => {
    const { uid, user, form } = await openAddStudent({ c1: stored })
    await send(user, form, { ...meher, Age: 'six' })
    await within(form).findByText('Please enter the age in whole years.')
    expect(wrongFields(form)).toEqual(['age'])
    await send(user, form, { 'First name': ' MEHER ', Age: '7' })
    const refused = await within(form).findByText('This student already exists!')
    const { DOCUMENT_POSITION_FOLLOWING: before } = document
    const last = within(form).getByLabelText('Birthdate')
    expect(last.compareDocumentPosition(refused), 'it stands above the button').toBe(before)
    expect(within(form).getByLabelText('Age')).toHaveProperty('value', '7')
    expect(await studentsOf(uid)).toHaveLength(1)
  })
})
