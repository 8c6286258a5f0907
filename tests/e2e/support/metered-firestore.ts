import path from 'node:path'
import { type RunningFirestore, startFirestore, type Usage } from 'firestore-emulator/server'
import { seedSchool } from '#tools/local/seed.ts'
import { demoProject } from '#tools/local/demo-project.ts'
import { deliver } from './connection.ts'
import { School } from './school.ts'
import { test as base } from './test.ts'

const rulesFile = path.join(import.meta.dirname, '../../../firestore.rules')

export interface MeteredFirestore {
  server: RunningFirestore
  /** Its clock, in milliseconds since the epoch; a test may put another in its place. */
  now: () => number
  /** Counts from zero again. */
  begin: () => void
  /** What the pages have used since the counting began. */
  used: () => Usage
}

/**
 * A test with a Firestore server of its own, seeded with the school, to which all Firestore requests of its pages lead:
 * the site's own also counts what other tests use. `school` stores documents in it past its meter.
 */
export const test = base.extend<{ startsOn: string; firestore: MeteredFirestore }>({
  /** A day of the past on which its clock begins; it goes by today's where there is none. */
  startsOn: ['', { option: true }],
  firestore: async ({ context, startsOn }, provide) => {
    const server = await startFirestore({ port: 0, rulesFile, now: () => firestore.now() })
    const { counts } = server.projects.find(demoProject)
    const firestore: MeteredFirestore = {
      server,
      now: startsOn === '' ? Date.now : () => Date.parse(startsOn),
      begin: () => Object.assign(counts, { reads: 0, writes: 0, deletes: 0, lookUps: 0 }),
      used: () => ({ ...counts }),
    }
    await seedSchool(server, demoProject)
    firestore.begin()
    await context.route(/\/v1\/projects\//, async (route) => {
      await route.fulfill({ response: await deliver(route, server) })
    })
    await provide(firestore)
    // The page may still be waiting for an answer, which nobody can give any more.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await server.stop()
  },
  school: async ({ firestore }, provide) => {
    await provide(new School(firestore.server))
  },
})
