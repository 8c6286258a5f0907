import { connect } from '../target/connect.ts'
import type { Options, School } from '../target/school.ts'
import { SchoolError } from '../terminal/school-error.ts'
import { pluralize } from '../terminal/text.ts'
import { type FilterOptions, type Filters, readFilters } from './filters.ts'
import { type Column, csv, type Format, json, table } from './formats.ts'

export interface ListOptions extends Options, FilterOptions {
  csv?: boolean
  json?: boolean
}

/** A list of the school: what one command prints. */
interface List<Entry> {
  /** Such as `enquiry` and `enquiries`. */
  noun: string
  plural: string
  columns: readonly Column<Entry>[]
  /** The entries in their order. */
  read: (school: School, filters: Filters) => Promise<Entry[]>
  /** How many belong into the list and have no date by which its query would find them. */
  undated?: (school: School, filters: Filters) => Promise<number>
}

/**
 * Prints a list. Only rows go to the standard output; how many there are, and how many have no date, goes to the standard
 * error.
 */
export async function printList<Entry>(list: List<Entry>, options: ListOptions): Promise<void> {
  const { noun, plural, columns } = list
  const format = formatOf(options)
  const filters = readFilters(options)
  const school = await connect(options)
  const entries = await list.read(school, filters)
  const undated = (await list.undated?.(school, filters)) ?? 0
  process.stdout.write(format(columns, entries))
  if (undated > 0) {
    const [are, them] = undated === 1 ? ['is', 'it'] : ['are', 'them']
    console.error(
      `${pluralize(undated, noun, plural)} without a date ${are} not in this list; \`backup\` has ${them}.`,
    )
  }
  const isEmptyTable = entries.length === 0 && format === table
  console.error(isEmptyTable ? `No ${plural}.` : pluralize(entries.length, noun, plural))
}

function formatOf(options: ListOptions): Format {
  if (options.csv && options.json) throw new SchoolError('A list is --csv or --json, not both at once.')
  if (options.csv) return csv
  return options.json ? json : table
}
