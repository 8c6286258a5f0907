// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { hasSignedInBefore, isKnownDevice, rememberShared, rememberSignedIn } from './known-device.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

it('A device knows that somebody has signed in on it, also after signing out, but for a shared computer', () => {
  expect(isKnownDevice()).toBe(false)
  rememberSignedIn(true)
  rememberSignedIn(false)
  expect(isKnownDevice()).toBe(true)
  rememberShared(true)
  rememberSignedIn(true)
  expect(isKnownDevice()).toBe(false)
})

it('A page where storage is forbidden knows for itself who signed in, and the device does not', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberSignedIn(true)
  expect(hasSignedInBefore()).toBe(true)
  rememberSignedIn(false)
  expect(hasSignedInBefore()).toBe(false)
})
