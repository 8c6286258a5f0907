import './support/connection.ts'
import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signOut } from '#auth/accounts.ts'
import { AuthProvider } from '#auth/auth-provider.tsx'
import { rememberSignedIn } from '#auth/known-device.ts'
import { useAuth, useRequiredAuth } from '#auth/use-auth.ts'
import { signInNewParent } from './support/parent.ts'

describe('the shared auth state', () => {
  it('starts fetching with no user (S4.01)', async () => {
    const { result } = renderHook(() => useRequiredAuth(), { wrapper: AuthProvider })
    expect(result.current).toEqual({ user: null, isFetching: true })
    await waitFor(() => expect(result.current).toEqual({ user: null, isFetching: false }))
  })

  it('has the user and isFetching, which is true until the first state has arrived (S3.19)', async () => {
    const { uid, email } = await signInNewParent()
    const states: unknown[] = []
    const { result } = renderHook(
      () => {
        const state = useRequiredAuth()
        states.push(state)
        return state
      },
      { wrapper: AuthProvider },
    )
    await waitFor(() =>
      expect(result.current).toEqual({ user: { uid, email, isEmailVerified: false }, isFetching: false }),
    )
    expect(states[0]).toEqual({ user: null, isFetching: true })
    await act(signOut)
    await waitFor(() => expect(result.current).toEqual({ user: null, isFetching: false }))
    // Never "nobody" on the way: a guard would lead a parent away who is signed in.
    expect(states.slice(0, -1)).not.toContainEqual({ user: null, isFetching: false })
  })

  it('is asked for on a public page only where somebody has signed in on this device, here or in another tab', async () => {
    const { uid, email } = await signInNewParent()
    const { result } = renderHook(() => useAuth(), { wrapper: AuthProvider })
    expect(result.current).toEqual({ user: null, isFetching: false })
    const before = localStorage.getItem('signed-in-before')
    expect(before, 'nobody has observed the session yet').toBeNull()
    rememberSignedIn(true)
    const [key] = Object.keys(localStorage)
    const newValue = localStorage.getItem(key ?? '')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: key ?? null, newValue })))
    await waitFor(() =>
      expect(result.current).toEqual({ user: { uid, email, isEmailVerified: false }, isFetching: false }),
    )
  })
})
