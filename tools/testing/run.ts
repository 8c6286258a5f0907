// `npm test`, `npm run test:rest` and `npm run test:all`, by the first word. What follows `npm test` goes to Vitest alone,
// and what follows the others to Playwright.
import { checkFolder } from '../check-folder.ts'
import { runProgram } from '../run-program.ts'
import { runBoth } from './both-runners.ts'

const [which = '', ...given] = process.argv.slice(2)

try {
  checkFolder()
  process.exit(await run())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function run(): Promise<number> {
  if (which === 'all') return runBoth([], given)
  if (which === 'rest')
    return runBoth(projects('emulator', 'conformance', 'school', 'local'), [
      '--grep-invert',
      '@journey',
      ...given,
    ])
  if (given.length > 0) return runProgram('vitest/vitest.mjs', ['run', ...given])
  return runBoth(projects('unit', 'spec', 'rules', 'data', 'pages', 'pa'), ['--grep', '@journey'])
}

function projects(...names: string[]): string[] {
  return names.flatMap((name) => ['--project', name])
}
