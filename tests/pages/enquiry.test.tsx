import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { rememberSignedIn } from '#auth/known-device.ts'
import { comeOnline, commits, denyRequests, disconnect } from '../data/support/connection.ts'
import { signInSimran } from '../data/support/parent.ts'
import { emptySchool, listDocuments, writeDocument } from '../support/school.ts'
import { bornYearsAgo, textsOf, typedIn, user, wrongFields } from './visit-member.tsx'

const filled = {
  'First name': 'Harleen',
  'Last name': 'Gill',
  Email: 'harleen@painti.example',
  'Phone number optional': '(555) 010-0200',
  'Your child’s birthdate optional': '2018-11-02',
  'Your question': 'Does Level 2 fit my daughter?',
}
const optional = { 'Phone number optional': '', 'Your child’s birthdate optional': '' }

beforeEach(async () => {
  await emptySchool()
  await writeDocument('Course/2', { Title: 'First words', number: 2 })
})

const open = () => user.openDialog('Enquire Now', 'Enquire about First words')
const typed = (dialog: HTMLElement) => typedIn(dialog, Object.keys(filled))
const arrived = (dialog: HTMLElement) => within(dialog).findByText(/^Your enquiry has arrived\./)

async function enquiries() {
  return (await listDocuments('Enquiries')).map(({ fields }) => fields)
}

describe('The Enquire Now dialog', () => {
  async function openAsVisitor() {
    user.open('/courses/2')
    return { dialog: await open() }
  }

  it('begins in its first field, and forgets what was typed when it is closed (S2.46, S4.19, B8.01)', async () => {
    user.open('/courses/2')
    for (const name of ['Cancel', 'Close', 'Cancel']) {
      const dialog = await user.openDialog('Enquire Now', 'Enquire about First words')
      expect(document.activeElement).toBe(within(dialog).getByLabelText('First name'))
      expect(Object.values(typed(dialog)).join(''), 'nobody is known').toBe('')
      expect(within(dialog).queryByRole('combobox')).toBeNull()
      await user.fill(dialog, { 'First name': 'Harleen' })
      await user.click(within(dialog).getByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  })

  it('stores the enquiry with the course and the time, thanks, and can be closed (S3.15, S3.16, S4.18, S7.22)', async () => {
    const before = Date.now()
    const { dialog } = await openAsVisitor()
    await user.send(dialog, filled)
    await within(dialog).findByText('Your enquiry has arrived. We answer by email.')
    within(dialog).getByRole('heading', { name: 'Thank you' })
    const [stored, ...others] = await enquiries()
    expect(others).toEqual([])
    expect(stored).toEqual({
      kind: 'question',
      language: 'en',
      firstName: 'Harleen',
      lastName: 'Gill',
      email: 'harleen@painti.example',
      phoneNumber: '5550100200',
      comment: 'Does Level 2 fit my daughter?',
      courseId: '2',
      birthdate: '2018-11-02',
      date: expect.any(Number) as number,
      received: expect.any(Date) as Date,
    })
    expect(stored?.date).toBeGreaterThanOrEqual(before)
    expect(within(dialog).queryByLabelText('First name')).toBeNull()
    await user.closeDialog()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is about any level on the courses page, and needs neither phone nor birthdate (S5.30)', async () => {
    user.open('/courses')
    const dialog = await user.openDialog('Enquire Now', 'Enquire about a level')
    await user.send(dialog, { ...filled, ...optional, 'Last name': '  ' })
    expect(wrongFields(dialog)).toEqual(['lastName'])
    await user.send(dialog, { 'Last name': 'Gill' })
    await arrived(dialog)
    expect(await enquiries()).toMatchObject([{ phoneNumber: '', birthdate: '', courseId: '' }])
  })

  it('refuses a wrong email, phone number and birthdate beside their fields (S5.32, S5.33, S9.07)', async () => {
    const { dialog } = await openAsVisitor()
    const phone = 'Phone number should be 10 digits.'
    for (const [label, text, sentence, name] of [
      ['Email', 'harleen@painti', 'Please enter a valid email address', 'email'],
      ['Phone number optional', '555012345', phone, 'phoneNumber'],
      ['Phone number optional', '55501234567', phone, 'phoneNumber'],
      ['Your child’s birthdate optional', '2999-01-01', /^Please enter a real date/, 'birthdate'],
    ] as const) {
      await user.send(dialog, { ...filled, [label]: text })
      within(dialog).getByText(sentence)
      expect(wrongFields(dialog)).toEqual([name])
      expect(within(dialog).queryByRole('alert')).toBeNull()
      expect(typed(dialog)).toEqual({ ...filled, [label]: text })
    }
    expect(await enquiries()).toEqual([])
    await user.send(dialog, { ...filled, 'Phone number optional': '5550123456' })
    await arrived(dialog)
    expect(await enquiries()).toMatchObject([{ phoneNumber: '5550123456' }])
  })

  it('reports a failure, and goes on where the outcome was unknown, also after it was closed', async () => {
    const { dialog } = await openAsVisitor()
    await user.fill(dialog, filled)
    const allow = denyRequests(commits)
    within(dialog).getByRole<HTMLButtonElement>('button', { name: /^Send/ }).click()
    within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).click()
    await screen.findByText('Failed to add enquiry.')
    await user.click(screen.getByRole('button', { name: 'Okay' }))
    allow()

    const reconnect = disconnect(commits)
    const again = await open()
    await user.send(again, filled)
    await within(again).findByText(/^We could not reach the school to see whether it worked\./)
    await user.click(within(again).getByRole('button', { name: 'Cancel' }))
    reconnect()
    comeOnline()
    await user.click(await screen.findByRole('button', { name: 'Okay' }))
    expect(await enquiries()).toHaveLength(1)
  })
})

it('The Enquire Now dialog knows who asks, which stays editable, forgets what was typed, and stores which child it is about, with the birthdate (B8.01, B8.02)', async () => {
  const { email } = await signInSimran({ arjan: { birthdate: bornYearsAgo(8) } })
  rememberSignedIn(true)
  user.open('/courses/2')
  await screen.findByRole('link', { name: 'Profile' })
  const dialog = await open()
  await waitFor(() => expect(within(dialog).getByLabelText('First name')).toHaveProperty('value', 'Simran'))
  const own = {
    'First name': 'Simran',
    'Last name': 'Gill',
    Email: email,
    'Phone number optional': '5550100200',
  }
  const known = { ...typed(dialog), ...own }
  expect(typed(dialog)).toEqual(known)
  await user.fill(dialog, { 'First name': 'Harleen', Email: 'harleen@painti.example' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  const again = await open()
  expect(typed(again)).toEqual(known)
  const choice = await within(again).findByLabelText('Which child is it about? optional')
  const options = textsOf(within(again).getAllByRole('option'))
  expect(options).toEqual(['No child in particular', 'Arjan Singh Gill'])
  await user.selectOptions(choice, 'Arjan Singh Gill')
  expect(within(again).queryByLabelText('Your child’s birthdate optional')).toBeNull()
  await user.send(again, { 'Your question': 'Does Level 2 fit?' })
  await arrived(again)
  const comment = 'About Arjan Singh Gill.\n\nDoes Level 2 fit?'
  const child = { comment, birthdate: bornYearsAgo(8), courseId: '2' }
  expect(await enquiries()).toMatchObject([{ firstName: 'Simran', ...child }])
})
