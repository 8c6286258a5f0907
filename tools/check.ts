// `npm run check`: types, lint, styles, formatting and unused code. ESLint takes as long as all the others, which run one
// after the other beside it until one fails.
import { runProgram } from './run-program.ts'

const others: [program: string, ...options: string[]][] = [
  [
    'typescript/bin/tsc',
    '-p',
    'tsconfig.json',
    '--incremental',
    '--tsBuildInfoFile',
    '.local/src.tsbuildinfo',
  ],
  [
    'typescript/bin/tsc',
    '-p',
    'tsconfig.node.json',
    '--incremental',
    '--tsBuildInfoFile',
    '.local/node.tsbuildinfo',
  ],
  ['stylelint/bin/stylelint.mjs', 'src/**/*.css'],
  ['prettier/bin/prettier.cjs', '--check', '--cache', '--cache-location', '.local/prettier-cache', '.'],
  ['knip/bin/knip.js'],
]

async function runOthers(): Promise<number> {
  for (const [program, ...options] of others) {
    const code = await runProgram(program, options)
    if (code !== 0) return code
  }
  return 0
}

const codes = await Promise.all([
  runProgram('eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
  runOthers(),
])
process.exit(Math.max(...codes))
