import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { RulesCoverage } from 'firestore-emulator/rules/coverage'
import { startFirestore } from 'firestore-emulator/server'
import type { Address } from 'firestore-emulator/testing/administrator'
import { officialFirestore } from '#tools/testing/official/address.ts'
import { failRun, reportRulesCoverage } from './report-rules-coverage.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The day of the rules tests, in UTC. */
    today: string
    firestore: Address
    auth: Address
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
  let coverage: RulesCoverage | undefined
  const firestore = await startFirestore({
    port: 0,
    rulesFile,
    now,
    observe: (rules) => (coverage = new RulesCoverage(rules)).observer,
  })
  project.provide('firestore', { host: firestore.host, port: firestore.port })
  return async () => {
    await firestore.stop()
    await reportRulesCoverage(project, coverage?.rows ?? []).catch((error: unknown) =>
      failRun(`The coverage of firestore.rules could not be checked: ${String(error)}`),
    )
  }
}
