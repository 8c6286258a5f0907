import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const module = JSON.stringify(path.join(import.meta.dirname, 'run-tests.ts'))
// Inside of the repository, where the tests in it find what they import.
mkdirSync(path.join(root, '.local'), { recursive: true })
const folder = mkdtempSync(path.join(root, '.local/runners-'))
// Windows starts nothing without the latter.
const { PATH, SYSTEMROOT } = process.env
const files = {
  'vitest.config.ts': `export default { root: import.meta.dirname, test: { name: 'sample', include: ['*.test.ts'], globalSetup: './setup.ts' } }`,
  'setup.ts': `export default () => () => { if (process.env.BREAKS_LATE) process.exitCode = 1 }`,
  'playwright.config.ts': `export default { testMatch: '*.spec.ts', outputDir: './results' }`,
  'adds.test.ts': `import { beforeAll, describe, expect, test } from 'vitest'
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

/** Any program will do for a browser that no test opens. */
function run(vitest: string[] | null, playwright: string[] | null, variables: Record<string, string> = {}) {
  const source = `import(${module}).then(async ({ runTests }) => {
    process.exitCode = await runTests(...${JSON.stringify([vitest, playwright])})
  })`
  const env = { PATH, SYSTEMROOT, CHROMIUM: process.execPath, ...variables }
  const options = { cwd: folder, encoding: 'utf8', env } as const
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--eval', source], options)
  return { status, lines: stdout.trimEnd().split('\n') }
}

const passing = ['adds', '-t', 'adds$']

test('a run closes with its failures, how they begin, and one line that sums both runners', () => {
  const { status, lines } = run([], [])
  expect(status).toBe(1)
  const failures = lines.slice(lines.findIndex((line) => line.startsWith('FAILED: ')))
  expect(failures.filter((line) => line.startsWith('FAILED: ')).sort()).toEqual([
    'FAILED: adds.test.ts > adds wrongly',
    'FAILED: broken.test.ts',
    'FAILED: opens.spec.ts > closes',
  ])
  expect(failures).toContain('    this file cannot be loaded')
  expect(failures).toContain('    AssertionError: expected 1 to be 2 // Object.is equality')
  expect(failures).toContain('    Received: "open"')
  expect(failures.at(-1)).toBe('2 passed, 3 failed, 1 skipped')
})

test('a run without any test has failed, and so has one that leaves no report', () => {
  expect(run(['nothing-of-this-name'], null)).toMatchObject({ status: 1 })
  const { status, lines } = run(['--no-such-option'], ['--grep', 'opens$'])
  expect([status, lines.slice(-2)]).toEqual([
    1,
    ['FAILED: Vitest left no report (exit code 1).', '1 passed, 1 failed'],
  ])
})

test('a failure outside of the tests, as of the coverage of the rules, fails the run', () => {
  const { status, lines } = run(passing, null, { BREAKS_LATE: 'yes' })
  expect([status, lines.slice(-2)]).toEqual([
    1,
    ['FAILED: Vitest, outside of its tests (exit code 1)', '1 passed, 1 failed, 2 skipped'],
  ])
})
