import { commits, cutLine, requestsMade, signUps } from '../data/support/line'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signIn, signOut } from '../../src/auth/accounts'
import { password, signInNewParent } from '../data/support/parent'
import { freshEmail, listDocuments, readDocument } from '../support/school'
import { bornYearsAgo, dismissMessage, fill, openSite, type Visit, wrongFields } from './visit-member'

const signIns = 'accounts:signInWithPassword'

/** The form in front: the other one is inert. */
function frontForm(): HTMLElement {
  const form = document.querySelector<HTMLElement>('[data-form]:not([inert])')
  if (form === null) throw new Error('No form is in front.')
  return form
}

/** What slides over the form that is not in front. */
function panel(): HTMLElement {
  return screen.getByRole('complementary')
}

async function openSignIn(): Promise<Visit> {
  const visit = openSite('/login')
  await screen.findAllByRole('heading', { name: 'Sign in' })
  return visit
}

async function signInAs(visit: Visit, email: string, secret: string): Promise<void> {
  await fill(visit.user, frontForm(), { Email: email, Password: secret })
  await visit.user.click(within(frontForm()).getByRole('button', { name: 'Sign in' }))
}

/** An account that is there and signed out. */
async function existingEmail(): Promise<string> {
  const { email } = await signInNewParent()
  await signOut()
  return email
}

describe('signing in', () => {
  it('leads to the dashboard', async () => {
    const email = await existingEmail()
    const visit = await openSignIn()
    await signInAs(visit, email, password)
    await screen.findByRole('heading', { name: 'Welcome' })
    expect(visit.where()).toBe('/dashboard')
  })

  it.each([
    ['an unknown user', freshEmail(), password, 'User not found. Please check the email or sign up.'],
    ['no email at all', 'no address', password, 'Invalid email address. Please enter a valid email.'],
  ])('tells %s in the words of the spec', async (_, email, secret, sentence) => {
    const visit = await openSignIn()
    await signInAs(visit, email, secret)
    expect(await dismissMessage(visit.user, 'Error!')).toBe(sentence)
    expect(within(frontForm()).getByLabelText('Email')).toHaveProperty('value', email)
    expect(visit.where()).toBe('/login')
  })

  it('tells a wrong password, and the right one then works', async () => {
    const email = await existingEmail()
    const visit = await openSignIn()
    await signInAs(visit, email, 'not the password')
    expect(await dismissMessage(visit.user, 'Error!')).toBe('Incorrect password. Please try again.')
    await signInAs(visit, email, password)
    await screen.findByRole('heading', { name: 'Welcome' })
  })

  it('tells every other failure, such as a cut line', async () => {
    const visit = await openSignIn()
    cutLine(signIns)
    await signInAs(visit, freshEmail(), password)
    expect(await dismissMessage(visit.user, 'Error!')).toBe('Login failed. Please try again.')
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

  it('shows and hides the password', async () => {
    const visit = await openSignIn()
    const field = within(frontForm()).getByLabelText('Password')
    await visit.user.click(within(frontForm()).getByRole('button', { name: 'Show password' }))
    expect(field.getAttribute('type')).toBe('text')
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

  it('asks for an email', async () => {
    const { modal, send } = await openReset()
    await send('  ')
    await within(modal).findByText('Please enter your email address.')
    expect(requestsMade('accounts:sendOobCode')).toBe(0)
  })

  it('tells that it failed and keeps the email', async () => {
    const { modal, send } = await openReset()
    const email = freshEmail()
    await send(email)
    const alert = await within(modal).findByRole('alert')
    expect(alert.textContent.trim()).toBe('Failed to send password reset email. Please try again.')
    expect(within(modal).getByLabelText('Email')).toHaveProperty('value', email)
  })

  it('tells that the email was sent, and is gone', async () => {
    const email = await existingEmail()
    const { visit, send } = await openReset()
    await send(email)
    expect(await dismissMessage(visit.user, 'Password Reset Email Sent!')).toBe(
      'Please check your inbox for the password reset link.',
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(visit.where()).toBe('/login')
  })

  it('forgets what was typed when it is closed', async () => {
    const { visit, modal } = await openReset()
    await fill(visit.user, modal, { Email: 'typed@painti.example' })
    await visit.user.click(within(modal).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await visit.user.click(within(frontForm()).getByRole('button', { name: 'Forgot your password?' }))
    const again = await screen.findByRole('dialog', { name: 'Forgot your password?' })
    expect(within(again).getByLabelText('Email')).toHaveProperty('value', '')
  })
})

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
    const { auth } = await import('../../src/auth/firebase-auth')
    return auth.currentUser?.uid ?? ''
  }

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

  it('needs no child', async () => {
    const visit = await openSignUp()
    await fillParent(visit, { Email: freshEmail() })
    await submit(visit)
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

  it.each([
    [
      'an address that is taken',
      existingEmail,
      'This email is already in use. Please try a different email.',
    ],
    ['no email at all', () => 'no address', 'Invalid email address. Please enter a valid email.'],
  ])('tells %s in the words of the spec', async (_, email, sentence) => {
    const typed = await email()
    const visit = await openSignUp()
    await fillParent(visit, { Email: typed })
    await submit(visit)
    expect(await dismissMessage(visit.user, 'Error!')).toBe(sentence)
    expect(within(frontForm()).getByLabelText('Email')).toHaveProperty('value', typed)
    expect(visit.where()).toBe('/login')
  })

  it('tells every other failure, such as a cut line', async () => {
    const visit = await openSignUp()
    await fillParent(visit, { Email: freshEmail() })
    cutLine(signUps)
    await submit(visit)
    expect(await dismissMessage(visit.user, 'Error!')).toBe('Sign up failed. Please try again.')
  })

  it('tells of a half-made account, keeps what was typed, and sent again finishes the same account', async () => {
    const visit = await openSignUp()
    await fillParent(visit, { Email: freshEmail() })
    await fillChild(visit, child)
    const mend = cutLine(commits)
    await submit(visit)
    expect((await within(frontForm()).findByRole('alert')).textContent.trim()).toBe(
      'Your account is there, but your details could not be saved. The dashboard offers to finish this.',
    )
    expect(visit.where()).toBe('/login')
    mend()
    await submit(visit)
    const uid = await uidOnDashboard()
    expect(requestsMade(signUps)).toBe(1)
    expect(await listDocuments(`Users/${uid}/Students`)).toHaveLength(1)
  })

  it('gives a half-made account the password that was typed last', async () => {
    const visit = await openSignUp()
    const email = freshEmail()
    await fillParent(visit, { Email: email })
    const mend = cutLine(commits)
    await submit(visit)
    await within(frontForm()).findByText(/^Your account is there/)
    mend()
    await fill(visit.user, frontForm(), { Password: 'another-secret' })
    await submit(visit)
    await uidOnDashboard()
    await signIn(email, 'another-secret')
  })
})
