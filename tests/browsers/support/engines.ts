import { existsSync } from 'node:fs'
import type { Engine } from './engine.ts'
import { findOldChromium } from './old-chromium.ts'
import { startFirefox, startWithPuppeteer } from './puppeteer.ts'
import { startWebKit } from './webkit.ts'

export type EngineName = 'webkit' | 'firefox' | 'old-chromium'

// Debian's own folders, the first by the machine's architecture.
const webKit = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
)
const webKitNeeds = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']
const firefox = process.env.FIREFOX ?? '/usr/bin/firefox-esr'
const oldChromium = process.env.OLD_CHROMIUM ?? '.local/old-chromium'

/**
 * Starts an engine in which the production hosts lead to the local backend.
 *
 * @returns where it is not installed, a sentence that says how to.
 */
export async function startEngine(name: EngineName, isDark = false): Promise<Engine | string> {
  const proxy = process.env.PAINTI_E2E_PROXY ?? ''
  if (name === 'webkit') {
    const program = webKit.find((file) => existsSync(file))
    if (program !== undefined && webKitNeeds.every((file) => existsSync(file)))
      return startWebKit({ program, proxy, isDark })
    return 'No WebKit was found, which Debian has in webkit2gtk-driver and xvfb: its tests are left out.'
  }
  if (name === 'firefox') {
    if (existsSync(firefox)) return startFirefox({ program: firefox, proxy, isDark })
    return 'No Firefox was found (FIREFOX names one): its tests are left out.'
  }
  const options = await findOldChromium(oldChromium)
  if (options === undefined)
    return `No old Chromium was found (npm install --no-save --prefix ${oldChromium} @sparticuz/chromium@92): its tests are left out.`
  const hosts = JSON.parse(process.env.PAINTI_E2E_CHROMIUM ?? '[]') as string[]
  return startWithPuppeteer({ ...options, args: [...(options.args ?? []), ...hosts] })
}
