import { stringify } from 'csv-stringify/sync'
import stringWidth from 'string-width'
import { printable } from '../terminal/text.ts'
import { type Column, type Row, textOf } from './columns.ts'
import { escapeCsvFormula } from './escape-csv-formula.ts'

/** A list as text. */
export type Format = (columns: readonly Column[], rows: readonly Row[]) => string

/** For a person at a terminal; '' for an empty list. */
export const table: Format = (columns, rows) => {
  if (rows.length === 0) return ''
  const lines = [
    columns.map(({ title }) => title),
    columns.map(({ width }) => '-'.repeat(width)),
    ...rows.map((row) => columns.map(({ name }) => printable(textOf(row[name])))),
  ]
  return lines
    .map((cells) => columns.map((column, index) => fit(cells[index] ?? '', column)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('')
}

function fit(text: string, { width, isWhole = false }: Column): string {
  const actual = stringWidth(text)
  if (actual <= width) return text + ' '.repeat(width - actual)
  return isWhole ? text : truncate(text, width)
}

/** Cuts between characters as a person sees them, so that Gurmukhi stays legible. */
function truncate(text: string, width: number): string {
  let kept = ''
  let used = 0
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const next = used + stringWidth(segment)
    if (next > width - 1) break
    kept += segment
    used = next
  }
  return `${kept}…${' '.repeat(width - 1 - used)}`
}

/** For a spreadsheet (RFC 4180): with a byte order mark, so that Excel reads Gurmukhi, and everything in quotes. */
export const csv: Format = (columns, rows) => {
  const names = columns.map(({ name }) => name)
  const cells = rows.map((row) => names.map((name) => escapeCsvFormula(textOf(row[name]))))
  return stringify([names, ...cells], {
    bom: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  })
}

/** Characters that JSON leaves as they are and a terminal would obey. */
const unsafeInJson =
  /[\u007F-\u009F\p{Zl}\p{Zp}]|(?![\u200C\u200D])[\u061C\u200B-\u202E\u2060-\u206F\uFEFF]/gu

/** For a program: one array, each object on a line of its own. */
export const json: Format = (columns, rows) => {
  const objects = rows.map((row) => Object.fromEntries(columns.map(({ name }) => [name, row[name] ?? null])))
  const lines = objects.map((object) => `\n${JSON.stringify(object)}`).join(',')
  return `[${lines}\n]\n`.replace(
    unsafeInJson,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
