import {
  commits,
  denyRequests,
  disconnect,
  gets,
  holdRequests,
  requestsMade,
} from '../data/support/connection.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { freshEmail, readDocument, writeDocument } from '../support/school.ts'
import { user } from './visit-member.tsx'

function input(): HTMLInputElement {
  return screen.getByLabelText('Your email')
}

const pressSubscribe = () => user.click(screen.getByRole('button', { name: 'Subscribe' }))

/** Opens a page and types an address into the box of its footer. */
async function typeEmail(email: string): Promise<void> {
  user.open('/faq')
  await screen.findByRole('heading', { level: 1, name: 'Questions parents ask' })
  if (email !== '') await user.type(input(), email)
}

/** Waits for an alert with this title, icon and message, and dismisses it. */
async function seeAlert(title: string, icon: string, message: string): Promise<void> {
  const alert = await screen.findByRole('dialog', { name: title })
  expect(alert.querySelector('.swal2-icon')?.classList).toContain(`swal2-${icon}`)
  expect(await user.dismissMessage(title)).toBe(message)
}

describe('The newsletter box', () => {
  it('says that it checks, subscribes once however often it is pressed, and is cleared (S3.18, S4.08, S4.10, S7.23, S8.04)', async () => {
    const release = holdRequests(gets)
    const email = freshEmail()
    await typeEmail(`  ${email.toUpperCase()} `)
    await pressSubscribe()
    const button = await screen.findByRole('button', { name: 'Checking' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    expect(document.querySelector('.swal2-popup')).toBeNull()
    release()
    await seeAlert('Subscribed!', 'success', 'Thank you for subscribing to our newsletter.')
    expect([requestsMade(gets), requestsMade(commits)]).toEqual([1, 1])
    expect(input().value).toBe('')
    const subscription = { email, timestamp: expect.any(Date) as Date }
    expect(await readDocument(`newsletter/${email}`)).toEqual(subscription)
    screen.getByRole('button', { name: 'Subscribe' })
  })

  it('says that the address is there already, and writes nothing (S4.09, S5.38, S7.17, S8.03)', async () => {
    const email = freshEmail()
    await writeDocument(`newsletter/${email}`, { email, timestamp: new Date() })
    await typeEmail(email)
    await pressSubscribe()
    await seeAlert('Already Subscribed', 'info', 'This email is already subscribed.')
    expect([requestsMade(gets), requestsMade(commits)]).toEqual([1, 0])
  })

  it('says that lookup or write failed, and can be sent again (S4.11, S8.05, S8.06)', async () => {
    const email = freshEmail()
    expectConsoleError(/FirebaseError/)
    await typeEmail(email)
    for (const hurt of [() => denyRequests(gets), () => denyRequests(commits), () => disconnect(commits)]) {
      const mend = hurt()
      await pressSubscribe()
      await seeAlert('Error', 'error', 'There was an error subscribing. Please try again later.')
      expect(input().value).toBe(email)
      expect(await readDocument(`newsletter/${email}`)).toBeNull()
      mend()
    }
    await pressSubscribe()
    await user.dismissMessage('Subscribed!')
  })

  it('is idle at first, an empty, required field, refuses what is no email without asking anyone, and keeps it (S4.07, S5.35, S5.36, S5.37, S8.07)', async () => {
    await typeEmail('')
    const { type, required, maxLength, value } = input()
    expect([type, required, maxLength, value]).toEqual(['email', true, 254, ''])
    expect(screen.getByRole('button', { name: 'Subscribe' }).getAttribute('aria-disabled')).toBeNull()
    expect(document.querySelector('.swal2-popup')).toBeNull()
    for (const typed of ['', '   ', 'harleen@example']) {
      if (typed !== '') await user.type(input(), typed)
      await pressSubscribe()
      await seeAlert('Error', 'error', 'Please enter a valid email address.')
      expect(input().value.trim()).toBe(typed.trim())
      expect(document.activeElement).toBe(input())
    }
    expect(requestsMade()).toBe(0)
    await user.clear(input())
    await user.type(input(), 'harleen@example.com')
    await pressSubscribe()
    await user.dismissMessage('Subscribed!')
  })
})
