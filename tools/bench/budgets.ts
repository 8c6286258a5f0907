import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { pages } from '#app/pages.ts'
import { inLanguage } from '#lib/paths.ts'
import type { Manifest } from '#tools/build/manifest.ts'
import { sourceOf } from '#tools/build/pages.ts'
import type { Language } from '#tools/languages.ts'

/** Script that a first visit downloads, gzipped, in kilobytes of 1000 bytes. */
export const scriptBudgets = {
  /** The entry and its static imports. */
  entry: 110,
  /** All script of a route that anybody can open. */
  public: 175,
  /** All script of a route behind the sign-in. */
  member: 215,
}

/** What Lighthouse says of a public route, at most: milliseconds, the largest paint in empty pages, CLS without a unit. */
export const paintBudgets = { lcp: 800, toEmpty: 1.25, cls: 0.01, tbt: 50 }

/** What a document takes on the line, with headers, in bytes: about the first flight of a connection. */
export const documentBudget = 15_000

/** Processor time of the main thread: all beyond `longTask` of each task in milliseconds; per cent once it is loaded. */
export const excessBudget = 12.5
export const idleBudget = 2
/** The same where particles drift. */
export const driftBudgets = { '/': 16, '/pa': 16 }

/** Each of Lighthouse's four categories. */
export const scoreBudget = 100

/** From an input to the next frame that shows its effect, at 4× CPU slowdown, in milliseconds. */
export const interactionBudget = 100

/** What these files of a build take, each compressed as Hosting sends it, in bytes. */
export function gzippedBytes(dist: string, files: readonly string[]): number {
  const sizes = files.map((file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).byteLength)
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** A page of the table at an address of the catalogue's school. */
interface Route {
  path: string
  budget: 'public' | 'member'
  /** The page's module and those that it imports later of its own accord, without a click. */
  modules: string[]
}

type PageName = keyof typeof pages

const examples: Record<string, string> = { ':courseId': '1', ':blogId': 'a-basant-morning' }
const importedLater: Partial<Record<PageName, string>> = {
  home: 'src/pages/public/home/particles/hero-particles.tsx',
}

/**
 * Every page that has an address, in a language. The bench compares their lists of scripts with what a browser asks for.
 */
export function routesIn(language: Language): Route[] {
  return (Object.keys(pages) as PageName[])
    .filter((name) => name !== 'not-found')
    .map((name) => {
      const isForMembers = pages[name].access === 'member'
      const later = [isForMembers ? 'src/auth/session.ts' : importedLater[name], language.importedLater]
      const path = pages[name].path.replace(/:\w+/, (parameter) => examples[parameter] ?? parameter)
      return {
        path: inLanguage(path, language),
        budget: isForMembers ? 'member' : 'public',
        modules: [sourceOf(name), ...later.filter((module) => module !== undefined)],
      }
    })
}

/** The scripts that a first visit to a route downloads, by the paths that serve them. */
export function scriptsOf(manifest: Manifest, { modules }: Route): string[] {
  return manifest.filesOf([manifest.entry, ...modules]).scripts
}
