import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { languageOf } from './src/content/languages.ts'
import { site } from './src/content/site.ts'
import { viteOptionsFor } from './tools/languages.ts'

const happyDom = './tests/support/happy-dom.ts'
const globalSetup = './tests/support/global-backend.ts'
const inBrowser: ProjectTest = {
  environment: 'happy-dom',
  globalSetup,
  setupFiles: happyDom,
}
/** Tests that change nothing of their process: its modules are loaded once for all of them. */
const inOneProcess: ProjectTest = { isolate: false }
// Node has storages of its own from 25 on, which would hide those of happy-dom. Older ones do not know the flag.
const execArgv = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
)

type ProjectTest = TestProjectInlineConfiguration['test']

/** A kind of test, which starts only what it needs. */
function project(name: string, include: string, test?: ProjectTest): TestProjectInlineConfiguration {
  return { extends: true, test: { environment: 'node', ...test, name, include: [include] } }
}

/** Spreads the files that mostly wait until something is tried again among those that compute. */
class WaitingAmongBusy extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const waits = ({ project, moduleId }: TestSpecification) =>
      project.name === 'school' || moduleId.endsWith('failed-reads.test.tsx')
    const waiting = sorted.filter(waits)
    const busy = sorted.filter((file) => !waits(file))
    const mixed = busy.flatMap((file, index) => [...(index % 4 === 0 ? waiting.splice(0, 1) : []), file])
    return [...mixed, ...waiting]
  }
}

export default defineConfig({
  plugins: [react()],
  test: {
    // One more than cores, because much of a test is waiting; a percentage would stop at one for each.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: WaitingAmongBusy },
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
      project('unit', '{src,school,tools,emulator/src,emulator/testing}/**/*.test.{ts,tsx}', inOneProcess),
      project('emulator', 'emulator/tests/**/*.test.ts', inOneProcess),
      project('conformance', 'emulator/conformance/**/*.test.ts', inOneProcess),
      project('school', 'tests/school/**/*.test.ts', { globalSetup }),
      project('local', 'tests/local/**/*.test.ts'),
      project('spec', 'tests/spec/**/*.test.ts', inOneProcess),
      project('rules', 'tests/rules/**/*.test.ts', {
        ...inOneProcess,
        globalSetup: './tests/support/global-firestore.ts',
      }),
      project('data', 'tests/data/**/*.test.{ts,tsx}', inBrowser),
      project('pages', 'tests/pages/**/*.test.tsx', {
        ...inBrowser,
        setupFiles: [happyDom, './tests/support/translated-page.ts'],
      }),
      {
        ...project('pa', 'tests/pa/**/*.test.tsx', inBrowser),
        resolve: viteOptionsFor(languageOf('pa')).resolve,
      },
    ],
  },
})
