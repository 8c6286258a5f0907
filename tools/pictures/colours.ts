import { readFileSync } from 'node:fs'

/** The first rule of each file is the day's; a picture file has no night. */
const day = new Map(
  ['tokens', 'dyes'].flatMap((name) => {
    const css = readFileSync(new URL(`../../src/styles/${name}.css`, import.meta.url), 'utf8')
    const firstRule = css.slice(0, css.indexOf('}'))
    return [...firstRule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, token, value]) => [token, value])
  }),
)

/** A picture's markup with the colours of src/styles in place of their names. */
export function withColours(markup: string): string {
  return markup.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = day.get(name)
    if (value === undefined) throw new Error(`src/styles has no ${name}.`)
    return withColours(value).replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
  })
}
