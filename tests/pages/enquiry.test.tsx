import { commits, disconnect } from '../data/support/connection.ts'
import { storeStudent } from '../data/support/parent.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { rememberSignedIn } from '#auth/known-device.ts'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { comeOnline } from '../support/come-online.ts'
import { listDocuments, writeDocument } from '../support/school.ts'
import { bornYearsAgo, fill, openSite, present, signInSimran, wrongFields } from './visit-member.tsx'
import { closeForWriting, emptySchool, reopenSchool, visit } from './visit-public.tsx'

const filled = {
  'First name': 'Harleen',
  'Last name': 'Gill',
  Email: 'harleen@painti.example',
  'Phone number optional': '(555) 010-0200',
  'Your child’s birthdate optional': '2018-11-02',
  'Your question': 'Does Level 2 fit my daughter?',
}

async function openEnquiry(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Enquire Now' }))
  return screen.findByRole('dialog')
}

async function send(user: UserEvent, dialog: HTMLElement): Promise<void> {
  await user.click(within(dialog).getByRole('button', { name: /^Send/ }))
}

/** The dialog of a course, filled in. */
async function fillEnquiry() {
  const user = userEvent.setup({ delay: null })
  visit('/courses/2')
  const dialog = await openEnquiry(user)
  await fill(user, dialog, filled)
  return { user, dialog }
}

function typedIn(dialog: HTMLElement): Record<string, string> {
  const labels = Object.keys(filled)
  return Object.fromEntries(
    labels.map((label) => [label, within(dialog).getByLabelText<HTMLInputElement>(label).value]),
  )
}

describe('The Enquire Now dialog', () => {
  beforeEach(async () => {
    await emptySchool()
    await writeDocument('Course/2', { Title: 'First words', number: 2 })
    await writeDocument('Course/3', { Title: 'Sentences', number: 3 })
  })
  afterEach(reopenSchool)

  it('is named after the course, begins in its first field, and forgets what was typed when it is closed (S2.46, S4.19)', async () => {
    const user = userEvent.setup({ delay: null })
    visit('/courses/2')
    for (const name of ['Cancel', 'Close', 'Cancel']) {
      await user.click(await screen.findByRole('button', { name: 'Enquire Now' }))
      const dialog = await screen.findByRole('dialog')
      within(dialog).getByRole('heading', { name: 'Enquire about First words' })
      expect(document.activeElement).toBe(within(dialog).getByLabelText('First name'))
      expect(Object.values(typedIn(dialog)).join('')).toBe('')
      await fill(user, dialog, filled)
      await user.click(within(dialog).getByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  })

  it('stores the enquiry with the course and the time, thanks, and can be closed (S3.15, S4.18)', async () => {
    const before = Date.now()
    const { user, dialog } = await fillEnquiry()
    await send(user, dialog)
    await within(dialog).findByText('Your enquiry has arrived. We answer by email.')
    within(dialog).getByRole('heading', { name: 'Thank you' })
    const stored = await listDocuments('Enquiries')
    expect(stored.map(({ fields }) => fields)).toEqual([
      {
        firstName: 'Harleen',
        lastName: 'Gill',
        email: 'harleen@painti.example',
        phoneNumber: '5550100200',
        comment: 'Does Level 2 fit my daughter?',
        courseId: '2',
        birthdate: '2018-11-02',
        date: expect.any(Number) as number,
        received: expect.any(Date) as Date,
      },
    ])
    expect(stored[0]?.fields.date).toBeGreaterThanOrEqual(before)
    expect(within(dialog).queryByLabelText('First name')).toBeNull()
    await user.click(present(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('needs first name, last name, email and comment, and neither phone number nor birthdate (S5.29, S5.30, S5.31)', async () => {
    const user = userEvent.setup({ delay: null })
    visit('/courses')
    const dialog = await openEnquiry(user)
    await send(user, dialog)
    expect(within(dialog).getByRole('alert').textContent).toContain('Please fill in all fields.')
    expect(wrongFields(dialog)).toEqual(['firstName', 'lastName', 'email', 'comment'])
    expect(document.activeElement).toBe(within(dialog).getByLabelText('First name'))
    const optional = { 'Phone number optional': '', 'Your child’s birthdate optional': '' }
    await fill(user, dialog, { ...filled, ...optional, 'Last name': '  ' })
    await send(user, dialog)
    expect(wrongFields(dialog)).toEqual(['lastName'])
    expect(await listDocuments('Enquiries')).toEqual([])
    await fill(user, dialog, { 'Last name': 'Gill' })
    await send(user, dialog)
    await within(dialog).findByText(/Your enquiry has arrived/)
    const [stored] = await listDocuments('Enquiries')
    expect(stored?.fields).toMatchObject({ phoneNumber: '', birthdate: '', courseId: '' })
  })

  it('refuses what is no email, a phone number that has not 10 digits, and a birthdate in the future, each beside its field (S5.32, S5.33, S9.07)', async () => {
    const { user, dialog } = await fillEnquiry()
    async function expectRefused(label: keyof typeof filled, text: string, sentence: string, name: string) {
      await fill(user, dialog, { [label]: text })
      await send(user, dialog)
      within(dialog).getByText(sentence)
      expect(wrongFields(dialog)).toEqual([name])
      expect(within(dialog).queryByRole('alert')).toBeNull()
      expect(typedIn(dialog)).toEqual({ ...filled, [label]: text })
      await fill(user, dialog, { [label]: filled[label] })
    }
    await expectRefused('Email', 'harleen@painti', 'Please enter a valid email address', 'email')
    for (const digits of ['555012345', '55501234567', '555010020a']) {
      const sentence = 'Phone number should be 10 digits.'
      await expectRefused('Phone number optional', digits, sentence, 'phoneNumber')
    }
    const future = 'Please enter a real date, not before 1900 and not in the future.'
    await expectRefused('Your child’s birthdate optional', '2999-01-01', future, 'birthdate')
    expect(await listDocuments('Enquiries')).toEqual([])
    await fill(user, dialog, { 'Phone number optional': '5550123456' })
    await send(user, dialog)
    await within(dialog).findByText(/Your enquiry has arrived/)
    const [stored] = await listDocuments('Enquiries')
    expect(stored?.fields.phoneNumber).toBe('5550123456')
  })

  it('says that the enquiry failed, keeps what was typed, and can be sent again, once however often Send is pressed (S5.34)', async () => {
    await closeForWriting()
    const { user, dialog } = await fillEnquiry()
    await send(user, dialog)
    await within(dialog).findByText('Failed to add enquiry.')
    expect(typedIn(dialog)).toEqual(filled)
    expect(await listDocuments('Enquiries')).toEqual([])
    await reopenSchool()
    const button = within(dialog).getByRole('button', { name: /^Send/ })
    button.click()
    button.click()
    await user.click(button)
    await within(dialog).findByText(/Your enquiry has arrived/)
    expect(await listDocuments('Enquiries')).toHaveLength(1)
  })

  it('reports a failure also after it was closed', async () => {
    await closeForWriting()
    const { user, dialog } = await fillEnquiry()
    within(dialog).getByRole('button', { name: /^Send/ }).click()
    within(dialog).getByRole('button', { name: 'Cancel' }).click()
    await screen.findByText('Failed to add enquiry.')
    await user.click(screen.getByRole('button', { name: 'Okay' }))
  })

  it('goes on where it was closed while the outcome was unknown, and reports it', async () => {
    const reconnect = disconnect(commits)
    const { user, dialog } = await fillEnquiry()
    await send(user, dialog)
    await within(dialog).findByText(/^We could not reach the school to see whether it worked\./)
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    reconnect()
    comeOnline()
    await user.click(await screen.findByRole('button', { name: 'Okay' }))
    expect(await listDocuments('Enquiries')).toHaveLength(1)
  })
})

describe('The Enquire Now dialog of a parent who is signed in', () => {
  beforeEach(async () => {
    await emptySchool()
    await writeDocument('Course/2', { Title: 'First words', number: 2 })
  })

  async function openAsSimran() {
    const { uid, email } = await signInSimran()
    await storeStudent(uid, 'arjan', { birthdate: bornYearsAgo(8) })
    rememberSignedIn(true)
    const { user } = openSite('/courses/2')
    await screen.findByRole('link', { name: 'Profile' })
    const dialog = await openEnquiry(user)
    await waitFor(() => expect(within(dialog).getByLabelText('First name')).toHaveProperty('value', 'Simran'))
    return { user, email, dialog }
  }

  it('knows name, address and phone number, which stay editable, and forgets what was typed when it is closed (B8.01)', async () => {
    const { user, email, dialog } = await openAsSimran()
    const known = {
      ...typedIn(dialog),
      'First name': 'Simran',
      'Last name': 'Gill',
      Email: email,
      'Phone number optional': '5550100200',
    }
    expect(typedIn(dialog)).toEqual(known)
    await fill(user, dialog, { 'First name': 'Harleen', Email: 'harleen@painti.example' })
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(typedIn(await openEnquiry(user))).toEqual(known)
  })

  it('stores which of the parent’s children it is about, with the birthdate (B8.02)', async () => {
    const { user, dialog } = await openAsSimran()
    const choice = await within(dialog).findByLabelText('Which child is it about? optional')
    expect(
      within(dialog)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['No child in particular', 'Arjan Singh Gill'])
    await user.selectOptions(choice, 'Arjan Singh Gill')
    expect(within(dialog).queryByLabelText('Your child’s birthdate optional')).toBeNull()
    await fill(user, dialog, { 'Your question': 'Does Level 2 fit?' })
    await send(user, dialog)
    await within(dialog).findByText(/Your enquiry has arrived/)
    const [stored] = await listDocuments('Enquiries')
    expect(stored?.fields).toMatchObject({
      firstName: 'Simran',
      comment: 'About Arjan Singh Gill.\n\nDoes Level 2 fit?',
      birthdate: bornYearsAgo(8),
      courseId: '2',
    })
  })

  it('is for somebody unknown where nobody is signed in (B8.01)', async () => {
    const { user } = openSite('/courses/2')
    const dialog = await openEnquiry(user)
    expect(Object.values(typedIn(dialog)).join('')).toBe('')
    expect(within(dialog).queryByRole('combobox')).toBeNull()
  })
})
