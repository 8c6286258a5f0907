// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { AuthContext } from '#auth/auth.tsx'
import type { Session } from '#auth/session.ts'
import { type RedirectLock, useGuestContext } from '#pages/guest/guest-context.ts'
import { GuestsOnly } from './guards.tsx'

afterEach(cleanup)

// What pages make of the guards is tested in tests/pages.
it('does not send a new account away where an earlier try fails while a later one still writes', async () => {
  let lockRedirect: RedirectLock = () => Promise.reject(new Error('The page is not there.'))
  function GuestPage() {
    lockRedirect = useGuestContext().lockRedirect
    return 'The form'
  }
  function siteOf(session: Session) {
    return (
      <AuthContext value={{ session, wake: () => undefined }}>
        <MemoryRouter initialEntries={['/login']}>
          <Routes>
            <Route element={<GuestsOnly />}>
              <Route path="/login" element={<GuestPage />} />
            </Route>
            <Route path="/dashboard" element="The dashboard" />
          </Routes>
        </MemoryRouter>
      </AuthContext>
    )
  }
  const { rerender } = render(siteOf({ state: 'signed-out' }))
  let fail: (reason: Error) => void = () => undefined
  let succeed: () => void = () => undefined
  const earlier = lockRedirect(() => new Promise((_, reject) => (fail = reject)))
  const later = lockRedirect(() => new Promise((resolve) => (succeed = resolve)))
  const user = { uid: 'gill', email: 'simran@example.org', isEmailVerified: false }
  rerender(siteOf({ state: 'signed-in', user }))
  await act(async () => {
    fail(new Error('The address is taken.'))
    await expect(earlier).rejects.toThrow('The address is taken.')
  })
  screen.getByText('The form')
  await act(async () => {
    succeed()
    await later
  })
  screen.getByText('The dashboard')
})
