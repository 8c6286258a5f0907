import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'

/** The files of the built site that one page needs, as paths below the site's root, and its styles as one text. */
export interface PageFiles {
  entry: string
  /** What the entry and the page import, the page's own file included: all that is fetched before it answers. */
  parts: string[]
  styles: string[]
  /** The one among them that has the colours, for light and dark. */
  entryStyles: string
  /**
   * What the style sheets say, without the fonts that have to be fetched: named in the page they would come before the
   * first paint, and their fallback stands exactly where they will stand (`src/styles/fonts.css`).
   */
  firstCss: string
}

/** A font that has to be fetched; the fallbacks are the system's own. */
const fetchedFont = /@font-face\{[^}]*url\([^}]*\}/g

/** Where Vite writes which file came of which source, below the folder of the built site. */
export const manifestFile = '.vite/manifest.json'

/** @param source the page's source file, as the manifest names it; none for the shell alone. */
export function filesOf(dist: string, source?: string): PageFiles {
  const manifest = JSON.parse(readFileSync(path.join(dist, manifestFile), 'utf8')) as Manifest
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const entry = add('index.html')
  if (source !== undefined) add(source)
  const css = [...styles].map((file) => readFileSync(path.join(dist, file), 'utf8').trim()).join('')
  return {
    entry,
    parts: [...scripts].filter((file) => file !== entry),
    styles: [...styles],
    entryStyles: [...styles][0] ?? '',
    firstCss: css.replace(fetchedFont, ''),
  }

  /** What is imported comes first, as Vite's loader has it: of two rules of equal weight the later one counts. */
  function add(key: string): string {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build has no file for ${key}.`)
    if (scripts.has(chunk.file)) return chunk.file
    scripts.add(chunk.file)
    for (const imported of chunk.imports ?? []) add(imported)
    for (const file of chunk.css ?? []) styles.add(file)
    return chunk.file
  }
}
