import { test as base } from '@playwright/test'
import { waitForApp } from './app-ready.ts'
import { localBackend, originOf } from './backend.ts'
import { ConsoleErrors } from './console-errors.ts'
import { School } from './school.ts'

interface Fixtures {
  /** Fails the test on a console error that it did not expect. */
  consoleErrors: ConsoleErrors
  /** Administrator access to the backend. */
  school: School
}

interface WorkerFixtures {
  /** The status of the sign-in service's first answer: it and the site's server take seconds to start. */
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
    await provide(new School(localBackend().firestore))
  },
})

export { expect } from '@playwright/test'
