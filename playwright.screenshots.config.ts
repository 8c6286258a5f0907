import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** `npm run screenshots`: pictures of every view, to be looked at by people. */
export default defineConfig<{ picturesIn: string }>({
  ...base,
  projects: [{ name: 'screenshots', testDir: 'tests/e2e', testMatch: 'every-view.spec.ts' }],
  // Nothing moves, so that the same page gives the same picture.
  use: { ...base.use, contextOptions: { reducedMotion: 'reduce' }, picturesIn: '.local/screenshots' },
})
