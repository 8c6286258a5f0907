import type { TestProject } from 'vitest/node'
import { startFirebaseEmulators } from '#tools/local/firebase-emulators.ts'

/** Vitest global setup: one Auth emulator as `inject('auth')`, because each start costs ten seconds of processor time. */
export default async function setup(project: TestProject) {
  const emulators = await startFirebaseEmulators({ projectId: 'demo-auth' })
  project.provide('auth', emulators.auth)
  return () => emulators.stop()
}
