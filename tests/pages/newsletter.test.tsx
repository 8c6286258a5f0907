import { commits, disconnect, gets, holdRequests, requestsMade } from '../data/support/connection.ts'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { freshEmail, readDocument, writeDocument } from '../support/school.ts'
import { openSite } from './visit-member.tsx'
import { closeForWriting, closeSchool, reopenSchool } from './visit-public.tsx'

afterEach(reopenSchool)

function input(): HTMLInputElement {
  return screen.getByLabelText('Your email')
}

/** Opens a page, types an address into the box of its footer, and presses Subscribe. */
async function subscribe(email: string): Promise<UserEvent> {
  const { user } = openSite('/faq')
  await screen.findByRole('heading', { level: 1, name: 'Questions parents ask' })
  if (email !== '') await user.type(input(), email)
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  return user
}

/** Waits for an alert and reads its title, its message and its icon. */
async function alertShown(): Promise<{ title: string; text: string; icon: string }> {
  const popup = await waitFor(() => {
    const found = document.querySelector('.swal2-popup')
    if (found === null) throw new Error('There is no alert.')
    return found
  })
  const [icon = ''] = ['success', 'error', 'info', 'warning'].filter((name) =>
    popup.querySelector('.swal2-icon')?.classList.contains(`swal2-${name}`),
  )
  const textOf = (part: string) => popup.querySelector(part)?.textContent ?? ''
  return { title: textOf('.swal2-title'), text: textOf('.swal2-html-container'), icon }
}

async function dismiss(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Okay' }))
  await waitFor(() => expect(document.querySelector('.swal2-popup')).toBeNull())
}

describe('The newsletter box', () => {
  it('is idle at first: an empty, required email field and its button (S4.07, S5.37)', async () => {
    openSite('/faq')
    await screen.findByRole('heading', { level: 1, name: 'Questions parents ask' })
    expect(input().type).toBe('email')
    expect(input().hasAttribute('required')).toBe(true)
    expect(input().maxLength).toBe(254)
    expect(input().value).toBe('')
    const button = screen.getByRole('button', { name: 'Subscribe' })
    expect(button.getAttribute('aria-disabled')).toBeNull()
    expect(document.querySelector('.swal2-popup')).toBeNull()
    expect(requestsMade()).toBe(0)
  })

  it('says that it is checking, looks and writes once however often it is pressed, says that it subscribed, and clears its input (S4.08, S4.10, S8.04)', async () => {
    const release = holdRequests(gets)
    const email = freshEmail()
    const user = await subscribe(`  ${email.toUpperCase()} `)
    const button = await screen.findByRole('button', { name: 'Checking' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    expect(document.querySelector('.swal2-popup')).toBeNull()
    release()
    expect(await alertShown()).toEqual({
      title: 'Subscribed!',
      text: 'Thank you for subscribing to our newsletter.',
      icon: 'success',
    })
    expect([requestsMade(gets), requestsMade(commits)]).toEqual([1, 1])
    expect(input().value).toBe('')
    expect(await readDocument(`newsletter/${email}`)).toMatchObject({ email })
    await dismiss(user)
    screen.getByRole('button', { name: 'Subscribe' })
  })

  it('says that the address is there already, found by a lookup, and writes nothing (S4.09, S5.38, S8.03)', async () => {
    const email = freshEmail()
    await writeDocument(`newsletter/${email}`, { email, timestamp: new Date() })
    const user = await subscribe(email)
    expect(await alertShown()).toEqual({
      title: 'Already Subscribed',
      text: 'This email is already subscribed.',
      icon: 'info',
    })
    expect([requestsMade(gets), requestsMade(commits)]).toEqual([1, 0])
    await dismiss(user)
  })

  it('says that the lookup or the write failed, keeps what was typed, and can be sent again (S4.11, S8.05, S8.06)', async () => {
    const email = freshEmail()
    expectConsoleError(/FirebaseError: Request failed/)
    await closeSchool()
    const user = await subscribe(email)
    async function expectFailure(): Promise<void> {
      expect(await alertShown()).toEqual({
        title: 'Error',
        text: 'There was an error subscribing. Please try again later.',
        icon: 'error',
      })
      expect(input().value).toBe(email)
      expect(await readDocument(`newsletter/${email}`)).toBeNull()
      await dismiss(user)
    }
    await expectFailure()
    expect(requestsMade(commits)).toBe(0)
    await closeForWriting()
    await user.click(screen.getByRole('button', { name: 'Subscribe' }))
    await expectFailure()
    expect(requestsMade(commits)).toBe(1)
    await reopenSchool()
    const reconnect = disconnect(commits)
    await user.click(screen.getByRole('button', { name: 'Subscribe' }))
    await expectFailure()
    reconnect()
    await user.click(screen.getByRole('button', { name: 'Subscribe' }))
    expect((await alertShown()).title).toBe('Subscribed!')
    await dismiss(user)
  })

  it('refuses an empty email, and what is not text, at sign, text, dot, text, which it keeps to be corrected, without asking anyone (S5.35, S5.36, S8.07)', async () => {
    const user = await subscribe('')
    for (const typed of ['', '   ', 'harleen@example']) {
      if (typed !== '') {
        await user.type(input(), typed)
        await user.click(screen.getByRole('button', { name: 'Subscribe' }))
      }
      expect(await alertShown()).toEqual({
        title: 'Error',
        text: 'Please enter a valid email address.',
        icon: 'error',
      })
      await dismiss(user)
      expect(input().value.trim()).toBe(typed.trim())
      expect(document.activeElement).toBe(input())
    }
    expect(requestsMade()).toBe(0)
    await user.clear(input())
    await user.type(input(), 'harleen@example.com')
    await user.click(screen.getByRole('button', { name: 'Subscribe' }))
    expect((await alertShown()).title).toBe('Subscribed!')
    await dismiss(user)
  })
})
