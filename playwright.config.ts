import { defineConfig } from '@playwright/test'
import { languages } from '#content/languages.ts'
import { findChromium } from '#tools/testing/chromium.ts'
import type { EngineName } from './tests/browsers/support/engines.ts'

const chromium = findChromium()
const builtSite = '.local/e2e-site'
const node = `"${process.execPath}" --import tsx`
const projects = [
  { name: 'chromium', testDir: 'tests/e2e' },
  ...(['webkit', 'firefox', 'old-chromium'] as const).map((engine: EngineName) => ({
    name: engine,
    testDir: 'tests/browsers',
    use: { engine },
  })),
]
const webServer = {
  command: `${node} tools/prerender/main.ts --trial --out ${builtSite} && ${node} tools/local/trial.ts --dist ${builtSite}`,
  // Each becomes an environment variable of the tests' processes.
  wait: {
    stdout:
      /Firestore: (?<painti_e2e_firestore>.+)\nAuth: (?<painti_e2e_auth>.+)\nChromium: (?<painti_e2e_chromium>.+)\nProxy: (?<painti_e2e_proxy>.+)\nSite: (?<painti_e2e_site>.+)\n/,
  },
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
} as const

/**
 * Browser tests: the site as it is published, served as Hosting serves it. The production hosts that it calls lead to the
 * local backend. Everything is tried in Chromium, the way of a family in the other engines as well; `@journey` is the one
 * of `npm test`.
 */
export default defineConfig<{ engine: EngineName }>({
  projects,
  webServer,
  // A test that names Punjabi is about that language.
  ...(languages.every(({ code }) => code !== 'pa') && { grepInvert: /punjabi/i }),
  reporter: 'line',
  outputDir: '.local/e2e-results',
  // One more than the cores of CI: much of a test is waiting.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI !== undefined,
  use: {
    baseURL: process.env.PAINTI_E2E_SITE ?? '',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--disable-gpu',
        '--disable-quic',
        ...(JSON.parse(process.env.PAINTI_E2E_CHROMIUM ?? '[]') as string[]),
      ],
    },
  },
})
