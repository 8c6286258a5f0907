import { readFileSync } from 'node:fs'

const tile = readFileSync(new URL('../../src/styles/edge.svg', import.meta.url), 'utf8')
const drawing = tile.slice(tile.indexOf('>') + 1, tile.lastIndexOf('</svg>'))

/** The tile of the edge strip, 48 by 28, from the file that the header and the footer repeat. */
export function Edge() {
  return (
    <pattern
      id="edge"
      width="48"
      height="28"
      patternUnits="userSpaceOnUse"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}
