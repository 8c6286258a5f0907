import { expect, test, vi } from 'vitest'
import { checkFolder } from './check-folder.ts'

test('a folder that Vite cannot work in is refused in one sentence, and blanks and Gurmukhi are none of it', () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const error = vi.spyOn(console, 'error').mockReturnValue()
  checkFolder('/srv/ਪੈਂਤੀ school')
  expect(exit).not.toHaveBeenCalled()
  checkFolder('/srv/painti#2')
  expect(exit).toHaveBeenCalledWith(1)
  expect(error.mock.calls).toEqual([[expect.stringMatching(/^Vite cannot work [^\n]+\/srv\/painti#2\.$/)]])
})
