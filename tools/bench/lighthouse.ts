import { chromium } from '@playwright/test'
import getPort from 'get-port'
import lighthouse, { type Result } from 'lighthouse'
import { findChromium } from '#tools/testing/chromium.ts'

/**
 * Inspects a page as a phone, with simulated throttling, in a browser with a new profile.
 *
 * @param chromiumArguments what leads the production hosts to the local backend
 * @throws if there is no browser or the page does not load.
 */
export async function inspect(url: string, chromiumArguments: string[], attempts = 3): Promise<Result> {
  const executablePath = findChromium() ?? ''
  const port = await getPort()
  const args = ['--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`, ...chromiumArguments]
  const browser = await chromium.launch({ executablePath, args })
  const inspected = await lighthouse(url, { port, logLevel: 'silent' }).finally(() => browser.close())
  const { runtimeError } = inspected?.lhr ?? {}
  if (inspected && !runtimeError) return inspected.lhr
  // Sometimes a trace lacks the start of the page.
  if (runtimeError?.code === 'NO_NAVSTART' && attempts > 1)
    return inspect(url, chromiumArguments, attempts - 1)
  throw new Error(`${url}: ${runtimeError?.message ?? 'Lighthouse says nothing.'}`)
}
