import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

function coloursOf(file: string): string[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8').match(/#[\da-f]{6}\b/g) ?? []
}

test.each(['bloom', 'diamond'])('a %s has the colours of the pictures', (shape) => {
  const colours = coloursOf(`./${shape}.svg`)
  expect(colours).not.toEqual([])
  expect(coloursOf('../../../../styles/picture-colours.css')).toEqual(expect.arrayContaining(colours))
})
