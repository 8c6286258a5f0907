import type { Address } from 'firestore-emulator/testing/administrator'
import { type Backend, startBackend } from './backend.ts'
import { checkBuild } from './built-site.ts'
import { startProductionHosts } from './production-hosts.ts'
import { demoProject } from './demo-project.ts'

/** A site as it is published, on this machine. */
export interface TrialSite {
  /** Such as `http://localhost:5001`. */
  origin: string
  backend: Backend
  /** With these the browser finds the local backend behind the production hosts. */
  chromiumArguments: string[]
  stop(): Promise<void>
}

/**
 * Serves a built site with the Hosting emulator and answers for the production hosts that it calls; all on free ports.
 * It has the published courses and the demo parent.
 *
 * @param dist the folder of a site that was built with `--trial`.
 * @param firestore one that runs already, in the place of the local one.
 * @throws LocalSiteRefused where no such site was built.
 */
export async function startTrialSite(dist: string, firestore: Address | null = null): Promise<TrialSite> {
  const backend = await startBackend({
    projectId: demoProject,
    seed: true,
    dist: checkBuild(dist),
    firestore,
  })
  const hosts = await startProductionHosts(backend)
  return {
    origin: `http://localhost:${backend.site.port}`,
    backend,
    chromiumArguments: hosts.chromiumArguments,
    async stop() {
      await Promise.all([hosts.stop(), backend.stop()])
    },
  }
}
