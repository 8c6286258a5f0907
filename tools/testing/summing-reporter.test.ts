import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
// Inside of the repository, where the tests in it find what they import.
mkdirSync(path.join(root, '.local'), { recursive: true })
const folder = mkdtempSync(path.join(root, '.local/reporter-'))
// Windows starts nothing without the latter.
const { PATH, SYSTEMROOT } = process.env
const reporter = JSON.stringify(path.join(root, 'tools/testing/summing-reporter.ts'))
const files = {
  'vitest.config.ts': `export default { root: import.meta.dirname, test: { name: 'sample', include: ['*.test.ts'], reporters: [${reporter}] } }`,
  'playwright.config.ts': `export default { testMatch: '*.spec.ts', reporter: ${reporter}, outputDir: './results' }`,
  'adds.test.ts': `import { expect, test } from 'vitest'
    test('adds', () => expect(1 + 1).toBe(2))
    test('adds wrongly', () => expect(1).toBe(2))
    test.skip('is left out', () => {})`,
  'broken.test.ts': `throw new Error('this file cannot be loaded')`,
  'opens.spec.ts': `import { expect, test } from '@playwright/test'
    test('opens', () => expect(1).toBe(1))
    test('closes', () => expect('open').toBe('closed'))`,
}

beforeAll(() => {
  for (const [name, source] of Object.entries(files)) writeFileSync(path.join(folder, name), source)
  return () => rmSync(folder, { recursive: true })
})

function run(program: string, options: string[], variables: Record<string, string> = {}) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules', program), ...options],
    // Any program will do for a browser that no test opens.
    {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH, SYSTEMROOT, CHROMIUM: process.execPath, ...variables },
    },
  )
  return { status, lines: stdout.trimEnd().split('\n') }
}

const vitest = ['vitest/vitest.mjs', ['run', '--config', 'vitest.config.ts']] as const
const playwright = ['@playwright/test/cli.js', ['test']] as const

test('a run of Vitest closes with its failures and its counts', () => {
  const { status, lines } = run(vitest[0], [...vitest[1]])
  expect(status).toBe(1)
  expect(lines.filter((line) => line.startsWith('FAILED: ')).sort()).toEqual([
    'FAILED: adds.test.ts > adds wrongly',
    'FAILED: broken.test.ts',
  ])
  expect(lines).toContain('    this file cannot be loaded')
  expect(lines.at(-1)).toBe('1 passed, 2 failed, 1 skipped')
})

test('a run in which everything passes exits with 0', () => {
  const { status, lines } = run(vitest[0], [...vitest[1], 'adds', '-t', 'adds$'])
  expect([status, lines.at(-1)]).toEqual([0, '1 passed, 0 failed, 2 skipped'])
})

test('a run without any test has failed', () => {
  const { status, lines } = run(vitest[0], [...vitest[1], 'nothing-of-this-name'])
  expect([status, lines.at(-1)]).toEqual([1, '0 passed, 1 failed'])
})

test('one line sums the run of Vitest and that of Playwright after it', () => {
  const variables = { VITEST_COUNTS: path.join(folder, 'counts.json') }
  expect(run(vitest[0], [...vitest[1]], variables).lines.at(-1)).not.toContain('passed')
  const { status, lines } = run(playwright[0], [...playwright[1]], variables)
  expect(status).toBe(1)
  expect(lines).toContain('FAILED: opens.spec.ts > closes')
  expect(lines.at(-1)).toBe('2 passed, 3 failed, 1 skipped')
})

test('a failure of Vitest fails the run also where every browser test passes, and so does its crash', () => {
  const variables = { VITEST_COUNTS: path.join(folder, 'counts.json') }
  run(vitest[0], [...vitest[1]], variables)
  const passing = [...playwright[1], '--grep', 'opens$']
  const afterFailure = run(playwright[0], passing, variables)
  expect([afterFailure.status, afterFailure.lines.at(-1)]).toEqual([1, '2 passed, 2 failed, 1 skipped'])
  const afterCrash = run(playwright[0], passing, variables)
  expect([afterCrash.status, afterCrash.lines.at(-1)]).toEqual([1, '1 passed, 1 failed'])
})
