import type { Firestore } from 'firebase-admin/firestore'
import { connect } from '../target/connect.ts'
import { sentenceOf } from '../target/failures.ts'
import { progressOf } from '../terminal/progress.ts'
import { SchoolError } from '../terminal/school-error.ts'
import type { TargetOptions } from '../target/target-options.ts'
import type { Column, Row } from './columns.ts'
import { csv, type Format, json, table } from './formats.ts'
import { print } from './print.ts'

export interface ListOptions extends TargetOptions {
  csv?: boolean
  json?: boolean
}

/** A list of the school: what one command prints. */
export interface List {
  /** Such as `registration` and `registrations`. */
  one: string
  many: string
  columns: readonly Column[]
  /** The rows in their order, some at a time. */
  pages: (firestore: Firestore) => AsyncIterable<readonly Row[]>
  /** How many belong into the list and cannot be found by its query, because they have no date. */
  undated?: (firestore: Firestore) => Promise<number>
}

/**
 * Prints a list as it is read. Only rows go to the standard output; how many there are, and how many have no date, goes
 * to the standard error.
 *
 * @throws SchoolError where the school cannot be reached, or is lost in the middle.
 */
export async function printList(list: List, options: ListOptions): Promise<void> {
  const format = formatOf(options)
  const school = await connect(options)
  const firestore = await school.firestore()
  // On a terminal the rows themselves tell how far it has come.
  const progress = process.stdout.isTTY ? null : progressOf(`Reading ${list.many}`)
  let rows = 0
  try {
    await print(format.begin(list.columns))
    for await (const page of list.pages(firestore)) {
      await print(page.map((row) => format.row(list.columns, row, rows++ === 0)).join(''))
      progress?.at(rows)
    }
    await print(format.end)
    const undated = (await list.undated?.(firestore)) ?? 0
    progress?.end()
    for (const line of endingOf(list, { rows, undated }, format)) console.error(line)
  } catch (error) {
    progress?.end()
    throw new SchoolError(`${sentenceOf(error, school)}${rows > 0 ? ' The list is not complete.' : ''}`)
  }
}

/** @throws SchoolError where it is to be two things at once. */
export function formatOf(options: ListOptions): Format {
  if (options.csv && options.json) throw new SchoolError('A list is --csv or --json, not both at once.')
  if (options.csv) return csv
  return options.json ? json : table
}

function endingOf(
  { one, many }: List,
  { rows, undated }: { rows: number; undated: number },
  format: Format,
): string[] {
  const counted = (number: number): string => `${number} ${number === 1 ? one : many}`
  const missing =
    undated === 0
      ? []
      : [
          `${counted(undated)} without a date ${undated === 1 ? 'is' : 'are'} not in this list; \`backup\` has ${undated === 1 ? 'it' : 'them'}.`,
        ]
  const none = `No ${many}.`
  return [...missing, rows === 0 && format === table ? none : counted(rows)]
}
