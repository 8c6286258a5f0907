import Beasties from 'beasties'

const sheet = '/all.css'
/** The rules for dark screens alone. */
const dark = /@media screen and \(prefers-color-scheme:\s*dark\)\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g
const fontFace = /@font-face\s*\{[^}]*\}/g
/** Fonts that have to be downloaded; their fallbacks are the system's own, with the same measures (`src/styles/fonts.css`). */
const downloadedFont = /@font-face\{[^}]*url\([^}]*\}/g

/**
 * The rules that a page's markup needs as it stands, on a light screen and without downloaded fonts, which would delay the
 * first paint. All style sheets come after it: what only a press or an answer shows can wait for them.
 *
 * @param html the page without styles
 * @param css all styles of the page
 */
export async function criticalCss(html: string, css: string): Promise<string> {
  const available = css.replace(downloadedFont, '')
  const beasties = new Beasties({
    path: '/',
    publicPath: '/',
    logLevel: 'silent',
    preload: 'body',
    noscriptFallback: false,
    // Set by `src/start.js` before the page is painted.
    allowRules: [/data-remembered/, /data-script/],
  })
  // It reads style sheets from a folder; this one is in memory.
  beasties.readFile = () => available
  const styled = await beasties.process(
    html.replace('</head>', `<link rel="stylesheet" href="${sheet}" /></head>`),
  )
  const [, picked] = /<style>([\s\S]*?)<\/style>/.exec(styled) ?? []
  if (picked === undefined) throw new Error('No styles were picked for a page.')
  // A family is named by a custom property, where Beasties does not look for it.
  return (available.match(fontFace) ?? []).join('') + picked.replace(fontFace, '').replace(dark, '')
}
