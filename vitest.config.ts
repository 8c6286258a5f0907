import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { languageOf } from './src/content/languages.ts'
import { site } from './src/content/site.ts'
import { viteOptionsFor } from './tools/languages.ts'

const backend = './tests/support/global-backend.ts'
const browserLike = ['./tests/support/happy-dom.ts']
// Node has storages of its own from 25 on, which would hide those of happy-dom. Older ones do not know the flag.
const execArgv = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
)

// One project per kind of test, so that each starts only what it needs.
export default defineConfig({
  plugins: [react()],
  test: {
    // By default one core is left free, which of two is half; much of a test here is waiting for servers.
    maxWorkers: '100%',
    execArgv,
    // A busy machine fails no test: what passes waits no longer than it has to.
    testTimeout: 120_000,
    // A test that names Punjabi is about that language.
    ...(!site.languages.includes('pa') && { testNamePattern: /^(?!.*Punjabi)/ }),
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    // What a passing test logs on purpose would hide what a failing one logs.
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,school,tools,emulator/src,emulator/testing}/**/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: { name: 'emulator', include: ['emulator/tests/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: { name: 'conformance', include: ['emulator/conformance/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'school',
          include: ['tests/school/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['./tests/support/global-auth.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'local', include: ['tests/local/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: { name: 'spec', include: ['tests/spec/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['./tests/support/global-firestore.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'data',
          include: ['tests/data/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          globalSetup: [backend],
          setupFiles: browserLike,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.tsx'],
          environment: 'happy-dom',
          globalSetup: [backend],
          setupFiles: [...browserLike, './tests/support/translated-page.ts'],
        },
      },
      {
        extends: true,
        resolve: viteOptionsFor(languageOf('pa')).resolve,
        test: {
          name: 'pa',
          include: ['tests/pa/**/*.test.tsx'],
          environment: 'happy-dom',
          globalSetup: [backend],
          setupFiles: browserLike,
        },
      },
    ],
  },
})
