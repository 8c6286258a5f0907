import { aligned } from '../aligned.ts'
import { median } from './median.ts'

/** A figure of a page. */
export interface Column<Run> {
  head: string
  of: (run: Run) => number
  digits?: number
  budget?: number
  /** Budgets of single pages, by their names. */
  exceptions?: Readonly<Record<string, number>>
  /** Whether the budget is the least that the figure may be, not the most. */
  isLeast?: boolean
}

/** What was measured of a page, run by run. */
export interface Measured<Run> {
  name: string
  runs: readonly Run[]
  /** Whether it has budgets to keep. */
  isOurs: boolean
}

/** A table of medians, with the budgets above them and `!` behind what is over one; then each of those by how much. */
export function table<Run>(columns: readonly Column<Run>[], pages: readonly Measured<Run>[]): string[] {
  const missed: string[] = []
  const rows = pages.map(({ name, runs, isOurs }) => [
    name,
    ...columns.map(({ head, of, digits = 0, exceptions, isLeast = false, ...column }) => {
      const figure = median(runs.map(of))
      const budget = exceptions?.[name] ?? column.budget
      const over = budget === undefined ? 0 : isLeast ? budget - figure : figure - budget
      // A figure that could not be measured keeps no budget.
      if (!isOurs || over <= 0) return figure.toFixed(digits)
      missed.push(`${name} misses ${head} by ${over.toFixed(digits)}.`)
      return `${figure.toFixed(digits)}!`
    }),
  ])
  const heads = ['page', ...columns.map(({ head }) => head)]
  const budgets = ['budget', ...columns.map(({ budget }) => String(budget ?? ''))]
  return [...aligned([heads, budgets, ...rows]), ...missed]
}
