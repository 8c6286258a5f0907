// The mutation test: each condition of firestore.rules and of src/model negated in turn, and the tests run against it
// (`npm run test:mutation`; one part alone: `npm run test:mutation -- rules`). Exits with 1 where a mutant survives.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import ts from 'typescript'
import type { Plugin } from 'vite'
import { createVitest } from 'vitest/node'
import { startFirestore } from 'firestore-emulator/server'
import { type Mutant, mutantsOf } from './mutant.ts'
import { rulesConditions } from './rules-conditions.ts'
import { typeScriptConditions } from './typescript-conditions.ts'

/** Some source, its mutants and the tests that should kill them. */
interface Trial {
  mutants: Mutant[]
  /** Whether all tests pass: with this mutant in place, or with the source as it is. */
  passes: (mutant?: Mutant) => Promise<boolean>
  close: () => Promise<void>
}

const repository = path.join(import.meta.dirname, '../..')
const typeScriptSettings = path.join(repository, 'tsconfig.json')

const trials: Record<string, () => Promise<Trial>> = { rules: openRulesTrial, model: openModelTrial }

const chosen = process.argv.slice(2)
let allSurvivors = 0
for (const name of chosen.length === 0 ? Object.keys(trials) : chosen) {
  const open = trials[name]
  if (open === undefined) throw new Error(`There is no ${name}: choose of ${Object.keys(trials).join(', ')}.`)
  allSurvivors += await countSurvivors(name, await open())
}
// Set either way: every mutant that is killed has left a failed run behind it.
process.exitCode = allSurvivors > 0 ? 1 : 0

async function countSurvivors(name: string, { mutants, passes, close }: Trial): Promise<number> {
  if (!(await passes())) throw new Error(`The tests of the ${name} fail before anything is negated.`)
  console.log(`${name}: ${mutants.length} conditions`)
  let survivors = 0
  for (const mutant of mutants) {
    if (!(await passes(mutant))) continue
    survivors += 1
    console.log(`  survived ${mutant.file}:${mutant.line} (${mutant.place}): ${mutant.condition}`)
  }
  if (!(await passes())) throw new Error(`The tests of the ${name} fail by themselves: no kill counts.`)
  console.log(`${name}: ${mutants.length - survivors} killed, ${survivors} survived`)
  await close()
  return survivors
}

/** src/model against its unit tests. No file changes: the mutant is served in place of its file. */
async function openModelTrial(): Promise<Trial> {
  const folder = 'src/model'
  const files = ts.sys.readDirectory(path.join(repository, folder), ['.ts'], ['**/*.test.ts'])
  const conditions = typeScriptConditions(files, typeScriptSettings)
  const mutants: Mutant[] = []
  for (const file of files) {
    const name = path.relative(repository, file).replaceAll(path.sep, '/')
    mutants.push(...mutantsOf(name, await readFile(file, 'utf8'), conditions.get(file) ?? []))
  }
  let served: Mutant | undefined
  const run = await openTestRun(`${folder}/**/*.test.ts`, {
    name: 'serve-mutant',
    enforce: 'pre',
    load: (id) => (served && id === path.join(repository, served.file) ? served.source : null),
  })
  return {
    mutants,
    async passes(mutant) {
      served = mutant
      for (const file of files) run.vitest.invalidateFile(file)
      return run.passes()
    },
    close: () => run.vitest.close(),
  }
}

/** firestore.rules against tests/rules. No file changes: each mutant is the rules of a server of its own. */
async function openRulesTrial(): Promise<Trial> {
  const file = 'firestore.rules'
  const source = await readFile(path.join(repository, file), 'utf8')
  const run = await openTestRun('tests/rules/**/*.test.ts')
  return {
    mutants: mutantsOf(file, source, rulesConditions(source)),
    async passes(mutant) {
      const rulesSource = mutant?.source ?? source
      const server = await startFirestore({ port: 0, host: '127.0.0.1', rulesSource })
      try {
        run.vitest.provide('firestore', { host: server.host, port: server.port })
        return await run.passes()
      } finally {
        await server.stop()
      }
    },
    close: () => run.vitest.close(),
  }
}

/**
 * Opens tests that run again and again in one process, apart from the projects of vitest.config.ts, which start servers
 * of their own. A run stops at its first failure.
 */
async function openTestRun(include: string, ...plugins: Plugin[]) {
  const vitest = await createVitest(
    'test',
    {
      root: repository,
      config: false,
      include: [include],
      environment: 'node',
      watch: false,
      bail: 1,
      isolate: false,
      reporters: [{}],
    },
    { plugins, logLevel: 'silent' },
  )
  const specifications = await vitest.globTestSpecifications()
  if (specifications.length === 0) throw new Error(`No test matches ${include}.`)
  return {
    vitest,
    async passes(): Promise<boolean> {
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, true)
      return unhandledErrors.length === 0 && testModules.every((module) => module.ok())
    },
  }
}
