import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { MutationTesting } from 'firestore-emulator/rules/mutation-testing'
import { startFirestore } from 'firestore-emulator/server'
import type { Address } from 'firestore-emulator/testing/administrator'
import { officialFirestore } from '#tools/testing/official/address.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The day of the rules tests, in UTC. */
    today: string
    firestore: Address
    auth: Address
    /** What the catalogue's courses have in common, in the language of the tests: `VITE_PROGRAM`. */
    program: string
    forms: Address
  }
}

const rulesFile = path.join(import.meta.dirname, '../../firestore.rules')

/**
 * Vitest global setup of the rules tests: the Firestore server alone, on a free port, as `inject('firestore')`. What
 * the tests reached of the rules is printed at the end.
 *
 * Its day, `inject('today')`, does not end while they run, or what a test calls tomorrow would be today when its turn
 * comes: in the last hour of a day its clock is an hour slow.
 */
export default async function setup(project: TestProject) {
  const slow = new Date().getUTCHours() === 23 ? 60 * 60 * 1000 : 0
  const now = () => Date.now() - slow
  project.provide('today', new Date(now()).toISOString().slice(0, 10))
  const official = officialFirestore()
  if (official !== null) {
    project.provide('firestore', official)
    return
  }
  let mutation: MutationTesting | undefined
  const firestore = await startFirestore({
    port: 0,
    rulesFile,
    now,
    observe: (rules) => (mutation = new MutationTesting(rules)).observe,
  })
  project.provide('firestore', { host: firestore.host, port: firestore.port })
  return async () => {
    await firestore.stop()
    await reportRulesCoverage(project, mutation as MutationTesting).catch((error: unknown) =>
      failRun(`The coverage of firestore.rules could not be checked: ${String(error)}`),
    )
  }
}

/** Fails the run from the teardown of a global setup: Vitest only logs what that throws. */
function failRun(sentence: string): void {
  process.exitCode = 1
  console.error(`FAILED: ${sentence}`)
}

/**
 * Fails the run where a place of firestore.rules was never true, never false or never reached. Nothing follows from a run
 * that left tests out or failed. For the teardown of Vitest's global setup, when all tests of the run have ended.
 */
async function reportRulesCoverage(project: TestProject, mutation: MutationTesting): Promise<void> {
  const { vitest } = project
  const modules = vitest.state.getTestModules().filter((module) => module.project.name === project.name)
  const { testFiles } = await project.globTestFiles()
  // While files are watched, tests run again and again, and the rules may change between.
  const isPartial =
    vitest.config.watch ||
    vitest.getGlobalTestNamePattern() !== undefined ||
    testFiles.some((file) => !modules.some(({ moduleId }) => moduleId === file))
  if (isPartial || !modules.every((module) => module.ok())) {
    console.log('The coverage of firestore.rules is checked only after all rules tests, when they pass.')
    return
  }
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  if (!tests.every((test) => test.result().state === 'passed')) {
    failRun('The coverage of firestore.rules was not checked: not every rules test ran.')
    return
  }
  const { count, unnoticed } = mutation
  console.log(`firestore.rules: ${count} mutants, unnoticed: ${unnoticed.length}\n`)
  writeFileSync('/tmp/unnoticed.txt', unnoticed.map(({ name, span }) => `${span.line}\t${name}\n`).join(''))
}
