import { dropResponse, requestsMade, signUps } from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { auth } from '#auth/firebase-auth.ts'
import { linksSentTo } from '../data/support/mails.ts'
import { password } from '../data/support/parent.ts'
import { freshEmail, listDocuments, readDocument } from '../support/school.ts'
import { existingEmail, frontForm } from './visit-login.ts'
import { dismissMessage, fill, openSite, present, type Visit, wrongFields } from './visit-member.tsx'

async function openRegister(): Promise<Visit & { form: HTMLElement }> {
  const visit = openSite('/register')
  await screen.findByRole('heading', { name: 'Register' })
  return { ...visit, form: present(screen.getByRole('button', { name: 'Register' }).closest('form')) }
}

async function send({ user, form }: { user: Visit['user']; form: HTMLElement }, fields = {}) {
  await fill(user, form, fields)
  await user.click(within(form).getByRole('button', { name: 'Register' }))
}

const simran = { Password: password, Name: '  Simran   Kaur Gill ', 'Phone number': '555 010 0200' }

// What fails while an account is made is tested in sign-up.test.tsx: both forms make it in the same way.
describe('registering', () => {
  it('asks for email, password, name and phone number, and besides only whose computer it is (S2.30)', async () => {
    const { form } = await openRegister()
    const labels = [...form.querySelectorAll('label')].map((label) => label.textContent)
    expect(labels).toEqual(['Email', 'Password', 'This is a shared computer', 'Name', 'Phone number'])
    for (const label of ['Email', 'Password', 'Name', 'Phone number'])
      expect(within(form).getByLabelText(label).getAttribute('required'), label).not.toBeNull()
  })

  it('makes the account, stores name, email and phone number, and leads to the dashboard, wherever a guard had sent the visitor from (S2.31)', async () => {
    sessionStorage.setItem('redirectPath', '/courses/1/enroll')
    const visit = await openRegister()
    expect(visit.where()).toBe('/register')
    const email = freshEmail()
    await send(visit, { ...simran, Email: email })
    await screen.findByRole('heading', { name: 'Welcome, Simran' })
    expect(visit.where()).toBe('/dashboard')
    expect(sessionStorage.getItem('redirectPath')).toBeNull()
    const path = `Users/${auth.currentUser?.uid ?? ''}`
    expect(await readDocument(path)).toEqual({
      name: 'Simran Kaur Gill',
      email,
      phoneNumber: '555 010 0200',
    })
    expect(await listDocuments(`${path}/Enrollments`)).toEqual([])
  })

  it('sends nothing while a field is missing, too short or too long, says so beside it and keeps what was typed', async () => {
    const visit = await openRegister()
    const { form } = visit
    await send(visit)
    expect((await within(form).findByRole('alert')).textContent.trim()).toBe('Please fill in all fields.')
    expect(wrongFields(form)).toEqual(['email', 'password', 'name', 'phoneNumber'])
    expect(document.activeElement).toBe(within(form).getByLabelText('Email'))

    await send(visit, { ...simran, Email: freshEmail(), Password: '12345', 'Phone number': '12' })
    await within(form).findByText('Please use six characters or more.')
    within(form).getByText('Please enter a phone number with at least seven digits.')
    expect(wrongFields(form)).toEqual(['password', 'phoneNumber'])

    const long = { Email: `${'a'.repeat(250)}@painti.example`, 'Phone number': '5'.repeat(33) }
    await send(visit, { ...simran, ...long })
    expect(await within(form).findAllByText('This is too long. Please shorten it.')).toHaveLength(2)
    expect(wrongFields(form)).toEqual(['email', 'phoneNumber'])
    for (const [label, text] of Object.entries(long))
      expect(within(form).getByLabelText(label)).toHaveProperty('value', text)
    expect(requestsMade(signUps)).toBe(0)
  })

  it('goes on where the account is made and the answer was lost', async () => {
    const visit = await openRegister()
    dropResponse(signUps)
    const email = freshEmail()
    await send(visit, { ...simran, Email: email })
    await screen.findByRole('heading', { name: 'Welcome, Simran' })
    expect(await readDocument(`Users/${auth.currentUser?.uid ?? ''}`)).toMatchObject({ email })
    await waitFor(async () => expect(await linksSentTo(email, 'VERIFY_EMAIL')).toHaveLength(1))
  })

  it('leads whose address is taken to the sign-in form, with the address', async () => {
    const taken = await existingEmail()
    const visit = await openRegister()
    await send(visit, { ...simran, Password: 'another-secret', Email: taken })
    await dismissMessage(visit.user, 'Error!')
    await visit.user.click(within(visit.form).getByRole('link', { name: 'Sign in instead' }))
    await screen.findByRole('heading', { name: 'New to Painti?' })
    expect(within(frontForm()).getByLabelText('Email')).toHaveProperty('value', taken)
  })

  it('leads those who have an account to sign in', async () => {
    const { user, form, where } = await openRegister()
    await user.click(within(form).getByRole('link', { name: 'Sign in' }))
    await screen.findByRole('heading', { name: 'New to Painti?' })
    expect(where()).toBe('/login')
  })
})
