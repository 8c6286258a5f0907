import { test as base } from '@playwright/test'
import { waitForApp } from './app-ready.ts'
import { localBackend } from './backend.ts'
import { ConsoleErrors } from './console-errors.ts'
import { School } from './school.ts'

interface Fixtures {
  /** Whether its page waits for the app wherever it goes. */
  waitsForApp: boolean
  /** Fails the test on a console error that it did not expect. */
  consoleErrors: ConsoleErrors
  /** Administrator access to the backend. */
  school: School
}

export const test = base.extend<Fixtures>({
  consoleErrors: [
    async ({ context }, provide) => {
      const errors = new ConsoleErrors(context)
      await provide(errors)
      errors.check()
    },
    { auto: true },
  ],
  waitsForApp: [true, { option: true }],
  page: async ({ page, waitsForApp }, provide) => {
    if (waitsForApp) await waitForApp(page)
    await provide(page)
    // A test may end while a request is being answered.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  // eslint-disable-next-line no-empty-pattern
  school: async ({}, provide) => {
    await provide(new School(localBackend().firestore))
  },
})

export { expect } from '@playwright/test'
