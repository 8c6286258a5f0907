import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,testing,tests,conformance}/**/*.test.ts'],
    maxWorkers: '100%',
    // A busy machine fails no test: what passes waits no longer than it has to.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
