import { chromium } from '@playwright/test'
import getPort from 'get-port'
import lighthouse, { type Result } from 'lighthouse'
import { findChromium } from '#tools/testing/chromium.ts'
import { paintBudgets, scoreBudget } from './budgets.ts'
import type { Column } from './table.ts'

interface Request {
  transferSize: number
}

/**
 * Scores of 100, milliseconds, and what was transferred, with headers.
 *
 * @param emptyPaint the largest paint of an empty page, in milliseconds
 */
export function inspectionColumns(emptyPaint: number): Column<Result>[] {
  return [
    score('performance', 'performance'),
    score('access', 'accessibility'),
    score('practices', 'best-practices'),
    score('SEO', 'seo'),
    { head: 'LCP ms', of: largestPaint, budget: paintBudgets.lcp },
    {
      head: 'to empty',
      of: (result) => largestPaint(result) / emptyPaint,
      digits: 2,
      budget: paintBudgets.toEmpty,
    },
    audit('CLS', 'cumulative-layout-shift', paintBudgets.cls, 3),
    audit('TBT ms', 'total-blocking-time', paintBudgets.tbt),
    { head: 'total kB', of: (result) => kilobytes(requestsOf(result)), digits: 1 },
    { head: 'requests', of: (result) => requestsOf(result).length },
  ]
}

/** The largest paint, in milliseconds. */
export function largestPaint({ audits }: Result): number {
  return audits['largest-contentful-paint']?.numericValue ?? NaN
}

/**
 * Inspects a page with Lighthouse as a phone, with simulated throttling, each time in a browser with a new profile.
 *
 * @param chromiumArguments what leads the production hosts to the local backend; none for a site out there.
 * @throws where the page does not load.
 */
export async function inspect(
  url: string,
  runs: number,
  chromiumArguments: readonly string[],
): Promise<Result[]> {
  const results: Result[] = []
  for (let run = 0; run < runs; run++) results.push(await inspectOnce(url, chromiumArguments))
  return results
}

/** Lighthouse's code for a trace that lacks the start of the page: now and then one does. */
const incompleteTrace = 'NO_NAVSTART'

async function inspectOnce(url: string, chromiumArguments: readonly string[], attempts = 3): Promise<Result> {
  const port = await getPort()
  const browser = await launchChromium([`--remote-debugging-port=${port}`, ...chromiumArguments])
  try {
    const { lhr } = (await lighthouse(url, { port, logLevel: 'silent' })) ?? {}
    if (lhr === undefined) throw new Error(`${url}: Lighthouse says nothing.`)
    if (lhr.runtimeError === undefined) return lhr
    const { code, message } = lhr.runtimeError
    if (code !== incompleteTrace || attempts === 1) throw new Error(`${url}: ${message}`)
  } finally {
    await browser.close()
  }
  return inspectOnce(url, chromiumArguments, attempts - 1)
}

/** Runs a Chromium with a profile of its own, which is gone when the browser is closed. */
export function launchChromium(chromiumArguments: readonly string[]) {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No browser was found: CHROMIUM names one.')
  return chromium.launch({ executablePath, args: ['--disable-gpu', '--disable-quic', ...chromiumArguments] })
}

function score(head: string, category: string): Column<Result> {
  const of = ({ categories }: Result) => Math.round((categories[category]?.score ?? 0) * 100)
  return { head, of, budget: scoreBudget, isLeast: true }
}

function audit(head: string, name: string, budget: number, digits = 0): Column<Result> {
  return { head, of: ({ audits }) => audits[name]?.numericValue ?? NaN, digits, budget }
}

function requestsOf({ audits }: Result): Request[] {
  const details = audits['network-requests']?.details as { items: Request[] } | undefined
  return details?.items ?? []
}

function kilobytes(requests: readonly Request[]): number {
  return requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000
}
