import {
  comeOnline,
  commits,
  denyRequests,
  disconnect,
  dropResponse,
  requestsMade,
  signUps,
} from '../data/support/connection.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { signIn } from '#auth/accounts.ts'
import { auth } from '#auth/firebase-auth.ts'
import { linksSentTo } from '../data/support/mails.ts'
import { password, storedFamily } from '../data/support/parent.ts'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { freshEmail } from '../support/school.ts'
import { existingEmail, expectError, frontForm, openSignIn, panel, tooLong } from './visit-login.ts'
import {
  describedBy,
  expectPrivacyLink,
  hrefOf,
  textsOf,
  typedIn,
  user,
  wrongFields,
} from './visit-member.tsx'

/** What is stored of the family that has just signed up. */
function newFamily() {
  return storedFamily(auth.currentUser?.uid ?? '')
}

const welcome = () => screen.findByRole('heading', { name: 'Welcome, Simran' })

describe('the sign-up panel', () => {
  const parent = {
    'First name': 'Simran',
    'Middle name optional': 'Kaur',
    'Last name': 'Gill',
    'Phone number': '5550100200',
    'Your birthdate': '1988-04-12',
    Password: password,
  }

  async function openSignUp(): Promise<void> {
    await openSignIn()
    await user.click(within(panel()).getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(frontForm().dataset.form).toBe('sign-up'))
  }

  /** The parent's own fields stand before the child's, some with the same name. */
  async function sendParent(fields: Record<string, string>): Promise<void> {
    for (const [label, text] of Object.entries({ ...parent, ...fields })) {
      const [field] = within(frontForm()).getAllByLabelText(label)
      if (field !== undefined) await user.type(field, text)
    }
    await user.send(frontForm())
  }

  it('needs all of the parent but the middle name, and a child whole or not at all, and leads from signed out to signed in (S4.04)', async () => {
    await openSignUp()
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
    await navigation.findByRole('link', { name: 'Login' })
    expectPrivacyLink(frontForm())
    await user.click(within(frontForm()).getByRole('button', { name: 'Create account' }))
    within(frontForm()).getByText('Please fill in all fields.')
    const needed = ['firstName', 'lastName', 'email', 'phoneNumber', 'birthdate', 'password']
    expect(wrongFields(frontForm())).toEqual(needed)
    const child = within(frontForm()).getByRole('group', { name: 'Your first child' })
    await user.fill(child, { 'Middle name optional': 'Kaur' })
    await sendParent({ Email: freshEmail() })
    expect(wrongFields(frontForm())).toEqual(['studentFirstName', 'studentLastName', 'studentBirthdate'])
    expect(requestsMade(signUps)).toBe(0)
    await user.fill(child, { 'Middle name optional': '' })
    await user.send(frontForm())
    await navigation.findByRole('link', { name: 'Profile' })
    await welcome()
    await screen.findByText('No students found')
    expect((await newFamily()).students).toEqual([])
  })

  it('reports each error in a modal, keeps what was typed, and offers to sign in with an address that is taken (S5.05, S5.06, S5.07, S8.02, B8.08)', async () => {
    const taken = await existingEmail()
    const made = requestsMade(signUps)
    await openSignUp()
    expect(hrefOf('Use the short form.', frontForm())).toBe('/register')
    await sendParent({ Password: 'another-secret' })
    async function tryEmail(email: string, sentence: string): Promise<void> {
      await user.send(frontForm(), { Email: email })
      await expectError('Error!', 'Okay', sentence)
      const typed = { Email: email, 'Your birthdate': '1988-04-12' }
      expect(typedIn(frontForm(), Object.keys(typed))).toEqual(typed)
      expect(user.where()).toBe('/login')
    }
    await tryEmail('no address', 'Invalid email address. Please enter a valid email.')
    expect(wrongFields(frontForm())).toEqual(['email'])
    expect(requestsMade(signUps)).toBe(made)
    const reconnect = disconnect(signUps)
    const email = freshEmail()
    await tryEmail(email, 'Sign up failed. Please try again.')
    reconnect()
    const inUse = 'This email is already in use. Please try a different email.'
    await tryEmail(taken, inUse)
    expect(requestsMade(commits)).toBe(0)
    const keptIt = { code: 'auth/wrong-password' }
    await expect(signIn(taken, 'another-secret'), 'the account is the old one').rejects.toMatchObject(keptIt)
    await expect(signIn(email, password)).rejects.toMatchObject({ code: 'auth/user-not-found' })
    expect(document.activeElement).toBe(within(frontForm()).getByLabelText('Email'))
    within(frontForm()).getByText(inUse)
    await user.click(within(frontForm()).getByRole('link', { name: 'Sign in instead' }))
    await waitFor(() => expect(frontForm().dataset.form).toBe('sign-in'))
    expect(within(frontForm()).getByLabelText('Email')).toHaveProperty('value', taken)
    expect(document.activeElement?.textContent).toBe('Sign in')
    cleanup()
    user.open('/courses/1/enroll')
    await screen.findAllByRole('heading', { name: 'Create account' })
    expect(screen.queryByRole('link', { name: 'Use the short form.' }), 'on the way to enrol').toBeNull()
  })

  it('gives an incomplete account the password that was typed last, and goes on where the outcome was unknown', async () => {
    await openSignUp()
    const email = freshEmail()
    expectConsoleError(/The first documents of a new account could not be written:/)
    const allow = denyRequests(commits)
    await sendParent({ Email: email })
    await within(frontForm()).findByText(/^Your account is there/)
    allow()
    const reconnect = disconnect(commits)
    await user.send(frontForm(), { Password: 'another-secret' })
    await within(frontForm()).findByText(/^We could not reach the school to see whether it worked\./)
    reconnect()
    comeOnline()
    await welcome()
    await signIn(email, 'another-secret')
  })
})

// What fails while an account is made is tried on the panel: both forms make it in the same way.
describe('the register form', () => {
  const simran = { Password: password, Name: '  Simran   Kaur Gill ', 'Phone number': '555 010 0200' }

  it('makes the account, and leads to the dashboard, wherever a guard sent from (S2.31, S3.02)', async () => {
    sessionStorage.setItem('redirectPath', '/courses/1/enroll')
    const form = await user.openForm('/register', 'Register')
    expect(user.where()).toBe('/register')
    const email = freshEmail()
    await user.send(form, { ...simran, Email: email })
    await welcome()
    expect(user.where()).toBe('/dashboard')
    expect(sessionStorage.getItem('redirectPath')).toBeNull()
    const stored = { name: 'Simran Kaur Gill', email, phoneNumber: '555 010 0200' }
    expect(await newFamily()).toEqual({ user: stored, students: [], enrollments: [] })
  })

  it('asks for name, phone number, email, password, and whose computer it is, keeps what is wrong, sends nothing then, and goes on where the account is made and the answer was lost (S2.30)', async () => {
    const form = await user.openForm('/register', 'Register')
    const labels = textsOf(form.querySelectorAll('label'))
    expect(labels).toEqual(['Name', 'Phone number', 'Email', 'Password', 'This is a shared computer'])
    within(form).getByText('So that we can reach you about a class.')
    for (const label of ['Email', 'Password', 'Name', 'Phone number'])
      expect(within(form).getByLabelText(label), label).toHaveProperty('required', true)
    await user.send(form)
    within(form).getByText('Please fill in all fields.')
    expect(wrongFields(form)).toEqual(['name', 'phoneNumber', 'email', 'password'])
    expect(document.activeElement).toBe(within(form).getByLabelText('Name'))
    await user.send(form, { ...simran, Email: tooLong, Password: '12345', 'Phone number': '12' })
    within(form).getByText('This is too long. Please shorten it.')
    const said = describedBy(within(form).getByLabelText('Password'))
    expect(said).toBe('Six characters or more. Please use six characters or more.')
    within(form).getByText('Please enter a phone number with at least seven digits.')
    expect(wrongFields(form)).toEqual(['phoneNumber', 'email', 'password'])
    expect(typedIn(form, ['Email', 'Phone number'])).toEqual({ Email: tooLong, 'Phone number': '12' })
    expect(requestsMade(signUps)).toBe(0)
    dropResponse(signUps)
    const email = freshEmail()
    await user.send(form, { ...simran, Email: email })
    await welcome()
    expect((await newFamily()).user).toMatchObject({ email })
    await waitFor(async () => expect(await linksSentTo(email, 'VERIFY_EMAIL')).toHaveLength(1))
  })

  it('leads those who have an account to sign in, with an address that is taken', async () => {
    const taken = await existingEmail()
    const form = await user.openForm('/register', 'Register')
    expect(hrefOf('Sign in', form)).toBe('/login')
    await user.send(form, { ...simran, Password: 'another-secret', Email: taken })
    await user.dismissMessage('Error!')
    await user.click(within(form).getByRole('link', { name: 'Sign in instead' }))
    await screen.findByRole('heading', { name: `New to ${site.name}?` })
    expect(user.where()).toBe('/login')
    expect(within(frontForm()).getByLabelText('Email')).toHaveProperty('value', taken)
  })
})
