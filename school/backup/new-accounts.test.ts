import { JWT, UserRefreshClient } from 'google-auth-library'
import { describe, expect, it, vi } from 'vitest'
import type { Manifest } from './manifest.ts'
import { quotaHeaders } from '../target/auth.ts'
import { checkPasswords, withoutTimes } from './new-accounts.ts'

const scrypt = { algorithm: 'SCRYPT', signerKey: 'a+/=', saltSeparator: 'Bw==', rounds: 8, memoryCost: 14 }

function passwordsOf(hashConfig: typeof scrypt | null, isLocal: boolean, passwordHash?: string): void {
  const accounts: Manifest['accounts'] = { file: 'accounts.jsonl', accounts: 1, sha256: '', hashConfig }
  const missing = [{ localId: 'u1', ...(passwordHash === undefined ? {} : { passwordHash }) }]
  checkPasswords(
    { missing, same: 0, different: 0 },
    { accounts },
    { isLocal, name: 'the project painti-school' },
  )
}

describe('An account', () => {
  it('is the same one whether an answer leaves out what is false or not', () => {
    const account = { localId: 'u1', email: 'u1@painti.example', passwordHash: 'hash', displayName: 'U' }
    const text = withoutTimes(account)
    expect(withoutTimes({ ...account, emailVerified: false, disabled: false })).toBe(text)
    expect(withoutTimes({ disabled: false, ...account, lastLoginAt: '1' })).toBe(text)
    expect(withoutTimes({ ...account, emailVerified: true })).not.toBe(text)
  })

  it("is asked for with a person's credentials in the name of the project, with others in their own", () => {
    expect(quotaHeaders(new UserRefreshClient(), 'painti-school')).toEqual({
      'x-goog-user-project': 'painti-school',
    })
    expect(quotaHeaders(new JWT(), 'painti-school')).toEqual({})
  })
})

describe('The passwords of a backup', () => {
  it('of the local emulator are not given to a real project, which would take them and let nobody in', () => {
    expect(() => passwordsOf(null, false, 'fakeHash:salt')).toThrow(
      /^The accounts of this backup come from a local/,
    )
    expect(() => passwordsOf(null, false)).not.toThrow()
    expect(() => passwordsOf(scrypt, false, 'hash')).not.toThrow()
    expect(() => passwordsOf(null, true, 'fakeHash:salt')).not.toThrow()
  })

  it('of a real project are said not to work in the local emulator', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    passwordsOf(scrypt, true, 'hash')
    expect(said).toHaveBeenCalledWith(expect.stringContaining('do not work in the local emulator'))
    said.mockRestore()
  })
})
