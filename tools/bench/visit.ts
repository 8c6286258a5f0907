import path from 'node:path'
import type { Browser, CDPSession } from '@playwright/test'
import { documentBudget, driftBudgets, excessBudget, idleBudget, paintBudgets } from './budgets.ts'
import {
  endMark,
  longTask,
  noParts,
  type Part,
  processorTime,
  type ProcessorTime,
  settledMark,
  type TraceEvent,
} from './processor-time.ts'
import type { Column } from './table.ts'

/** What one visit of a page measured. */
export interface Visit {
  processor: ProcessorTime
  /** Transferred until the largest paint: the document, what blocks it, and the picture if it is one; with headers. */
  bytes: number
  documentBytes: number
  /** The addresses of the scripts that it asked for. */
  scripts: string[]
  /** Round trips until the largest paint, those of the connection aside. */
  roundTrips: number
  shift: number
  /** What moved, and how much of the shift it was in. */
  shiftSources: string[]
}

/** Milliseconds of processor time; the last is a share in per cent. */
export const processorColumns: readonly Column<Visit>[] = [
  { head: 'total', of: ({ processor }) => processor.total },
  { head: 'longest task', of: ({ processor }) => processor.longest, digits: 1, budget: longTask },
  { head: 'beyond', of: ({ processor }) => processor.excess, digits: 1, budget: excessBudget },
  ...(Object.keys(noParts) as Part[]).map((part) => ({
    head: part,
    of: ({ processor }: Visit) => processor.parts[part],
    digits: 1,
  })),
  {
    head: 'idle %',
    of: ({ processor }) => processor.idleShare,
    digits: 1,
    budget: idleBudget,
    exceptions: driftBudgets,
  },
]

/** Bytes, round trips, and the layout shift without a unit. */
export const arrivalColumns: readonly Column<Visit>[] = [
  { head: 'document', of: ({ documentBytes }) => documentBytes, budget: documentBudget },
  { head: 'all it needs', of: ({ bytes }) => bytes },
  { head: 'round trips', of: ({ roundTrips }) => roundTrips, budget: 1 },
  { head: 'shift', of: ({ shift }) => shift, digits: 4, budget: paintBudgets.cls },
]

/** As Lighthouse simulates a phone and its line: bytes a second, and milliseconds. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }

/** What a server sends before it waits for an answer: ten packets of 1,460 bytes; then twice as many, and so on. */
const firstFlight = 14_600

/** How long a page is watched that has loaded, in milliseconds: first for what waits until it is idle. */
const settling = 1_500
const watching = 1_500

const traceCategories = [
  'disabled-by-default-devtools.timeline',
  'devtools.timeline',
  'blink.user_timing',
  'v8',
]

/** Opens a page in a new profile, as a phone on a slow line, at the speed of this machine's processor. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  const sizes = watchSizes(session)
  await page.addInitScript({ path: path.join(import.meta.dirname, 'watch-paints.js') })
  const stopTrace = await startTrace(browser)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(settling)
  await page.evaluate((mark) => void performance.mark(mark), settledMark)
  await page.waitForTimeout(watching)
  await page.evaluate((mark) => void performance.mark(mark), endMark)
  const processor = processorTime(await stopTrace(), url)
  const paints = await page.evaluate(() => (window as unknown as { paintiPaints: Paints }).paintiPaints)
  await context.close()

  const documentBytes = sizes.get(url) ?? NaN
  const needed = [...new Set([...paints.blocking, ...(paints.largestUrl === '' ? [] : [paints.largestUrl])])]
  return {
    processor,
    documentBytes,
    scripts: [...sizes.keys()].filter((file) => new URL(file).pathname.endsWith('.js')),
    bytes: needed.reduce((sum, file) => sum + (sizes.get(file) ?? 0), documentBytes),
    roundTrips: flights(documentBytes) + (needed.length > 0 ? 1 : 0),
    shift: paints.shift,
    shiftSources: paints.shiftSources,
  }
}

/** How many round trips a new connection takes to bring so many bytes. */
function flights(bytes: number): number {
  return Math.max(1, Math.ceil(Math.log2(bytes / firstFlight + 1)))
}

/** What `watch-paints.js` keeps in the page. */
interface Paints {
  /** Of the picture that is the largest paint, if it is a file. */
  largestUrl: string
  blocking: string[]
  shift: number
  shiftSources: string[]
}

/** What each answer took on the line, with its headers, by address. */
function watchSizes(session: CDPSession): Map<string, number> {
  const urls = new Map<string, string>()
  const sizes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(urls.get(requestId) ?? '', encodedDataLength)
  })
  return sizes
}

/** Traces the whole browser until the returned function is called, which gives the events. */
async function startTrace(browser: Browser): Promise<() => Promise<TraceEvent[]>> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: traceCategories, excludedCategories: ['*'] },
  })
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    await session.detach()
    return events
  }
}
