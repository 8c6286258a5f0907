import {
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
import {
  existingEmail,
  expectError,
  frontForm,
  openRegister,
  openSignIn,
  panel,
  refusalOf,
  tooLong,
} from './visit-login.ts'
import {
  dismissMessage,
  fill,
  openSite,
  send,
  textsOf,
  typedIn,
  type Visit,
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

  async function openSignUp(): Promise<Visit> {
    const visit = await openSignIn()
    await visit.user.click(within(panel()).getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(frontForm().dataset.form).toBe('sign-up'))
    return visit
  }

  /** The parent's own fields stand before the child's, some with the same name. */
  async function sendParent({ user }: Visit, fields: Record<string, string>): Promise<void> {
    for (const [label, text] of Object.entries({ ...parent, ...fields })) {
      const [field] = within(frontForm()).getAllByLabelText(label)
      if (field !== undefined) await user.type(field, text)
    }
    await send(user, frontForm())
  }

  it('leads from signed out to signed in, and needs no child (S4.04)', async () => {
    const visit = await openSignUp()
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
    await navigation.findByRole('link', { name: 'Login' })
    within(frontForm()).getByRole('button', { name: 'Create account' })
    await sendParent(visit, { Email: freshEmail() })
    await navigation.findByRole('link', { name: 'Profile' })
    await welcome()
    await screen.findByText('No students found')
    expect((await newFamily()).students).toEqual([])
  })

  it('needs all of the parent but the middle name, and a child whole or not at all', async () => {
    const visit = await openSignUp()
    await send(visit.user, frontForm())
    within(frontForm()).getByText('Please fill in all fields.')
    const needed = ['firstName', 'lastName', 'email', 'phoneNumber', 'birthdate', 'password']
    expect(wrongFields(frontForm())).toEqual(needed)
    const child = within(frontForm()).getByRole('group', { name: 'Your first child' })
    await fill(visit.user, child, { 'Middle name optional': 'Kaur' })
    await sendParent(visit, { Email: freshEmail() })
    expect(wrongFields(frontForm())).toEqual(['studentFirstName', 'studentLastName', 'studentBirthdate'])
    expect(requestsMade(signUps)).toBe(0)
  })

  it('reports each error in a modal, and keeps what was typed (S5.05, S5.06, S5.07, S8.02)', async () => {
    const taken = await existingEmail()
    const made = requestsMade(signUps)
    const visit = await openSignUp()
    await sendParent(visit, { Password: 'another-secret' })
    async function tryEmail(email: string, sentence: string): Promise<void> {
      await send(visit.user, frontForm(), { Email: email })
      await expectError(visit.user, 'Error!', 'Okay', sentence)
      const typed = { Email: email, 'Your birthdate': '1988-04-12' }
      expect(typedIn(frontForm(), Object.keys(typed))).toEqual(typed)
      expect(visit.where()).toBe('/login')
    }
    await tryEmail('no address', 'Invalid email address. Please enter a valid email.')
    expect(wrongFields(frontForm())).toEqual(['email'])
    expect(requestsMade(signUps)).toBe(made)
    await tryEmail(taken, 'This email is already in use. Please try a different email.')
    disconnect(signUps)
    const email = freshEmail()
    await tryEmail(email, 'Sign up failed. Please try again.')
    expect(requestsMade(commits)).toBe(0)
    expect(await refusalOf(taken, 'another-secret'), 'the account is the old one').toBe('wrong-password')
    expect(await refusalOf(email)).toBe('user-not-found')
  })

  it('offers to sign in with an address that is taken; the short form only off the way to enrol (B8.08)', async () => {
    const taken = await existingEmail()
    const visit = await openSignUp()
    const toShort = within(frontForm()).getByRole('link', { name: 'Use the short form.' })
    expect(toShort.getAttribute('href')).toBe('/register')
    await sendParent(visit, { Password: 'another-secret', Email: taken })
    await dismissMessage(visit.user, 'Error!')
    expect(document.activeElement).toBe(within(frontForm()).getByLabelText('Email'))
    within(frontForm()).getByText('This email is already in use. Please try a different email.')
    await visit.user.click(within(frontForm()).getByRole('link', { name: 'Sign in instead' }))
    await waitFor(() => expect(frontForm().dataset.form).toBe('sign-in'))
    expect(within(frontForm()).getByLabelText('Email')).toHaveProperty('value', taken)
    expect(document.activeElement?.textContent).toBe('Sign in')

    cleanup()
    openSite('/courses/1/enroll')
    await screen.findAllByRole('heading', { name: 'Create account' })
    expect(screen.queryByRole('link', { name: 'Use the short form.' })).toBeNull()
  })

  it('gives an incomplete account the password that was typed last', async () => {
    const visit = await openSignUp()
    const email = freshEmail()
    expectConsoleError(/The first documents of a new account could not be written:/)
    const reconnect = denyRequests(commits)
    await sendParent(visit, { Email: email })
    await within(frontForm()).findByText(/^Your account is there/)
    reconnect()
    await send(visit.user, frontForm(), { Password: 'another-secret' })
    await welcome()
    await signIn(email, 'another-secret')
  })
})

// What fails while an account is made is tried on the panel: both forms make it in the same way.
describe('the register form', () => {
  const simran = { Password: password, Name: '  Simran   Kaur Gill ', 'Phone number': '555 010 0200' }

  it('asks for name, phone number, email, password, and whose computer it is (S2.30)', async () => {
    const { form } = await openRegister()
    const labels = textsOf(form.querySelectorAll('label'))
    expect(labels).toEqual(['Name', 'Phone number', 'Email', 'Password', 'This is a shared computer'])
    within(form).getByText('So that we can reach you about a class.')
    for (const label of ['Email', 'Password', 'Name', 'Phone number'])
      expect(within(form).getByLabelText(label), label).toHaveProperty('required', true)
  })

  it('makes the account, and leads to the dashboard, wherever a guard sent from (S2.31, S3.02)', async () => {
    sessionStorage.setItem('redirectPath', '/courses/1/enroll')
    const { user, form, where } = await openRegister()
    expect(where()).toBe('/register')
    const email = freshEmail()
    await send(user, form, { ...simran, Email: email })
    await welcome()
    expect(where()).toBe('/dashboard')
    expect(sessionStorage.getItem('redirectPath')).toBeNull()
    const stored = { name: 'Simran Kaur Gill', email, phoneNumber: '555 010 0200' }
    expect(await newFamily()).toEqual({ user: stored, students: [], enrollments: [] })
  })

  it('sends nothing while a field is missing, too short or too long, and keeps what was typed', async () => {
    const { user, form } = await openRegister()
    await send(user, form)
    within(form).getByText('Please fill in all fields.')
    expect(wrongFields(form)).toEqual(['name', 'phoneNumber', 'email', 'password'])
    expect(document.activeElement).toBe(within(form).getByLabelText('Name'))
    await send(user, form, { ...simran, Email: tooLong, Password: '12345', 'Phone number': '12' })
    within(form).getByText('This is too long. Please shorten it.')
    const described = within(form).getByLabelText('Password').getAttribute('aria-describedby') ?? ''
    const said = described.split(' ').map((id) => document.getElementById(id)?.textContent)
    expect(said).toEqual(['Six characters or more.', 'Please use six characters or more.'])
    within(form).getByText('Please enter a phone number with at least seven digits.')
    expect(wrongFields(form)).toEqual(['phoneNumber', 'email', 'password'])
    expect(typedIn(form, ['Email', 'Phone number'])).toEqual({ Email: tooLong, 'Phone number': '12' })
    expect(requestsMade(signUps)).toBe(0)
  })

  it('goes on where the account is made and the answer was lost', async () => {
    const { user, form } = await openRegister()
    dropResponse(signUps)
    const email = freshEmail()
    await send(user, form, { ...simran, Email: email })
    await welcome()
    expect((await newFamily()).user).toMatchObject({ email })
    await waitFor(async () => expect(await linksSentTo(email, 'VERIFY_EMAIL')).toHaveLength(1))
  })

  it('leads those who have an account to sign in, with an address that is taken', async () => {
    const taken = await existingEmail()
    const { user, form, where } = await openRegister()
    expect(within(form).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
    await send(user, form, { ...simran, Password: 'another-secret', Email: taken })
    await dismissMessage(user, 'Error!')
    await user.click(within(form).getByRole('link', { name: 'Sign in instead' }))
    await screen.findByRole('heading', { name: `New to ${site.name}?` })
    expect(where()).toBe('/login')
    expect(within(frontForm()).getByLabelText('Email')).toHaveProperty('value', taken)
  })
})
