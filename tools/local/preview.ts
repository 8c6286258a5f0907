// `npm run preview`: the built site (`npm run build:local`) against the local backend.
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { preview } from 'vite'
import { localBuildMark } from '../build/mark'
import { runSite, siteOptions } from './run-site'
import { LocalSiteRefused, root, prepareLocalBackend } from './site-environment'

await runSite(() => {
  const { dist } = parseArgs({ options: siteOptions }).values
  checkBuild(path.resolve(root, dist))
  return {
    projectId: prepareLocalBackend('demo'),
    async start({ host, port, proxy }) {
      const server = await preview({
        root,
        logLevel: 'warn',
        build: { outDir: dist },
        preview: { host, port, proxy },
      })
      return { port: (server.httpServer.address() as AddressInfo).port, stop: () => server.close() }
    },
  }
})

/** A site built for a real project would send what is tried here to that project. */
function checkBuild(dist: string): void {
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new LocalSiteRefused('There is no built site yet: run `npm run build:local` first.')
  }
  if (!existsSync(path.join(dist, localBuildMark))) {
    throw new LocalSiteRefused('The built site is for a real project: run `npm run build:local` first.')
  }
}
