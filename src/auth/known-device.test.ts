// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { hasSignedInBefore, rememberSignedIn } from './known-device.ts'

afterEach(() => vi.unstubAllGlobals())

it('A device where storage is forbidden knows nobody, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberSignedIn(true)
  expect(hasSignedInBefore()).toBe(false)
})
