import { expect, it } from 'vitest'
import { begin } from '../support/school-command.ts'

// What a shell gets that names no command; other files run each command, and kill and interrupt some in their own processes.

it.each([
  [['--help'], 0, 'stdout', 'A real project is reached with your own Google credentials'],
  [['forget'], 1, 'stderr', "error: missing required argument 'email'"],
  [['publich'], 1, 'stderr', "error: unknown command 'publich'"],
] as const)('%j ends with %i and says it on %s', async (command, code, stream, sentence) => {
  const ended = await begin(command).ended
  expect(ended[stream]).toContain(sentence)
  expect(ended.code).toBe(code)
})
