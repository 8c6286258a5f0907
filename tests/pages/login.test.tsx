import { disconnect, requestsMade } from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signOut } from '#auth/accounts.ts'
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

  it('remembers a shared computer in the tab alone, and asks the next person with the same answer', async () => {
    const email = await existingEmail()
    const visit = await openSignIn()
    const box = within(frontForm()).getByRole('checkbox', { name: 'This is a shared computer' })
    expect(box).toHaveProperty('checked', false)
    await visit.user.click(box)
    await signInAs(visit, email, password)
    await screen.findByRole('heading', { name: 'Welcome' })
    expect(localStorage.getItem('signed-in-before')).toBeNull()
    expect(sessionStorage.getItem('signed-in-before')).not.toBeNull()
    await signOut()
    await screen.findAllByRole('heading', { name: 'Sign in' })
    const next = within(frontForm()).getByRole('checkbox', { name: 'This is a shared computer' })
    await waitFor(() => expect(next).toHaveProperty('checked', true))
  })

  it('reports its errors in a modal titled Error! with an Okay button (S8.01)', async () => {
    const visit = await openSignIn()
    await signInAs(visit, freshEmail(), password)
    const modal = await screen.findByRole('dialog', { name: 'Error!' })
    expect(modal.getAttribute('aria-modal')).toBe('true')
    expect(within(modal).getByRole('heading').textContent).toBe('Error!')
    const [okay, ...others] = within(modal).getAllByRole('button')
    expect(okay?.textContent).toBe('Okay')
    expect(others).toEqual([])
    await visit.user.click(within(modal).getByRole('button', { name: 'Okay' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('reports that nobody has the address, and keeps what was typed (S5.01)', async () => {
    const email = freshEmail()
    const visit = await openSignIn()
    await signInAs(visit, email, password)
    expect(await dismissMessage(visit.user, 'Error!')).toBe(
      'User not found. Please check the email or sign up.',
    )
    expect(within(frontForm()).getByLabelText('Email')).toHaveProperty('value', email)
    expect(within(frontForm()).getByLabelText('Password')).toHaveProperty('value', password)
    expect(visit.where()).toBe('/login')
  })

  it('reports that the text is no email, and keeps it (S5.03)', async () => {
    const visit = await openSignIn()
    await signInAs(visit, 'no address', password)
    expect(await dismissMessage(visit.user, 'Error!')).toBe(
      'Invalid email address. Please enter a valid email.',
    )
    expect(within(frontForm()).getByLabelText('Email')).toHaveProperty('value', 'no address')
    expect(visit.where()).toBe('/login')
  })

  it('reports a wrong password, and the right one then works (S5.02)', async () => {
    const email = await existingEmail()
    const visit = await openSignIn()
    await signInAs(visit, email, 'not the password')
    expect(await dismissMessage(visit.user, 'Error!')).toBe('Incorrect password. Please try again.')
    await signInAs(visit, email, password)
    await screen.findByRole('heading', { name: 'Welcome' })
  })

  it('reports every other failure, such as a lost connection, and works when it is back (S5.04)', async () => {
    const email = await existingEmail()
    const visit = await openSignIn()
    const reconnect = disconnect(signIns)
    await signInAs(visit, email, password)
    expect(await dismissMessage(visit.user, 'Error!')).toBe('Login failed. Please try again.')
    expect(within(frontForm()).getByLabelText('Email')).toHaveProperty('value', email)
    reconnect()
    await visit.user.click(within(frontForm()).getByRole('button', { name: 'Sign in' }))
    await screen.findByRole('heading', { name: 'Welcome' })
  })

  it('refuses a text that is too long for an email instead of truncating it', async () => {
    const visit = await openSignIn()
    const email = `${'a'.repeat(250)}@painti.example`
    await signInAs(visit, email, password)
    await within(frontForm()).findByText('This is too long. Please shorten it.')
    expect(within(frontForm()).getByLabelText('Email')).toHaveProperty('value', email)
    expect(requestsMade(signIns)).toBe(0)
  })

  it('asks for both fields and sends nothing without them', async () => {
    const visit = await openSignIn()
    await visit.user.click(within(frontForm()).getByRole('button', { name: 'Sign in' }))
    expect((await within(frontForm()).findByRole('alert')).textContent.trim()).toBe(
      'Please fill in all fields.',
    )
    expect(wrongFields(frontForm())).toEqual(['email', 'password'])
    expect(document.activeElement).toBe(within(frontForm()).getByLabelText('Email'))
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
  async function openReset() {
    const visit = await openSignIn()
    await visit.user.click(within(frontForm()).getByRole('button', { name: 'Forgot your password?' }))
    const modal = await screen.findByRole('dialog', { name: 'Forgot your password?' })
    const send = async (email: string) => {
      await fill(visit.user, modal, { Email: email })
      await visit.user.click(within(modal).getByRole('button', { name: 'Send the link' }))
    }
    return { visit, modal, send }
  }

  it('opens with what was typed as the email already (S2.34)', async () => {
    const visit = await openSignIn()
    await fill(visit.user, frontForm(), { Email: 'typed@painti.example' })
    await visit.user.click(within(frontForm()).getByRole('button', { name: 'Forgot your password?' }))
    const modal = await screen.findByRole('dialog', { name: 'Forgot your password?' })
    expect(within(modal).getByLabelText('Email')).toHaveProperty('value', 'typed@painti.example')
  })

  it('asks for an email (S5.08)', async () => {
    const { modal, send } = await openReset()
    await send('  ')
    await within(modal).findByText('Please enter your email address.')
    expect(requestsMade('accounts:sendOobCode')).toBe(0)
  })

  it('reports that it failed and keeps the email (S5.09)', async () => {
    const { modal, send } = await openReset()
    const email = freshEmail()
    await send(email)
    const alert = await within(modal).findByRole('alert')
    expect(alert.textContent.trim()).toBe('Failed to send password reset email. Please try again.')
    expect(within(modal).getByLabelText('Email')).toHaveProperty('value', email)
  })

  it('reports that the email was sent, and closes (S5.10, S5.11)', async () => {
    const email = await existingEmail()
    const { visit, send } = await openReset()
    await send(email)
    expect(await dismissMessage(visit.user, 'Password Reset Email Sent!')).toBe(
      'Please check your inbox for the password reset link.',
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(visit.where()).toBe('/login')
  })
})
