import lighthouse from 'lighthouse'
import { withBrowser } from './browser.ts'
import { median } from './median.ts'

/** What Lighthouse says of a page: scores of 100, milliseconds, bytes as transferred with their headers. */
export interface Inspection {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  cls: number
  tbt: number
  scriptBytes: number
  totalBytes: number
  requests: number
}

/** Several inspections of one page. */
export interface Inspections {
  medians: Inspection
  runs: Inspection[]
  /** The addresses of the scripts that the last run asked for. */
  scripts: string[]
}

interface Request {
  url: string
  transferSize: number
  resourceType?: string
}

/**
 * Inspects a page with Lighthouse as a phone, with simulated throttling, each time in a browser with a new profile.
 *
 * @throws where the page does not load.
 */
export async function inspect(
  url: string,
  { runs, chromiumArguments }: { runs: number; chromiumArguments: readonly string[] },
): Promise<Inspections> {
  const found: Inspection[] = []
  let scripts: string[] = []
  for (let run = 0; run < runs; run++) {
    const { inspection, scripts: asked } = await inspectOnce(url, chromiumArguments)
    found.push(inspection)
    scripts = asked.map((request) => request.url)
  }
  const names = Object.keys(found[0] ?? {}) as (keyof Inspection)[]
  const medians = Object.fromEntries(names.map((name) => [name, median(found.map((one) => one[name]))]))
  return { medians: medians as unknown as Inspection, runs: found, scripts }
}

async function inspectOnce(
  url: string,
  chromiumArguments: readonly string[],
): Promise<{ inspection: Inspection; scripts: Request[] }> {
  return withBrowser(chromiumArguments, async (browser) => {
    const result = await lighthouse(url, { logLevel: 'silent' }, undefined, await browser.newPage())
    if (result === undefined) throw new Error(`${url}: Lighthouse says nothing.`)
    const { audits, categories, runtimeError } = result.lhr
    if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`)
    const details = audits['network-requests']?.details as { items: Request[] } | undefined
    const requests = details?.items ?? []
    const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
    const figure = (audit: string) => audits[audit]?.numericValue ?? NaN
    const bytes = (some: Request[]) => some.reduce((sum, { transferSize }) => sum + transferSize, 0)
    const inspection = {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: figure('largest-contentful-paint'),
      cls: figure('cumulative-layout-shift'),
      tbt: figure('total-blocking-time'),
      scriptBytes: bytes(scripts),
      totalBytes: bytes(requests),
      requests: requests.length,
    }
    return { inspection, scripts }
  })
}
