import { commits, disconnect, denyRequests, requestsMade, signUps } from '../data/support/connection.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signIn } from '#auth/accounts.ts'
import { password } from '../data/support/parent.ts'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { freshEmail, listDocuments, readDocument } from '../support/school.ts'
import { existingEmail, frontForm, openSignIn, panel, refusalOf } from './visit-login.ts'
import { bornYearsAgo, dismissMessage, fill, openSite, type Visit, wrongFields } from './visit-member.tsx'

describe('signing up', () => {
  const parent = {
    'First name': 'Simran',
    'Middle name optional': 'Kaur',
    'Last name': 'Gill',
    'Phone number': '5550100200',
    'Your birthdate': '1988-04-12',
    Password: password,
  }
  const child = {
    'First name': 'Meher',
    'Middle name optional': '',
    'Last name': 'Gill',
    Birthdate: bornYearsAgo(7),
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

  it('keeps to its form over a reload, and is no step of its own in the history', async () => {
    const visit = await openSignUp()
    expect(visit.where()).toBe('/login')
    cleanup()
    openSite('/login', { state: visit.kept() })
    await waitFor(() => expect(frontForm().dataset.form).toBe('sign-up'))
    cleanup()
    openSite('/login', { state: 'something else' })
    await waitFor(() => expect(frontForm().dataset.form).toBe('sign-in'))
  })

  it('stands beside signing in, and one of the two is out of reach', async () => {
    const visit = await openSignUp()
    expect(document.querySelector('[inert]')?.getAttribute('data-form')).toBe('sign-in')
    screen.getByRole('heading', { name: 'Been here before?' })
    await visit.user.click(within(panel()).getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(frontForm().dataset.form).toBe('sign-in'))
  })

  it('stores parent, first child and the empty enrollment, and welcomes on the dashboard', async () => {
    const visit = await openSignUp()
    const email = freshEmail()
    await fillParent(visit, { Email: email })
    await fillChild(visit, child)
    await submit(visit)
    const uid = await uidOnDashboard()
    await screen.findByText('Meher')
    expect(visit.where()).toBe('/dashboard')
    expect(await readDocument(`Users/${uid}`)).toEqual({
      firstName: 'Simran',
      middleName: 'Kaur',
      lastName: 'Gill',
      email,
      phoneNumber: '5550100200',
      birthdate: '1988-04-12',
    })
    expect(await listDocuments(`Users/${uid}/Enrollments`)).toEqual([{ id: 'placeholder', fields: {} }])
    const students = await listDocuments(`Users/${uid}/Students`)
    expect(students.map(({ fields }) => fields)).toEqual([
      {
        firstName: 'Meher',
        middleName: '',
        lastName: 'Gill',
        birthdate: bornYearsAgo(7),
        email,
        phoneNumber: '5550100200',
        coursesCompleted: [],
      },
    ])
  })

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

  it('asks for the rest of a child who was begun, and makes no account before', async () => {
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

  it('tells that the address is taken, keeps what was typed and writes nothing (S5.05)', async () => {
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

  it('tells that the text is no email, marks its field, and makes no account (S5.06)', async () => {
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

  it('tells its errors in a modal titled Error! with an Okay button (S8.02)', async () => {
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

  it('tells every other failure, such as a cut line, and makes no account (S5.07)', async () => {
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

  it('tells of a half-made account, keeps what was typed, and sent again finishes the same account', async () => {
    const visit = await openSignUp()
    await fillParent(visit, { Email: freshEmail() })
    await fillChild(visit, child)
    expectConsoleError(/The first documents of a new account could not be written:/)
    const reconnect = denyRequests(commits)
    await submit(visit)
    expect((await within(frontForm()).findByRole('alert')).textContent.trim()).toBe(
      'Your account is there, but your details could not be saved. The dashboard offers to finish this.',
    )
    expect(visit.where()).toBe('/login')
    reconnect()
    await submit(visit)
    const uid = await uidOnDashboard()
    expect(requestsMade(signUps)).toBe(1)
    expect(await listDocuments(`Users/${uid}/Students`)).toHaveLength(1)
  })

  it('gives a half-made account the password that was typed last', async () => {
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
