import { commits, requestsMade } from '../data/support/connection.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signOut } from '#auth/accounts.ts'
import { rememberSignedIn } from '#auth/known-device.ts'
import { rememberShared } from '#lib/site-data.ts'
import { queryClient } from '#data/read.ts'
import { emptyCart } from '#model/cart.ts'
import { storedCart, updateCart } from '#pages/member/enrolment/stored-cart.ts'
import { password, signInSimran } from '../data/support/parent.ts'
import { frontForm, panel, signInAs } from './visit-login.ts'
import { present, user } from './visit-member.tsx'

/** The page to sign in on is there. */
async function seeSignIn(): Promise<void> {
  await screen.findAllByRole('heading', { name: 'Sign in', level: 1 })
}

async function seeDashboard(): Promise<void> {
  await screen.findByRole('heading', { name: 'Welcome, Simran' })
}

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
