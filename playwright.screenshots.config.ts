import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** `npm run screenshots`: the same site and browsers as the browser tests, to be looked at by people. */
export default defineConfig({
  ...base,
  projects: [{ name: 'screenshots', testDir: 'tests/screenshots' }],
  fullyParallel: true,
  timeout: 180_000,
})
