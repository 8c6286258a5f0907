import type { BrowserContext } from '@playwright/test'
import path from 'node:path'
import { type RunningFirestore, startFirestore, type Usage } from 'firestore-emulator/server'
import type { Address } from 'firestore-emulator/testing/administrator'
import { seedSchool } from '#tools/local/seed.ts'
import { demoProject } from '#tools/local/demo-project.ts'

const rulesFile = path.join(import.meta.dirname, '../../../firestore.rules')
const requests = /\/v1\/projects\//

/** A Firestore server for one test alone, seeded with the school: the site's own also counts what other tests use. */
export class MeteredFirestore {
  private constructor(private readonly server: RunningFirestore) {}

  /**
   * Starts it, and leads all Firestore requests of these pages there.
   * @param now its clock, in milliseconds since the epoch.
   */
  static async serve(context: BrowserContext, now?: () => number): Promise<MeteredFirestore> {
    const server = await startFirestore({ port: 0, rulesFile, ...(now && { now }) })
    await seedSchool(server, demoProject)
    await context.route(requests, async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const answer = await route.fetch({ url: `http://${server.host}:${server.port}${pathname}${search}` })
      await route.fulfill({ response: answer })
    })
    const metered = new MeteredFirestore(server)
    metered.begin()
    return metered
  }

  get address(): Address {
    return this.server
  }

  /** Counts from zero again. */
  begin(): void {
    Object.assign(this.counts, { reads: 0, writes: 0, deletes: 0, lookUps: 0 })
  }

  /** What the pages have used since the counting began. */
  used(): Usage {
    return { ...this.counts }
  }

  async stop(): Promise<void> {
    await this.server.stop()
  }

  private get counts(): Usage {
    return this.server.projects.find(demoProject).counts
  }
}
