import { PassThrough } from 'node:stream'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { confirmWrite } from './terminal.ts'

const real = { isLocal: false, name: 'the project painti-school', projectId: 'painti-school' }

afterEach(() => vi.restoreAllMocks())

function typing(line: string): void {
  const terminal = Object.assign(new PassThrough(), { isTTY: true })
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(terminal as never)
  vi.spyOn(process, 'stderr', 'get').mockReturnValue(new PassThrough() as never)
  terminal.write(`${line}\n`)
}

describe('Before anything is written', () => {
  it.each([
    [false, 'y', true],
    [false, 'YES', true],
    [false, 'painti-school', false],
    [true, 'painti-school', true],
    [true, 'y', false],
    [true, 'Painti-school', false],
    [true, '', false],
  ])('where only the id of the project will do (%s), %j is a yes: %s', async (needsId, line, isYes) => {
    typing(line)
    expect(await confirmWrite(real, '2 documents', { yes: needsId }, needsId)).toBe(isYes)
  })
})
