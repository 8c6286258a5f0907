import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { type ElementHandle, launch, type LaunchOptions } from 'puppeteer-core'
import type { Engine } from './engine.ts'

/**
 * Starts Firefox, driven by WebDriver BiDi. Every start is a first visit.
 *
 * @param proxy knows the production hosts.
 */
export async function startFirefox(executablePath: string, proxy: string): Promise<Engine> {
  const { hostname, port } = new URL(proxy)
  return startWithPuppeteer({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.ssl': hostname,
      'network.proxy.ssl_port': Number(port),
    },
  })
}

/**
 * Starts a Chromium of some years ago, for Linux on x64.
 *
 * @param packed the package that unpacks it once into the temporary folder.
 */
export async function startOldChromium(packed: string): Promise<Engine> {
  const { executablePath } = createRequire(import.meta.url)(packed) as { executablePath: Promise<string> }
  const hosts = JSON.parse(process.env.PAINTI_E2E_CHROMIUM ?? '[]') as string[]
  return startWithPuppeteer({
    executablePath: await executablePath,
    headless: 'shell',
    // Its first page is never attached to; those that are asked for are.
    waitForInitialPage: false,
    // Built for a machine without a sandbox, a screen or a graphics card: it runs in one process or not at all.
    args: ['--no-sandbox', '--no-zygote', '--single-process', '--use-gl=swiftshader', ...hosts],
    env: { ...process.env, LD_LIBRARY_PATH: tmpdir() },
  })
}

/** What Firefox says of a font whose page is left before it comes (NS_BINDING_ABORTED); a lost one has another status. */
const leftFont = /downloadable font: download failed .*status=2152398850 /

async function startWithPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await launch({ acceptInsecureCerts: true, defaultViewport: null, ...options })
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
