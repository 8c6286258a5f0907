import { commits, disconnect } from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { comeOnline } from '../support/come-online.ts'
import { listDocuments, writeDocument } from '../support/school.ts'
import { closeForWriting, emptySchool, reopenSchool, visit } from './visit-public.tsx'

const filled = {
  'First name': 'Harleen',
  'Last name': 'Gill',
  Email: 'harleen@painti.example',
  'Phone number optional': '(555) 010-0200',
  'Your child’s birthdate optional': '2018-11-02',
  'Your question': 'Does Level 2 fit my daughter?',
}
type Filled = Partial<Record<keyof typeof filled, string>>

async function openEnquiry(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Enquire Now' }))
  return screen.findByRole('dialog')
}

/** Types what is given over the good values; '' leaves a field empty. */
async function fill(user: UserEvent, dialog: HTMLElement, changes: Filled = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...filled, ...changes })) {
    if (text !== '') await user.type(within(dialog).getByLabelText(label), text)
  }
}

function wrongFields(dialog: HTMLElement): string[] {
  return [...dialog.querySelectorAll('[aria-invalid="true"]')].map(
    (field) => field.getAttribute('name') ?? '',
  )
}

async function send(user: UserEvent, dialog: HTMLElement): Promise<void> {
  await user.click(within(dialog).getByRole('button', { name: /^Send/ }))
}

describe('The Enquire Now dialog', () => {
  beforeEach(async () => {
    await emptySchool()
    await writeDocument('Course/2', { Title: 'First words', number: 2 })
    await writeDocument('Course/3', { Title: 'Sentences', number: 3 })
  })
  afterEach(reopenSchool)

  it('opens by Enquire Now, is named after the course and begins in its first field (S2.46)', async () => {
    const user = userEvent.setup()
    visit('/courses/2')
    await user.click(await screen.findByRole('button', { name: 'Enquire Now' }))
    const dialog = await screen.findByRole('dialog')
    within(dialog).getByRole('heading', { name: 'Enquire about First words' })
    expect(document.activeElement).toBe(within(dialog).getByLabelText('First name'))
  })

  it('stores the enquiry with the course and the time, thanks, and can be closed (S3.15, S4.18)', async () => {
    const user = userEvent.setup()
    const before = Date.now()
    visit('/courses/2')
    const dialog = await openEnquiry(user)
    await fill(user, dialog)
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
    const [close] = within(dialog).getAllByRole('button', { name: 'Close' }).slice(-1)
    if (close !== undefined) await user.click(close)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('needs no phone number and no birthdate', async () => {
    const user = userEvent.setup()
    visit('/courses')
    const dialog = await openEnquiry(user)
    await fill(user, dialog, { 'Phone number optional': '', 'Your child’s birthdate optional': '' })
    await send(user, dialog)
    await within(dialog).findByText(/Your enquiry has arrived/)
    const [stored] = await listDocuments('Enquiries')
    expect(stored?.fields).toMatchObject({ phoneNumber: '', birthdate: '', courseId: '' })
  })

  it('asks for first name, last name, email and comment where nothing is typed, not for a phone number (S5.29, S5.30)', async () => {
    const user = userEvent.setup()
    visit('/courses/2')
    const dialog = await openEnquiry(user)
    await send(user, dialog)
    expect(within(dialog).getByRole('alert').textContent).toContain('Please fill in all fields.')
    expect(wrongFields(dialog)).toEqual(['firstName', 'lastName', 'email', 'comment'])
    expect(wrongFields(dialog)).not.toContain('phoneNumber')
    expect(document.activeElement).toBe(within(dialog).getByLabelText('First name'))
    expect(await listDocuments('Enquiries')).toEqual([])
  })

  it.each([
    ['First name', 'firstName'],
    ['Last name', 'lastName'],
    ['Email', 'email'],
    ['Your question', 'comment'],
  ] as const)('asks for all fields where only %s is missing (S5.31)', async (label, name) => {
    const user = userEvent.setup()
    visit('/courses/2')
    const dialog = await openEnquiry(user)
    await fill(user, dialog, { [label]: '  ' })
    await send(user, dialog)
    expect(within(dialog).getByRole('alert').textContent).toContain('Please fill in all fields.')
    expect(wrongFields(dialog)).toEqual([name])
    expect(await listDocuments('Enquiries')).toEqual([])
  })

  /** Sends with a wrong field: it is reported and marked, what was typed stays, and nothing is stored. */
  async function expectRefused(changes: Filled, sentence: string, name: string): Promise<void> {
    const user = userEvent.setup()
    visit('/courses/2')
    const dialog = await openEnquiry(user)
    await fill(user, dialog, changes)
    await send(user, dialog)
    within(dialog).getByText(sentence)
    expect(wrongFields(dialog)).toEqual([name])
    expect(within(dialog).queryByRole('alert')).toBeNull()
    for (const [label, text] of Object.entries({ ...filled, ...changes })) {
      expect(within(dialog).getByLabelText<HTMLInputElement>(label).value).toBe(text)
    }
    expect(await listDocuments('Enquiries')).toEqual([])
  }

  it.each(['harleen', 'harleen@painti', 'harleen gill@painti.example'])(
    'refuses %s, which is no email (S5.32)',
    async (email) => {
      await expectRefused({ Email: email }, 'Please enter a valid email address', 'email')
    },
  )

  it.each(['555010020', '15550100200', '555010020a'])(
    'refuses %s, which has not 10 digits (S5.33)',
    async (phone) => {
      await expectRefused(
        { 'Phone number optional': phone },
        'Phone number should be 10 digits.',
        'phoneNumber',
      )
    },
  )

  it('refuses a birthdate in the future', async () => {
    const sentence = 'Please enter a real date that is not in the future.'
    await expectRefused({ 'Your child’s birthdate optional': '2999-01-01' }, sentence, 'birthdate')
  })

  it('takes a phone number of 10 digits, and not of 9 or 11 (S9.07)', async () => {
    const user = userEvent.setup()
    visit('/courses/2')
    const dialog = await openEnquiry(user)
    await fill(user, dialog)
    const phone = within(dialog).getByLabelText('Phone number optional')
    for (const digits of ['555012345', '55501234567']) {
      await user.clear(phone)
      await user.type(phone, digits)
      await send(user, dialog)
      within(dialog).getByText('Phone number should be 10 digits.')
      expect(await listDocuments('Enquiries')).toEqual([])
    }
    await user.clear(phone)
    await user.type(phone, '5550123456')
    await send(user, dialog)
    await within(dialog).findByText(/Your enquiry has arrived/)
    const [stored] = await listDocuments('Enquiries')
    expect(stored?.fields.phoneNumber).toBe('5550123456')
  })

  it('says that the enquiry failed, keeps what was typed, and can be sent again (S5.34)', async () => {
    const user = userEvent.setup()
    await closeForWriting()
    visit('/courses/2')
    const dialog = await openEnquiry(user)
    await fill(user, dialog)
    await send(user, dialog)
    await within(dialog).findByText('Failed to add enquiry.')
    const comment = within(dialog).getByLabelText<HTMLTextAreaElement>('Your question')
    expect(comment.value).toBe('Does Level 2 fit my daughter?')
    expect(await listDocuments('Enquiries')).toEqual([])
    await reopenSchool()
    await send(user, dialog)
    await within(dialog).findByText(/Your enquiry has arrived/)
    expect(await listDocuments('Enquiries')).toHaveLength(1)
  })

  it('sends once, however often Send is pressed', async () => {
    const user = userEvent.setup()
    visit('/courses/2')
    const dialog = await openEnquiry(user)
    await fill(user, dialog)
    const button = within(dialog).getByRole('button', { name: /^Send/ })
    button.click()
    button.click()
    await user.click(button)
    await within(dialog).findByText(/Your enquiry has arrived/)
    expect(await listDocuments('Enquiries')).toHaveLength(1)
  })

  it('forgets what was typed when it is closed (S4.19)', async () => {
    const user = userEvent.setup()
    visit('/courses/2')
    for (const name of ['Cancel', 'Close']) {
      await user.click(await screen.findByRole('button', { name: 'Enquire Now' }))
      const dialog = await screen.findByRole('dialog')
      for (const label of Object.keys(filled)) {
        expect(within(dialog).getByLabelText<HTMLInputElement>(label).value).toBe('')
      }
      await fill(user, dialog)
      await user.click(within(dialog).getByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    const again = await openEnquiry(user)
    for (const label of Object.keys(filled)) {
      expect(within(again).getByLabelText<HTMLInputElement>(label).value).toBe('')
    }
  })

  it('reports a failure also after it was closed', async () => {
    const user = userEvent.setup()
    await closeForWriting()
    visit('/courses/2')
    const dialog = await openEnquiry(user)
    await fill(user, dialog)
    within(dialog).getByRole('button', { name: /^Send/ }).click()
    within(dialog).getByRole('button', { name: 'Cancel' }).click()
    await screen.findByText('Failed to add enquiry.')
    await user.click(screen.getByRole('button', { name: 'Okay' }))
  })

  it('goes on where it was closed while the outcome was unknown, and reports it', async () => {
    const user = userEvent.setup()
    const reconnect = disconnect(commits)
    visit('/courses/2')
    const dialog = await openEnquiry(user)
    await fill(user, dialog)
    await send(user, dialog)
    await within(dialog).findByText(/^We could not reach the school to see whether it worked\./)
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    reconnect()
    comeOnline()
    await user.click(await screen.findByRole('button', { name: 'Okay' }))
    expect(await listDocuments('Enquiries')).toHaveLength(1)
  })
})
