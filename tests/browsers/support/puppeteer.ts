import { type Browser, type ElementHandle, launch, type LaunchOptions } from 'puppeteer-core'
import type { Engine, EngineOptions } from './engine.ts'

/** Starts Firefox, driven by WebDriver BiDi. Every start is a first visit. */
export async function startFirefox({ program, proxy, isDark = false }: EngineOptions): Promise<Engine> {
  const { hostname, port } = new URL(proxy)
  return startWithPuppeteer({
    browser: 'firefox',
    executablePath: program,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.ssl': hostname,
      'network.proxy.ssl_port': Number(port),
      'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
    },
  })
}

/** What Firefox says of a font whose page is left before it comes (NS_BINDING_ABORTED); a lost one has another status. */
const leftFont = /downloadable font: download failed .*status=2152398850 /

/** Starts any browser that Puppeteer drives. */
export async function startWithPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser: Browser = await launch({ acceptInsecureCerts: true, defaultViewport: null, ...options })
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => {
    if (!leftFont.test(String(error))) errors.push(`Uncaught: ${String(error)}`)
  })
  await page.setViewport({ width: 390, height: 900 })
  return {
    evaluate: (expression) => page.evaluate(expression),
    async open(url) {
      // These browsers call a read that a page is left with a failed one, and the SDK writes that to the console.
      await page.waitForNetworkIdle({ idleTime: 100, timeout: 20_000 })
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    async press(expression) {
      const found = await page.evaluateHandle(expression)
      await (found.asElement() as ElementHandle | null)?.click()
    },
    async type(text) {
      await page.keyboard.type(text)
      if (text === '') await page.keyboard.press('Delete')
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    errors: () => Promise.resolve(errors),
    close: () => browser.close(),
  }
}
