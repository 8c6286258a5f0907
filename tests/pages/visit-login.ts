// The sliding panel of `/login`: its forms, and which accounts exist.
import { screen, within } from '@testing-library/react'
import { signIn, signOut } from '#auth/accounts.ts'
import { authErrorOf } from '#auth/auth-error.ts'
import { password, signInNewParent } from '../data/support/parent.ts'
import { fill, openSite, type Visit } from './visit-member.tsx'

/** The form in front: the other one is inert. */
export function frontForm(): HTMLElement {
  const form = document.querySelector<HTMLElement>('[data-form]:not([inert])')
  if (form === null) throw new Error('No form is in front.')
  return form
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

export async function signInAs(visit: Visit, email: string, secret: string): Promise<void> {
  await fill(visit.user, frontForm(), { Email: email, Password: secret })
  await visit.user.click(within(frontForm()).getByRole('button', { name: 'Sign in' }))
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
