import { denyRequests, disconnect, holdRequests, requestsMade } from '../data/support/connection.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { emptyInbox, messagesArrived } from '../support/inbox.ts'
import { configure, hrefOf, present, typedIn, user, wrongFields } from './visit-member.tsx'

const posts = '/f/test'
const filled = {
  Name: 'Harleen O’Gill',
  Email: 'harleen@painti.example',
  Message: 'Does ਪੈਂਤੀ mean 35?\nDoes it?',
}

async function openForm() {
  user.open('/contact')
  const page = await screen.findByRole('main')
  const form = present((await within(page).findByLabelText('Message')).closest('form'))
  return { page, form }
}

const thanks = () => screen.findByRole('heading', { name: 'Thank you' })

beforeEach(emptyInbox)

it('The contact page gives the address, leads to the questions, has a form, and gives phone number and time of an answer once the school has given them (S2.58, B8.13)', async () => {
  const { page, form } = await openForm()
  screen.getByRole('heading', { level: 1, name: 'Write to us' })
  for (const address of screen.getAllByRole('link', { name: site.email }))
    expect(address.getAttribute('href')).toBe(`mailto:${site.email}`)
  expect(hrefOf('Questions parents ask', page)).toBe('/faq')
  for (const label of ['Name', 'Email', 'Message'])
    expect(within(form).getByLabelText(label)).toHaveProperty('required', true)
  expect(within(form).getByLabelText('Email')).toHaveProperty('type', 'email')
  expect(page.textContent).not.toMatch(/You can also call|We answer/)
  expect(document.querySelector('a[href^="tel:"]')).toBeNull()
  cleanup()
  configure(site, { phone: '+1 416 555 0100', replyTime: 'within two days' })
  const withBoth = (await openForm()).page
  for (const part of [withBoth, screen.getByRole('banner')])
    expect(hrefOf('+1 416 555 0100', part)).toBe('tel:+14165550100')
  within(withBoth).getByText('We answer within two days.')
})

describe('The contact form', () => {
  it('posts once to the form service, says so meanwhile, and thanks with a link (S3.17, S4.20, S4.21, S7.24)', async () => {
    const release = holdRequests(posts)
    const { page, form } = await openForm()
    // There before it speaks, or screen readers would not notice.
    const region = within(page).getByRole('status')
    expect(region.textContent).toBe('')
    await user.send(form, filled)
    const button = await screen.findByRole('button', { name: 'Sending' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    expect(typedIn(form, Object.keys(filled))).toEqual(filled)
    release()
    const heading = await screen.findByRole('heading', { name: 'Thank you' })
    expect(within(page).getByRole('status')).toBe(region)
    within(region).getByText('Your message has arrived. We answer by email.')
    expect(region.contains(heading)).toBe(true)
    expect(document.activeElement).toBe(heading)
    expect(screen.queryByLabelText('Message')).toBeNull()
    const fields = { message: filled.Message, name: filled.Name, email: filled.Email }
    const [message, ...others] = await messagesArrived()
    expect(others).toEqual([])
    expect(message).toMatchObject({ formId: 'test', fields })
    expect(requestsMade('/f/test')).toBe(1)
    await user.click(within(region).getByRole('link', { name: 'Questions parents ask' }))
    expect(user.where()).toBe('/faq')
  })

  it('shows what the form service says at its field, and keeps what was typed (S5.39, S7.25)', async () => {
    expectConsoleError(/The form service refused the message/)
    const { page, form } = await openForm()
    const wrong = { ...filled, Email: 'harleen at home' }
    await user.send(form, wrong)
    const sentence = await screen.findByText('Please enter a valid email address')
    expect(page.textContent).not.toContain('should be an email')
    const field = within(form).getByLabelText('Email')
    expect(field.getAttribute('aria-describedby')).toBe(sentence.closest('p')?.id)
    expect(wrongFields(form)).toEqual(['email'])
    expect(document.activeElement).toBe(field)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(typedIn(form, Object.keys(wrong))).toEqual(wrong)
    expect(await messagesArrived()).toEqual([])
    await user.send(form, { Email: filled.Email })
    await thanks()
  })

  it('sends nothing while a field is missing or too long, and cuts nothing off', async () => {
    const { form } = await openForm()
    await user.send(form)
    within(form).getByText('Please fill in all fields.')
    expect(wrongFields(form)).toEqual(['name', 'email', 'message'])
    expect(document.activeElement).toBe(within(form).getByLabelText('Name'))
    await user.send(form, { ...filled, Message: ' ' })
    expect(wrongFields(form)).toEqual(['message'])
    const message = within(form).getByLabelText<HTMLTextAreaElement>('Message')
    message.value = 'a'.repeat(5001)
    await user.send(form)
    screen.getByText('This is too long. Please shorten it.')
    expect(message.value).toHaveLength(5001)
    expect(requestsMade(posts)).toBe(0)
    message.value = 'a'.repeat(5000)
    await user.send(form)
    await thanks()
    expect((await messagesArrived())[0]?.fields.message).toHaveLength(5000)
  })

  const noArrival = `Your message did not arrive. Please write to ${site.email}`
  const noAnswer = 'We cannot tell whether your message has arrived.'
  const noRecaptcha =
    'In order to submit via AJAX, you need to disable reCAPTCHA in this form’s settings page.'

  it.each([
    ['asks for a reCAPTCHA', () => denyRequests(posts, noRecaptcha), /The form service refused/, noArrival],
    ['cannot be reached', () => disconnect(posts), /Failed to fetch/, noAnswer],
  ])(
    'where the service %s, says so, keeps what was typed, and can be sent again',
    async (_, hurt, logged, said) => {
      expectConsoleError(logged)
      const { form } = await openForm()
      const mend = hurt()
      await user.send(form, filled)
      const alert = await within(form).findByRole('alert')
      expect(alert.textContent).toContain(said)
      expect(alert.textContent).not.toContain('Failed to fetch')
      expect(wrongFields(form)).toEqual([])
      expect(typedIn(form, Object.keys(filled))).toEqual(filled)
      mend()
      await user.send(form)
      await thanks()
      expect(await messagesArrived()).toHaveLength(1)
    },
  )
})
