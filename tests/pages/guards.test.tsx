import { commits, requestsMade } from '../data/support/connection.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { signOut } from '#auth/accounts.ts'
import { rememberShared, rememberSignedIn } from '#auth/known-device.ts'
import { queryClient } from '#data/read.ts'
import { emptyCart } from '#model/cart.ts'
import { storedCart, updateCart } from '#pages/member/enrolment/stored-cart.ts'
import { password, signInSimran } from '../data/support/parent.ts'
import { seedCourses } from '../support/school.ts'
import { frontForm, panel, signInAs } from './visit-login.ts'
import { openSite, present } from './visit-member.tsx'

beforeAll(() => seedCourses())

/** The page to sign in on is there. */
async function seeSignIn(): Promise<void> {
  await screen.findAllByRole('heading', { name: 'Sign in', level: 1 })
}

async function seeDashboard(): Promise<void> {
  await screen.findByRole('heading', { name: 'Welcome, Simran' })
}

describe('a page for parents', () => {
  it('says that it is loading while nobody knows who is there, and leads nowhere (S2.17)', async () => {
    await signInSimran()
    const { where } = openSite('/dashboard')
    expect(screen.getByRole('status').textContent).toBe('Loading...')
    expect(screen.queryByRole('heading', { name: 'Your Students' })).toBeNull()
    expect(where()).toBe('/dashboard')
    await seeDashboard()
    expect(where()).toBe('/dashboard')
  })

  it.each(['/dashboard', '/addstudent', '/courses/1/enroll', '/courses/1/confirmation', '/Dashboard'])(
    '%s sends a visitor to sign in, remembers where they were, and writes nothing (S2.16, S4.17)',
    async (path) => {
      const { where } = openSite(path)
      await seeSignIn()
      expect(where()).toBe('/login')
      expect(sessionStorage.getItem('redirectPath')).toBe(path)
      expect(requestsMade(commits)).toBe(0)
    },
  )

  it('leads back after signing in, to the stored path, which is then forgotten (S2.35, S2.37)', async () => {
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
    visit.goBack()
    expect(visit.where(), 'signing in is no step back').toBe('/courses/1/enroll?from=letter')
    await signOut()
    await seeSignIn()
    await signInAs(visit, email, password)
    await seeDashboard()
    expect(visit.where(), 'once used, it leads nowhere').toBe('/dashboard')
  })

  it('says why it asks to sign in, and lets who is new here create an account first (B8.07)', async () => {
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
    cleanup()
    rememberShared(true)
    rememberSignedIn(true)
    rememberSignedIn(false)
    openSite('/courses/1/enroll')
    await seeSignIn()
    expect(frontForm().dataset.form, 'on a shared computer').toBe('sign-up')
  })
})

describe('signing out', () => {
  it('leads to the sign-in page, and forgets the way back, the cart and what was read (S2.68, S4.05)', async () => {
    const { email } = await signInSimran()
    const visit = openSite('/dashboard')
    await seeDashboard()
    expect(queryClient.getQueryCache().getAll()).not.toEqual([])
    updateCart('1', () => ({ ...emptyCart, studentIds: ['arjan'] }))
    await visit.user.click(present(screen.getAllByRole('button', { name: 'Sign Out' })[0]))
    await seeSignIn()
    expect(visit.where()).toBe('/login')
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Login' })
    expect(sessionStorage.getItem('redirectPath')).toBeNull()
    await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]))
    expect(storedCart('1')).toEqual(emptyCart)
    expect(screen.queryByText(/^You were signed out/)).toBeNull()
    await signInAs(visit, email, password)
    await seeDashboard()
    expect(visit.where()).toBe('/dashboard')
  })
})
