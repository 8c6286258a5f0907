// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { isKnownDevice, rememberShared, rememberSignedIn } from './known-device.ts'

afterEach(() => {
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
