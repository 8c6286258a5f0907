import { chromium } from '@playwright/test'
import getPort from 'get-port'
import lighthouse, { type Result } from 'lighthouse'
import { findChromium } from '#tools/testing/chromium.ts'
import { lighthouseBudgets } from './budgets.ts'
import type { Column } from './table.ts'

/** Scores of 100, and milliseconds. `emptyPaint` is the largest paint of an empty page. */
export function lighthouseColumns(emptyPaint: number): Column[] {
  const { lcp, toEmpty, cls, tbt, longestTask } = lighthouseBudgets
  return [
    ...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
    { head: 'LCP ms', of: largestPaint, budget: lcp },
    { head: 'to empty', of: (result) => largestPaint(result) / emptyPaint, digits: 2, budget: toEmpty },
    { head: 'CLS', of: numberOf('cumulative-layout-shift'), digits: 3, budget: cls },
    { head: 'TBT ms', of: numberOf('total-blocking-time'), budget: tbt },
    { head: 'longest task', of: longestTaskOf, budget: longestTask },
    { head: 'main thread', of: numberOf('mainthread-work-breakdown') },
  ]
}

/** The largest paint, in milliseconds. */
export const largestPaint = numberOf('largest-contentful-paint')

/** The paths of the scripts that a page asked for. */
export function scriptsAskedFor(result: Result): string[] {
  const paths = itemsOf<{ url: string }>(result, 'network-requests').map(({ url }) => new URL(url).pathname)
  return paths.filter((path) => path.endsWith('.js'))
}

/**
 * Inspects a page as a phone, with simulated throttling, in a browser with a new profile.
 *
 * @param chromiumArguments what leads the production hosts to the local backend
 * @throws where there is no browser or the page does not load.
 */
export async function inspect(url: string, chromiumArguments: string[], attempts = 3): Promise<Result> {
  const executablePath = findChromium() ?? ''
  const port = await getPort()
  const args = ['--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`, ...chromiumArguments]
  const browser = await chromium.launch({ executablePath, args })
  const inspected = await lighthouse(url, { port, logLevel: 'silent' }).finally(() => browser.close())
  const { runtimeError } = inspected?.lhr ?? {}
  if (inspected && !runtimeError) return inspected.lhr
  // Now and then a trace lacks the start of the page.
  if (runtimeError?.code === 'NO_NAVSTART' && attempts > 1)
    return inspect(url, chromiumArguments, attempts - 1)
  throw new Error(`${url}: ${runtimeError?.message ?? 'Lighthouse says nothing.'}`)
}

function score(category: string): Column {
  const of = ({ categories }: Result) => Math.round((categories[category]?.score ?? 0) * 100)
  return { head: category, of, budget: lighthouseBudgets.score, isLeast: true }
}

function numberOf(audit: string): (result: Result) => number {
  return ({ audits }) => audits[audit]?.numericValue ?? NaN
}

/** In milliseconds; Lighthouse lists those of 50 and more. */
function longestTaskOf(result: Result): number {
  return Math.max(0, ...itemsOf<{ duration: number }>(result, 'long-tasks').map(({ duration }) => duration))
}

function itemsOf<Item>({ audits }: Result, audit: string): Item[] {
  const details = audits[audit]?.details as { items?: Item[] } | undefined
  return details?.items ?? []
}
