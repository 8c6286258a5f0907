import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What a manifest of Vite says of one file (its docs, "Backend Integration"). */
interface Chunk {
  file: string
  isEntry?: boolean
  /** The keys of the chunks that it imports statically. */
  imports?: string[]
}

/** Which scripts a build consists of, and which of them come with which module. */
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

  /** The script that the pages start with, and all that it imports statically. */
  entryFiles(): string[] {
    const entries = Object.keys(this.chunks).filter((key) => this.chunks[key]?.isEntry === true)
    if (entries.length !== 1) throw new Error(`One entry is expected, not ${entries.join(', ') || 'none'}.`)
    return this.filesOf(entries)
  }

  /**
   * The absolute paths of these modules' scripts and of all that they import statically, each once.
   *
   * @throws where a module has no script of its own: it was renamed, or has been bundled into another one.
   */
  filesOf(modules: readonly string[]): string[] {
    const found = new Set<string>()
    for (const module of modules) this.collect(module, found)
    return [...found].map((file) => path.join(this.folder, file))
  }

  /** The file of the build that is served at this path. */
  fileAt(pathname: string): string {
    return path.join(this.folder, pathname)
  }

  private collect(key: string, found: Set<string>): void {
    const chunk = this.chunks[key]
    if (chunk === undefined) throw new Error(`${key} has no script of its own in ${this.folder}.`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    for (const imported of chunk.imports ?? []) this.collect(imported, found)
  }
}
