import { commits, holdRequests, signUps } from '../data/support/line'
import { cleanup, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { signOut } from '../../src/auth/accounts'
import { password } from '../data/support/parent'
import { freshEmail, readDocument, seedCourses } from '../support/school'
import { afterRequests, fill, openSite, present, signInSimran, type Visit } from './visit-member'

beforeAll(() => seedCourses())

/** The parent of most tests, with an account and signed out. */
async function signedOutSimran(): Promise<string> {
  const { email } = await signInSimran()
  await signOut()
  return email
}

async function signInOnThePage({ user }: Visit, email: string): Promise<void> {
  const form = await signInForm()
  await fill(user, form, { Email: email, Password: password })
  await user.click(within(form).getByRole('button', { name: 'Sign in' }))
}

async function signInForm(): Promise<HTMLElement> {
  await screen.findAllByRole('heading', { name: 'Sign in', level: 1 })
  return present(document.querySelector<HTMLElement>('[data-form="sign-in"]'))
}

function storedRedirectPath(): string | null {
  return sessionStorage.getItem('redirectPath')
}

describe('a page for parents', () => {
  it('says that it is loading while nobody knows yet who is there, and leads nowhere', async () => {
    await signInSimran()
    const { where } = openSite('/dashboard')
    expect(screen.getByRole('status').textContent).toBe('Loading...')
    expect(screen.queryByRole('heading', { name: 'Your Students' })).toBeNull()
    expect(where()).toBe('/dashboard')
    await screen.findByRole('heading', { name: 'Welcome, Simran' })
    expect(where()).toBe('/dashboard')
  })

  it.each(['/dashboard', '/addstudent', '/courses/1/enroll', '/courses/1/confirmation', '/Dashboard'])(
    'at %s sends a visitor to sign in and remembers where they were',
    async (path) => {
      const { where } = openSite(path)
      await signInForm()
      expect(where()).toBe('/login')
      expect(storedRedirectPath()).toBe(path)
    },
  )

  it('leads back, with its search, after signing in, and the way is then forgotten', async () => {
    const email = await signedOutSimran()
    const visit = openSite('/courses/2/enroll?from=letter')
    await signInOnThePage(visit, email)
    await screen.findByRole('heading', { name: 'Who is joining Level 2?' })
    expect(visit.where()).toBe('/courses/2/enroll?from=letter')
    expect(storedRedirectPath()).toBeNull()
  })

  it('leads back after a new account was made', async () => {
    const visit = openSite('/addstudent')
    await signInForm()
    cleanup()
    const register = openSite('/register')
    await registerOnThePage(register)
    await screen.findByRole('heading', { name: 'Add Student' })
    expect(register.where()).toBe('/addstudent')
    expect(visit.where()).toBe('/login')
  })
})

describe('signing out', () => {
  it('leads to the sign-in page and remembers no way back', async () => {
    const { email } = await signInSimran()
    const visit = openSite('/dashboard')
    await screen.findByRole('heading', { name: 'Welcome, Simran' })
    const [button] = screen.getAllByRole('button', { name: 'Sign Out' })
    await visit.user.click(present(button))
    await signInForm()
    expect(visit.where()).toBe('/login')
    expect(storedRedirectPath()).toBeNull()
    await signInOnThePage(visit, email)
    await screen.findByRole('heading', { name: 'Welcome, Simran' })
    expect(visit.where()).toBe('/dashboard')
  })
})

describe('the navigation', () => {
  it('has Login for a visitor, and Profile, which leads to the dashboard, for a parent', async () => {
    const email = await signedOutSimran()
    const visit = openSite('/login')
    const navigation = screen.getByRole('navigation', { name: 'Main' })
    expect((await within(navigation).findByRole('link', { name: 'Login' })).getAttribute('href')).toBe(
      '/login',
    )
    await signInOnThePage(visit, email)
    const profile = await within(navigation).findByRole('link', { name: 'Profile' })
    expect(profile.getAttribute('href')).toBe('/dashboard')
    expect(within(navigation).queryByRole('link', { name: 'Login' })).toBeNull()
    await screen.findByRole('heading', { name: 'Welcome, Simran' })
  })
})

describe('a page for guests', () => {
  it.each(['/login', '/register'])('at %s sends a parent who is signed in to the dashboard', async (path) => {
    await signInSimran()
    const { where } = openSite(path)
    await screen.findByRole('heading', { name: 'Welcome, Simran' })
    expect(where()).toBe('/dashboard')
  })

  it('shows no form, on a later visit, before it is known that the parent is signed in', async () => {
    const email = await signedOutSimran()
    await signInOnThePage(openSite('/login'), email)
    await screen.findByRole('heading', { name: 'Welcome, Simran' })
    cleanup()
    openSite('/login')
    expect(screen.getByRole('status').textContent).toBe('Loading...')
    expect(screen.queryByLabelText('Password')).toBeNull()
    await screen.findByRole('heading', { name: 'Welcome, Simran' })
  })

  it('does not send a new account away before its first documents are written', async () => {
    const release = holdRequests(commits)
    const visit = openSite('/register')
    await registerOnThePage(visit)
    await afterRequests(1, commits)
    await screen.findByRole('link', { name: 'Profile' })
    expect(visit.where()).toBe('/register')
    screen.getByRole('button', { name: 'Registering' })
    const { auth } = await import('../../src/auth/firebase-auth')
    const path = `Users/${auth.currentUser?.uid ?? ''}`
    expect(await readDocument(path)).toBeNull()
    release()
    await screen.findByRole('heading', { name: 'Welcome, Meher' })
    expect(visit.where()).toBe('/dashboard')
    expect(await readDocument(path)).toMatchObject({ name: 'Meher Sandhu' })
  })

  it('makes one account however often the form is sent', async () => {
    const release = holdRequests(signUps)
    const visit = openSite('/register')
    await registerOnThePage(visit)
    const button = await screen.findByRole('button', { name: 'Registering' })
    await visit.user.click(button)
    await visit.user.type(screen.getByLabelText('Phone number'), '{Enter}')
    release()
    await screen.findByRole('heading', { name: 'Welcome, Meher' })
    await afterRequests(1, signUps)
  })
})

async function registerOnThePage({ user }: Visit): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Register' })
  const form = present(button.closest('form'))
  await fill(user, form, {
    Email: freshEmail(),
    Password: password,
    Name: 'Meher Sandhu',
    'Phone number': '5550100200',
  })
  await user.click(button)
}
