import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { uncertain } from './uncertain.ts'

/** A sentence in both languages. */
export interface Pair {
  /** The file and the way to the sentence in it: `enrol.cart.checkout`. */
  key: string
  english: string
  /** '' where a sentence has no counterpart. */
  punjabi: string
  /** Why its writer was not sure of it; '' where they were. */
  doubt: string
}

const content = path.join(import.meta.dirname, '../../src/content')

/**
 * Every sentence of the interface in both languages, in the order of the files. One that is a function, because it says
 * a name or a number, is given as it is written in the code.
 *
 * @throws where a doubt names a sentence that is not there.
 */
export async function pairSentences(): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (const file of (await readdir(path.join(content, 'en'))).sort()) {
    const [english, punjabi] = await Promise.all([wordsOf('en', file), wordsOf('pa', file)])
    for (const [key, text] of sentencesOf(english, file.replace(/\.ts$/, ''))) {
      const other = new Map(sentencesOf(punjabi, file.replace(/\.ts$/, ''))).get(key) ?? ''
      pairs.push({ key, english: text, punjabi: other, doubt: uncertain[key] ?? '' })
    }
  }
  const lost = Object.keys(uncertain).filter((key) => !pairs.some((pair) => pair.key === key))
  if (lost.length > 0) throw new Error(`uncertain.ts names what is no sentence: ${lost.join(', ')}.`)
  return pairs
}

async function wordsOf(language: 'en' | 'pa', file: string): Promise<unknown> {
  const address = pathToFileURL(path.join(content, language, file)).href
  return ((await import(address)) as { words?: unknown }).words
}

function sentencesOf(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return value === '' ? [] : [[key, value]]
  if (typeof value === 'function') return [[key, withLetters(String(value))]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => sentencesOf(inner, `${key}.${name}`))
}

/** What runs TypeScript here writes letters beyond ASCII as numbers; they are letters again. */
function withLetters(source: string): string {
  return source.replace(/\\u([\dA-F]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}
