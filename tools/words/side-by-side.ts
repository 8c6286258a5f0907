import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { readCatalogue } from '#school/catalogue/read-catalogue.ts'

const root = path.join(import.meta.dirname, '../..')

/**
 * Every sentence of the interface, the courses and the letters, by the file and the way to it (`enrol.cart.checkout`,
 * `courses/1.learn.0`). `punjabi` is '' where there is none, `doubt` where its writer was sure.
 *
 * @throws where a doubt names a sentence that is not there.
 */
export async function pairSentences() {
  const found = { english: await sentencesIn('en'), punjabi: await sentencesIn('pa') }
  const doubts = await readFile(path.join(import.meta.dirname, 'uncertain.yaml'), 'utf8')
  const uncertain = parse(doubts) as Record<string, string>
  const lost = Object.keys(uncertain).filter((key) => !found.english.has(key))
  if (lost.length > 0) throw new Error(`uncertain.yaml names what is no sentence: ${lost.join(', ')}.`)
  return Array.from(found.english, ([key, english]) => {
    return { key, english, punjabi: found.punjabi.get(key) ?? '', doubt: uncertain[key] ?? '' }
  })
}

async function sentencesIn(language: 'en' | 'pa'): Promise<Map<string, string>> {
  const sentences: [string, string][] = []
  for (const file of (await readdir(path.join(root, 'src/content/en'))).sort()) {
    const address = pathToFileURL(path.join(root, 'src/content', language, file)).href
    const area = path.parse(file).name
    const exported = Object.entries((await import(address)) as object)
    // Functions that put sentences together, and the facts of a language, are none.
    for (const [name, copy] of area === 'language' ? [] : exported)
      if (typeof copy !== 'function')
        sentences.push(...sentencesOf(copy, name === 'copy' ? area : `${area}.${name}`))
  }
  const { courses } = await readCatalogue(path.join(root, 'catalogue'))
  for (const { id, fields } of courses) {
    const inPunjabi = Object(fields.pa) as Record<string, unknown>
    for (const name of Object.keys(inPunjabi))
      sentences.push(...sentencesOf((language === 'en' ? fields : inPunjabi)[name], `courses/${id}.${name}`))
  }
  return new Map(sentences)
}

/** A sentence that is a function is given as it is written; a text of items, item by item. */
function sentencesOf(value: unknown, key: string): [string, string][] {
  if (value === '') return []
  if (typeof value === 'string' && !value.includes('--')) return [[key, value]]
  if (typeof value === 'function') {
    // What runs TypeScript here writes letters beyond ASCII as numbers.
    const letter = (_: string, code: string) => String.fromCharCode(parseInt(code, 16))
    return [[key, String(value).replace(/\\u([\dA-F]{4})/g, letter)]]
  }
  const inner = Object.entries(typeof value === 'string' ? value.split('--') : (Object(value) as object))
  return inner.flatMap(([name, one]) => sentencesOf(one, `${key}.${name}`))
}
