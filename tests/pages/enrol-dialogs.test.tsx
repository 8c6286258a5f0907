import { site } from '#content/site.ts'
import { commits, holdRequests, requestsMade } from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { blankChild, enrol } from '../data/support/parent.ts'
import { listDocuments, readDocument, writeDocument } from '../support/school.ts'
import { cart, inCart, openEnrol, signInFamily } from './visit-enrol.ts'
import { bornYearsAgo, textsOf, user, wrongFields } from './visit-member.tsx'

describe('the evaluation modal', () => {
  const title = 'Contact Us for Evaluation'
  const thanks = 'Thank you! We will get back to you with an evaluation.'

  /** Presses Biba, who lacks a level. */
  async function openForBiba() {
    await user.click(screen.getByRole('checkbox', { name: /^Biba Gill/ }))
    await user.dismissMessage('Biba Gill does not meet the prerequisites for this course.')
    const modal = await screen.findByRole('dialog', { name: title })
    const field = within(modal).getByLabelText('Your name')
    await waitFor(() => expect(field).toHaveProperty('value', 'Simran Kaur Gill'))
    return modal
  }

  /** The enquiries with this address. */
  async function sentBy(email: string): Promise<Record<string, unknown>[]> {
    const enquiries = await listDocuments('Enquiries')
    return enquiries.map(({ fields }) => fields).filter((fields) => fields.email === email)
  }

  it('knows parent and child, forgets what was typed, and takes another child (B8.03)', async () => {
    const { email } = await openEnrol(3)
    const modal = await openForBiba()
    expect(document.activeElement).toBe(within(modal).getByLabelText('Which child is it for?'))
    const options = within(modal).getAllByRole('option')
    expect(textsOf(options)).toEqual(['Arjan Singh Gill', 'Biba Gill', 'Chann Gill', 'Another child'])
    await user.fill(modal, { 'Your name': 'Nobody', Email: 'nobody@painti.example' })
    await user.click(within(modal).getByRole('button', { name: 'Cancel' }))
    const again = await openForBiba()
    expect(within(again).getByLabelText('Email')).toHaveProperty('value', email)
    const choice = within(again).getByLabelText('Which child is it for?')
    expect(choice).toHaveProperty('value', 'biba')
    await user.selectOptions(choice, 'Another child')
    await user.send(again)
    await within(again).findByText(thanks)
    const comment = 'Evaluation requested for Sentences and stories.'
    expect(await sentBy(email)).toMatchObject([{ comment, birthdate: '' }])
  })

  it.each([
    [1, 'Not sure which level fits?', 'Evaluation of Arjan Singh Gill requested for First letters.', ''],
    [
      3,
      /^Level 3 comes after Levels 1 and 2\./,
      'Evaluation of Arjan Singh Gill requested for Sentences and stories.',
      'dadi@painti.example',
    ],
  ])(
    'opens from the notice too, at every level: %i, and asks which child, whose family it names with the account’s address alone (S2.75, S4.23, S5.27, S5.28, B8.04, B8.05)',
    async (level, notice, comment, other) => {
      const { uid, email } = await openEnrol(level)
      screen.getByText(notice)
      const modal = await user.openDialog('Contact Us for Evaluation')
      await within(modal).findByDisplayValue('Simran Kaur Gill')
      await user.send(modal, { 'Your name': 'Simran' })
      await within(modal).findByText('Please choose a child.')
      expect(within(modal).queryByRole('alert')).toBeNull()
      expect(wrongFields(modal)).toEqual(['child'])
      const choice = within(modal).getByLabelText('Which child is it for?')
      expect(document.activeElement).toBe(choice)
      await user.selectOptions(choice, 'Arjan Singh Gill')
      await user.send(modal, {
        'What can your child say and read? optional': 'Short words.',
        ...(other !== '' && { Email: other }),
      })
      const said = await within(modal).findByText('Thank you! We will get back to you with an evaluation.')
      expect(said.closest('[role=status]')).not.toBeNull()
      const sent = await sentBy(other || email)
      expect(sent, 'what is in Enquiries').toMatchObject([
        {
          kind: 'evaluation',
          firstName: 'Simran',
          comment: `${comment}\n\nShort words.`,
          birthdate: bornYearsAgo(8),
          courseId: String(level),
          ...(other === '' && { uid, studentId: 'arjan', levels: [] }),
        },
      ])
      expect(sent.map((fields) => 'uid' in fields)).toEqual([other === ''])
      await user.closeDialog()
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )
})

it('a child who is in another level in these weeks is marked in the list, and the cart asks once (B2.22)', async () => {
  const { uid } = await signInFamily()
  await enrol(uid, '1', 'arjan')
  const { StartDate, EndDate } = (await readDocument('Course/1')) ?? {}
  await writeDocument('Course/2', { ...(await readDocument('Course/2')), StartDate, EndDate })
  const { choose, pressDays, pressCheckout } = await openEnrol(2)
  await screen.findByText('Also in Level 1 in these weeks')
  await choose('Arjan Singh Gill')
  await pressDays('Arjan Gill', 'Tuesday', 'Thursday')
  await pressCheckout()
  const question = await screen.findByRole('dialog', { name: 'Two levels in the same weeks?' })
  within(question).getByText('Arjan Gill is in Level 1 in the same weeks, and you pay for each.')
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('dialog'), 'pressed twice, it takes no place').toBeNull()
  expect(user.where()).toBe('/courses/2/enroll')
  await pressCheckout()
  await user.click(screen.getByRole('button', { name: 'Enrol all the same' }))
  await screen.findByRole('heading', { name: 'Thank you, Simran' })
})

describe('the Add Student modal of the enrol page', () => {
  const meher = { 'First name': 'Meher', 'Last name': 'Gill', Birthdate: bornYearsAgo(7) }

  async function openModal() {
    const page = await openEnrol(1)
    const modal = await user.openDialog('Add Student')
    return { ...page, modal, stored: () => listDocuments(`Users/${page.uid}/Students`) }
  }

  it('adds one child, who is chosen at once, with age and a cost of 100 (S2.73, B2.17, S3.03, S3.07, S5.19, S5.20, S7.18, S9.02)', async () => {
    const { uid, choose, email, modal } = await openModal()
    await user.fill(modal, meher)
    const release = holdRequests(commits)
    await user.dblClick(within(modal).getByRole('button', { name: 'Add Student' }))
    await user.click(await within(modal).findByRole('button', { name: 'Adding' }))
    await user.type(within(modal).getByLabelText('Last name'), '{Enter}')
    release()
    await screen.findByText('Student added successfully!')
    expect(requestsMade(commits)).toBe(1)
    const students = await listDocuments(`Users/${uid}/Students`)
    const added = students.map(({ fields }) => fields).find(({ firstName }) => firstName === 'Meher')
    const name = { ...blankChild, firstName: 'Meher', middleName: '', lastName: 'Gill' }
    const contact = { email, phoneNumber: '5550100200' }
    const own = { birthdate: bornYearsAgo(7), age: 7, cost: 100, coursesCompleted: [] }
    expect(added).toEqual({ ...name, ...contact, ...own })
    await waitFor(() => expect(inCart()).toEqual([`Meher Gill ${site.money.sign}100`]))
    screen.getByText('Meher Gill is chosen.')
    screen.getByRole('group', { name: 'Choose two of the five days for Meher Gill' })
    await choose('Meher Gill')
    expect(inCart()).toEqual([])
    expect(screen.queryByText('Meher Gill is chosen.')).toBeNull()
  })

  it('chooses no child outside the ages taught, and says so wherever it is chosen (B2.21)', async () => {
    const { choose, modal } = await openModal()
    await user.send(modal, { ...meher, Birthdate: bornYearsAgo(38) })
    await screen.findByText('Meher Gill is in the list.')
    expect(inCart()).toEqual([])
    const hint = 'Our courses are for ages 6 to 12'
    const row = screen.getByRole('row', { name: /Meher Gill/ })
    within(row).getByText(hint)
    await choose('Meher Gill')
    within(cart()).getByText(hint)
    within(row).getByText(hint)
  })

  it('refuses the same full name, whatever the birthdate, and takes another middle name (S5.18)', async () => {
    const { modal, stored } = await openModal()
    await user.send(modal, { ...meher, 'First name': ' bIBA ', Birthdate: bornYearsAgo(11) })
    await within(modal).findByText('This student already exists.')
    expect(within(modal).getByLabelText('Last name')).toHaveProperty('value', 'Gill')
    expect(await stored()).toHaveLength(3)
    await user.send(modal, { 'Middle name optional': 'Kaur' })
    await screen.findByText('Student added successfully!')
    expect(await stored()).toHaveLength(4)
  })
})
