import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** `npm run screenshots`: the same site and browser as the end-to-end tests, to be looked at by people. */
export default defineConfig(base, {
  testDir: 'tests/screenshots',
  fullyParallel: true,
  timeout: 180_000,
  reporter: 'line',
})
