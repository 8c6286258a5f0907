// `npm test`, `npm run test:rest` and `npm run test:all`, chosen by the first argument. The rest goes to Vitest.
import { runTests } from './run-tests.ts'

const [which = '', ...given] = process.argv.slice(2)
const runs: Record<string, [vitest: string[], playwright: string[]]> = {
  test: [
    ['unit', 'spec', 'rules', 'data', 'pages', 'pa'],
    ['--grep', '@journey'],
  ],
  rest: [
    ['emulator', 'conformance', 'school', 'local'],
    ['--grep-invert', '@journey'],
  ],
  all: [[], []],
}

const [projects, playwrightOptions] = runs[which] ?? [[], []]
process.exitCode = await (given.length > 0
  ? runTests(given, null)
  : runTests(
      projects.map((name) => `--project=${name}`),
      playwrightOptions,
    ))
