import { stringify } from 'csv-stringify/sync'
import stringWidth from 'string-width'
import { escapeCsvFormula } from '#lib/csv.ts'
import { printable } from '../terminal.ts'

/** What is in one place of a list; `null` is empty. */
type Cell = string | number | null | readonly (string | number)[]

export interface Column<Entry> {
  /** Its name in CSV and JSON. */
  name: string
  /** Its head in the table on a terminal. */
  title: string
  /** How wide it is on a terminal. What is longer is cut, unless it must be whole. */
  width: number
  isWhole?: boolean
  of: (entry: Entry) => Cell
}

/** A list as text. */
export type Format = <Entry>(columns: readonly Column<Entry>[], entries: readonly Entry[]) => string

/** For a person at a terminal; '' for an empty list. */
export const table: Format = (columns, entries) => {
  if (entries.length === 0) return ''
  const lineOf = (textIn: (column: (typeof columns)[number]) => string): string => {
    const cells = columns.map((column) => fit(textIn(column), column))
    return `${cells.join('  ').trimEnd()}\n`
  }
  const head = [lineOf(({ title }) => title), lineOf(({ width }) => '-'.repeat(width))]
  const rows = entries.map((entry) => lineOf(({ of }) => printable(textOf(of(entry)))))
  return [...head, ...rows].join('')
}

/** A cell in words: `1, 2`. */
function textOf(cell: Cell): string {
  if (typeof cell === 'object') return cell === null ? '' : cell.join(', ')
  return String(cell)
}

function fit(text: string, { width, isWhole = false }: Pick<Column<never>, 'width' | 'isWhole'>): string {
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
export const csv: Format = (columns, entries) => {
  const names = columns.map(({ name }) => name)
  const cells = entries.map((entry) => columns.map((column) => escapeCsvFormula(textOf(column.of(entry)))))
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
export const json: Format = (columns, entries) => {
  const objects = entries.map((entry) => Object.fromEntries(columns.map(({ name, of }) => [name, of(entry)])))
  const lines = objects.map((object) => `\n${JSON.stringify(object)}`).join(',')
  return `[${lines}\n]\n`.replace(
    unsafeInJson,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
