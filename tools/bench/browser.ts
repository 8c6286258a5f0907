import { type Browser, launch } from 'puppeteer-core'
import { findChromium } from '#tools/testing/chromium.ts'

/**
 * Runs a Chromium with a profile of its own, which is gone when the browser is closed.
 *
 * @param chromiumArguments what leads the production hosts to the local backend; none for a site out there.
 * @throws where there is no Chromium.
 */
export async function withBrowser<Result>(
  chromiumArguments: readonly string[],
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No browser was found: CHROMIUM names one.')
  const browser = await launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...chromiumArguments],
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
