import { commits, denyRequests, requestsMade } from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storeStudent } from '../data/support/parent.ts'
import { listDocuments } from '../support/school.ts'
import { bornYearsAgo, fill, openSite, present, signInSimran, wrongFields } from './visit-member.tsx'

const meher = {
  'First name': 'Meher',
  'Middle name optional': 'Kaur',
  'Last name': 'Gill',
  Age: '7',
  Birthdate: bornYearsAgo(7),
}

async function openAddStudent() {
  const parent = await signInSimran()
  const { user, where } = openSite('/addstudent')
  const submit = await screen.findByRole('button', { name: 'Add Student' })
  const form = present(submit.closest('form'))
  const send = async (fields: Record<string, string>) => {
    await fill(user, form, fields)
    await user.click(submit)
  }
  return { ...parent, user, where, form, send }
}

async function studentsOf(uid: string) {
  return (await listDocuments(`Users/${uid}/Students`)).map(({ fields }) => fields)
}

describe('the Add Student page', () => {
  it('stores name and age besides what every form stores, names who was added above the button, in a region that was there before, and is ready for the next child (S2.69, S3.06, B8.10)', async () => {
    const { uid, email, where, form, send } = await openAddStudent()
    screen.getByRole('heading', { level: 1, name: 'Add Student' })
    expect(document.title).toBe('Add Student · Painti')
    expect(where()).toBe('/addstudent')
    const button = within(form).getByRole('button', { name: 'Add Student' })
    const region = within(form).getByRole('status')
    await send(meher)
    await within(form).findByText('Student added successfully!')
    expect(await studentsOf(uid)).toEqual([
      {
        name: 'Meher',
        age: 7,
        firstName: 'Meher',
        middleName: 'Kaur',
        lastName: 'Gill',
        birthdate: bornYearsAgo(7),
        email,
        phoneNumber: '5550100200',
        coursesCompleted: [],
      },
    ])
    expect(within(form).getByLabelText('First name')).toHaveProperty('value', '')
    expect(region.textContent).toBe('Student added successfully! Meher Gill is on your dashboard now.')
    expect(region.nextElementSibling?.contains(button), 'it stands above the button').toBe(true)
    await send({ ...meher, 'First name': 'Arjan' })
    await waitFor(async () => expect(await studentsOf(uid)).toHaveLength(2))
    await within(form).findByText('Student added successfully!')
  })

  it('asks for its mandatory fields in its own sentence, with a link to each (S5.21, B8.11)', async () => {
    const { uid, user, where, form, send } = await openAddStudent()
    await send({})
    const alert = await within(form).findByRole('alert')
    expect(alert.textContent.trim()).toBe(
      'Please fill in all mandatory fields: First Name, Last Name, Age, and Birthdate.',
    )
    expect(wrongFields(form)).toEqual(['firstName', 'lastName', 'age', 'birthdate'])
    expect(document.activeElement).toBe(within(form).getByLabelText('First name'))
    for (const sentence of ['first name', 'last name', 'age'])
      within(form).getByText(`Please type the ${sentence}.`)
    const list = within(form).getByRole('list')
    const links = within(list).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'First name',
      'Last name',
      'Age',
      'Birthdate',
    ])
    await user.click(within(list).getByRole('link', { name: 'Birthdate' }))
    expect(document.activeElement).toBe(within(form).getByLabelText('Birthdate'))
    expect(where()).toBe('/addstudent')
    expect(requestsMade(commits)).toBe(0)
    expect(await studentsOf(uid)).toEqual([])
  })

  it('lets a typed age give way to the birthdate, says so beside the field, and stores the computed one', async () => {
    const { uid, user, form, send } = await openAddStudent()
    await fill(user, form, meher)
    expect(within(form).queryByText(/^You typed/)).toBeNull()
    await fill(user, form, { Age: '9' })
    const age = within(form).getByLabelText('Age')
    const said = present(
      within(form)
        .getByText('You typed 9; by the birthdate the age is 7, and that is what we keep.')
        .closest('p'),
    )
    expect(age.getAttribute('aria-describedby')?.split(' ')).toContain(said.id)
    expect(said.getAttribute('aria-live')).toBe('polite')
    await send({})
    await within(form).findByText('Student added successfully!')
    expect(await studentsOf(uid)).toMatchObject([{ age: 7 }])
  })

  it('refuses an age that is no number and a birthdate in the future, each beside its field', async () => {
    const { uid, form, send } = await openAddStudent()
    await send({ ...meher, Age: 'six', Birthdate: bornYearsAgo(-2) })
    await within(form).findByText('Please enter the age in whole years.')
    within(form).getByText('Please enter a real date, not before 1900 and not in the future.')
    expect(wrongFields(form)).toEqual(['age', 'birthdate'])
    expect(within(form).getByLabelText('Age')).toHaveProperty('value', 'six')
    expect(await studentsOf(uid)).toEqual([])
  })

  it('refuses a child who is there, and reports that adding failed; both keep what was typed', async () => {
    const { uid, form, send } = await openAddStudent()
    await storeStudent(uid, 'c1', { firstName: 'Mehar', middleName: 'Kaur', birthdate: bornYearsAgo(7) })
    await send({ ...meher, 'First name': ' MEHAR ' })
    await within(form).findByText('This student already exists!')
    const reconnect = denyRequests(commits)
    await send(meher)
    const failed = await within(form).findByText('Failed to add student.')
    const { DOCUMENT_POSITION_FOLLOWING: before } = document
    const last = within(form).getByLabelText('Birthdate')
    expect(last.compareDocumentPosition(failed), 'what failed stands above the button').toBe(before)
    expect(within(form).getByLabelText('Age')).toHaveProperty('value', '7')
    reconnect()
    await send({})
    await within(form).findByText('Student added successfully!')
    expect(await studentsOf(uid)).toHaveLength(2)
  })
})
