// `npm run dev`: the whole site on this machine, with a working backend.
import { createServer } from 'vite'
import { runSite } from './run-site.ts'
import { root, prepareLocalBackend } from './site-environment.ts'

await runSite(() => ({
  projectId: prepareLocalBackend('development'),
  async start({ host, port, proxy }) {
    const server = await createServer({
      root,
      logLevel: 'warn',
      server: { host, port, proxy },
    })
    return server.listen()
  },
}))
