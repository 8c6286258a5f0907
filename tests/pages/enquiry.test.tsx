import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listDocuments, writeDocument } from '../support/school'
import { closeForWriting, emptySchool, reopenSchool, visit } from './visit-public'

const filled = {
  'First name': 'Harleen',
  'Last name': 'Gill',
  Email: 'harleen@painti.example',
  'Phone number optional': '(555) 010-0200',
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

  it('is named after the course and begins in its first field', async () => {
    visit('/courses/2')
    const dialog = await openEnquiry(userEvent.setup())
    within(dialog).getByRole('heading', { name: 'Enquire about First words' })
    expect(document.activeElement).toBe(within(dialog).getByLabelText('First name'))
  })

  it('stores the enquiry with the course and the time, thanks, and can be closed', async () => {
    const user = userEvent.setup()
    const before = Date.now()
    visit('/courses/2')
    const dialog = await openEnquiry(user)
    await fill(user, dialog)
    await send(user, dialog)
    await within(dialog).findByText('Your enquiry has arrived. We answer by email.')
    const stored = await listDocuments('Enquiries')
    expect(stored.map(({ fields }) => fields)).toEqual([
      {
        firstName: 'Harleen',
        lastName: 'Gill',
        email: 'harleen@painti.example',
        phoneNumber: '5550100200',
        comment: 'Does Level 2 fit my daughter?',
        courseId: '2',
        birthdate: '',
        date: expect.any(Number) as number,
      },
    ])
    expect(stored[0]?.fields.date).toBeGreaterThanOrEqual(before)
    expect(within(dialog).queryByLabelText('First name')).toBeNull()
    const [close] = within(dialog).getAllByRole('button', { name: 'Close' }).slice(-1)
    if (close !== undefined) await user.click(close)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('needs no phone number', async () => {
    const user = userEvent.setup()
    visit('/courses')
    const dialog = await openEnquiry(user)
    await fill(user, dialog, { 'Phone number optional': '' })
    await send(user, dialog)
    await within(dialog).findByText(/Your enquiry has arrived/)
    const [stored] = await listDocuments('Enquiries')
    expect(stored?.fields).toMatchObject({ phoneNumber: '', courseId: '' })
  })

  it('asks for all fields where nothing is typed, and marks each', async () => {
    const user = userEvent.setup()
    visit('/courses/2')
    const dialog = await openEnquiry(user)
    await send(user, dialog)
    expect(within(dialog).getByRole('alert').textContent).toContain('Please fill in all fields.')
    expect(wrongFields(dialog)).toEqual(['firstName', 'lastName', 'email', 'comment'])
    expect(document.activeElement).toBe(within(dialog).getByLabelText('First name'))
    expect(await listDocuments('Enquiries')).toEqual([])
  })

  it.each([
    ['First name', 'firstName'],
    ['Last name', 'lastName'],
    ['Email', 'email'],
    ['Your question', 'comment'],
  ] as const)('asks for all fields where only %s is missing', async (label, name) => {
    const user = userEvent.setup()
    visit('/courses/2')
    const dialog = await openEnquiry(user)
    await fill(user, dialog, { [label]: '  ' })
    await send(user, dialog)
    expect(within(dialog).getByRole('alert').textContent).toContain('Please fill in all fields.')
    expect(wrongFields(dialog)).toEqual([name])
    expect(await listDocuments('Enquiries')).toEqual([])
  })

  it.each([
    ['an email without a dot', { Email: 'harleen@painti' }, 'Please enter a valid email address', 'email'],
    [
      'nine digits',
      { 'Phone number optional': '555010020' },
      'Phone number should be 10 digits.',
      'phoneNumber',
    ],
    [
      'eleven digits',
      { 'Phone number optional': '15550100200' },
      'Phone number should be 10 digits.',
      'phoneNumber',
    ],
  ] as const)('says what is wrong with %s, and writes nothing', async (_, changes, sentence, name) => {
    const user = userEvent.setup()
    visit('/courses/2')
    const dialog = await openEnquiry(user)
    await fill(user, dialog, changes)
    await send(user, dialog)
    within(dialog).getByText(sentence)
    expect(wrongFields(dialog)).toEqual([name])
    expect(within(dialog).queryByRole('alert')).toBeNull()
    expect(await listDocuments('Enquiries')).toEqual([])
  })

  it('says that the enquiry failed, keeps what was typed, and can be sent again', async () => {
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

  it('forgets what was typed when it is closed', async () => {
    const user = userEvent.setup()
    visit('/courses/2')
    const dialog = await openEnquiry(user)
    await fill(user, dialog)
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await openEnquiry(user)
    expect(within(again).getByLabelText<HTMLInputElement>('First name').value).toBe('')
    expect(within(again).getByLabelText<HTMLTextAreaElement>('Your question').value).toBe('')
  })

  it('tells of a failure also after it was closed', async () => {
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
})
