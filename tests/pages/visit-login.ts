// The forms of `/login` and `/register`, and which accounts exist.
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { signIn, signOut } from '#auth/accounts.ts'
import { authErrorOf } from '#auth/auth-error.ts'
import { password, signInNewParent } from '../data/support/parent.ts'
import { dismissMessage, openSite, present, send, textsOf, type Visit } from './visit-member.tsx'

/** The form in front: the other one is inert. */
export function frontForm(): HTMLElement {
  return present(document.querySelector<HTMLElement>('[data-form]:not([inert])'))
}

/** The panel that covers the other form. */
export function panel(): HTMLElement {
  return screen.getByRole('complementary')
}

export async function openSignIn(): Promise<Visit> {
  const visit = openSite('/login')
  await screen.findAllByRole('heading', { name: 'Sign in' })
  return visit
}

export async function openRegister(): Promise<Visit & { form: HTMLElement }> {
  const visit = openSite('/register')
  const button = await screen.findByRole('button', { name: 'Register' })
  return { ...visit, form: present(button.closest('form')) }
}

export async function signInAs({ user }: Visit, email: string, secret: string): Promise<void> {
  await send(user, frontForm(), { Email: email, Password: secret })
}

/** An email that no field takes, and that none cuts off. */
export const tooLong = `${'a'.repeat(250)}@painti.example`

/** Waits for a modal with nothing but these words and this button, and presses that. */
export async function expectError(
  user: UserEvent,
  title: string,
  button: string,
  sentence: string,
): Promise<void> {
  const modal = await screen.findByRole('dialog', { name: title })
  expect(modal.getAttribute('aria-modal')).toBe('true')
  expect(within(modal).getByRole('heading').textContent).toBe(title)
  expect(textsOf(within(modal).getAllByRole('button'))).toEqual([button])
  expect(await dismissMessage(user, title)).toBe(sentence)
}

/** What the service answers to somebody who signs in: how a test sees which accounts there are. */
export async function refusalOf(email: string, secret = password): Promise<string> {
  return signIn(email, secret).then(
    () => 'none',
    (error: unknown) => authErrorOf(error),
  )
}

/** An account that is there and signed out. */
export async function existingEmail(): Promise<string> {
  const { email } = await signInNewParent()
  await signOut()
  return email
}
