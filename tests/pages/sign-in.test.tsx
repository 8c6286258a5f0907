import { denyRequests, disconnect, holdRequests, requestsMade } from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { password } from '../data/support/parent.ts'
import { freshEmail } from '../support/school.ts'
import { existingEmail, expectError, frontForm, openSignIn, signInAs, tooLong } from './visit-login.ts'
import { describedBy, typedIn, user, wrongFields } from './visit-member.tsx'

const signIns = 'accounts:signInWithPassword'

describe('signing in', () => {
  it('sends nothing without both fields or with a long email, shows and hides the password, and leads to signed in, without a stored path to the dashboard (S2.36, S4.03)', async () => {
    const email = await existingEmail()
    await openSignIn()
    expect(user.where()).toBe('/login')
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
    await navigation.findByRole('link', { name: 'Login' })
    const form = within(frontForm())
    await user.send(frontForm())
    form.getByText('Please fill in all fields.')
    expect(wrongFields(frontForm())).toEqual(['email', 'password'])
    expect(document.activeElement).toBe(form.getByLabelText('Email'))
    await signInAs(tooLong, password)
    form.getByText('This is too long. Please shorten it.')
    expect(form.getByLabelText('Email')).toHaveProperty('value', tooLong)
    expect(requestsMade(signIns)).toBe(0)
    const field = form.getByLabelText('Password')
    await user.click(form.getByRole('button', { name: 'Show password' }))
    const attributes = ['type', 'autocapitalize', 'spellcheck'].map((name) => field.getAttribute(name))
    expect(attributes, 'the phone does not correct it').toEqual(['text', 'none', 'false'])
    await user.click(form.getByRole('button', { name: 'Hide password' }))
    expect(field.getAttribute('type')).toBe('password')
    await user.fill(frontForm(), { Email: email, Password: password })
    await user.click(form.getByRole('button', { name: 'Sign in' }))
    await screen.findByRole('heading', { name: 'Welcome' })
    navigation.getByRole('link', { name: 'Profile' })
    expect(navigation.queryByRole('link', { name: 'Login' })).toBeNull()
    expect(user.where()).toBe('/dashboard')
  })

  it('reports each error in a modal, and keeps what was typed (S5.01, S5.02, S5.03, S5.04, S8.01, B8.09)', async () => {
    const email = await existingEmail()
    await openSignIn()
    const field = within(frontForm()).getByLabelText('Password')
    for (const [typed, secret, sentence] of [
      [freshEmail(), password, 'User not found. Please check the email or sign up.'],
      ['no address', password, 'Invalid email address. Please enter a valid email.'],
      [email, 'not the password', 'Incorrect password. Please try again.'],
    ] as const) {
      await signInAs(typed, secret)
      await expectError('Error!', 'Okay', sentence)
      expect(typedIn(frontForm(), ['Email', 'Password'])).toEqual({ Email: typed, Password: secret })
      expect(user.where()).toBe('/login')
    }
    expect(document.activeElement, 'Okay leads to the field').toBe(field)
    expect(describedBy(field)).toBe('Incorrect password. Please try again.')
    // The second where the service does not say which addresses have an account.
    const refusal = { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' }
    for (const hurt of [() => disconnect(signIns), () => denyRequests(signIns, refusal, 400)]) {
      const mend = hurt()
      await signInAs(email, password)
      await expectError('Error!', 'Okay', 'Login failed. Please try again.')
      mend()
    }
    await user.send(frontForm())
    await screen.findByRole('heading', { name: 'Welcome' })
  })

  it('leads whoever has no account yet to creating one, with the address filled in (B8.23)', async () => {
    const email = freshEmail()
    await openSignIn()
    await signInAs(email, password)
    await user.dismissMessage('Error!')
    await user.click(within(frontForm()).getByRole('button', { name: 'Sign up' }))
    await screen.findByRole('heading', { name: 'Create account' })
    expect(typedIn(frontForm(), ['Email'])).toEqual({ Email: email })
  })

  it('reports an error once, in the same modal, to whoever has left the page meanwhile', async () => {
    const email = await existingEmail()
    await openSignIn()
    const release = holdRequests(signIns)
    await signInAs(email, 'not the password')
    await within(frontForm()).findByRole('button', { name: 'Signing in' })
    await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByText('FAQ'))
    await screen.findByRole('heading', { name: 'Questions parents ask' })
    release()
    expect(await user.dismissMessage('Error!')).toBe('Incorrect password. Please try again.')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('has a modal for who forgot the password, which knows what was typed (S2.34, S5.08, S5.09, S5.10, S5.11)', async () => {
    const email = await existingEmail()
    await openSignIn()
    await user.fill(frontForm(), { Email: 'typed@painti.example' })
    const modal = await user.openDialog('Forgot your password?')
    expect(within(modal).getByLabelText('Email')).toHaveProperty('value', 'typed@painti.example')
    const asked = requestsMade('accounts:sendOobCode')
    await user.send(modal, { Email: '  ' })
    await within(modal).findByText('Please enter your email address.')
    await user.send(modal, { Email: tooLong })
    await within(modal).findByText('This is too long. Please shorten it.')
    expect(requestsMade('accounts:sendOobCode')).toBe(asked)
    const unknown = freshEmail()
    await user.send(modal, { Email: unknown })
    const { textContent } = await within(modal).findByRole('alert')
    expect(textContent).toBe('Failed to send password reset email. Please try again.')
    expect(within(modal).getByLabelText('Email')).toHaveProperty('value', unknown)
    await user.send(modal, { Email: email })
    const said = await user.dismissMessage('Password Reset Email Sent!')
    expect(said).toBe('Please check your inbox for the password reset link.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(user.where()).toBe('/login')
  })
})
