import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse as parseCsv } from 'csv-parse/sync'
import { format, resolveConfig } from 'prettier'
import { parse } from 'yaml'
import { unescapeCsvFormula } from '#lib/csv.ts'
import { type Text, textsInCourse, textsInModule } from './texts.ts'

type Sentence = Text & { file: string }

export const heads = ['where', 'English', 'Punjabi', 'uncertain']
/** An address that people share, and what asks for a language. */
const noSentences = /^(faq\.questions\.\d+\.id|courses\.languageOf)$/

/**
 * Every sentence of the interface, the courses and the letters, by the file and the way to it (`enrol.cart.checkout`,
 * `courses/1.learn.0`), in both languages, and what its writer was not sure of.
 *
 * @param root the folder of the project.
 * @throws where a doubt names a sentence that is not there.
 */
export async function readTable(root: string) {
  const [English, Punjabi] = [await sentencesIn(root, 'en'), await sentencesIn(root, 'pa')]
  const doubts = await readFile(path.join(import.meta.dirname, 'uncertain.yaml'), 'utf8')
  const uncertain = parse(doubts) as Record<string, string>
  const lost = Object.keys(uncertain).filter((where) => !English.has(where))
  if (lost.length > 0) throw new Error(`uncertain.yaml names what is no sentence: ${lost.join(', ')}.`)
  return Array.from(English, ([where, english]) => {
    return { where, English: english, Punjabi: Punjabi.get(where), doubt: uncertain[where] ?? '' }
  })
}

async function sentencesIn(root: string, language: string): Promise<Map<string, Sentence>> {
  const sentences = new Map<string, Sentence>()
  async function addAll(folder: string, files: RegExp, textsIn: (source: string) => Text[], prefix = '') {
    for (const name of (await readdir(path.join(root, folder))).sort()) {
      const file = path.join(root, folder, name)
      const area = prefix + name.replace(files, '')
      if (files.test(name))
        for (const text of textsIn(await readFile(file, 'utf8')))
          sentences.set(`${area}.${text.name}`.replace('.copy.', '.'), { ...text, file })
    }
  }
  // The facts of a language are no sentences.
  await addAll(`src/content/${language}`, /(?<!^language)\.ts$/, textsInModule)
  const courses = language === 'en' ? /(?<=^\d)\.yaml$/ : /(?<=^\d)\.pa\.yaml$/
  await addAll('catalogue/courses', courses, textsInCourse, 'courses/')
  for (const where of sentences.keys()) if (noSentences.test(where)) sentences.delete(where)
  return sentences
}

/**
 * Writes the sentences that a table says in other words into their files; or nothing, where one cannot be taken.
 *
 * @param csv as a spreadsheet saved it, between commas, semicolons or tabs; rows and columns may be missing.
 * @returns what was changed, and why nothing was written, a sentence for each row.
 */
export async function importTable(root: string, csv: string) {
  const [, delimiter = ''] = /^\ufeff?"?where"?([,;\t])/.exec(csv) ?? []
  if (delimiter === '') return { changes: [], problems: ['The file does not begin with the head "where".'] }
  const rows = parseCsv<Record<string, string>>(csv, { bom: true, columns: true, delimiter })
  const table = new Map((await readTable(root)).map((row) => [row.where, row]))
  const changes = new Map<string, { where: string; sentence: Sentence; text: string }>()
  const problems: string[] = []
  for (const { where = '', ...row } of rows)
    for (const language of ['English', 'Punjabi'] as const) {
      const sentence = table.get(where)?.[language]
      const text = unescapeCsvFormula((row[language] ?? '').replaceAll('\r\n', '\n'))
      if (row[language] === undefined || text === (sentence?.text ?? '')) continue
      const place = `${sentence?.file}:${sentence?.start}`
      const other = changes.get(place)
      if (other && other.text !== text)
        problems.push(`${where}: ${other.where} is the same, and says something else.`)
      const problem = sentence ? problemOf(sentence, text) : 'there is no such sentence'
      if (problem !== '') problems.push(`${where}, ${language}: ${problem}.`)
      else if (sentence) changes.set(place, { where, sentence, text })
    }
  const fromTheEnd = [...changes.values()].sort((one, other) => other.sentence.start - one.sentence.start)
  const sources = new Map<string, string>()
  for (const { sentence, text } of problems.length === 0 ? fromTheEnd : []) {
    const source = sources.get(sentence.file) ?? (await readFile(sentence.file, 'utf8'))
    sources.set(
      sentence.file,
      source.slice(0, sentence.start) + sentence.write(text) + source.slice(sentence.end),
    )
  }
  // All are formatted before one is written: what is no code fails there.
  for (const [filepath, source] of sources)
    sources.set(filepath, await format(source, { ...(await resolveConfig(filepath)), filepath }))
  for (const [file, source] of sources) await writeFile(file, source)
  return { changes: [...changes.values()], problems }
}

/** '' where a sentence has only its words changed. */
function problemOf({ text: before, frameOf }: Sentence, after: string): string {
  const [kept, found] = [frameOf(before), frameOf(after)]
  if (kept.join('\0') === found.join('\0')) return ''
  return `it lost ${without(kept, found)} and gained ${without(found, kept)}, and only words may change`
}

/** The pieces that the others lack, as often as they lack them. */
function without(pieces: readonly string[], others: readonly string[]): string {
  const left = [...others]
  const lacking = pieces.filter((piece) => !left.includes(piece) || !left.splice(left.indexOf(piece), 1))
  return lacking.join(' ') || 'nothing'
}
