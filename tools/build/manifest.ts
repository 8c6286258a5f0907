import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What a manifest of Vite says of one file (its docs, "Backend Integration"). */
interface Chunk {
  file: string
  isEntry?: boolean
  /** The keys of the chunks that it imports statically. */
  imports?: string[]
  /** The style sheets that come with it. */
  css?: string[]
}

/** Which scripts and style sheets a build consists of, and which of them come with which module. */
export class Manifest {
  private constructor(
    private readonly folder: string,
    private readonly chunks: Record<string, Chunk>,
  ) {}

  /** @param folder the folder of a build, absolute. */
  static of(folder: string): Manifest {
    const file = path.join(folder, '.vite/manifest.json')
    return new Manifest(folder, JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>)
  }

  /**
   * The module that the pages start with.
   *
   * @throws where the build has none, or more than one.
   */
  entry(): string {
    const [entry, ...others] = Object.keys(this.chunks).filter((key) => this.chunks[key]?.isEntry === true)
    if (entry === undefined || others.length > 0)
      throw new Error(`One entry is expected, not ${[entry, ...others].join(', ') || 'none'}.`)
    return entry
  }

  /** The script that the pages start with, and all that it imports statically. */
  entryFiles(): string[] {
    return this.filesOf([this.entry()])
  }

  /**
   * The absolute paths of these modules' scripts and of all that they import statically, each once.
   *
   * @throws where a module has no script of its own: it was renamed, or has been bundled into another one.
   */
  filesOf(modules: readonly string[]): string[] {
    const found = new Set<string>()
    for (const module of modules) this.collect(module, found)
    return [...found].map((file) => this.fileAt(file))
  }

  /**
   * The absolute paths of the style sheets that come with these modules. What is imported comes first, as Vite's loader
   * has it: of two rules of equal weight the later one counts.
   */
  stylesOf(modules: readonly string[]): string[] {
    const found = new Set<string>()
    const styles = new Set<string>()
    for (const module of modules) this.collect(module, found, styles)
    return [...styles].map((file) => this.fileAt(file))
  }

  /** The file of the build that is served at this path. */
  fileAt(pathname: string): string {
    return path.join(this.folder, pathname)
  }

  /** The path at which a file of the build is served. */
  pathOf(file: string): string {
    return `/${path.relative(this.folder, file).replaceAll(path.sep, '/')}`
  }

  private collect(key: string, found: Set<string>, styles?: Set<string>): void {
    const chunk = this.chunks[key]
    if (chunk === undefined) throw new Error(`${key} has no script of its own in ${this.folder}.`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    for (const imported of chunk.imports ?? []) this.collect(imported, found, styles)
    for (const file of chunk.css ?? []) styles?.add(file)
  }
}
