import { commits, denyRequests, disconnect, holdRequests, requestsMade } from '../data/support/connection.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signOut } from '#auth/accounts.ts'
import { rememberSignedIn } from '#auth/known-device.ts'
import { queryClient } from '#data/read.ts'
import { rememberShared } from '#lib/site-data.ts'
import { emptyCart } from '#model/cart.ts'
import { storedCart, updateCart } from '#pages/member/enrolment/stored-cart.ts'
import { password, signInSimran } from '../data/support/parent.ts'
import { freshEmail } from '../support/school.ts'
import { existingEmail, expectError, frontForm, openSignIn, panel, signInAs, tooLong } from './visit-login.ts'
import { describedBy, present, typedIn, user, wrongFields } from './visit-member.tsx'

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

  it('leads whoever has no account yet to creating one, with the address filled in, and reports an error once, in the same modal, to whoever has left the page meanwhile (B8.23)', async () => {
    const email = await existingEmail()
    const unknown = freshEmail()
    await openSignIn()
    await signInAs(unknown, password)
    await user.dismissMessage('Error!')
    await user.click(within(frontForm()).getByRole('button', { name: 'Sign up' }))
    await screen.findByRole('heading', { name: 'Create account' })
    expect(typedIn(frontForm(), ['Email'])).toEqual({ Email: unknown })
    await user.click(within(panel()).getByRole('button', { name: 'Sign in' }))
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

/** The page to sign in on is there. */
const seeSignIn = () => screen.findAllByRole('heading', { name: 'Sign in', level: 1 })

const seeDashboard = () => screen.findByRole('heading', { name: 'Welcome, Simran' })

describe('a page for parents', () => {
  it.each(['/dashboard', '/addstudent', '/courses/1/enroll', '/courses/1/confirmation', '/Dashboard'])(
    '%s sends a visitor to sign in, remembers where they were, and writes nothing (S2.16, S4.17)',
    async (path) => {
      user.open(path)
      await seeSignIn()
      expect(user.where()).toBe('/login')
      expect(sessionStorage.getItem('redirectPath')).toBe(path)
      expect(requestsMade(commits)).toBe(0)
    },
  )

  it('leads back after signing in, to the stored path, which is then forgotten (S2.35, S2.37)', async () => {
    const { email } = await signInSimran()
    await signOut()
    user.open('/courses/1/enroll?from=letter')
    await seeSignIn()
    expect(sessionStorage.getItem('redirectPath')).toBe('/courses/1/enroll?from=letter')
    await user.click(within(panel()).getByRole('button', { name: 'Sign in' }))
    await signInAs(email, password)
    await screen.findByRole('heading', { name: 'Who is joining Level 1?' })
    expect(user.where()).toBe('/courses/1/enroll?from=letter')
    expect(sessionStorage.getItem('redirectPath')).toBe(null)
    user.goBack()
    expect(user.where(), 'signing in is no step back').toBe('/courses/1/enroll?from=letter')
    await signOut()
    await seeSignIn()
    await signInAs(email, password)
    await seeDashboard()
    expect(user.where(), 'once used, it leads nowhere').toBe('/dashboard')
  })

  it('says why it asks to sign in, and lets who is new here create an account first (B8.07)', async () => {
    /** Which form is in front for who opens a page, and why. */
    async function asked(path: string) {
      user.open(path)
      await seeSignIn()
      const said = within(frontForm()).queryByText(/^Sign in or create an account/)?.textContent
      const { form } = frontForm().dataset
      cleanup()
      return [form, said]
    }
    const [enrolling, toEnrol] = ['/courses/1/enroll', 'Sign in or create an account to enrol in Level 1.']
    expect(await asked(enrolling)).toEqual(['sign-up', toEnrol])
    const anywhere = 'Sign in or create an account to enrol.'
    expect(await asked('/courses/summer/enroll')).toEqual(['sign-up', anywhere])
    const toAdd = 'Sign in or create an account to add a child.'
    expect(await asked('/addstudent')).toEqual(['sign-in', toAdd])
    expect(await asked('/dashboard')).toEqual(['sign-in', undefined])
    rememberSignedIn(true)
    rememberSignedIn(false)
    expect(await asked(enrolling), 'somebody has signed in here before').toEqual(['sign-in', toEnrol])
    rememberShared(true)
    rememberSignedIn(true)
    rememberSignedIn(false)
    expect(await asked(enrolling), 'on a shared computer').toEqual(['sign-up', toEnrol])
  })
})

it('a page for parents says that it is loading while nobody knows who is there; signing out leads to the sign-in page, and forgets the way back, the cart and what was read (S2.17, S2.68, S4.05)', async () => {
  const { email } = await signInSimran()
  user.open('/dashboard')
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  expect(screen.queryByRole('heading', { name: 'Your Students' })).toBeNull()
  expect(user.where()).toBe('/dashboard')
  await seeDashboard()
  expect(queryClient.getQueryCache().getAll()).not.toEqual([])
  updateCart('1', () => ({ ...emptyCart, studentIds: ['arjan'] }))
  await user.click(present(screen.getAllByRole('button', { name: 'Sign Out' })[0]))
  await seeSignIn()
  expect(user.where()).toBe('/login')
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Login' })
  expect(sessionStorage.getItem('redirectPath')).toBeNull()
  await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]))
  expect(storedCart('1')).toEqual(emptyCart)
  expect(screen.queryByText(/^You were signed out/)).toBeNull()
  await signInAs(email, password)
  await seeDashboard()
  expect(user.where()).toBe('/dashboard')
})
