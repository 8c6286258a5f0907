// Both ways to sign up where the rules refuse the first documents. A file, and so a project, of its own: it has other rules.
import { requestsMade, signUps } from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { auth } from '#auth/firebase-auth.ts'
import { password } from '../data/support/parent.ts'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { freshEmail, listDocuments, readDocument } from '../support/school.ts'
import { openSite, present, type Visit } from './visit-member.tsx'
import { closeForWriting, reopenSchool } from './visit-public.tsx'

afterEach(reopenSchool)

interface Way {
  path: string
  button: string
  open: (visit: Visit) => Promise<HTMLElement>
  fields: Record<string, string>
}

const panel: Way = {
  path: '/login',
  button: 'Create account',
  open: async ({ user }) => {
    await user.click(within(await screen.findByRole('complementary')).getByRole('button'))
    await waitFor(() => expect(document.querySelector('[data-form="sign-up"][inert]')).toBeNull())
    return present(document.querySelector<HTMLElement>('[data-form="sign-up"]'))
  },
  fields: {
    firstName: 'Simran',
    lastName: 'Gill',
    email: freshEmail(),
    phoneNumber: '5550100200',
    birthdate: '1988-04-12',
    password,
  },
}

const simple: Way = {
  path: '/register',
  button: 'Register',
  open: async () => present((await screen.findByRole('button', { name: 'Register' })).closest('form')),
  fields: { email: freshEmail(), password, name: 'Simran Gill', phoneNumber: '5550100200' },
}

describe('an account whose first documents are refused', () => {
  it.each([panel, simple])(
    'is told at $path, keeps what was typed, and sent again is finished',
    async ({ path, button, open, fields }) => {
      expectConsoleError(/The first documents of a new account could not be written: FirebaseError/)
      await closeForWriting()
      const visit = openSite(path)
      const form = await open(visit)
      for (const [name, text] of Object.entries(fields))
        await visit.user.type(present(form.querySelector(`[name="${name}"]`)), text)
      await visit.user.click(within(form).getByRole('button', { name: button }))
      expect((await within(form).findByRole('alert')).textContent.trim()).toBe(
        'Your account is there, but your details could not be saved. The dashboard offers to finish this.',
      )
      expect(visit.where()).toBe(path)
      for (const [name, text] of Object.entries(fields))
        expect(present(form.querySelector(`[name="${name}"]`)), name).toHaveProperty('value', text)
      const uid = present(auth.currentUser).uid
      expect(await readDocument(`Users/${uid}`)).toBeNull()
      expect(await listDocuments(`Users/${uid}/Enrollments`)).toEqual([])

      await reopenSchool()
      await visit.user.click(within(form).getByRole('button', { name: button }))
      await screen.findByRole('heading', { name: 'Welcome, Simran' })
      expect(requestsMade(signUps)).toBe(1)
      expect(await readDocument(`Users/${uid}`)).toMatchObject({ email: fields.email })
    },
  )
})
