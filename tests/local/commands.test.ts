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

test('the preview says in one sentence that nothing is built', async () => {
  const { code, output } = await run(['tools/local/site.ts', '--built', '--dist', '.local/no-such-site'])
  expect(code).toBe(1)
  expect(output.trim()).toBe('There is no built site yet: run `npm run build:local` first.')
})

test('the preview refuses a site that was built for a real project', async () => {
  // The repository itself has an index.html without the mark of a local build.
  const { code, output } = await run(['tools/local/site.ts', '--built', '--dist', '.'])
  expect(code).toBe(1)
  expect(output.trim()).toBe('The built site is for a real project: run `npm run build:local` first.')
})

test('a build for a real project stops with the name of what is missing', async () => {
  const { code, output } = await run(['tools/prerender/main.ts'], {
    VITE_FIREBASE_API_KEY: 'AIzaSyA-1_b',
    VITE_FIREBASE_AUTH_DOMAIN: 'painti-school.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'painti-school',
    VITE_FORMSPREE_FORM_ID: 'xdoqzabc',
  })
  expect(code).toBe(1)
  expect(output).toMatch(/^VITE_FIREBASE_APP_ID is missing/)
})
