import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest as Chunks } from 'vite'

/** Which scripts of a build come with which module, and its style sheet. Files are named by the path that serves them. */
export class Manifest {
  static fileOf(code: string): string {
    return `.vite/manifest-${code}.json`
  }

  static read(dist: string, code: string): Manifest {
    const file = path.join(dist, Manifest.fileOf(code))
    return new Manifest(JSON.parse(readFileSync(file, 'utf8')) as Chunks)
  }

  readonly entry = 'index.html'

  readonly styles: string

  constructor(private readonly chunks: Chunks) {
    this.styles = `/${chunks['style.css']?.file ?? ''}`
  }

  /** The module of a page in `src/app/pages.ts`: its file is called as the page is, in whatever folder. */
  moduleOf(page: string): string {
    const file = `/${page}-page.tsx`
    return Object.keys(this.chunks).find((key) => key.endsWith(file)) ?? file
  }

  /**
   * The scripts of these modules and of all that they import statically, each once.
   *
   * @throws if a module has no script of its own: it was renamed, or has been bundled into another one.
   */
  scriptsOf(modules: readonly string[]): string[] {
    const scripts = new Set<string>()
    const collect = (key: string): void => {
      const chunk = this.chunks[key]
      if (chunk === undefined) throw new Error(`${key} has no script of its own.`)
      if (scripts.has(`/${chunk.file}`)) return
      scripts.add(`/${chunk.file}`)
      chunk.imports?.forEach(collect)
    }
    modules.forEach(collect)
    return [...scripts]
  }
}
