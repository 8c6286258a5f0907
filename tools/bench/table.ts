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

/** Medians for `console.table`, with the budgets above them and `!` behind what misses one. */
export function table(columns: Column[], pages: ReadonlyMap<string, Result[]>) {
  const rows = { budget: Object.fromEntries(columns.map(({ head, budget = '' }) => [head, String(budget)])) }
  for (const [name, runs] of pages) {
    const cells = columns.map(({ head, of, digits = 0, budget, isLeast = false }) => {
      const figure = median(runs.map(of))
      // A figure that could not be measured keeps no budget.
      const isKept = budget === undefined || (isLeast ? figure >= budget : figure <= budget)
      return [head, figure.toFixed(digits) + (isKept ? '' : '!')]
    })
    Object.assign(rows, { [name]: Object.fromEntries(cells) as object })
  }
  return rows
}

/** The middle one of the figures; of an even number of them the mean of the two in the middle. */
export function median(figures: number[]): number {
  const sorted = [...figures].sort((one, other) => one - other)
  const middle = sorted.length / 2
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}
