import stringWidth from 'string-width'
import { type Column, type Row, textOf } from './columns.ts'
import { printable } from '../terminal/printable.ts'

const graphemes = new Intl.Segmenter()
/** Each of these is one place wide, and most cells hold nothing else. */
const plain = /^[ -~]*$/
const gap = '  '

/** The head of the table, as lines. */
export function tableHead(columns: readonly Column[]): string {
  const titles = columns.map(({ title }) => title)
  const rules = columns.map((column) => '-'.repeat(column.width))
  return lineOf(columns, titles) + lineOf(columns, rules)
}

/** A row of the table. The widths are fixed, so that rows can be printed as they come. */
export function tableRow(columns: readonly Column[], row: Row): string {
  return lineOf(
    columns,
    columns.map(({ name }) => printable(textOf(row[name]))),
  )
}

function lineOf(columns: readonly Column[], cells: readonly string[]): string {
  const fitted = columns.map((column, index) => fit(cells[index] ?? '', column))
  return `${fitted.join(gap).trimEnd()}\n`
}

function fit(text: string, { width, isWhole = false }: Column): string {
  const actual = widthOf(text)
  if (actual <= width) return text + ' '.repeat(width - actual)
  return isWhole ? text : cut(text, width)
}

function cut(text: string, width: number): string {
  let kept = ''
  let used = 0
  for (const { segment } of graphemes.segment(text)) {
    const next = used + widthOf(segment)
    if (next > width - 1) break
    kept += segment
    used = next
  }
  return `${kept}…${' '.repeat(width - 1 - used)}`
}

function widthOf(text: string): number {
  return plain.test(text) ? text.length : stringWidth(text)
}
