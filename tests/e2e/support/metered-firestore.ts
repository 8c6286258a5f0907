import type { BrowserContext } from '@playwright/test'
import path from 'node:path'
import { type RunningFirestore, startFirestore, type Usage } from 'firestore-emulator/server'
import { type Address, type PlainDocument, writeDocuments } from 'firestore-emulator/testing/administrator'
import { seedSchool } from '#tools/local/seed.ts'
import { demoProject } from '#tools/local/demo-project.ts'

const rulesFile = path.join(import.meta.dirname, '../../../firestore.rules')
const requests = /\/v1\/projects\//

/**
 * A Firestore server for one test alone, with the school in it. The server of the site has other tests' pages at the same
 * time: what it counts is nobody's bill.
 */
export class MeteredFirestore {
  private constructor(private readonly server: RunningFirestore) {}

  /** Starts it, and leads all Firestore requests of these pages there. */
  static async serve(context: BrowserContext): Promise<MeteredFirestore> {
    const server = await startFirestore({ port: 0, rulesFile })
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

  /** Writes past the rules, before the counting begins. */
  async prepare(documents: PlainDocument[]): Promise<void> {
    await writeDocuments(this.server, demoProject, documents)
    this.begin()
  }

  /** Counts from nothing again. */
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
