import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startFirestore } from '../../emulator/firestore/server'
import type { Address } from '../../tools/local/administrator'

declare module 'vitest' {
  interface ProvidedContext {
    firestore: Address
    auth: Address
    forms: Address
  }
}

const rulesFile = path.join(import.meta.dirname, '../../firestore.rules')

/** Vitest global setup of the rules tests: the Firestore server alone, on a free port, as `inject('firestore')`. */
export default async function setup(project: TestProject) {
  const firestore = await startFirestore({ port: 0, host: '127.0.0.1', rulesFile })
  project.provide('firestore', { host: firestore.host, port: firestore.port })
  return () => firestore.stop()
}
