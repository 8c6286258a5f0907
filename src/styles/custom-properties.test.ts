import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '#content/languages.ts'

const src = path.join(import.meta.dirname, '..')
const tokens = new Set(
  ['tokens.css', 'picture-colours.css', 'latin/type.css'].flatMap((file) =>
    definedIn(read(`styles/${file}`)),
  ),
)
const files = readdirSync(src, { encoding: 'utf8', recursive: true }).filter(
  (file) => /\.(css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file),
)
const definedAnywhere = new Set([...tokens, ...files.flatMap((file) => definedIn(read(file)))])

describe('the custom properties', () => {
  it('that a file uses are tokens or its own; with a fallback, any that a file of src/ sets', () => {
    const unknown = files.flatMap((file) => {
      const text = read(file)
      const known = new Set([...tokens, ...definedIn(text)])
      return [...text.matchAll(/var\(\s*(--[\w-]+)(\$\{)?(\s*,)?/g)]
        .filter(([, name = '', isComposed, hasFallback]) => {
          if (isComposed) return ![...tokens].some((token) => token.startsWith(name))
          return !(hasFallback ? definedAnywhere : known).has(name)
        })
        .map(([, name]) => `${file}: ${name}`)
    })
    expect(unknown).toEqual([])
  })

  it.each(languages)('of the type are in $script the same as in Latin', ({ script }) => {
    expect(definedIn(read(`styles/${script}/type.css`))).toEqual(definedIn(read('styles/latin/type.css')))
  })
})

function read(file: string): string {
  return readFileSync(path.join(src, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
}

/** In a stylesheet `--x: …`, in a script `'--x': …` of a style or `setProperty('--x', …)`. */
function definedIn(text: string): string[] {
  return [...text.matchAll(/(?:^|[\s;{'(])(--[\w-]+)(?:'?\s*:|',)/g)].map(([, name = '']) => name)
}
