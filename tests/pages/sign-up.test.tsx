import { commits, disconnect, denyRequests, requestsMade, signUps } from '../data/support/connection.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signIn } from '#auth/accounts.ts'
import { auth } from '#auth/firebase-auth.ts'
import { password } from '../data/support/parent.ts'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { freshEmail, listDocuments } from '../support/school.ts'
import { existingEmail, frontForm, openSignIn, panel, refusalOf } from './visit-login.ts'
import { dismissMessage, fill, openSite, type Visit, wrongFields } from './visit-member.tsx'

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

  /** The parent's own fields stand before the child's, some with the same name. */
  async function fillParent(visit: Visit, fields: Record<string, string>): Promise<void> {
    for (const [label, text] of Object.entries({ ...parent, ...fields })) {
      const [field] = within(frontForm()).getAllByLabelText(label)
      if (field !== undefined) await visit.user.type(field, text)
    }
  }

  async function submit(visit: Visit): Promise<void> {
    await visit.user.click(within(frontForm()).getByRole('button', { name: 'Create account' }))
  }

  it('leads from signed out to signed in, and needs no child (S4.04)', async () => {
    const visit = await openSignUp()
    const navigation = screen.getByRole('navigation', { name: 'Main' })
    await within(navigation).findByRole('link', { name: 'Login' })
    await fillParent(visit, { Email: freshEmail() })
    await visit.user.click(within(frontForm()).getByRole('button', { name: 'Create account' }))
    await within(navigation).findByRole('link', { name: 'Profile' })
    await screen.findByRole('heading', { name: 'Welcome, Simran' })
    await screen.findByText('No students found')
    expect(await listDocuments(`Users/${auth.currentUser?.uid ?? ''}/Students`)).toEqual([])
  })

  it('asks for every field of the parent but the middle name, then for the rest of a child, and makes no account before', async () => {
    const visit = await openSignUp()
    await submit(visit)
    const alert = await within(frontForm()).findByRole('alert')
    expect(alert.textContent.trim()).toBe('Please fill in all fields.')
    const needed = ['firstName', 'lastName', 'email', 'phoneNumber', 'birthdate', 'password']
    expect(wrongFields(frontForm())).toEqual(needed)
    await fillParent(visit, { Email: freshEmail() })
    const child = within(frontForm()).getByRole('group', { name: 'Your first child' })
    await fill(visit.user, child, { 'Last name': 'Gill' })
    await submit(visit)
    await waitFor(() => expect(wrongFields(frontForm())).toEqual(['studentFirstName', 'studentBirthdate']))
    expect(requestsMade(signUps)).toBe(0)
  })

  it('reports each error in a modal titled Error! with an Okay button, keeps what was typed and writes nothing (S5.05, S5.06, S5.07, S8.02)', async () => {
    const taken = await existingEmail()
    const accountsMade = requestsMade(signUps)
    const visit = await openSignUp()
    await fillParent(visit, { Password: 'another-secret' })
    async function expectError(email: string, sentence: string): Promise<void> {
      await fill(visit.user, frontForm(), { Email: email })
      await submit(visit)
      const modal = await screen.findByRole('dialog', { name: 'Error!' })
      expect(modal.getAttribute('aria-modal')).toBe('true')
      expect(
        within(modal)
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual(['Okay'])
      expect(await dismissMessage(visit.user, 'Error!')).toBe(sentence)
      expect(within(frontForm()).getByLabelText('Email')).toHaveProperty('value', email)
      expect(within(frontForm()).getByLabelText('Your birthdate')).toHaveProperty('value', '1988-04-12')
      expect(visit.where()).toBe('/login')
    }
    await expectError('no address', 'Invalid email address. Please enter a valid email.')
    expect(wrongFields(frontForm())).toEqual(['email'])
    expect(requestsMade(signUps)).toBe(accountsMade)
    await expectError(taken, 'This email is already in use. Please try a different email.')
    disconnect(signUps)
    const email = freshEmail()
    await expectError(email, 'Sign up failed. Please try again.')
    expect(requestsMade(commits)).toBe(0)
    expect(await refusalOf(taken, 'another-secret'), 'the account is the old one').toBe('wrong-password')
    expect(await refusalOf(email)).toBe('user-not-found')
  })

  it('offers an address that is taken to the sign-in form, and to the short form only those on no way to enrol (B8.08)', async () => {
    const taken = await existingEmail()
    const visit = await openSignUp()
    const toShort = within(frontForm()).getByRole('link', { name: 'Use the short form.' })
    expect(toShort.getAttribute('href')).toBe('/register')
    await fillParent(visit, { Password: 'another-secret', Email: taken })
    await submit(visit)
    await dismissMessage(visit.user, 'Error!')
    const field = within(frontForm()).getByLabelText('Email')
    expect(document.activeElement).toBe(field)
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
    await fillParent(visit, { Email: email })
    expectConsoleError(/The first documents of a new account could not be written:/)
    const reconnect = denyRequests(commits)
    await submit(visit)
    await within(frontForm()).findByText(/^Your account is there/)
    reconnect()
    await fill(visit.user, frontForm(), { Password: 'another-secret' })
    await submit(visit)
    await screen.findByRole('heading', { name: 'Welcome, Simran' })
    await signIn(email, 'another-secret')
  })
})
