// `npm run preview`: the built site (`npm run build:local`) as Hosting serves it, against the local backend.
import { parseArgs } from 'node:util'
import { preview } from 'vite'
import { checkBuild } from './built-site.ts'
import { runSite, siteOptions } from './run-site.ts'
import { root, prepareLocalBackend } from './site-environment.ts'

await runSite(() => {
  const { dist } = parseArgs({ options: siteOptions }).values
  return {
    dist: checkBuild(dist),
    projectId: prepareLocalBackend('demo'),
    start: ({ host, port, proxy }) =>
      preview({
        root,
        logLevel: 'warn',
        build: { outDir: dist },
        // Hosting's answers reach the browser as they are.
        preview: { host, port, proxy, cors: false },
      }),
  }
})
