import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest as Chunks } from 'vite'

/** Which scripts of a build come with which module, and its style sheet. Files are named by the path that serves them. */
export class Manifest {
  /** Where a build has the list of a language, from its folder. */
  static fileOf(code: string): string {
    return `.vite/manifest-${code}.json`
  }

  /** The list of a language in a folder of a build. */
  static read(dist: string, code: string): Manifest {
    return new Manifest(
      dist,
      JSON.parse(readFileSync(path.join(dist, Manifest.fileOf(code)), 'utf8')) as Chunks,
    )
  }

  /** The module that every page starts with. */
  readonly entry: string

  /** The one style sheet. */
  readonly styles: string

  /**
   * @param dist the folder of a build
   * @param chunks as Vite lists them
   * @throws where the build has no entry, or more than one.
   */
  constructor(
    readonly dist: string,
    private readonly chunks: Chunks,
  ) {
    const [entry, ...others] = Object.keys(chunks).filter((key) => chunks[key]?.isEntry === true)
    if (entry === undefined || others.length > 0)
      throw new Error(`One entry is expected, not ${[entry, ...others].join(', ') || 'none'}.`)
    this.entry = entry
    this.styles = `/${chunks['style.css']?.file ?? ''}`
  }

  /**
   * The module of a page in `src/app/pages.ts`: its file is called as the page is, in whatever folder.
   *
   * @throws where there is none.
   */
  moduleOf(page: string): string {
    const module = Object.keys(this.chunks).find((key) => key.endsWith(`/${page}-page.tsx`))
    if (module === undefined) throw new Error(`No script of ${this.dist} is made of ${page}-page.tsx.`)
    return module
  }

  /**
   * The scripts of these modules and of all that they import statically, each once.
   *
   * @throws where a module has no script of its own: it was renamed, or has been bundled into another one.
   */
  scriptsOf(modules: readonly string[]): string[] {
    const scripts = new Set<string>()
    const collect = (key: string): void => {
      const chunk = this.chunks[key]
      if (chunk === undefined) throw new Error(`${key} has no script of its own in ${this.dist}.`)
      if (scripts.has(`/${chunk.file}`)) return
      scripts.add(`/${chunk.file}`)
      chunk.imports?.forEach(collect)
    }
    modules.forEach(collect)
    return [...scripts]
  }
}
