import path from 'node:path'
import { createServer, mergeConfig, type Plugin } from 'vite'
import { languageAt, languages } from '#content/languages.ts'
import type { CatalogueEntry } from '#school/catalogue/read-catalogue.ts'
import { programIn, viteOptionsFor } from '../languages.ts'
import { root } from './site-environment.ts'

const [, ...others] = languages

/**
 * Lets Vite's server answer for all languages: each beside the first one has a server of its own behind it, because the
 * same module is another one in another language.
 */
export function otherLanguages(courses: readonly CatalogueEntry[]): Plugin {
  return {
    name: 'painti-other-languages',
    async configureServer({ httpServer, middlewares }) {
      if (httpServer === null) throw new Error('Other languages need a server that listens.')
      for (const language of others) {
        process.env.VITE_PROGRAM = programIn(language, courses)
        const other = await createServer(
          mergeConfig(viteOptionsFor(language), {
            root,
            logLevel: 'warn',
            base: `${language.basePath}/`,
            cacheDir: path.join(root, 'node_modules/.vite', language.code),
            server: { middlewareMode: true, hmr: { server: httpServer } },
          }),
        )
        httpServer.once('close', () => void other.close())
        middlewares.use((request, response, next) => {
          const { url = '' } = request
          if (languageAt(url) !== language) {
            next()
            return
          }
          // Vite knows its base in one spelling.
          request.url = language.basePath + url.slice(language.basePath.length)
          other.middlewares(request, response, next)
        })
      }
    },
  }
}
