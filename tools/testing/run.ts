// `npm test`, `npm run test:rest` and `npm run test:all`, by the first word. What follows it goes to Vitest alone.
import { checkFolder } from '../check-folder.ts'
import { runProgram } from '../run-program.ts'
import { runBoth } from './both-runners.ts'

const [which = '', ...given] = process.argv.slice(2)
const runs: Record<string, [projects: string[], playwrightOptions: string[]]> = {
  test: [
    ['unit', 'spec', 'rules', 'data', 'pages', 'pa'],
    ['--grep', '@journey'],
  ],
  rest: [
    ['emulator', 'conformance', 'school', 'local'],
    ['--grep-invert', '@journey'],
  ],
}

checkFolder()
process.exitCode = await (given.length > 0
  ? runProgram('vitest/vitest.mjs', ['run', ...given])
  : runBoth(...(runs[which] ?? [[], []])))
