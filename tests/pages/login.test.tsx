import { disconnect, holdRequests, requestsMade } from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { password } from '../data/support/parent.ts'
import { freshEmail } from '../support/school.ts'
import { existingEmail, frontForm, openSignIn, signInAs } from './visit-login.ts'
import { dismissMessage, fill, wrongFields } from './visit-member.tsx'

const signIns = 'accounts:signInWithPassword'

describe('signing in', () => {
  it('leads from signed out to signed in, and without a stored path to the dashboard (S2.36, S4.03)', async () => {
    const email = await existingEmail()
    const visit = await openSignIn()
    expect(visit.where()).toBe('/login')
    const navigation = screen.getByRole('navigation', { name: 'Main' })
    await within(navigation).findByRole('link', { name: 'Login' })
    await fill(visit.user, frontForm(), { Email: email, Password: password })
    await visit.user.click(within(frontForm()).getByRole('button', { name: 'Sign in' }))
    await screen.findByRole('heading', { name: 'Welcome' })
    within(navigation).getByRole('link', { name: 'Profile' })
    expect(within(navigation).queryByRole('link', { name: 'Login' })).toBeNull()
    expect(visit.where()).toBe('/dashboard')
  })

  it('reports each error in a modal titled Error! with an Okay button, and keeps what was typed (S5.01, S5.02, S5.03, S5.04, S8.01, B8.09)', async () => {
    const email = await existingEmail()
    const visit = await openSignIn()
    async function expectError(typed: string, secret: string, sentence: string): Promise<void> {
      await signInAs(visit, typed, secret)
      const modal = await screen.findByRole('dialog', { name: 'Error!' })
      expect(modal.getAttribute('aria-modal')).toBe('true')
      expect(within(modal).getByRole('heading').textContent).toBe('Error!')
      expect(
        within(modal)
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual(['Okay'])
      expect(await dismissMessage(visit.user, 'Error!')).toBe(sentence)
      expect(within(frontForm()).getByLabelText('Email')).toHaveProperty('value', typed)
      expect(within(frontForm()).getByLabelText('Password')).toHaveProperty('value', secret)
      expect(visit.where()).toBe('/login')
    }
    await expectError(freshEmail(), password, 'User not found. Please check the email or sign up.')
    await expectError('no address', password, 'Invalid email address. Please enter a valid email.')
    await expectError(email, 'not the password', 'Incorrect password. Please try again.')
    const field = within(frontForm()).getByLabelText('Password')
    expect(document.activeElement, 'Okay leads to the field').toBe(field)
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Incorrect password. Please try again.',
    )
    const reconnect = disconnect(signIns)
    await expectError(email, password, 'Login failed. Please try again.')
    reconnect()
    await visit.user.click(within(frontForm()).getByRole('button', { name: 'Sign in' }))
    await screen.findByRole('heading', { name: 'Welcome' })
  })

  it('reports an error once, in the same modal, to whoever has left the page meanwhile', async () => {
    const email = await existingEmail()
    const visit = await openSignIn()
    const release = holdRequests(signIns)
    await signInAs(visit, email, 'not the password')
    await within(frontForm()).findByRole('button', { name: 'Signing in' })
    await visit.user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByText('FAQ'))
    await screen.findByRole('heading', { name: 'Questions parents ask' })
    release()
    expect(await dismissMessage(visit.user, 'Error!')).toBe('Incorrect password. Please try again.')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('sends nothing without both fields, or with a text that is too long for an email, which it does not truncate', async () => {
    const visit = await openSignIn()
    await visit.user.click(within(frontForm()).getByRole('button', { name: 'Sign in' }))
    expect((await within(frontForm()).findByRole('alert')).textContent.trim()).toBe(
      'Please fill in all fields.',
    )
    expect(wrongFields(frontForm())).toEqual(['email', 'password'])
    expect(document.activeElement).toBe(within(frontForm()).getByLabelText('Email'))
    const email = `${'a'.repeat(250)}@painti.example`
    await signInAs(visit, email, password)
    await within(frontForm()).findByText('This is too long. Please shorten it.')
    expect(within(frontForm()).getByLabelText('Email')).toHaveProperty('value', email)
    expect(requestsMade(signIns)).toBe(0)
  })

  it('shows and hides the password, which the phone does not correct', async () => {
    const visit = await openSignIn()
    const field = within(frontForm()).getByLabelText('Password')
    await visit.user.click(within(frontForm()).getByRole('button', { name: 'Show password' }))
    expect(field.getAttribute('type')).toBe('text')
    expect(field.getAttribute('autocapitalize')).toBe('none')
    expect(field.getAttribute('spellcheck')).toBe('false')
    await visit.user.click(within(frontForm()).getByRole('button', { name: 'Hide password' }))
    expect(field.getAttribute('type')).toBe('password')
  })
})

describe('the forgot-password modal', () => {
  it('opens with the email that was typed, asks for one, reports that it failed or was sent, and then closes (S2.34, S5.08, S5.09, S5.10, S5.11)', async () => {
    const email = await existingEmail()
    const visit = await openSignIn()
    await fill(visit.user, frontForm(), { Email: 'typed@painti.example' })
    await visit.user.click(within(frontForm()).getByRole('button', { name: 'Forgot your password?' }))
    const modal = await screen.findByRole('dialog', { name: 'Forgot your password?' })
    expect(within(modal).getByLabelText('Email')).toHaveProperty('value', 'typed@painti.example')
    const send = async (address: string) => {
      await fill(visit.user, modal, { Email: address })
      await visit.user.click(within(modal).getByRole('button', { name: 'Send the link' }))
    }
    const mailsAsked = requestsMade('accounts:sendOobCode')
    await send('  ')
    await within(modal).findByText('Please enter your email address.')
    await send(`${'a'.repeat(250)}@painti.example`)
    await within(modal).findByText('This is too long. Please shorten it.')
    expect(requestsMade('accounts:sendOobCode')).toBe(mailsAsked)
    const unknown = freshEmail()
    await send(unknown)
    const alert = await within(modal).findByRole('alert')
    expect(alert.textContent.trim()).toBe('Failed to send password reset email. Please try again.')
    expect(within(modal).getByLabelText('Email')).toHaveProperty('value', unknown)
    await send(email)
    expect(await dismissMessage(visit.user, 'Password Reset Email Sent!')).toBe(
      'Please check your inbox for the password reset link.',
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(visit.where()).toBe('/login')
  })
})
