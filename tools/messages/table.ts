import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CsvError, parse as parseCsv } from 'csv-parse/sync'
import { format, resolveConfig } from 'prettier'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { type Language, languages as ofSite } from '#content/languages.ts'
import { unescapeCsvFormula } from '#lib/csv.ts'
import { SchoolError } from '#school/terminal.ts'
import { type Text, textsInCourse, textsInModule, unpaired } from './texts.ts'

type Sentence = Text & { file: string }

interface Change {
  where: string
  sentence: Sentence
  text: string
}

const namesInEnglish = new Intl.DisplayNames('en', { type: 'language' })
/** An address that people share, and the code of a language. */
const noSentences = /^faq\.questions\.\d+\.id$|\.lang$/
/** What spreadsheets show instead of what they take for a formula: `#NAME?`, `#N/A`, `#WERT!`, `Err:508`. */
const failedFormula = /^(#\p{Lu}[\p{Lu}\d/]*[!?]?|Err:\d+)$/u
const unsaved =
  'save the table anew, as “CSV UTF-8” in Excel, elsewhere with the character set “Unicode (UTF-8)”.'

export function headsOf(languages: readonly Language[] = ofSite): string[] {
  return ['where', ...languages.map(headOf), 'uncertain']
}

function headOf({ code }: Language): string {
  return namesInEnglish.of(code) ?? code
}

/**
 * Every sentence of the interface, the courses and the letters, keyed by its file and path (`enrol.cart.checkout`,
 * `courses/1.learn.0`), in each language, keyed by the head of its column, with the cells of its row: the last one says
 * what its writers were unsure of.
 *
 * @param root the folder of the project.
 * @throws SchoolError if the doubts of a language cannot be read.
 */
export async function readTable(root: string, languages: readonly Language[] = ofSite) {
  const columns: { head: string; sentences: Map<string, Sentence>; doubts: Map<string, string> }[] = []
  for (const language of languages) {
    const [first] = columns
    const sentences = await sentencesIn(root, language, first === undefined)
    const doubts = first && (await doubtsIn(root, language, first.sentences))
    columns.push({ head: headOf(language), sentences, doubts: doubts ?? new Map<string, string>() })
  }
  return [...(columns[0]?.sentences.keys() ?? [])].map((where) => {
    const texts = columns.map(({ sentences }) => sentences.get(where)?.text ?? '')
    const doubts = columns.flatMap(({ head, doubts }) => {
      const doubt = doubts.get(where)
      return doubt === undefined ? [] : [`${head}: ${doubt}`]
    })
    const sentences = new Map(columns.map(({ head, sentences }) => [head, sentences.get(where)]))
    return { where, sentences, cells: [where, ...texts, doubts.join('\n')] }
  })
}

async function sentencesIn(
  root: string,
  { code }: Language,
  isFirst = false,
): Promise<Map<string, Sentence>> {
  const sentences = new Map<string, Sentence>()
  async function addAll(folder: string, files: RegExp, textsIn: (source: string) => Text[], prefix = '') {
    for (const name of (await readdir(path.join(root, folder), { recursive: true })).sort()) {
      const file = path.join(root, folder, name)
      const area = prefix + name.replaceAll('\\', '/').replace(files, '')
      if (files.test(name))
        for (const text of textsIn(await readFile(file, 'utf8')))
          sentences.set(`${area}.${text.name}`.replace('.copy.', '.'), { ...text, file })
    }
  }
  // `language.ts` holds settings, not sentences.
  await addAll(`src/content/${code}`, /(?<!^language)\.ts$/, textsInModule)
  const courses = isFirst ? /(?<=^\d)\.yaml$/ : new RegExp(`(?<=^\\d)\\.${code}\\.yaml$`)
  await addAll('catalogue/courses', courses, textsInCourse, 'courses/')
  for (const where of sentences.keys()) if (noSentences.test(where)) sentences.delete(where)
  return sentences
}

/**
 * What is uncertain about the sentences of a language, keyed by path; empty if it has no such file.
 * @throws SchoolError if the file says nothing, or names what is no sentence.
 */
async function doubtsIn(
  root: string,
  { code }: Language,
  sentences: ReadonlyMap<string, Sentence>,
): Promise<Map<string, string>> {
  const file = `src/content/${code}/uncertain.yaml`
  const yaml = await readFile(path.join(root, file), 'utf8').catch(() => null)
  const doubts = new Map<string, string>()
  if (yaml === null) return doubts
  const lineCounter = new LineCounter()
  const { contents, errors } = parseDocument(yaml, { lineCounter })
  const rowAt = (place = 0) => `${file}, row ${lineCounter.linePos(place).line}`
  const [broken] = errors
  if (broken) throw new SchoolError(`${rowAt(broken.pos[0])}: ${unpaired}.`)
  if (!isMap(contents))
    throw new SchoolError(`${rowAt()}: it names no sentence. Without any, delete the file.`)
  const problems: string[] = []
  for (const { key, value } of contents.items) {
    const [where = '', doubt] = [key, value].map((node) =>
      isScalar(node) && typeof node.value === 'string' ? node.value : '',
    )
    const at = rowAt(isScalar(key) ? key.range[0] : 0)
    if (!sentences.has(where))
      problems.push(
        `${at}: there is no sentence “${where}” any more. Take it out, or write where it stands now.`,
      )
    else if (!doubt) problems.push(`${at}: nothing says what is uncertain about “${where}”.`)
    else doubts.set(where, doubt)
  }
  if (problems.length > 0) throw new SchoolError(problems.join('\n'))
  return doubts
}

/**
 * Writes changed sentences back to their files; nothing if any row is rejected.
 *
 * @param file as a spreadsheet saved it, between commas, semicolons or tabs; rows and columns may be missing.
 * @returns what was changed.
 * @throws SchoolError with a sentence for each rejected row.
 */
export async function importTable(
  root: string,
  file: string,
  languages: readonly Language[] = ofSite,
): Promise<Change[]> {
  const [heads, ...rows] = await rowsIn(file, headsOf(languages))
  const table = new Map((await readTable(root, languages)).map(({ where, sentences }) => [where, sentences]))
  const changes = new Map<string, Change & { row: number }>()
  const problems: string[] = []
  for (const [index, [where = '', ...cells]] of rows.entries())
    for (const [column, cell] of cells.entries()) {
      const head = heads?.[column + 1] ?? ''
      const sentence = table.get(where)?.get(head)
      const text = unescapeCsvFormula(cell.replaceAll('\r\n', '\n'))
      if (head === 'uncertain' || text === (sentence?.text ?? '')) continue
      const row = index + 2
      const at = `${path.basename(file)}, row ${row}: ${where}, ${head}:`
      if (text.includes('??') && sentence?.text.includes('??') !== true)
        throw new SchoolError(`${at} question marks stand in the place of letters: ${unsaved}`)
      const place = `${sentence?.file}:${sentence?.start}`
      const other = changes.get(place)
      const problem = sentence ? problemOf(sentence, text) : 'there is no such sentence.'
      if (problem !== '') problems.push(`${at} ${problem}`)
      else if (other && other.text !== text)
        problems.push(
          `${at} it is the sentence of row ${other.row}, ${other.where}, which says something else.`,
        )
      else if (sentence) changes.set(place, { where, sentence, text, row })
    }
  if (problems.length > 0) throw new SchoolError(problems.join('\n'))
  const fromTheEnd = [...changes.values()].sort((one, other) => other.sentence.start - one.sentence.start)
  const sources = new Map<string, string>()
  for (const { sentence, text } of fromTheEnd) {
    const source = sources.get(sentence.file) ?? (await readFile(sentence.file, 'utf8'))
    sources.set(
      sentence.file,
      source.slice(0, sentence.start) + sentence.write(text) + source.slice(sentence.end),
    )
  }
  // All are formatted before one is written: what is no code fails there.
  for (const [filepath, source] of sources)
    sources.set(filepath, await format(source, { ...(await resolveConfig(filepath)), filepath }))
  for (const [filepath, source] of sources) await writeFile(filepath, source)
  return [...changes.values()]
}

/**
 * The rows of a table, the heads first, as a spreadsheet counts them.
 * @param known the heads that it may have, of which the first must be there.
 * @throws SchoolError if it is no such table, or letters are lost.
 */
async function rowsIn(file: string, known: readonly string[]): Promise<string[][]> {
  const name = path.basename(file)
  const bytes = await readFile(file).catch(() => null)
  if (bytes === null) throw new SchoolError(`There is no file ${file}.`)
  // Invalid UTF-8 becomes U+FFFD, which locates the row.
  const csv = new TextDecoder().decode(bytes)
  const [, delimiter = ','] = /^"?where"?([;\t])/.exec(csv) ?? []
  let rows: string[][] = []
  try {
    rows = parseCsv(csv, { delimiter, relaxColumnCount: true })
  } catch (error) {
    const row = error instanceof CsvError ? Number(error.records) + 1 : 1
    throw new SchoolError(`${name}, row ${row}: ${unpaired}: ${unsaved}`)
  }
  const lost = rows.findIndex((cells) => cells.some((cell) => cell.includes('\ufffd')))
  if (lost >= 0) throw new SchoolError(`${name}, row ${lost + 1}: letters are lost: ${unsaved}`)
  const [heads = []] = rows
  const strange = heads.findIndex((head, index) => !known.includes(head) || heads.indexOf(head) < index)
  if (heads[0] !== known[0] || strange >= 0)
    throw new SchoolError(
      `${name}, row 1: the first row must say what the columns are, ${known.join(', ')}, each once, and not “${heads[Math.max(strange, 0)] ?? ''}”.`,
    )
  for (const [index, cells] of rows.entries()) {
    if (cells.length > heads.length)
      throw new SchoolError(`${name}, row ${index + 1}: it has more cells than the first row.`)
    const failed = cells.find((cell) => failedFormula.test(cell.trim()))
    if (failed !== undefined)
      throw new SchoolError(
        `${name}, row ${index + 1}: the spreadsheet took a cell for a formula and shows ${failed} in its place: write it again, after an apostrophe.`,
      )
  }
  return rows
}

/** '' if a sentence has only its words changed. */
function problemOf({ text: before, frameOf }: Sentence, after: string): string {
  if (after.trim() === '') return 'the cell is empty.'
  const [kept, found] = [frameOf(before), frameOf(after)]
  if (kept.join('\0') === found.join('\0')) return ''
  if (found.includes(unpaired)) return `${unpaired}.`
  const [lacking, added] = [without(kept, found), without(found, kept)]
  const faults = [lacking && `it lacks ${lacking}`, added && `it has ${added}, which was not there`]
  return `${faults.filter((fault) => fault !== '').join(', and ')}: only words may change.`
}

/** The pieces that the others lack, as often as they lack them. */
function without(pieces: readonly string[], others: readonly string[]): string {
  const left = [...others]
  return pieces.filter((piece) => !left.includes(piece) || !left.splice(left.indexOf(piece), 1)).join(' ')
}
