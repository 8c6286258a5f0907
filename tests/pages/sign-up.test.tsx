import { commits, disconnect, denyRequests, requestsMade, signUps } from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signIn } from '#auth/accounts.ts'
import { password } from '../data/support/parent.ts'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { freshEmail, listDocuments } from '../support/school.ts'
import { existingEmail, frontForm, openSignIn, panel, refusalOf } from './visit-login.ts'
import { dismissMessage, fill, type Visit, wrongFields } from './visit-member.tsx'

describe('signing up', () => {
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

  async function fillParent(visit: Visit, fields: Record<string, string>): Promise<void> {
    const [own] = formAndGroup()
    for (const [label, text] of Object.entries({ ...parent, ...fields })) {
      const field = within(own)
        .getAllByLabelText(label)
        .find((candidate) => !isOfChild(candidate))
      if (field === undefined || text === '') continue
      await visit.user.type(field, text)
    }
  }

  async function fillChild(visit: Visit, fields: Record<string, string>): Promise<void> {
    await fill(visit.user, formAndGroup()[1], fields)
  }

  function formAndGroup(): [HTMLElement, HTMLElement] {
    return [frontForm(), within(frontForm()).getByRole('group', { name: 'Your first child' })]
  }

  function isOfChild(field: HTMLElement): boolean {
    return (field.getAttribute('name') ?? '').startsWith('student')
  }

  async function submit(visit: Visit): Promise<void> {
    await visit.user.click(within(frontForm()).getByRole('button', { name: 'Create account' }))
  }

  async function uidOnDashboard(): Promise<string> {
    await screen.findByRole('heading', { name: 'Welcome, Simran' })
    const { auth } = await import('#auth/firebase-auth.ts')
    return auth.currentUser?.uid ?? ''
  }

  it('leads from signed out to signed in, and needs no child (S4.04)', async () => {
    const visit = await openSignUp()
    const navigation = screen.getByRole('navigation', { name: 'Main' })
    await within(navigation).findByRole('link', { name: 'Login' })
    await fillParent(visit, { Email: freshEmail() })
    await visit.user.click(within(frontForm()).getByRole('button', { name: 'Create account' }))
    await within(navigation).findByRole('link', { name: 'Profile' })
    const uid = await uidOnDashboard()
    await screen.findByText('No students found')
    expect(await listDocuments(`Users/${uid}/Students`)).toEqual([])
  })

  it('asks for the missing fields of a child, and makes no account before', async () => {
    const visit = await openSignUp()
    await fillParent(visit, { Email: freshEmail() })
    await fillChild(visit, { 'Last name': 'Gill' })
    await submit(visit)
    expect((await within(frontForm()).findByRole('alert')).textContent.trim()).toBe(
      'Please fill in all fields.',
    )
    expect(wrongFields(frontForm())).toEqual(['studentFirstName', 'studentBirthdate'])
    expect(requestsMade(signUps)).toBe(0)
  })

  it('asks for every field of the parent but the middle name', async () => {
    const visit = await openSignUp()
    await submit(visit)
    await within(frontForm()).findByText('Please fill in all fields.')
    expect(wrongFields(frontForm())).toEqual([
      'firstName',
      'lastName',
      'email',
      'phoneNumber',
      'birthdate',
      'password',
    ])
  })

  it('reports that the address is taken, keeps what was typed and writes nothing (S5.05)', async () => {
    const email = await existingEmail()
    const visit = await openSignUp()
    await fillParent(visit, { Email: email, Password: 'another-secret' })
    await submit(visit)
    expect(await dismissMessage(visit.user, 'Error!')).toBe(
      'This email is already in use. Please try a different email.',
    )
    expect(within(frontForm()).getByLabelText('Email')).toHaveProperty('value', email)
    expect(within(frontForm()).getByLabelText('Your birthdate')).toHaveProperty('value', '1988-04-12')
    expect(visit.where()).toBe('/login')
    expect(requestsMade(commits)).toBe(0)
    expect(await refusalOf(email, 'another-secret'), 'the account is the old one').toBe('wrong-password')
  })

  it('reports that the text is no email, marks its field, and makes no account (S5.06)', async () => {
    const visit = await openSignUp()
    await fillParent(visit, { Email: 'no address' })
    await submit(visit)
    expect(await dismissMessage(visit.user, 'Error!')).toBe(
      'Invalid email address. Please enter a valid email.',
    )
    expect(within(frontForm()).getByLabelText('Email')).toHaveProperty('value', 'no address')
    expect(wrongFields(frontForm())).toEqual(['email'])
    expect(visit.where()).toBe('/login')
    expect(requestsMade(signUps)).toBe(0)
  })

  it('reports its errors in a modal titled Error! with an Okay button (S8.02)', async () => {
    const visit = await openSignUp()
    await fillParent(visit, { Email: await existingEmail(), Password: 'another-secret' })
    await submit(visit)
    const modal = await screen.findByRole('dialog', { name: 'Error!' })
    expect(modal.getAttribute('aria-modal')).toBe('true')
    const buttons = within(modal).getAllByRole('button')
    expect(buttons.map((button) => button.textContent)).toEqual(['Okay'])
    await visit.user.click(within(modal).getByRole('button', { name: 'Okay' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('reports every other failure, such as a lost connection, and makes no account (S5.07)', async () => {
    const visit = await openSignUp()
    const email = freshEmail()
    await fillParent(visit, { Email: email })
    disconnect(signUps)
    await submit(visit)
    expect(await dismissMessage(visit.user, 'Error!')).toBe('Sign up failed. Please try again.')
    expect(within(frontForm()).getByLabelText('Email')).toHaveProperty('value', email)
    expect(requestsMade(commits)).toBe(0)
    expect(await refusalOf(email)).toBe('user-not-found')
  })

  it('gives an incomplete account the password that was typed last', async () => {
    const visit = await openSignUp()
    const email = freshEmail()
    await fillParent(visit, { Email: email })
    expectConsoleError(/The first documents of a new account could not be written:/)
    const reconnect = denyRequests(commits)
    await submit(visit)
    await within(frontForm()).findByText(/^Your account is there/)
    reconnect()
    await fill(visit.user, frontForm(), { Password: 'another-secret' })
    await submit(visit)
    await uidOnDashboard()
    await signIn(email, 'another-secret')
  })
})
