import { denyRequests, disconnect, holdRequests, requestsMade } from '../data/support/connection.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { emptyInbox, messagesArrived } from '../support/inbox.ts'
import { fill, openSite, wrongFields } from './visit-member.tsx'

const posts = '/f/test'
const filled = {
  Name: 'Harleen O’Gill',
  Email: 'harleen@painti.example',
  Message: 'Does ਪੈਂਤੀ mean thirty-five?\nThank you!',
}

async function openForm(changes: Partial<typeof filled> = {}) {
  const visit = openSite('/contact')
  await screen.findByRole('heading', { level: 1, name: 'Write to us' })
  const page = screen.getByRole('main')
  await fill(visit.user, page, { ...filled, ...changes })
  return { ...visit, page }
}

async function send(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^Send/ }))
}

/** What was typed is still there. */
function expectKept(typed: Record<string, string>): void {
  for (const [label, text] of Object.entries(typed)) {
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(text)
  }
}

beforeEach(emptyInbox)

describe('The contact page', () => {
  it('gives the address, leads to the questions, and has a form that asks for name, email and message (S2.58)', async () => {
    const { page } = await openForm()
    for (const address of screen.getAllByRole('link', { name: 'hello@painti.example' }))
      expect(address.getAttribute('href')).toBe('mailto:hello@painti.example')
    const questions = within(page).getByRole('link', { name: 'Questions parents ask' })
    expect(questions.getAttribute('href')).toBe('/faq')
    for (const [label, name] of [
      ['Name', 'name'],
      ['Email', 'email'],
      ['Message', 'message'],
    ] as const) {
      const field = screen.getByLabelText<HTMLInputElement>(label)
      expect([field.name, field.required]).toEqual([name, true])
    }
    expect(screen.getByLabelText<HTMLInputElement>('Email').type).toBe('email')
  })

  it('gives a phone number and how soon the school answers, once the school has given them (B8.13)', async () => {
    const { page } = await openForm()
    expect(page.textContent).not.toMatch(/You can also call|We answer/)
    cleanup()
    Object.assign(site, { phone: '+1 416 555 0100', replyTime: 'within two days' })
    const withBoth = await openForm()
    Object.assign(site, { phone: '', replyTime: '' })
    const call = within(withBoth.page).getByRole('link', { name: '+1 416 555 0100' })
    expect(call.getAttribute('href')).toBe('tel:+14165550100')
    within(withBoth.page).getByText('We answer within two days.')
  })
})

describe('The contact form', () => {
  it('posts message, name and email once to the form service, under the configured form id, says so meanwhile, and thanks with the focus and a link (S3.17, S4.20, S4.21, S7.24)', async () => {
    const release = holdRequests(posts)
    const { user, where, page } = await openForm()
    // There before it speaks, or screen readers would not notice.
    const thanks = within(page).getByRole('status')
    expect(thanks.textContent).toBe('')
    await send(user)
    const button = await screen.findByRole('button', { name: 'Sending' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    expectKept(filled)
    release()
    const heading = await screen.findByRole('heading', { name: 'Thank you' })
    expect(within(page).getByRole('status')).toBe(thanks)
    within(thanks).getByText('Your message has arrived. We answer by email.')
    expect(thanks.contains(heading)).toBe(true)
    expect(document.activeElement).toBe(heading)
    expect(screen.queryByLabelText('Message')).toBeNull()
    const messages = await messagesArrived()
    expect(messages.map(({ formId, fields }) => ({ formId, fields }))).toEqual([
      {
        formId: 'test',
        fields: {
          message: 'Does ਪੈਂਤੀ mean thirty-five?\nThank you!',
          name: 'Harleen O’Gill',
          email: 'harleen@painti.example',
        },
      },
    ])
    expect(requestsMade('/f/test')).toBe(1)
    await user.click(within(thanks).getByRole('link', { name: 'Questions parents ask' }))
    expect(where()).toBe('/faq')
  })

  it('shows what the form service says at its field, and keeps what was typed (S5.39, S7.25)', async () => {
    expectConsoleError(/The form service refused the message/)
    const { user, page } = await openForm({ Email: 'harleen at home' })
    await send(user)
    const sentence = await screen.findByText('Please enter a valid email address')
    expect(page.textContent).not.toContain('should be an email')
    const field = screen.getByLabelText<HTMLInputElement>('Email')
    expect(field.getAttribute('aria-describedby')).toBe(sentence.closest('p')?.id)
    expect(wrongFields(page)).toEqual(['email'])
    expect(document.activeElement).toBe(field)
    expect(screen.queryByRole('alert')).toBeNull()
    expectKept({ ...filled, Email: 'harleen at home' })
    expect(await messagesArrived()).toEqual([])
    await fill(user, page, { Email: 'harleen@painti.example' })
    await send(user)
    await screen.findByRole('heading', { name: 'Thank you' })
    expect(await messagesArrived()).toHaveLength(1)
  })

  it('sends nothing while a field is missing or too long, and cuts nothing off', async () => {
    const { user, page } = await openForm({ Name: '', Email: '', Message: '' })
    await send(user)
    expect(screen.getByRole('alert').textContent).toContain('Please fill in all fields.')
    expect(wrongFields(page)).toEqual(['name', 'email', 'message'])
    expect(document.activeElement?.getAttribute('name')).toBe('name')
    await fill(user, page, { ...filled, Message: ' ' })
    await send(user)
    expect(wrongFields(page)).toEqual(['message'])
    const message = screen.getByLabelText<HTMLTextAreaElement>('Message')
    expect(document.activeElement).toBe(message)
    message.value = 'a'.repeat(5001)
    await send(user)
    screen.getByText('This is too long. Please shorten it.')
    expect(message.value).toHaveLength(5001)
    expect(requestsMade(posts)).toBe(0)
    message.value = 'a'.repeat(5000)
    await send(user)
    await screen.findByRole('heading', { name: 'Thank you' })
    expect((await messagesArrived())[0]?.fields.message).toHaveLength(5000)
  })

  it.each([
    [
      'asks for a reCAPTCHA',
      'In order to submit via AJAX, you need to disable reCAPTCHA in this form’s settings page.',
    ],
    ['answers in a shape of its own', { code: 'INACTIVE' }],
  ])(
    'says that the message did not arrive where the form service %s, and gives the address',
    async (_how, error) => {
      expectConsoleError(/The form service refused the message/)
      const { user, page } = await openForm()
      denyRequests(posts, error)
      await send(user)
      const alert = await within(page).findByRole('alert')
      expect(alert.textContent).toContain('Your message did not arrive. Please write to hello@painti.example')
      expectKept(filled)
    },
  )

  it('says that nobody can tell where the connection fails, keeps what was typed, and can be sent again', async () => {
    expectConsoleError(/Failed to fetch/)
    const { user, page } = await openForm()
    const reconnect = disconnect(posts)
    await send(user)
    const alert = await within(page).findByRole('alert')
    expect(alert.textContent).toContain('We cannot tell whether your message has arrived.')
    expect(alert.textContent).not.toContain('Failed to fetch')
    expect(wrongFields(page)).toEqual([])
    expectKept(filled)
    reconnect()
    await send(user)
    await screen.findByRole('heading', { name: 'Thank you' })
    await waitFor(async () => expect(await messagesArrived()).toHaveLength(1))
  })
})
