import {
  commits,
  disconnect,
  gets,
  dropResponse,
  denyRequests,
  requestsMade,
  signUps,
} from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { auth } from '#auth/firebase-auth.ts'
import { createAccount, signOut } from '#auth/accounts.ts'
import { linksSentTo } from '../data/support/mails.ts'
import { password } from '../data/support/parent.ts'
import { comeOnline } from '../support/come-online.ts'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { freshEmail, listDocuments, readDocument } from '../support/school.ts'
import { dismissMessage, fill, openSite, present, type Visit, wrongFields } from './visit-member.tsx'

async function openRegister(): Promise<Visit & { form: HTMLElement }> {
  const visit = openSite('/register')
  await screen.findByRole('heading', { name: 'Register' })
  return { ...visit, form: present(screen.getByRole('button', { name: 'Register' }).closest('form')) }
}

async function send({ user, form }: { user: Visit['user']; form: HTMLElement }, email: string) {
  await fill(user, form, {
    Email: email,
    Password: password,
    Name: '  Simran   Kaur Gill ',
    'Phone number': '555 010 0200',
  })
  await user.click(within(form).getByRole('button', { name: 'Register' }))
}

describe('registering', () => {
  it('asks for email, password, name and phone number, and besides only whose computer it is (S2.30)', async () => {
    const { form } = await openRegister()
    const labels = [...form.querySelectorAll('label')].map((label) => label.textContent)
    expect(labels).toEqual(['Email', 'Password', 'This is a shared computer', 'Name', 'Phone number'])
    for (const label of ['Email', 'Password', 'Name', 'Phone number'])
      expect(within(form).getByLabelText(label).getAttribute('required'), label).not.toBeNull()
  })

  it('makes the account, stores name, email and phone number, and leads to the dashboard (S2.31)', async () => {
    const visit = await openRegister()
    expect(visit.where()).toBe('/register')
    const email = freshEmail()
    await send(visit, email)
    await screen.findByRole('heading', { name: 'Welcome, Simran' })
    expect(visit.where()).toBe('/dashboard')
    const path = `Users/${auth.currentUser?.uid ?? ''}`
    expect(await readDocument(path)).toEqual({
      name: 'Simran Kaur Gill',
      email,
      phoneNumber: '555 010 0200',
    })
    expect(await listDocuments(`${path}/Enrollments`)).toEqual([])
  })

  it('asks for every field, and sends nothing without them', async () => {
    const { user, form } = await openRegister()
    await user.click(within(form).getByRole('button', { name: 'Register' }))
    expect((await within(form).findByRole('alert')).textContent.trim()).toBe('Please fill in all fields.')
    expect(wrongFields(form)).toEqual(['email', 'password', 'name', 'phoneNumber'])
    expect(document.activeElement).toBe(within(form).getByLabelText('Email'))
    expect(requestsMade(signUps)).toBe(0)
  })

  it('says beside the field what is wrong with a short password and a phone number', async () => {
    const { user, form } = await openRegister()
    await fill(user, form, { Email: freshEmail(), Password: '12345', Name: 'Simran', 'Phone number': '12' })
    await user.click(within(form).getByRole('button', { name: 'Register' }))
    await within(form).findByText('Please use six characters or more.')
    within(form).getByText('Please enter a phone number with at least seven digits.')
    expect(wrongFields(form)).toEqual(['password', 'phoneNumber'])
  })

  it('reports a text that is no email', async () => {
    const visit = await openRegister()
    await send(visit, 'no address')
    expect(await dismissMessage(visit.user, 'Error!')).toBe(
      'Invalid email address. Please enter a valid email.',
    )
    expect(within(visit.form).getByLabelText('Email')).toHaveProperty('value', 'no address')
    expect(requestsMade(signUps)).toBe(0)
  })

  it('reports an address that is taken, and keeps what was typed', async () => {
    const email = freshEmail()
    await createAccount(email, 'another-secret')
    await signOut()
    const visit = await openRegister()
    await send(visit, email)
    expect(await dismissMessage(visit.user, 'Error!')).toBe(
      'This email is already in use. Please try a different email.',
    )
    expect(within(visit.form).getByLabelText('Email')).toHaveProperty('value', email)
    expect(visit.where()).toBe('/register')
    expect(requestsMade(commits)).toBe(0)
  })

  it('reports every other failure, such as a lost connection, and can be sent again', async () => {
    const visit = await openRegister()
    const reconnect = disconnect(signUps)
    await send(visit, freshEmail())
    expect(await dismissMessage(visit.user, 'Error!')).toBe('Sign up failed. Please try again.')
    reconnect()
    await visit.user.click(within(visit.form).getByRole('button', { name: 'Register' }))
    await screen.findByRole('heading', { name: 'Welcome, Simran' })
  })

  it('goes on where the account is made and the answer was lost', async () => {
    const visit = await openRegister()
    dropResponse(signUps)
    const email = freshEmail()
    await send(visit, email)
    await screen.findByRole('heading', { name: 'Welcome, Simran' })
    expect(await readDocument(`Users/${auth.currentUser?.uid ?? ''}`)).toMatchObject({ email })
    await waitFor(async () => expect(await linksSentTo(email, 'VERIFY_EMAIL')).toHaveLength(1))
  })

  it('says that the outcome is unknown, retries the read by itself, and goes on', async () => {
    const visit = await openRegister()
    expectConsoleError(/The first documents of a new account could not be written:/)
    dropResponse(commits)
    const reconnect = disconnect(gets)
    await send(visit, freshEmail())
    await within(visit.form).findByText(/^We could not reach the school to see whether it worked\./)
    expect(visit.where()).toBe('/register')
    reconnect()
    comeOnline()
    await screen.findByRole('heading', { name: 'Welcome, Simran' })
    expect(requestsMade(signUps)).toBe(1)
  })

  it('says that the account is incomplete, and completes it when sent again', async () => {
    const visit = await openRegister()
    expectConsoleError(/The first documents of a new account could not be written:/)
    const reconnect = denyRequests(commits)
    await send(visit, freshEmail())
    await within(visit.form).findByText(/^Your account is there, but your details could not be saved\./)
    reconnect()
    await visit.user.click(within(visit.form).getByRole('button', { name: 'Register' }))
    await screen.findByRole('heading', { name: 'Welcome, Simran' })
    expect(requestsMade(signUps)).toBe(1)
  })

  it('refuses an address and a phone number that are too long instead of truncating them', async () => {
    const { user, form } = await openRegister()
    const long = { Email: `${'a'.repeat(250)}@painti.example`, 'Phone number': '5'.repeat(33) }
    await fill(user, form, { ...long, Password: password, Name: 'Simran' })
    await user.click(within(form).getByRole('button', { name: 'Register' }))
    expect(await within(form).findAllByText('This is too long. Please shorten it.')).toHaveLength(2)
    expect(wrongFields(form)).toEqual(['email', 'phoneNumber'])
    for (const [label, text] of Object.entries(long))
      expect(within(form).getByLabelText(label)).toHaveProperty('value', text)
    expect(requestsMade(signUps)).toBe(0)
  })

  it('leads those who have an account to sign in', async () => {
    const { user, form, where } = await openRegister()
    await user.click(within(form).getByRole('link', { name: 'Sign in' }))
    await screen.findByRole('heading', { name: 'New to Painti?' })
    expect(where()).toBe('/login')
  })
})
