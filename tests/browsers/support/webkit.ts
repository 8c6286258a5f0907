import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import getPort from 'get-port'
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import { withTimeout } from '#lib/retry.ts'
import { type Engine, until } from './engine.ts'

/** Collects errors in the page; WebKit's driver tells none. What it says when asked, it forgets. */
const collectErrors = `if (!('seenErrors' in window)) {
  window.seenErrors = []
  const { error } = console
  console.error = (...what) => { seenErrors.push(what.map(String).join(' ')); error(...what) }
  addEventListener('error', ({ message }) => seenErrors.push('Uncaught: ' + message))
  addEventListener('unhandledrejection', ({ reason }) => seenErrors.push('Uncaught: ' + reason))
}
const errors = seenErrors.splice(0)
`
/** The window can be as narrow as a phone only where nothing of the browser's own bars takes width. */
const narrowBars = '* { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0 }'
const heightOfBars = 20

/**
 * Starts WebKitGTK's MiniBrowser on a screen of its own, driven by WebDriver. Every start is a first visit.
 *
 * @param proxy knows the production hosts.
 */
export async function startWebKit(miniBrowser: string, proxy: string): Promise<Engine> {
  const settings = mkdtempSync(path.join(tmpdir(), 'painti-webkit-'))
  mkdirSync(path.join(settings, 'gtk-3.0'))
  writeFileSync(path.join(settings, 'gtk-3.0', 'gtk.css'), narrowBars)
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x5000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer]
  const port = await getPort()
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: settings },
    stdio: 'ignore',
  })
  async function close(): Promise<void> {
    await Promise.all([service, screen].map(end))
    rmSync(settings, { recursive: true, force: true })
  }

  const args = ['--automation', `--proxy=${proxy}`, '--ignore-host=localhost']
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: miniBrowser, args },
  })
  const server = `http://127.0.0.1:${port}`
  async function open(): Promise<WebDriver> {
    await until(async () => (await fetch(`${server}/status`)).ok, 'WebKitWebDriver does not answer')
    const opened = await new Builder().usingServer(server).withCapabilities(capabilities).build()
    await resize(opened, 390, 900)
    return opened
  }
  const driver = await open().catch(async (error: unknown) => {
    await close()
    throw error
  })
  const errors: string[] = []
  async function evaluate(expression: string): Promise<unknown> {
    const asked = driver.executeScript<[unknown, string[]]>(`${collectErrors}return [${expression}, errors]`)
    // What is asked while one page takes the place of another may never be answered: it is asked again.
    const [value, seen] = await withTimeout(asked, 3_000)
    errors.push(...seen)
    return value
  }
  return {
    evaluate,
    async open(url) {
      await evaluate('Object.assign(window, { isLeft: true }).isLeft')
      await driver.get(url)
      // It answers before the page is there. The script that collects errors has to be in it before the app.
      const isThere = `document.body !== null && !('isLeft' in window)`
      await until(async () => (await evaluate(isThere)) === true, `${url} does not come`)
    },
    async press(expression) {
      const element = await driver.executeScript<WebElement>(`return ${expression}`)
      await element.click()
    },
    async type(text) {
      await driver.actions().sendKeys(text).perform()
    },
    resize: (width, height) => resize(driver, width, height),
    async screenshot() {
      return Buffer.from(await driver.takeScreenshot(), 'base64')
    },
    async errors() {
      await evaluate('0')
      return errors
    },
    async close() {
      await driver.quit().finally(close)
    },
  }
}

async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  await driver
    .manage()
    .window()
    .setRect({ width, height: height + heightOfBars })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill()
  await once(child, 'exit')
}
