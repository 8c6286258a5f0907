import { describe, expect, it, vi } from 'vitest'
import { checkPasswords } from './accounts.ts'

const scrypt = { algorithm: 'SCRYPT', signerKey: 'a+/=', saltSeparator: 'Bw==', rounds: 8, memoryCost: 14 }

function passwordsOf(hashConfig: typeof scrypt | null, isLocal: boolean, passwordHash?: string): void {
  const missing = [{ uid: 'u1', ...(passwordHash === undefined ? {} : { passwordHash }) }]
  checkPasswords(missing, hashConfig, { isLocal, name: 'the project painti-school' })
}

describe('The passwords of a backup', () => {
  it('of the local emulator are kept out of a real project, which would accept them and let nobody in', () => {
    expect(() => passwordsOf(null, false, 'fakeHash:salt')).toThrow(
      /^The accounts of this backup come from a local/,
    )
    expect(() => passwordsOf(null, false)).not.toThrow()
    expect(() => passwordsOf(scrypt, false, 'hash')).not.toThrow()
    expect(() => passwordsOf(null, true, 'fakeHash:salt')).not.toThrow()
  })

  it('of a real project come with a warning that they do not work in the local emulator', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    passwordsOf(scrypt, true, 'hash')
    expect(said).toHaveBeenCalledWith(expect.stringContaining('do not work in the local emulator'))
    said.mockRestore()
  })
})
