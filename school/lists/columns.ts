/** What stands in one place of a list; `null` is empty. */
export type Cell = string | number | null | readonly number[]

/** One line of a list, by the names of its columns. */
export type Row = Readonly<Record<string, Cell>>

export interface Column {
  /** Its name in CSV and JSON. */
  name: string
  /** Its head in the table on a terminal. */
  title: string
  /** How wide it is on a terminal. What is longer is cut there, or, where it must be whole, takes its room. */
  width: number
  isWhole?: boolean
}

/** A cell in words: `1, 2`. */
export function textOf(cell: Cell | undefined): string {
  if (cell === undefined || cell === null) return ''
  if (typeof cell === 'string') return cell
  return typeof cell === 'number' ? String(cell) : cell.join(', ')
}

/** When something came. */
export const momentColumn: Column = { name: 'date', title: 'Date', width: 16 }

/** The columns of a child, in every list that has one. */
export const childColumns: readonly Column[] = [
  { name: 'studentName', title: 'Student', width: 24 },
  { name: 'birthdate', title: 'Birthdate', width: 10 },
  { name: 'age', title: 'Age', width: 3 },
  { name: 'completedLevels', title: 'Levels', width: 10 },
]

/** The columns of the person to write to. */
export const contactColumns: readonly Column[] = [
  { name: 'parent', title: 'Parent', width: 22 },
  { name: 'email', title: 'Email', width: 28 },
  { name: 'phone', title: 'Phone', width: 12 },
]

/** What `place` takes; whole, to be copied. */
export const studentPathColumn: Column = {
  name: 'student',
  title: 'place STUDENT',
  width: 49,
  isWhole: true,
}
