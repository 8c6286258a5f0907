import { pages } from '#app/pages.ts'
import type { Manifest } from '#tools/build/manifest.ts'
import { sourceOf } from '#tools/build/pages.ts'

/** A page of the table at an address of the catalogue's school. */
export interface Route {
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

/** Every page that has an address. The bench compares their lists of scripts with what a browser asks for. */
export const routes: Route[] = (Object.keys(pages) as PageName[])
  .filter((name) => name !== 'not-found')
  .map((name) => {
    const isForMembers = pages[name].access === 'member'
    const later = isForMembers ? 'src/auth/session.ts' : importedLater[name]
    return {
      path: pages[name].path.replace(/:\w+/, (parameter) => examples[parameter] ?? parameter),
      budget: isForMembers ? 'member' : 'public',
      modules: [sourceOf(name), ...(later === undefined ? [] : [later])],
    }
  })

/** The scripts that a first visit to a route downloads, by the paths that serve them. */
export function scriptsOf(manifest: Manifest, { modules }: Route): string[] {
  return manifest.filesOf([manifest.entry, ...modules]).scripts
}
