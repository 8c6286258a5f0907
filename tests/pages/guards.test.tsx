import { commits, holdRequests, requestsMade, signUps } from '../data/support/connection.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { signOut } from '#auth/accounts.ts'
import { rememberSignedIn } from '#auth/known-device.ts'
import { queryClient } from '#data/read.ts'
import { emptyCart } from '#model/cart.ts'
import { storedCart, updateCart } from '#pages/member/enrolment/stored-cart.ts'
import { password } from '../data/support/parent.ts'
import { freshEmail, readDocument, seedCourses } from '../support/school.ts'
import { frontForm, panel, signInAs } from './visit-login.ts'
import { afterRequests, fill, openSite, present, signInSimran, type Visit } from './visit-member.tsx'

beforeAll(() => seedCourses())

/** The page to sign in on is there. */
async function seeSignIn(): Promise<void> {
  await screen.findAllByRole('heading', { name: 'Sign in', level: 1 })
}

function storedRedirectPath(): string | null {
  return sessionStorage.getItem('redirectPath')
}

describe('a page for parents', () => {
  it('says that it is loading while nobody knows yet who is there, and leads nowhere (S2.17)', async () => {
    await signInSimran()
    const { where } = openSite('/dashboard')
    expect(screen.getByRole('status').textContent).toBe('Loading...')
    expect(screen.queryByRole('heading', { name: 'Your Students' })).toBeNull()
    expect(where()).toBe('/dashboard')
    await screen.findByRole('heading', { name: 'Welcome, Simran' })
    expect(where()).toBe('/dashboard')
  })

  it('sends a visitor to sign in and remembers where they were (S2.16)', async () => {
    const guarded = [
      '/dashboard',
      '/addstudent',
      '/courses/1/enroll',
      '/courses/1/confirmation',
      '/Dashboard',
    ]
    for (const path of guarded) {
      const { where } = openSite(path)
      await seeSignIn()
      expect(where(), path).toBe('/login')
      expect(storedRedirectPath()).toBe(path)
      cleanup()
    }
  })

  it('sends the confirmation of nobody to sign in, and writes nothing (S4.17)', async () => {
    const { where } = openSite('/courses/1/confirmation')
    await seeSignIn()
    expect(where()).toBe('/login')
    expect(requestsMade(commits)).toBe(0)
  })

  it('leads back after signing in, to the path that was stored, which is then forgotten (S2.35, S2.37)', async () => {
    const { email } = await signInSimran()
    await signOut()
    const visit = openSite('/courses/1/enroll?from=letter')
    await seeSignIn()
    expect(sessionStorage.getItem('redirectPath')).toBe('/courses/1/enroll?from=letter')
    await visit.user.click(within(panel()).getByRole('button', { name: 'Sign in' }))
    await signInAs(visit, email, password)
    await screen.findByRole('heading', { name: 'Who is joining Level 1?' })
    expect(visit.where()).toBe('/courses/1/enroll?from=letter')
    expect(sessionStorage.getItem('redirectPath')).toBe(null)
    await signOut()
    await seeSignIn()
    await signInAs(visit, email, password)
    await screen.findByRole('heading', { name: 'Welcome, Simran' })
    expect(visit.where(), 'once used, it leads nowhere').toBe('/dashboard')
  })

  it('says why it asks to sign in, and lets those who are new to the device create an account first (B8.07)', async () => {
    for (const [path, form, reason] of [
      ['/courses/1/enroll', 'sign-up', 'Sign in or create an account to enrol in Level 1.'],
      ['/courses/summer/enroll', 'sign-up', 'Sign in or create an account to enrol.'],
      ['/addstudent', 'sign-in', 'Sign in or create an account to add a child.'],
      ['/dashboard', 'sign-in', null],
    ] as const) {
      openSite(path)
      await seeSignIn()
      expect(frontForm().dataset.form, path).toBe(form)
      const said = within(frontForm()).queryByText(/^Sign in or create an account/)
      expect(said?.textContent ?? null, path).toBe(reason)
      cleanup()
    }
    rememberSignedIn(true)
    rememberSignedIn(false)
    openSite('/courses/1/enroll')
    await seeSignIn()
    expect(frontForm().dataset.form, 'somebody has signed in here before').toBe('sign-in')
  })
})

describe('signing out', () => {
  it('returns to signed out, on the sign-in page, remembers no way back and forgets the cart and what was read for the family (S2.68, S4.05)', async () => {
    const { email } = await signInSimran()
    const visit = openSite('/dashboard')
    await screen.findByRole('heading', { name: 'Welcome, Simran' })
    expect(queryClient.getQueryCache().getAll()).not.toEqual([])
    updateCart('1', () => ({ ...emptyCart, studentIds: ['arjan'] }))
    const [button] = screen.getAllByRole('button', { name: 'Sign Out' })
    await visit.user.click(present(button))
    await seeSignIn()
    expect(visit.where()).toBe('/login')
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Login' })
    expect(storedRedirectPath()).toBeNull()
    await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]))
    expect(storedCart('1')).toEqual(emptyCart)
    expect(screen.queryByText(/^You were signed out/)).toBeNull()
    await signInAs(visit, email, password)
    await screen.findByRole('heading', { name: 'Welcome, Simran' })
    expect(visit.where()).toBe('/dashboard')
  })
})

describe('a page for guests', () => {
  it('does not send a new account away before its first documents are written', async () => {
    const release = holdRequests(commits)
    const visit = openSite('/register')
    await registerOnThePage(visit)
    await afterRequests(1, commits)
    await screen.findByRole('link', { name: 'Profile' })
    expect(visit.where()).toBe('/register')
    screen.getByRole('button', { name: 'Registering' })
    const { auth } = await import('#auth/firebase-auth.ts')
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
