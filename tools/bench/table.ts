import type { Result } from 'lighthouse'

/** A figure of a page, and its budget: a maximum, or for a score the minimum. */
interface Figure {
  of: (run: Result) => number
  digits?: number
  budget?: number
}

const scores = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * What Lighthouse says of a page, as of a phone with a processor four times slower: scores of 100, and milliseconds; the
 * largest paint also in those of an empty page.
 */
function figures(emptyPaint: number): [head: string, figure: Figure][] {
  return [
    ...scores.map((category): [string, Figure] => [category, { of: scoreOf(category), budget: 100 }]),
    ['LCP ms', { of: largestPaint, budget: 800 }],
    ['to empty', { of: (run) => largestPaint(run) / emptyPaint, digits: 2, budget: 1.25 }],
    ['CLS', { of: numberOf('cumulative-layout-shift'), digits: 3, budget: 0.01 }],
    ['TBT ms', { of: numberOf('total-blocking-time'), budget: 50 }],
    ['longest task', { of: longestTask, budget: 50 }],
    ['main thread', { of: numberOf('mainthread-work-breakdown') }],
  ]
}

/** Medians for `console.table`, with the budgets above them and `!` behind what misses one. The first page is empty. */
export function table(pages: ReadonlyMap<string, Result[]>) {
  const [empty = []] = pages.values()
  const columns = figures(median(empty.map(largestPaint)))
  const budgets = columns.map(([head, { budget = '' }]) => [head, String(budget)])
  const rows = Array.from(pages, ([page, runs]) => {
    const cells = columns.map(([head, { of, digits = 0, budget }]) => {
      const figure = median(runs.map(of))
      // A figure that could not be measured meets no budget.
      const isKept = budget === undefined || (scores.includes(head) ? figure >= budget : figure <= budget)
      return [head, figure.toFixed(digits) + (isKept ? '' : '!')]
    })
    return [page, Object.fromEntries(cells)] as const
  })
  return Object.fromEntries([['budget', Object.fromEntries(budgets)], ...rows]) as Record<string, object>
}

/** The median; of an even number of figures the mean of the middle two. */
function median(figures: number[]): number {
  const sorted = [...figures].sort((one, other) => one - other)
  const middle = sorted.length / 2
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}

function scoreOf(category: string) {
  return ({ categories }: Result) => Math.round((categories[category]?.score ?? 0) * 100)
}

function numberOf(audit: string) {
  return ({ audits }: Result) => audits[audit]?.numericValue ?? NaN
}

const largestPaint = numberOf('largest-contentful-paint')

/** Lighthouse lists those of 50 milliseconds and more. */
function longestTask(run: Result): number {
  return Math.max(0, ...itemsOf<{ duration: number }>(run, 'long-tasks').map(({ duration }) => duration))
}

export function scriptsAskedFor(run: Result): string[] {
  const paths = itemsOf<{ url: string }>(run, 'network-requests').map(({ url }) => new URL(url).pathname)
  return paths.filter((path) => path.endsWith('.js'))
}

function itemsOf<Item>({ audits }: Result, audit: string): Item[] {
  const details = audits[audit]?.details as { items?: Item[] } | undefined
  return details?.items ?? []
}
