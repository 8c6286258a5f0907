import path from 'node:path'
import { createServer, mergeConfig, type Plugin } from 'vite'
import { type Language, languageAt, languages } from '#content/languages.ts'
import { viteOptionsFor } from '../languages.ts'
import { root } from './site-environment.ts'

const [, ...others] = languages

/**
 * Lets Vite's server answer for all languages: each beside the first one has a server of its own behind it, because the
 * same module is another one in another language.
 */
export function otherLanguages(): Plugin {
  return {
    name: 'painti-other-languages',
    async configureServer({ httpServer, middlewares }) {
      if (httpServer === null) throw new Error('Other languages need a server that listens.')
      for (const language of others) {
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
          const rest = restIn(language, request.url ?? '')
          if (rest === null) {
            next()
          } else {
            // Vite knows its base in one spelling.
            request.url = language.basePath + rest
            other.middlewares(request, response, next)
          }
        })
      }
    },
  }
}

/** What follows a language's `basePath`, in any case, in the address of one of its pages or files; `null` in any other. */
function restIn(language: Language, url: string): string | null {
  return languageAt(url) === language ? url.slice(language.basePath.length) : null
}
