import { test as base } from '@playwright/test'
import { waitForApp } from './app-ready.ts'
import { localBackend, originOf } from './backend.ts'
import { ConsoleErrors } from './console-errors.ts'
import { School } from './school.ts'

interface Fixtures {
  /** Watches every page of the test; an error that the test did not expect fails it. */
  consoleErrors: ConsoleErrors
  /** The administrator's hand at the backend. */
  school: School
}

interface WorkerFixtures {
  /** What the sign-in service answered once it lets clients in: it takes seconds to start, and so does what serves the site. */
  signInService: number
}

const startLimit = 60_000

export const test = base.extend<Fixtures, WorkerFixtures>({
  signInService: [
    async ({ playwright }, provide) => {
      const visitor = await playwright.request.newContext()
      const answer = await visitor.get(originOf(localBackend().auth), { timeout: startLimit })
      await visitor.dispose()
      await provide(answer.status())
    },
    { scope: 'worker', auto: true, timeout: startLimit },
  ],
  consoleErrors: [
    async ({ context }, provide) => {
      const errors = new ConsoleErrors(context)
      await provide(errors)
      errors.check()
    },
    { auto: true },
  ],
  page: async ({ page }, provide) => {
    await waitForApp(page)
    await provide(page)
  },
  // eslint-disable-next-line no-empty-pattern
  school: async ({}, provide) => {
    await provide(new School(localBackend()))
  },
})

export { expect } from '@playwright/test'
