import { PassThrough } from 'node:stream'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { confirmWrite, SchoolError } from './terminal.ts'

const real = { isLocal: false, name: 'the project painti-school', projectId: 'painti-school' }

afterEach(() => vi.restoreAllMocks())

/** Somebody at the terminal who types this. */
function typing(line: string): void {
  const terminal = Object.assign(new PassThrough(), { isTTY: true })
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(terminal as never)
  vi.spyOn(process, 'stderr', 'get').mockReturnValue(new PassThrough() as never)
  terminal.write(`${line}\n`)
}

describe('Before anything is written', () => {
  it('a real project needs somebody to say yes', async () => {
    const asked = confirmWrite(real, '2 documents', {})
    await expect(asked).rejects.toThrow(SchoolError)
    await expect(asked).rejects.toThrow(
      'Nobody is here to say yes: add --yes to write 2 documents to the project painti-school. Nothing was written.',
    )
  })

  it.each([
    ['y', true],
    ['YES', true],
    ['painti-school', false],
  ])('an answer of %s is a yes: %s', async (line, isYes) => {
    typing(line)
    expect(await confirmWrite(real, '2 documents', {})).toBe(isYes)
  })

  it.each([
    ['painti-school', true],
    ['y', false],
    ['Painti-school', false],
    ['', false],
  ])('where only the id of the project will do, %j is a yes: %s', async (line, isYes) => {
    typing(line)
    expect(await confirmWrite(real, '2 deletions', { yes: true }, true)).toBe(isYes)
  })
})
