import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { textsInCourse } from './course-texts.ts'
import { textsInModule } from './module-texts.ts'

/** A text and the place in its file that stands for it. */
export interface Text {
  /** The way to it, such as `copy.cart.checkout`. */
  name: string
  /** As the table shows it: a function, or what is put together from others, as it is written. */
  text: string
  start: number
  end: number
  /** All that must stay when the words change, piece by piece. */
  frameOf: (text: string) => string[]
  /** What stands for a text in the file. */
  write: (text: string) => string
}

/** A text that knows its file. */
export type Sentence = Text & { file: string }

/** A sentence in both languages; `punjabi` is undefined where there is none. */
export interface Pair {
  key: string
  english: Sentence
  punjabi: Sentence | undefined
  /** What its writer was not sure of, else ''. */
  doubt: string
}

/** An address that people share, and what asks for a language. */
const noSentences = /^(faq\.questions\.\d+\.id|courses\.languageOf)$/

/**
 * Every sentence of the interface, the courses and the letters, by the file and the way to it (`enrol.cart.checkout`,
 * `courses/1.learn.0`).
 *
 * @param root the folder of the project.
 * @throws where a doubt names a sentence that is not there.
 */
export async function readPairs(root: string): Promise<Pair[]> {
  const found = { english: await sentencesIn(root, 'en'), punjabi: await sentencesIn(root, 'pa') }
  const doubts = await readFile(path.join(import.meta.dirname, 'uncertain.yaml'), 'utf8')
  const uncertain = parse(doubts) as Record<string, string>
  const lost = Object.keys(uncertain).filter((key) => !found.english.has(key))
  if (lost.length > 0) throw new Error(`uncertain.yaml names what is no sentence: ${lost.join(', ')}.`)
  return Array.from(found.english, ([key, english]) => {
    return { key, english, punjabi: found.punjabi.get(key), doubt: uncertain[key] ?? '' }
  })
}

async function sentencesIn(root: string, language: 'en' | 'pa'): Promise<Map<string, Sentence>> {
  const sentences = new Map<string, Sentence>()
  const folder = path.join(root, 'src/content', language)
  for (const name of (await readdir(folder)).sort()) {
    const [file, area] = [path.join(folder, name), path.parse(name).name]
    // The facts of a language are no sentences.
    if (area === 'language') continue
    for (const text of textsInModule(await readFile(file, 'utf8'))) {
      const key = `${area}.${text.name}`.replace('.copy.', '.')
      if (!noSentences.test(key)) sentences.set(key, { ...text, file })
    }
  }
  const courses = path.join(root, 'catalogue/courses')
  for (const name of (await readdir(courses)).sort()) {
    const [id = '', ending] = name.split(/(?<=^\d)\./)
    if (ending !== (language === 'en' ? 'yaml' : `${language}.yaml`)) continue
    const file = path.join(courses, name)
    for (const text of textsInCourse(await readFile(file, 'utf8')))
      sentences.set(`courses/${id}.${text.name}`, { ...text, file })
  }
  return sentences
}
