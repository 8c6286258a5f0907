import { readFileSync } from 'node:fs'

/** What the custom properties of the site stand for. */
export type Colours = ReadonlyMap<string, string>

const sheets = ['tokens', 'dyes'].map((name) =>
  readFileSync(new URL(`../../src/styles/${name}.css`, import.meta.url), 'utf8'),
)
export const light: Colours = coloursFrom(':root {')
/** Dark screens have colours of their own for some; the others stay. */
export const dark: Colours = new Map([
  ...light,
  ...coloursFrom('@media screen and (prefers-color-scheme: dark)'),
])

/** Those of the first rule after `beginning` in each style sheet. */
function coloursFrom(beginning: string): Colours {
  const rules = sheets.map((css) => {
    const start = css.indexOf(beginning)
    return css.slice(start, css.indexOf('}', start))
  })
  const colours = rules.flatMap((rule) => [...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)])
  return new Map(colours.map(([, name = '', value = '']) => [name, value]))
}

/** Replaces the names of colours by the colours themselves. @throws where the styles have no such name. */
export function withColours(markup: string, colours: Colours): string {
  return markup.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = colours.get(name)
    if (value === undefined) throw new Error(`src/styles has no ${name}.`)
    return withColours(value, colours).replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
  })
}
