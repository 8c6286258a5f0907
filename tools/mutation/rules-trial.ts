import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { startFirestore } from 'firestore-emulator/server'
import { type Mutant, mutantsOf } from './mutant.ts'
import { rulesConditions } from './rules-conditions.ts'
import { openTestRun, repository } from './test-run.ts'
import type { Trial } from './trial.ts'

const file = 'firestore.rules'

/** firestore.rules against tests/rules. The file stays as it is: each mutant is the rules of a server of its own. */
export async function openRulesTrial(): Promise<Trial> {
  const source = await readFile(path.join(repository, file), 'utf8')
  const run = await openTestRun('tests/rules/**/*.test.ts')

  async function passesUnder(rulesSource: string): Promise<boolean> {
    const server = await startFirestore({ port: 0, host: '127.0.0.1', rulesSource })
    try {
      run.provide('firestore', { host: server.host, port: server.port })
      return await run.passes()
    } finally {
      await server.stop()
    }
  }

  return {
    mutants: mutantsOf(file, source, rulesConditions(source)),
    passes: (mutant?: Mutant) => passesUnder(mutant?.source ?? source),
    close: () => run.close(),
  }
}
