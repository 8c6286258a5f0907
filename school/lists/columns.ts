/** What is in one place of a list; `null` is empty. */
export type Cell = string | number | null | readonly number[]

/** One line of a list, by the names of its columns. */
export type Row = Readonly<Record<string, Cell>>

export interface Column {
  /** Its name in CSV and JSON. */
  name: string
  /** Its head in the table on a terminal. */
  title: string
  /** How wide it is on a terminal. What is longer is cut, unless it must be whole. */
  width: number
  isWhole?: boolean
}

export const dateColumn: Column = { name: 'date', title: 'Date', width: 16 }

/** A cell in words: `1, 2`. */
export function textOf(cell: Cell | undefined): string {
  if (cell === undefined || cell === null) return ''
  if (typeof cell === 'string') return cell
  return typeof cell === 'number' ? String(cell) : cell.join(', ')
}
