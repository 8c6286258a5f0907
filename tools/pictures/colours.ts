import { readFileSync } from 'node:fs'

const tokens = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8')
/** The first rule is the day's; a picture file has no night. */
const day = new Map(
  [...tokens.slice(0, tokens.indexOf('}')).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
    name,
    value,
  ]),
)

/** A picture's markup with the colours of src/styles/tokens.css in place of their names. */
export function withColours(markup: string): string {
  return markup.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = day.get(name)
    if (value === undefined) throw new Error(`src/styles/tokens.css has no ${name}.`)
    return withColours(value).replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
  })
}
