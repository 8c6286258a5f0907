import { commits, holdRequests, denyRequests, requestsMade } from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { listDocuments, seedCourses } from '../support/school.ts'
import { cart, inCart, openEnrol, signInFamily } from './visit-enrol.ts'
import { bornYearsAgo, dismissMessage, fill, present, wrongFields } from './visit-member.tsx'

beforeAll(() => seedCourses())

describe('the evaluation modal', () => {
  it('asks for both name and email, thanks, and the request is stored as an enquiry (S4.23, S5.26, S5.27, S5.28)', async () => {
    const { email } = await signInFamily()
    const { user } = await openEnrol(3)
    await user.click(screen.getByRole('checkbox', { name: /^Biba Gill/ }))
    await dismissMessage(user, 'Biba Gill does not meet the prerequisites for this course.')
    const modal = await screen.findByRole('dialog', { name: 'Contact Us for Evaluation' })
    const send = () => user.click(within(modal).getByRole('button', { name: 'Send' }))
    await isFilledIn(modal)
    for (const [fields, wrong] of [
      [{ 'Your name': '', Email: '' }, ['name', 'email']],
      [{ 'Your name': 'Simran' }, ['email']],
      [{ 'Your name': '', Email: email }, ['name']],
    ] as const) {
      await fill(user, modal, fields)
      await send()
      const alert = await within(modal).findByRole('alert')
      expect(alert.textContent.trim()).toBe('Please provide both your name and email.')
      expect(wrongFields(modal)).toEqual(wrong)
      for (const [label, text] of Object.entries(fields))
        expect(within(modal).getByLabelText(label)).toHaveProperty('value', text)
    }
    expect(requestsMade(commits)).toBe(0)
    await fill(user, modal, {
      'Your name': 'Simran Gill',
      'What can your child say and read? optional': 'Short words.',
    })
    const reconnect = denyRequests(commits)
    await send()
    await within(modal).findByText('Failed to send.')
    reconnect()
    await send()
    const thanks = await within(modal).findByText('Thank you! We will get back to you with an evaluation.')
    expect(within(modal).getByRole('status').contains(thanks)).toBe(true)
    const stored = (await listDocuments('Enquiries')).filter(({ fields }) => fields.email === email)
    expect(stored.map(({ fields }) => fields)).toMatchObject([
      {
        firstName: 'Simran Gill',
        comment: 'Evaluation of Biba Gill requested for Sentences and stories.\n\nShort words.',
        birthdate: bornYearsAgo(6),
        courseId: '3',
      },
    ])
    const [, close] = within(modal).getAllByRole('button', { name: 'Close' })
    await user.click(present(close))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('knows the parent’s name and address and the child it was opened from, forgets what was typed when it is closed, and asks for another child too (B8.03)', async () => {
    const { email } = await signInFamily()
    const { user } = await openEnrol(3)
    const openForBiba = async () => {
      await user.click(screen.getByRole('checkbox', { name: /^Biba Gill/ }))
      await dismissMessage(user, 'Biba Gill does not meet the prerequisites for this course.')
      return screen.findByRole('dialog', { name: 'Contact Us for Evaluation' })
    }
    const modal = await openForBiba()
    expect(document.activeElement).toBe(within(modal).getByLabelText('Which child is it for?'))
    expect(optionsIn(modal)).toEqual(['Arjan Singh Gill', 'Biba Gill', 'Chann Gill', 'Another child'])
    await isFilledIn(modal)
    await fill(user, modal, { 'Your name': 'Nobody', Email: 'nobody@painti.example' })
    await user.click(within(modal).getByRole('button', { name: 'Cancel' }))
    const again = await openForBiba()
    await isFilledIn(again)
    expect(within(again).getByLabelText('Email')).toHaveProperty('value', email)
    expect(within(again).getByLabelText('Which child is it for?')).toHaveProperty('value', 'biba')
    await user.selectOptions(within(again).getByLabelText('Which child is it for?'), 'Another child')
    await user.click(within(again).getByRole('button', { name: 'Send' }))
    await within(again).findByText('Thank you! We will get back to you with an evaluation.')
    expect(await sentBy(email)).toMatchObject([
      {
        firstName: 'Simran Kaur Gill',
        comment: 'Evaluation requested for Sentences and stories.',
        birthdate: '',
      },
    ])
  })

  it('opens at the first level too, where everybody may be chosen (B8.05)', async () => {
    await signInFamily()
    const { user } = await openEnrol(1)
    screen.getByText('Not sure which level fits?')
    await user.click(screen.getByRole('button', { name: 'Contact Us for Evaluation' }))
    await screen.findByRole('dialog', { name: 'Contact Us for Evaluation' })
  })

  it('opens from the notice too, for anyone, and asks which child (S2.75, B8.04)', async () => {
    const { email } = await signInFamily()
    const { user } = await openEnrol(3)
    await user.click(screen.getByRole('button', { name: 'Contact Us for Evaluation' }))
    const modal = await screen.findByRole('dialog', { name: 'Contact Us for Evaluation' })
    await isFilledIn(modal)
    await user.click(within(modal).getByRole('button', { name: 'Send' }))
    await within(modal).findByText('Please choose a child.')
    expect(within(modal).queryByRole('alert')).toBeNull()
    expect(wrongFields(modal)).toEqual(['child'])
    expect(document.activeElement).toBe(within(modal).getByLabelText('Which child is it for?'))
    await user.selectOptions(within(modal).getByLabelText('Which child is it for?'), 'Arjan Singh Gill')
    await user.click(within(modal).getByRole('button', { name: 'Send' }))
    await within(modal).findByText('Thank you! We will get back to you with an evaluation.')
    expect(await sentBy(email)).toMatchObject([
      {
        comment: 'Evaluation of Arjan Singh Gill requested for Sentences and stories.',
        birthdate: bornYearsAgo(8),
      },
    ])
  })
})

/** Waits until the parent's name has been read. */
async function isFilledIn(modal: HTMLElement): Promise<void> {
  const field = within(modal).getByLabelText('Your name')
  await waitFor(() => expect(field).toHaveProperty('value', 'Simran Kaur Gill'))
}

function optionsIn(modal: HTMLElement): string[] {
  return within(modal)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
}

/** The enquiries with this address. */
async function sentBy(email: string): Promise<Record<string, unknown>[]> {
  const enquiries = await listDocuments('Enquiries')
  return enquiries.map(({ fields }) => fields).filter((fields) => fields.email === email)
}

describe('the Add Student modal of the enrol page', () => {
  const meher = { 'First name': 'Meher', 'Last name': 'Gill', Birthdate: bornYearsAgo(7) }

  async function openModal() {
    const { uid, email } = await signInFamily()
    const { user } = await openEnrol(1)
    await user.click(screen.getByRole('button', { name: 'Add Student' }))
    const modal = await screen.findByRole('dialog', { name: 'Add Student' })
    const add = async (fields: Record<string, string>) => {
      await fill(user, modal, fields)
      await user.click(within(modal).getByRole('button', { name: 'Add Student' }))
    }
    const stored = () => listDocuments(`Users/${uid}/Students`)
    return { user, email, modal, add, stored }
  }

  it('opens from its button and adds one child however often it is sent, with age and a cost of 100, who is chosen at once (S2.73, B2.17, S3.07, S5.19, S5.20, S9.02)', async () => {
    const { user, email, modal, stored } = await openModal()
    await fill(user, modal, meher)
    const release = holdRequests(commits)
    await user.dblClick(within(modal).getByRole('button', { name: 'Add Student' }))
    await user.click(await within(modal).findByRole('button', { name: 'Adding' }))
    await user.type(within(modal).getByLabelText('Last name'), '{Enter}')
    release()
    await screen.findByText('Student added successfully!')
    expect(requestsMade(commits)).toBe(1)
    const contact = { email, phoneNumber: '5550100200' }
    const name = { firstName: 'Meher', middleName: '', lastName: 'Gill' }
    expect(
      (await stored()).map(({ fields }) => fields).filter(({ firstName }) => firstName === 'Meher'),
    ).toEqual([{ ...name, ...contact, birthdate: bornYearsAgo(7), age: 7, cost: 100, coursesCompleted: [] }])
    await waitFor(() => expect(inCart()).toEqual(['Meher Gill $100']))
    screen.getByText('Meher Gill is chosen.')
    screen.getByRole('group', { name: 'Choose two of the five days for Meher Gill' })
    await user.click(screen.getByRole('checkbox', { name: /^Meher Gill/ }))
    await waitFor(() => expect(inCart()).toEqual([]))
    expect(screen.queryByText('Meher Gill is chosen.')).toBeNull()
  })

  it('chooses no child outside the ages taught, and says so in its row and in the cart of whoever chooses it (B2.21)', async () => {
    const { user, modal, add } = await openModal()
    await add({ ...meher, Birthdate: bornYearsAgo(38) })
    await waitFor(() => expect(modal.isConnected).toBe(false))
    await screen.findByText('Meher Gill is in the list.')
    expect(inCart()).toEqual([])
    const hint = 'Our courses are for ages 6 to 12'
    const row = screen.getByRole('row', { name: /Meher Gill/ })
    within(row).getByText(hint)
    await user.click(within(row).getByRole('checkbox'))
    await waitFor(() => expect(inCart()).toEqual(['Meher Gill $100']))
    within(cart()).getByText(hint)
    within(row).getByText(hint)
  })

  it('asks for first name, last name and birthdate in its own sentence, and reports that adding failed (S5.17)', async () => {
    const { modal, add, stored } = await openModal()
    await add({})
    const alert = await within(modal).findByRole('alert')
    expect(alert.textContent.trim()).toBe('Please provide both full name and birthdate for the student.')
    expect(wrongFields(modal)).toEqual(['firstName', 'lastName', 'birthdate'])
    denyRequests(commits)
    await add(meher)
    await within(modal).findByText('Failed to add student.')
    expect(await stored()).toHaveLength(3)
  })

  it('refuses the same full name, whatever the birthdate, and takes another middle name (S5.18)', async () => {
    const { modal, add, stored } = await openModal()
    await add({ ...meher, 'First name': ' bIBA ', Birthdate: bornYearsAgo(11) })
    await within(modal).findByText('This student already exists.')
    expect(within(modal).getByLabelText('Last name')).toHaveProperty('value', 'Gill')
    expect(await stored()).toHaveLength(3)
    await add({ 'Middle name optional': 'Kaur' })
    await screen.findByText('Student added successfully!')
    expect(await stored()).toHaveLength(4)
  })
})
