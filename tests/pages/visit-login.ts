// The forms of `/login` and `/register`, and which accounts exist.
import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { signOut } from '#auth/accounts.ts'
import { signInNewParent } from '../data/support/parent.ts'
import { present, textsOf, user } from './visit-member.tsx'

/** The form in front: the other one is inert. */
export function frontForm(): HTMLElement {
  return present(document.querySelector<HTMLElement>('[data-form]:not([inert])'))
}

/** The panel that covers the other form. */
export function panel(): HTMLElement {
  return screen.getByRole('complementary')
}

export async function openSignIn(): Promise<void> {
  user.open('/login')
  await screen.findAllByRole('heading', { name: 'Sign in' })
}

export async function signInAs(email: string, secret: string): Promise<void> {
  await user.send(frontForm(), { Email: email, Password: secret })
}

/** An email that no field takes, and that none cuts off. */
export const tooLong = `${'a'.repeat(250)}@painti.example`

/** Waits for a modal with nothing but these words and this button, and presses that. */
export async function expectError(title: string, button: string, sentence: string) {
  const modal = await screen.findByRole('dialog', { name: title })
  expect(modal.getAttribute('aria-modal')).toBe('true')
  expect(within(modal).getByRole('heading').textContent).toBe(title)
  expect(textsOf(within(modal).getAllByRole('button'))).toEqual([button])
  expect(await user.dismissMessage(title)).toBe(sentence)
}

/** An account that is there and signed out. */
export async function existingEmail(): Promise<string> {
  const { email } = await signInNewParent()
  await signOut()
  return email
}
