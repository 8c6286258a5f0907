// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hasSignedInBefore, rememberSignedIn } from './known-device.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('a device', () => {
  it('knows nobody at first, remembers a sign-in and forgets it on signing out', () => {
    expect(hasSignedInBefore()).toBe(false)
    rememberSignedIn(true)
    expect(hasSignedInBefore()).toBe(true)
    rememberSignedIn(false)
    expect(hasSignedInBefore()).toBe(false)
  })

  it('knows nobody where storage is forbidden, and nothing breaks', () => {
    vi.stubGlobal('localStorage', undefined)
    rememberSignedIn(true)
    expect(hasSignedInBefore()).toBe(false)
  })
})
