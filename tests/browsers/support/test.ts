import { writeFile } from 'node:fs/promises'
import { expect, type Page, test as base } from '@playwright/test'
import { localBackend } from '../../e2e/support/backend.ts'
import { School } from '../../e2e/support/school.ts'
import { EnginePage } from './engine-page.ts'
import { type EngineName, startEngine } from './engines.ts'

interface Fixtures {
  /** Which browser the tests are run in: an option of the projects in playwright.config.ts. */
  engine: EngineName
  /** A first visit. An error in the console fails the test. */
  page: Page
  school: School
}

export const test = base.extend<Fixtures>({
  engine: ['webkit', { option: true }],
  page: async ({ engine: name, baseURL }, provide, testInfo) => {
    const engine = await startEngine(name)
    if (typeof engine === 'string') {
      console.log(engine)
      test.skip(process.env.CI === undefined, engine)
      throw new Error(engine)
    }
    try {
      // Page objects use no more of it than there is.
      await provide(new EnginePage(engine, baseURL ?? '') as unknown as Page)
      if (testInfo.status !== testInfo.expectedStatus) {
        await engine.resize(390, 1600)
        await writeFile(testInfo.outputPath('page.png'), await engine.screenshot())
      }
      expect(await engine.errors(), `errors in the console of ${name}`).toEqual([])
    } finally {
      await engine.close()
    }
  },
  // eslint-disable-next-line no-empty-pattern
  school: async ({}, provide) => {
    await provide(new School(localBackend().firestore))
  },
})

export { expect }
