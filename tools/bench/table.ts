import type { Result } from 'lighthouse'

/** A figure of a page. */
export interface Column {
  head: string
  of: (run: Result) => number
  digits?: number
  budget?: number
  /** Whether the budget is the least that the figure may be, not the most. */
  isLeast?: boolean
}

interface Page {
  name: string
  runs: Result[]
  /** Whether it has budgets to keep. */
  isOurs: boolean
}

/** A table of medians, with the budgets above them and `!` behind what is over one; then each of those by how much. */
export function table(columns: Column[], pages: Page[]): string[] {
  const missed: string[] = []
  const rows = pages.map(({ name, runs, isOurs }) => [
    name,
    ...columns.map(({ head, of, digits = 0, budget, isLeast = false }) => {
      const figure = median(runs.map(of))
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

/** Rows as lines, in columns as wide as their widest cell: names begin at the left, figures end at the right. */
function aligned(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map(([name = '', ...figures]) => {
    const cells = figures.map((cell, column) => cell.padStart(widths[column + 1] ?? 0))
    return [name.padEnd(widths[0] ?? 0), ...cells].join('  ').trimEnd()
  })
}

/** The middle one of the figures; of an even number of them the mean of the two in the middle. */
export function median(figures: number[]): number {
  const sorted = [...figures].sort((one, other) => one - other)
  const middle = sorted.length / 2
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}
