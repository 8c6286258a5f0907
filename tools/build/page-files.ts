import { readFileSync } from 'node:fs'
import type { Manifest } from './manifest.ts'

/** The files of the built site that one page needs, by their paths on the site, and its styles as one text. */
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

/** @param source the page's source file, as the manifest names it; none for the shell alone. */
export function filesOf(manifest: Manifest, source?: string): PageFiles {
  const modules = [manifest.entry(), ...(source === undefined ? [] : [source])]
  const [entry = '', ...parts] = manifest.filesOf(modules).map((file) => manifest.pathOf(file))
  const sheets = manifest.stylesOf(modules)
  const styles = sheets.map((file) => manifest.pathOf(file))
  const css = sheets.map((file) => readFileSync(file, 'utf8').trim()).join('')
  return { entry, parts, styles, entryStyles: styles[0] ?? '', firstCss: css.replace(fetchedFont, '') }
}
