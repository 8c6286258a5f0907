import { readFile, writeFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { format, resolveConfig } from 'prettier'
import { unescapeCsvFormula } from '#lib/csv.ts'
import { readPairs, type Sentence } from './sentences.ts'

/** The heads of the table. */
export const heads = ['where', 'English', 'Punjabi', 'uncertain'] as const

type Row = Partial<Record<(typeof heads)[number], string>>

/** A sentence that the table says in other words. */
export interface Change {
  key: string
  sentence: Sentence
  text: string
}

/**
 * Writes the sentences that a table has changed into their files, or nothing where one of them cannot be taken.
 *
 * @param root the folder of the project.
 * @param csv as a spreadsheet saved it, between commas, semicolons or tabs; rows and columns may be missing.
 * @returns what was written; or why nothing was, a sentence for each row.
 */
export async function importTable(
  root: string,
  csv: string,
): Promise<{ changes: Change[]; problems: string[] }> {
  const [, delimiter] = /^\ufeff?"?where"?([,;\t])/.exec(csv) ?? []
  if (delimiter === undefined)
    return { changes: [], problems: ['The file has no head that begins with "where".'] }
  const pairs = new Map((await readPairs(root)).map((pair) => [pair.key, pair]))
  const changes = new Map<string, Change>()
  const problems: string[] = []
  for (const row of parse<Row>(csv, { bom: true, columns: true, delimiter, relax_column_count: true })) {
    const { where: key = '' } = row
    const pair = pairs.get(key)
    for (const language of ['English', 'Punjabi'] as const) {
      const sentence = language === 'English' ? pair?.english : pair?.punjabi
      const text = unescapeCsvFormula((row[language] ?? '').replaceAll('\r\n', '\n'))
      // A column that somebody took out changes nothing.
      if (row[language] === undefined || text === (sentence?.text ?? '')) continue
      const place = sentence && `${sentence.file}:${sentence.start}`
      const problem = place ? problemOf(sentence, text) : 'there is no such sentence'
      const before = changes.get(place ?? '')
      if (problem !== '') problems.push(`${key}, ${language}: ${problem}.`)
      else if (before && before.text !== text)
        problems.push(`${key}, ${language}: ${before.key} is the same, and says something else.`)
      else if (sentence) changes.set(place ?? '', { key, sentence, text })
    }
  }
  if (problems.length === 0) await write([...changes.values()])
  return { changes: [...changes.values()], problems }
}

/** '' where a sentence has only its words changed. */
function problemOf({ text: before, frameOf }: Sentence, after: string): string {
  try {
    const [kept, found] = [frameOf(before), frameOf(after)]
    if (kept.join(' ') === found.join(' ')) return ''
    const [lost, gained] = [without(kept, found), without(found, kept)]
    const differences = [lost && `lost ${lost}`, gained && `gained ${gained}`].filter((each) => each !== '')
    return `it ${differences.join(' and ') || 'has its parts in another order'}, and only words may change`
  } catch (error) {
    return (error as Error).message
  }
}

/** The pieces that the others lack, as often as they lack them. */
function without(pieces: readonly string[], others: readonly string[]): string {
  const left = [...others]
  return pieces.filter((piece) => !left.includes(piece) || !left.splice(left.indexOf(piece), 1)).join(' ')
}

async function write(changes: Change[]): Promise<void> {
  const fromTheEnd = [...changes].sort((one, other) => other.sentence.start - one.sentence.start)
  for (const file of new Set(changes.map(({ sentence }) => sentence.file))) {
    let source = await readFile(file, 'utf8')
    for (const { sentence, text } of fromTheEnd.filter((change) => change.sentence.file === file))
      source = source.slice(0, sentence.start) + sentence.write(text) + source.slice(sentence.end)
    await writeFile(file, await format(source, { ...(await resolveConfig(file)), filepath: file }))
  }
}
