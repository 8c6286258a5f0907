import { describe, expect, it } from 'vitest'
import { mayWrite } from './confirm'
import { SchoolError } from './school-error'

const local = { isLocal: true, name: 'the local backend (demo-painti)' }
const real = { isLocal: false, name: 'the project painti-school' }

describe('Before anything is written', () => {
  it('nobody is asked for the local backend, or with --yes', async () => {
    expect(await mayWrite(local, '2 documents', {})).toBe(true)
    expect(await mayWrite(real, '2 documents', { yes: true })).toBe(true)
  })

  it('a dry run ends, whatever else was said', async () => {
    expect(await mayWrite(local, '2 documents', { dryRun: true })).toBe(false)
    expect(await mayWrite(real, '2 documents', { dryRun: true, yes: true })).toBe(false)
  })

  it('a real project needs somebody to say yes', async () => {
    const asked = mayWrite(real, '2 documents', {})
    await expect(asked).rejects.toThrow(SchoolError)
    await expect(asked).rejects.toThrow(
      'Nobody is here to say yes: add --yes to write 2 documents to the project painti-school. Nothing was written.',
    )
  })
})
