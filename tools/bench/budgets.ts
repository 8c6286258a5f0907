import { pages } from '#app/pages.ts'
import type { Language } from '#content/languages.ts'
import { inLanguage } from '#lib/paths.ts'
import type { Manifest } from '#tools/prerender/manifest.ts'

/** Script that a first visit downloads, gzipped, in kilobytes of 1000 bytes. */
export const scriptBudgets = {
  entry: 111,
  public: 189,
  member: 234,
  staff: 234,
}

/** A document in bytes: what the first flight of a connection brings, ten segments of 1,460, less its headers. */
export const documentBudget = 14_600 - 1_140

type PageName = keyof typeof pages

const examples: Record<string, string> = { ':courseId': '1', ':blogId': 'a-basant-morning' }
const importedLater: Partial<Record<PageName, string>> = {
  home: 'src/pages/public/home/particles/hero-particles.tsx',
}

/** Every page that has an address, in a language, and the modules that it imports later without a click. */
export function routesIn(language: Language) {
  return (Object.keys(pages) as PageName[])
    .filter((name) => name !== 'not-found')
    .map((name) => {
      const { access } = pages[name]
      const budget = access === 'member' || access === 'staff' ? access : ('public' as const)
      const later = budget === 'public' ? importedLater[name] : 'src/auth/session.ts'
      const path = pages[name].path
        .replace(/\/\*$/, '')
        .replace(/:\w+/, (parameter) => examples[parameter] ?? parameter)
      return {
        path: inLanguage(path, language),
        budget,
        name,
        later: later === undefined ? [] : [later],
      }
    })
}

/** The scripts that a first visit to a route downloads, by the paths that serve them. */
export function scriptsOf(manifest: Manifest, { name, later }: { name: string; later: string[] }): string[] {
  return manifest.scriptsOf([manifest.entry, manifest.moduleOf(name), ...later])
}
