import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

interface Ended {
  code: number
  output: string
}

/** Runs a command of package.json with nothing of this environment but its path and what is given. */
function run(command: string[], environment: Record<string, string> = {}): Promise<Ended> {
  const settings = { cwd: root, env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment } }
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', ...command], settings, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr })
    })
  })
}

test.each(['tools/local/site.ts', 'tools/prerender/main.ts --local'])(
  '%s refuses a real project in one sentence',
  async (command) => {
    const { code, output } = await run(command.split(' '), { VITE_FIREBASE_PROJECT_ID: 'painti-school' })
    expect(code).toBe(1)
    expect(output.split('\n')[0]).toMatch(/painti-school.*"demo-"\.$/)
  },
)

// The repository itself has an index.html without the mark of a local build.
test.each([
  ['.local/no-such-site', 'There is no built site yet: run `npm run build:local` first.'],
  ['.', 'The built site is for a real project: run `npm run build:local` first.'],
])('the preview of %s is refused in one sentence', async (dist, sentence) => {
  const { code, output } = await run(['tools/local/site.ts', '--built', '--dist', dist])
  expect(code).toBe(1)
  expect(output.trim()).toBe(sentence)
})
