import Beasties from 'beasties'

const sheet = '/all.css'
/** What holds on dark screens alone. */
const dark = /@media screen and \(prefers-color-scheme:\s*dark\)\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g
const fontFace = /@font-face\s*\{[^}]*\}/g

/** What `src/start.js` sets on a page before it is painted. */
const setAtOnce = [/data-remembered/, /data-script/]

/**
 * The rules of a page's styles that its markup needs as it stands, on a light screen. The rest comes with the style
 * sheets themselves, after the first paint: what only a press or an answer shows can wait for them.
 *
 * @param html the page without styles
 * @param css all styles of the page
 */
export async function firstStyles(html: string, css: string): Promise<string> {
  const styled = await new Picker(css).process(
    html.replace('</head>', `<link rel="stylesheet" href="${sheet}" /></head>`),
  )
  const [, picked] = /<style>([\s\S]*?)<\/style>/.exec(styled) ?? []
  if (picked === undefined) throw new Error('No styles were picked for a page.')
  // A family is named by a custom property, where Beasties does not look for it.
  return (css.match(fontFace) ?? []).join('') + picked.replace(fontFace, '').replace(dark, '')
}

/** Beasties reads style sheets from a folder; this one stands nowhere yet. */
class Picker extends Beasties {
  constructor(private readonly css: string) {
    super({
      path: '/',
      publicPath: '/',
      logLevel: 'silent',
      preload: 'body',
      noscriptFallback: false,
      allowRules: setAtOnce,
    })
  }

  override readFile(): string {
    return this.css
  }
}
