import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { withColours } from './colours.ts'

/** The text of a picture's SVG file. */
export function svgFile(picture: ReactElement): string {
  // What a page finds by its name, nobody finds in a file.
  return withColours(renderToStaticMarkup(picture)).replace(/ data-eyes="\w+"/g, '') + '\n'
}
