import { readFileSync } from 'node:fs'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The colours of light screens, which the first rule of each file has; a picture file has no others. */
const colours = new Map(
  ['tokens', 'dyes'].flatMap((name) => {
    const css = readFileSync(new URL(`../../src/styles/${name}.css`, import.meta.url), 'utf8')
    const firstRule = css.slice(0, css.indexOf('}'))
    return [...firstRule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, token, value]) => [token, value])
  }),
)

/** The text of a picture's SVG file: what only a page uses is left out, and the colours stand in place of their names. */
export function svgFile(picture: ReactElement): string {
  return withColours(renderToStaticMarkup(picture)).replace(/ data-eyes="\w+"/g, '') + '\n'
}

function withColours(markup: string): string {
  return markup.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = colours.get(name)
    if (value === undefined) throw new Error(`src/styles has no ${name}.`)
    return withColours(value).replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
  })
}
