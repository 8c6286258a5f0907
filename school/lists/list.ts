import type { Firestore } from 'firebase-admin/firestore'
import { connect } from '../target/connect.ts'
import type { TargetOptions } from '../target/options.ts'
import { explainErrors } from '../target/transaction.ts'
import { SchoolError } from '../terminal/school-error.ts'
import { pluralize } from '../terminal/text.ts'
import type { Column, Row } from './columns.ts'
import { csv, type Format, json, table } from './formats.ts'

export interface ListOptions extends TargetOptions {
  csv?: boolean
  json?: boolean
}

/** A list of the school: what one command prints. */
export interface List {
  /** Such as `registration`. */
  noun: string
  /** Such as `registrations`. */
  plural: string
  columns: readonly Column[]
  /** The rows in their order. */
  rows: (firestore: Firestore) => Promise<Row[]>
  /** How many belong into the list and have no date by which its query would find them. */
  undated?: (firestore: Firestore) => Promise<number>
}

/**
 * Prints a list. Only rows go to the standard output; how many there are, and how many have no date, goes to the standard
 * error.
 *
 * @throws SchoolError where the school cannot be reached.
 */
export async function printList(list: List, options: ListOptions): Promise<void> {
  const { noun, plural, columns } = list
  const format = formatOf(options)
  const school = await connect(options)
  const firestore = await school.firestore()
  const rows = await explainErrors(school, () => list.rows(firestore))
  const undated = await explainErrors(school, async () => (await list.undated?.(firestore)) ?? 0)
  const text = format(columns, rows)
  const failure = await new Promise<unknown>((resolve) => process.stdout.write(text, resolve))
  // A reader such as `head` has seen enough. Any other failure ends the command by itself.
  if (failure) return
  if (undated > 0) {
    const [are, them] = undated === 1 ? ['is', 'it'] : ['are', 'them']
    console.error(
      `${pluralize(undated, noun, plural)} without a date ${are} not in this list; \`backup\` has ${them}.`,
    )
  }
  const isEmptyTable = rows.length === 0 && format === table
  console.error(isEmptyTable ? `No ${plural}.` : pluralize(rows.length, noun, plural))
}

/** @throws SchoolError where both are asked for. */
function formatOf(options: ListOptions): Format {
  if (options.csv && options.json) throw new SchoolError('A list is --csv or --json, not both at once.')
  if (options.csv) return csv
  return options.json ? json : table
}
