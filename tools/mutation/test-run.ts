import path from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'
import type { Plugin } from 'vite'

export const repository = path.join(import.meta.dirname, '../..')

/** One set of tests, run again and again in one process. */
export interface TestRun {
  /** Runs the tests; true when all passed. Stops at the first failure. */
  passes(): Promise<boolean>
  /** Forgets what was read of this file (absolute path). */
  forget(file: string): void
  provide: Vitest['provide']
  close(): Promise<void>
}

/** Opens the tests that `include` names, apart from the projects of vitest.config.ts: they start servers of their own. */
export async function openTestRun(include: string, plugins: Plugin[] = []): Promise<TestRun> {
  const vitest = await createVitest(
    'test',
    {
      root: repository,
      config: false,
      include: [include],
      environment: 'node',
      watch: false,
      bail: 1,
      isolate: false,
      reporters: [{}],
    },
    { plugins, logLevel: 'silent' },
  )
  const specifications = await vitest.globTestSpecifications()
  if (specifications.length === 0) throw new Error(`No test is named ${include}.`)
  return {
    async passes() {
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, true)
      return unhandledErrors.length === 0 && testModules.every((module) => module.ok())
    },
    forget: (file) => vitest.invalidateFile(file),
    provide: vitest.provide,
    close: () => vitest.close(),
  }
}
