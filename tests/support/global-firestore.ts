import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { MutationTesting } from 'firestore-emulator/rules/mutation-testing'
import { startFirestore } from 'firestore-emulator/server'
import type { Address } from 'firestore-emulator/testing/administrator'
import { officialFirestore } from '#tools/testing/official/address.ts'
import { equalMutants } from '../rules/support/equal-mutants.ts'

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
 * Vitest global setup of the rules tests: the Firestore server alone, on a free port, as `inject('firestore')`. Which
 * changes of the rules the tests notice is checked at the end.
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
    await checkMutants(project, mutation).catch((error: unknown) =>
      failRun(`The mutants of firestore.rules could not be checked: ${String(error)}`),
    )
  }
}

/** Fails the run from the teardown of a global setup: Vitest only logs what that throws. */
function failRun(sentence: string): void {
  process.exitCode = 1
  console.error(`FAILED: ${sentence}`)
}

/**
 * Fails the run where a change of firestore.rules is not noticed and not in equal-mutants.ts, or in it and noticed.
 * Nothing follows from a run that left tests out or failed. For the teardown of Vitest's global setup, when all tests of
 * the run have ended.
 */
async function checkMutants(project: TestProject, mutation: MutationTesting | undefined): Promise<void> {
  const { vitest } = project
  const modules = vitest.state.getTestModules().filter((module) => module.project.name === project.name)
  const { testFiles } = await project.globTestFiles()
  // While files are watched, tests run again and again, and the rules may change between.
  const isPartial =
    vitest.config.watch ||
    vitest.getGlobalTestNamePattern() !== undefined ||
    testFiles.some((file) => !modules.some(({ moduleId }) => moduleId === file))
  if (isPartial || !modules.every((module) => module.ok())) {
    console.log('The mutants of firestore.rules are checked only after all rules tests, when they pass.')
    return
  }
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  if (mutation === undefined || !tests.every((test) => test.result().state === 'passed')) {
    failRun('The mutants of firestore.rules were not checked: not every rules test ran.')
    return
  }
  const ofOtherServers = tests.map((test) => test.meta().unnoticed).filter((names) => names !== undefined)
  const unnoticed = mutation.unnoticed
    .map(({ name }) => name)
    .filter((name) => ofOtherServers.every((names) => names.includes(name)))
  const equal = Object.values(equalMutants).flat()
  const noticed = (1 - unnoticed.length / mutation.count) * 100
  console.log(`firestore.rules: ${mutation.count} mutants, ${noticed.toFixed(1)} % noticed`)
  for (const name of unnoticed.filter((name) => !equal.includes(name)))
    failRun(`No rules test notices this change of firestore.rules: ${name}`)
  for (const name of equal.filter((name) => !unnoticed.includes(name)))
    failRun(`Not to be in equal-mutants.ts, for it is noticed or no mutant's name: ${name}`)
}
