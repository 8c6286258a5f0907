import type { TestProject } from 'vitest/node'
import type { Address } from 'firestore-emulator/testing/administrator'
import { languageOf } from '#content/languages.ts'
import { programIn } from '#tools/languages.ts'
import { type Backend, startBackend } from '#tools/local/backend.ts'
import { readLocalCatalogue } from '#tools/local/local-catalogue.ts'
import { officialFirestore } from '#tools/testing/official/address.ts'

/**
 * Vitest global setup of the data, page and school tests: the whole local backend, unseeded, on free ports, as
 * `inject('firestore')`, `inject('auth')` and `inject('forms')`.
 *
 * One backend serves all projects of a run: each start of the Auth emulator costs ten seconds of processor time, and
 * each test file has a project id of its own anyway.
 */
export default async function setup(project: TestProject) {
  // Vitest loads this file once for each project, all in one process.
  const shared = ((globalThis as { paintiTestBackend?: Shared }).paintiTestBackend ??= { users: 0 })
  shared.users += 1
  shared.backend ??= startBackend({ projectId: 'demo-tests', firestore: officialFirestore() })
  const backend = await shared.backend
  const { courses } = await readLocalCatalogue()
  const language = languageOf(project.name === 'pa' ? 'pa' : 'en')
  project.provide('program', programIn(language, courses))
  for (const name of ['firestore', 'auth', 'forms'] as const) project.provide(name, address(backend[name]))
  return async () => {
    shared.users -= 1
    if (shared.users === 0) await backend.stop()
  }
}

interface Shared {
  users: number
  backend?: Promise<Backend>
}

// Only what can be sent to the tests' processes.
function address({ host, port }: Address): Address {
  return { host, port }
}
