import { expect, test } from 'vitest'
import { begin } from '../support/school-command.ts'

test.each([
  ['tools/local/site.ts', []],
  ['tools/prerender/main.ts', ['--local']],
])('%s refuses a real project in one sentence: %j', async (program, options) => {
  const { code, stderr } = await begin(options, { VITE_FIREBASE_PROJECT_ID: 'painti-school' }, program).ended
  expect(code).toBe(1)
  expect(stderr.split('\n')[0]).toMatch(/painti-school.*"demo-"\.$/)
})

// The repository itself has an index.html without the mark of a local build.
test.each([
  ['.local/no-such-site', 'There is no built site yet: run `npm run build:local` first.'],
  ['.', 'The built site is for a real project: run `npm run build:local` first.'],
])('the preview of %s is refused in one sentence', async (dist, sentence) => {
  const ended = await begin(['--built', '--dist', dist], {}, 'tools/local/site.ts').ended
  expect(ended).toEqual({ code: 1, stdout: '', stderr: `${sentence}\n` })
})
