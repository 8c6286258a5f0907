import { chromium } from '@playwright/test'
import getPort from 'get-port'
import lighthouse, { type Result } from 'lighthouse'
import { findChromium } from '#tools/testing/chromium.ts'
import { paintBudgets, scoreBudget } from './budgets.ts'
import { median } from './median.ts'

/** A column of the table of inspections. */
interface Column {
  head: string
  of: (result: Result) => number
  digits?: number
  budget?: number
  isKept?: (figure: number) => boolean
}

interface Request {
  url: string
  transferSize: number
  resourceType?: string
}

/** Scores of 100, milliseconds, and what was transferred, with headers. */
const columns: readonly Column[] = [
  score('performance', 'performance'),
  score('access', 'accessibility'),
  score('practices', 'best-practices'),
  score('SEO', 'seo'),
  audit('LCP ms', 'largest-contentful-paint', paintBudgets.lcp),
  audit('CLS', 'cumulative-layout-shift', paintBudgets.cls, 3),
  audit('TBT ms', 'total-blocking-time', paintBudgets.tbt),
  { head: 'script kB', of: (result) => kilobytes(scriptsOf(result)), digits: 1 },
  { head: 'total kB', of: (result) => kilobytes(requestsOf(result)), digits: 1 },
  { head: 'requests', of: (result) => requestsOf(result).length },
]

/** The first rows of the table: the names of the columns, and their budgets. */
export const inspectionHead: readonly string[][] = [
  ['page', ...columns.map(({ head }) => head)],
  ['budget', ...columns.map(({ budget }) => String(budget ?? ''))],
]

/** What Lighthouse says of a page. */
interface Inspection {
  /** The medians of the columns. */
  figures: number[]
  /** The addresses of the scripts that the last run asked for. */
  scripts: string[]
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
): Promise<Inspection> {
  const results: Result[] = []
  for (let run = 0; run < runs; run++) results.push(await inspectOnce(url, chromiumArguments))
  const last = results.at(-1)
  return {
    figures: columns.map(({ of }) => median(results.map(of))),
    scripts: last === undefined ? [] : scriptsOf(last).map((request) => request.url),
  }
}

/** A row of the table. @param isOurs whether the page has budgets to keep; `!` is behind a figure that does not. */
export function inspectionRow(name: string, { figures }: Inspection, isOurs: boolean): string[] {
  const cells = columns.map(({ digits = 0, isKept = () => true }, index) => {
    const figure = figures[index] ?? NaN
    return `${figure.toFixed(digits)}${isOurs && !isKept(figure) ? '!' : ''}`
  })
  return [name, ...cells]
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

function score(head: string, category: string): Column {
  return {
    head,
    of: ({ categories }) => Math.round((categories[category]?.score ?? 0) * 100),
    budget: scoreBudget,
    isKept: (figure) => figure >= scoreBudget,
  }
}

function audit(head: string, name: string, budget: number, digits = 0): Column {
  const of = ({ audits }: Result) => audits[name]?.numericValue ?? NaN
  return { head, of, digits, budget, isKept: (figure) => figure <= budget }
}

function requestsOf({ audits }: Result): Request[] {
  const details = audits['network-requests']?.details as { items: Request[] } | undefined
  return details?.items ?? []
}

function scriptsOf(result: Result): Request[] {
  return requestsOf(result).filter(({ resourceType }) => resourceType === 'Script')
}

function kilobytes(requests: readonly Request[]): number {
  return requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000
}
