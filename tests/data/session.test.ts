import { holdRequests, requestsMade, signUps } from './support/connection.ts'
import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createAccount, sendPasswordReset, signIn, signOut } from '#auth/accounts.ts'
import { AuthProvider, useAuth, useRequiredAuth } from '#auth/auth.tsx'
import type { Session } from '#auth/session.ts'
import { auth } from '#auth/firebase-auth.ts'
import { hasSignedInBefore, rememberSignedIn } from '#auth/known-device.ts'
import { observeSession } from '#auth/session.ts'
import { env } from '#lib/env.ts'
import { freshEmail } from '../support/school.ts'
import { linksSentTo } from './support/mails.ts'
import { password, signInNewParent } from './support/parent.ts'

describe('an account', () => {
  it('is made, signed out of and in to again, and mailed a reset (S7.01, S7.02, S7.03, S7.04)', async () => {
    const email = freshEmail()
    const uid = await createAccount(email, password)
    expect(auth.currentUser).toMatchObject({ uid, email })
    expect(requestsMade(signUps)).toBe(1)
    await signOut()
    expect(auth.currentUser).toBeNull()
    await signIn(email, password)
    expect(auth.currentUser?.uid).toBe(uid)
    await signOut()
    await sendPasswordReset(email)
    expect(await linksSentTo(email, 'PASSWORD_RESET')).toHaveLength(1)
    expect(await linksSentTo(freshEmail(), 'PASSWORD_RESET')).toEqual([])
  })

  it('opens with its password in either form of its characters', async () => {
    const [composed, typed] = ['\u0a38\u0a3c'.repeat(3), '\u0a36'.repeat(6)]
    for (const [made, tried] of [
      [composed, '\u0a36'.repeat(3)],
      [typed, typed],
      // A vowel of Gurmukhi as the carrier and the sign that older accounts have it in, and as one sign.
      ['\u0a73\u0a41'.repeat(6), '\u0a09'.repeat(6)],
    ] as const) {
      const email = freshEmail()
      const uid = await createAccount(email, made)
      await signOut()
      expect(await signIn(email, tried)).toBe(uid)
      await signOut()
    }
  })

  it('is made once where it is asked for again while the first try hangs', async () => {
    const email = freshEmail()
    const release = holdRequests(signUps)
    const first = createAccount(email, password)
    await waitFor(() => expect(requestsMade(signUps)).toBe(1))
    const second = createAccount(email, password)
    await waitFor(() => expect(requestsMade(signUps)).toBe(2))
    release()
    const uid = await second
    expect(await first).toBe(uid)
    expect(auth.currentUser).toMatchObject({ uid, email })
  })

  it('is not made where another one was asked for since, and nobody ends in it', async () => {
    const [wanted, mistyped] = [freshEmail(), freshEmail()]
    const uid = await createAccount(wanted, password)
    const early = createAccount(mistyped, password)
    await Promise.all([expect(early).rejects.toThrow('given up'), signIn(wanted, password)])
    expect(requestsMade(mistyped)).toBe(0)
    expect(auth.currentUser?.uid).toBe(uid)

    const release = holdRequests(mistyped)
    const late = createAccount(mistyped, password)
    await waitFor(() => expect(requestsMade(mistyped)).toBe(1))
    await signIn(wanted, password)
    release()
    await expect(late).rejects.toThrow('given up')
    expect(auth.currentUser).toBeNull()
  })
})

describe('the shared auth state', () => {
  const nobody = { user: null, isFetching: false }

  it('is fetching with no user until the first state has arrived (S3.19, S4.01)', async () => {
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
    const user = { uid, email, isEmailVerified: false }
    await waitFor(() => expect(result.current).toEqual({ user, isFetching: false }))
    expect(states[0]).toEqual({ user: null, isFetching: true })
    await act(signOut)
    await waitFor(() => expect(result.current).toEqual(nobody))
    // Never "nobody" on the way: a guard would lead a parent away who is signed in.
    expect(states.slice(0, -1)).not.toContainEqual(nobody)
  })

  it('is asked for on a public page only where somebody has signed in on this device', async () => {
    const { uid, email } = await signInNewParent()
    const { result } = renderHook(() => useAuth(), { wrapper: AuthProvider })
    expect(result.current).toEqual(nobody)
    expect(localStorage.getItem('signed-in-before'), 'nobody has observed the session yet').toBeNull()
    // As in another tab.
    rememberSignedIn(true)
    const [key = ''] = Object.keys(localStorage)
    const newValue = localStorage.getItem(key)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })))
    const user = { uid, email, isEmailVerified: false }
    await waitFor(() => expect(result.current).toEqual({ user, isFetching: false }))
  })
})

it('a session is reported, remembered on the device, and synced where a URL is configured (S4.02)', async () => {
  const [idTokenSyncUrl, passOn] = ['https://sync.example/token', globalThis.fetch]
  const synced: string[] = []
  Object.assign(env, { idTokenSyncUrl })
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (input !== idTokenSyncUrl) return passOn(input, init)
    synced.push(`${init?.method ?? ''} ${uidIn(new Headers(init?.headers))}`)
    return Promise.resolve(new Response())
  })
  // As on a page where nobody has signed out.
  await signOut(false)
  const sessions: Session[] = []
  const stop = observeSession((session) => sessions.push(session))
  onTestFinished(() => {
    stop()
    vi.unstubAllGlobals()
    Object.assign(env, { idTokenSyncUrl: '' })
  })
  await waitFor(() => expect(sessions).toEqual([{ state: 'signed-out', isExpected: false }]))
  expect(hasSignedInBefore()).toBe(false)

  const email = freshEmail()
  const uid = await createAccount(email, password)
  await waitFor(() =>
    expect(sessions.at(-1)).toEqual({ state: 'signed-in', user: { uid, email, isEmailVerified: false } }),
  )
  expect(hasSignedInBefore()).toBe(true)
  await waitFor(() => expect(synced).toEqual([`POST ${uid}`]))

  await signOut()
  await waitFor(() => expect(sessions.at(-1)).toEqual({ state: 'signed-out', isExpected: true }))
  expect(hasSignedInBefore()).toBe(false)
  await waitFor(() => expect(synced).toEqual([`POST ${uid}`, `DELETE ${uid}`]))

  stop()
  const before = sessions.length
  await signIn(email, password)
  await signOut()
  expect(sessions).toHaveLength(before)
})

/** The uid in the bearer token of a request. */
function uidIn(headers: Headers): string {
  const [, payload = ''] = /^Bearer [^.]+\.([^.]+)\./.exec(headers.get('authorization') ?? '') ?? []
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { user_id: string }).user_id
}
