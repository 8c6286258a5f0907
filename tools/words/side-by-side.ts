import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { courseWordsId } from '#model/course.ts'
import { readCatalogue } from '#school/catalogue/read-catalogue.ts'
import { inEnglish, inPunjabi } from '#school/letter-words.ts'
import { uncertain } from './uncertain.ts'

/** A sentence in both languages. */
export interface Pair {
  /** The file and the way to the sentence in it: `enrol.cart.checkout`, `courses/1.learn.0`, `letter.subject`. */
  key: string
  english: string
  /** '' where a sentence has no counterpart. */
  punjabi: string
  /** Why its writer was not sure of it; '' where they were. */
  doubt: string
}

const root = path.join(import.meta.dirname, '../..')

/**
 * Every sentence in both languages: those of the interface in the order of the files, the texts of the courses, and the
 * letters. One that is a function, because it says a name or a number, is given as it is written in the code.
 *
 * @throws where a doubt names a sentence that is not there.
 */
export async function pairSentences(): Promise<Pair[]> {
  const pairs = [...(await interfacePairs()), ...(await coursePairs()), ...letterPairs()]
  const lost = Object.keys(uncertain).filter((key) => !pairs.some((pair) => pair.key === key))
  if (lost.length > 0) throw new Error(`uncertain.ts names what is no sentence: ${lost.join(', ')}.`)
  return pairs
}

async function interfacePairs(): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (const file of (await readdir(path.join(root, 'src/content/en'))).sort()) {
    const [english, punjabi] = await Promise.all([wordsOf('en', file), wordsOf('pa', file)])
    pairs.push(...pairsOf(english, punjabi, file.replace(/\.ts$/, '')))
  }
  return pairs
}

async function wordsOf(language: 'en' | 'pa', file: string): Promise<unknown> {
  const address = pathToFileURL(path.join(root, 'src/content', language, file)).href
  return ((await import(address)) as { words?: unknown }).words
}

/** The texts of each course; what it lists, item by item. */
async function coursePairs(): Promise<Pair[]> {
  const { courses, courseWords } = await readCatalogue(path.join(root, 'catalogue'))
  return courses.flatMap(({ id, fields }) => {
    const translated = courseWords.find((entry) => entry.id === courseWordsId(id, 'pa'))?.fields ?? {}
    const texts = Object.fromEntries(Object.keys(translated).map((name) => [name, itemsOf(fields[name])]))
    const items = Object.entries(translated).map(([name, text]) => [name, itemsOf(text)] as const)
    return pairsOf(texts, Object.fromEntries(items), `courses/${id}`)
  })
}

function itemsOf(text: unknown): unknown {
  return typeof text === 'string' && text.includes('--') ? text.split('--') : text
}

function letterPairs(): Pair[] {
  const noSentences = ['letter.formats', 'letter.basePath']
  return pairsOf(inEnglish, inPunjabi, 'letter').filter(
    ({ key }) => !noSentences.some((name) => key.startsWith(name)),
  )
}

function pairsOf(english: unknown, punjabi: unknown, key: string): Pair[] {
  const others = new Map(sentencesOf(punjabi, key))
  return sentencesOf(english, key).map(([name, text]) => ({
    key: name,
    english: text,
    punjabi: others.get(name) ?? '',
    doubt: uncertain[name] ?? '',
  }))
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
