import { readFile } from 'node:fs/promises'
import path from 'node:path'
import ts from 'typescript'
import { type Mutant, mutantsOf } from './mutant.ts'
import { openTestRun, repository } from './test-run.ts'
import type { Trial } from './trial.ts'
import { typeScriptConditions } from './typescript-conditions.ts'

const folder = 'src/model'

/** src/model against its unit tests. No file changes: the mutant is served in place of its file. */
export async function openModelTrial(): Promise<Trial> {
  const files = ts.sys.readDirectory(path.join(repository, folder), ['.ts'], ['**/*.test.ts'])
  const conditions = typeScriptConditions(files, path.join(repository, 'tsconfig.json'))
  const mutants: Mutant[] = []
  for (const file of files) {
    const name = path.relative(repository, file).replaceAll(path.sep, '/')
    mutants.push(...mutantsOf(name, await readFile(file, 'utf8'), conditions.get(file) ?? []))
  }

  let served: Mutant | undefined
  const run = await openTestRun(`${folder}/**/*.test.ts`, [
    {
      name: 'serve-mutant',
      enforce: 'pre',
      load: (id) =>
        served !== undefined && id === path.join(repository, served.file) ? served.source : null,
    },
  ])

  return {
    mutants,
    async passes(mutant) {
      served = mutant
      for (const file of files) run.forget(file)
      return run.passes()
    },
    close: () => run.close(),
  }
}
