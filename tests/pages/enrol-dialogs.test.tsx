import { commits, cutLine, holdRequests, requestsMade } from '../data/support/line'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { listDocuments, seedCourses } from '../support/school'
import { inCart, openEnrol, signInFamily } from './visit-enrol'
import { bornYearsAgo, dismissMessage, fill, present, wrongFields } from './visit-member'

beforeAll(() => seedCourses())

describe('the evaluation modal', () => {
  async function openFor(name: string) {
    const parent = await signInFamily()
    const { user } = await openEnrol(3)
    await user.click(screen.getByRole('checkbox', { name }))
    await dismissMessage(user, `${name} does not meet the prerequisites for this course.`)
    const modal = await screen.findByRole('dialog', { name: 'Contact Us for Evaluation' })
    const send = () => user.click(within(modal).getByRole('button', { name: 'Send' }))
    return { ...parent, user, modal, send }
  }

  it.each([
    [{}, ['name', 'email']],
    [{ 'Your name': 'Simran' }, ['email']],
    [{ Email: 'simran@painti.example' }, ['name']],
  ])('asks for both name and email, given %o', async (fields, wrong) => {
    const { user, modal, send } = await openFor('Biba Gill')
    await fill(user, modal, fields)
    await send()
    const alert = await within(modal).findByRole('alert')
    expect(alert.textContent.trim()).toBe('Please provide both your name and email.')
    expect(wrongFields(modal)).toEqual(wrong)
    expect(requestsMade(commits)).toBe(0)
  })

  it('thanks, and the request is stored as an enquiry', async () => {
    const { email, user, modal, send } = await openFor('Biba Gill')
    await fill(user, modal, {
      'Your name': 'Simran Gill',
      Email: email,
      'What can your child say and read? optional': 'Short words.',
    })
    const mend = cutLine(commits)
    await send()
    await within(modal).findByText('Failed to send.')
    mend()
    await send()
    const thanks = await within(modal).findByRole('status')
    expect(thanks.textContent.trim()).toBe('Thank you! We will get back to you with an evaluation.')
    const stored = (await listDocuments('Enquiries')).filter(({ fields }) => fields.email === email)
    expect(stored.map(({ fields }) => fields)).toMatchObject([
      {
        firstName: 'Simran Gill',
        comment: 'Evaluation of Biba Gill requested for Sentences and stories.\n\nShort words.',
        courseId: '3',
      },
    ])
    const [, close] = within(modal).getAllByRole('button', { name: 'Close' })
    await user.click(present(close))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens from the notice too, for anyone', async () => {
    await signInFamily()
    const { user } = await openEnrol(3)
    await user.click(screen.getByRole('button', { name: 'Contact Us for Evaluation' }))
    await screen.findByRole('dialog', { name: 'Contact Us for Evaluation' })
  })
})

describe('the Add Student modal of the enrol page', () => {
  const meher = { 'First name': 'Meher', 'Last name': 'Gill', Birthdate: bornYearsAgo(7) }

  async function openModal() {
    const { uid } = await signInFamily()
    const visit = await openEnrol(1)
    await visit.user.click(screen.getByRole('button', { name: 'Add Student' }))
    const modal = await screen.findByRole('dialog', { name: 'Add Student' })
    const add = async (fields: Record<string, string>) => {
      await fill(visit.user, modal, fields)
      await visit.user.click(within(modal).getByRole('button', { name: 'Add Student' }))
    }
    const meherStored = async () =>
      (await listDocuments(`Users/${uid}/Students`)).filter(({ fields }) => fields.firstName === 'Meher')
    return { ...visit, modal, add, meherStored }
  }

  it('stores age and a cost of 100 with the child, who can then be chosen', async () => {
    const { user, add, meherStored } = await openModal()
    await add(meher)
    await screen.findByText('Student added successfully!')
    expect((await meherStored()).map(({ fields }) => fields)).toMatchObject([
      { age: 7, cost: 100, middleName: '', coursesCompleted: [] },
    ])
    await user.click(await screen.findByRole('checkbox', { name: 'Meher Gill' }))
    await waitFor(() => expect(inCart()).toEqual(['Meher Gill $100']))
  })

  it.each(Object.keys(meher))('asks for %s', async (label) => {
    const { modal, add, meherStored } = await openModal()
    await add({ ...meher, [label]: '' })
    await within(modal).findByText('Please provide both full name and birthdate for the student.')
    expect(wrongFields(modal)).toHaveLength(1)
    expect(await meherStored()).toEqual([])
  })

  it('refuses the same full name, whatever the birthdate', async () => {
    const { modal, add } = await openModal()
    await add({ ...meher, 'First name': 'biba', Birthdate: bornYearsAgo(11) })
    await within(modal).findByText('This student already exists.')
  })

  it('tells that adding failed', async () => {
    const { modal, add, meherStored } = await openModal()
    cutLine(commits)
    await add(meher)
    await within(modal).findByText('Failed to add student.')
    expect(await meherStored()).toEqual([])
  })

  it('adds one child however often it is sent', async () => {
    const { user, modal, add, meherStored } = await openModal()
    const release = holdRequests(commits)
    await add(meher)
    await user.click(await within(modal).findByRole('button', { name: 'Adding' }))
    await user.type(within(modal).getByLabelText('Last name'), '{Enter}')
    release()
    await screen.findByText('Student added successfully!')
    expect(await meherStored()).toHaveLength(1)
    expect(requestsMade(commits)).toBe(1)
  })
})
