import type { Query } from 'firebase-admin/firestore'
import type { Day } from '#model/dates/day.ts'
import type { Level } from '#model/level.ts'
import { countDocuments } from '../documents.ts'
import { connect, type Options, type School } from '../firebase.ts'
import { pluralize, SchoolError } from '../terminal.ts'
import { type Column, csv, type Format, json, table } from './formats.ts'
import { endOfDay, startOfDay } from './school-time.ts'

export interface ListOptions extends Options {
  course?: Level
  from?: Day
  to?: Day
  csv?: boolean
  json?: boolean
}

/** A list of the school: what one command prints. */
interface List<Entry> {
  /** Such as `registration`. */
  noun: string
  /** Where it is more than an `s` at the end. */
  plural?: string
  columns: readonly Column<Entry>[]
  /** The entries in their order. */
  read: (school: School, filters: Filters) => Promise<Entry[]>
  /** By what they are dated: it is said how many have no date by which the query would find them. */
  dated?: Dated
}

/**
 * Prints a list. Only rows go to the standard output; how many there are, and how many have no date, goes to the standard
 * error.
 */
export async function printList<Entry>(list: List<Entry>, options: ListOptions): Promise<void> {
  const { noun, plural = `${noun}s`, columns } = list
  const other = options.csv ? csv : table
  const format: Format = options.json ? json : other
  const filters = readFilters(options)
  const school = await connect(options)
  const entries = await list.read(school, filters)
  const undated = list.dated === undefined ? 0 : await countUndated(school, list.dated, filters)
  process.stdout.write(format(columns, entries))
  if (undated > 0) {
    const [is, are] = [`${noun} without a date is`, `${plural} without a date are`]
    const them = undated === 1 ? 'it' : 'them'
    console.error(`${pluralize(undated, is, are)} not in this list; \`backup\` has ${them}.`)
  }
  const isEmptyTable = entries.length === 0 && format === table
  console.error(isEmptyTable ? `No ${plural}.` : pluralize(entries.length, noun, plural))
}

/** Which documents to list: those of a course, and those from one moment on until before another. */
export interface Filters {
  course?: Level
  since?: Date
  before?: Date
}

/** Reads the filters of a command line. The days are the school's, and both belong to the list. */
export function readFilters({ course, from, to }: ListOptions): Filters {
  if (from !== undefined && to !== undefined && from > to) {
    throw new SchoolError(`--from ${from} is after --to ${to}: no day lies between them.`)
  }
  return {
    ...(course !== undefined && { course }),
    ...(from !== undefined && { since: startOfDay(from) }),
    ...(to !== undefined && { before: endOfDay(to) }),
  }
}

/** Documents that are listed by a moment that they hold. */
export interface Dated {
  query: (school: School) => Query
  field: string
  /** A field that all have that belong into the list, whatever their date. */
  required?: string
  /** A moment as it is stored; without this, as a timestamp. */
  toStored?: (moment: Date) => number | Date
}

/** Before this nothing of the school was stored. */
const longAgo = new Date('1900-01-01')

/** What is found between two moments, in the order of time. */
export function byDate(school: School, dated: Dated, { course, since, before }: Filters): Query {
  const { field, toStored = (moment: Date): number | Date => moment } = dated
  let query = dated.query(school)
  // Old documents have it as a number.
  if (course !== undefined) query = query.where('courseId', 'in', [String(course), course])
  if (since !== undefined) query = query.where(field, '>=', toStored(since))
  if (before !== undefined) query = query.where(field, '<', toStored(before))
  return query.orderBy(field)
}

/**
 * How many documents a list by date cannot hold (decision 50): those without a date, and where the list is of some days
 * also those whose date is of another type, such as text, because Firestore compares only within a type.
 */
async function countUndated(school: School, dated: Dated, { since, before }: Filters): Promise<number> {
  const { required } = dated
  const all = dated.query(school)
  const isOfSomeDays = since !== undefined || before !== undefined
  const listed = byDate(school, dated, isOfSomeDays ? { since: longAgo } : {})
  const counts = await Promise.all([
    countDocuments(school, required === undefined ? all : all.orderBy(required)),
    countDocuments(school, listed),
  ])
  return Math.max(0, counts[0] - counts[1])
}
