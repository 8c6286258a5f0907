import { stringify } from 'csv-stringify/sync'
import { type Cell, type Column, type Row, textOf } from './columns.ts'
import { defused } from './defused.ts'
import { tableHead, tableRow } from './table.ts'

/** How a list is written, piece by piece. */
export interface Format {
  /** Before the first row, also where there is none. */
  begin: (columns: readonly Column[]) => string
  /** @param isFirst nothing was written before this row. */
  row: (columns: readonly Column[], row: Row, isFirst: boolean) => string
  end: string
}

/** A byte order mark, so that Excel reads Gurmukhi, and everything in quotes. */
const csvStyle = { quoted: true, quoted_empty: true, record_delimiter: 'windows' } as const

/** For a person at a terminal. */
export const table: Format = {
  // The head comes with the first row: an empty list has none.
  begin: () => '',
  row: (columns, row, isFirst) => (isFirst ? tableHead(columns) : '') + tableRow(columns, row),
  end: '',
}

/** For a spreadsheet (RFC 4180). */
export const csv: Format = {
  begin: (columns) => stringify([columns.map(({ name }) => name)], { ...csvStyle, bom: true }),
  row: (columns, row) => stringify([columns.map(({ name }) => defused(textOf(row[name])))], csvStyle),
  end: '',
}

/** For a program: one array, each object on a line of its own. */
export const json: Format = {
  begin: () => '[',
  row: (columns, row, isFirst) => `${isFirst ? '\n' : ',\n'}${jsonOf(columns, row)}`,
  end: '\n]\n',
}

function jsonOf(columns: readonly Column[], row: Row): string {
  const cells = columns.map(({ name }): [string, Cell] => [name, row[name] ?? null])
  // JSON leaves some characters as they are that a terminal would obey.
  return JSON.stringify(Object.fromEntries(cells)).replace(
    /[\u007F-\u009F\p{Zl}\p{Zp}]|(?![\u200C\u200D])[\u061C\u200B-\u202E\u2060-\u206F\uFEFF]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
