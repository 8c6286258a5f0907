import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Engine } from './engine.ts'
import { startFirefox, startOldChromium } from './puppeteer.ts'
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
export async function startEngine(name: EngineName): Promise<Engine | string> {
  const proxy = process.env.PAINTI_E2E_PROXY ?? ''
  if (name === 'webkit') {
    const miniBrowser = webKit.find((file) => existsSync(file))
    if (miniBrowser !== undefined && webKitNeeds.every((file) => existsSync(file)))
      return startWebKit(miniBrowser, proxy)
    return 'No WebKit was found, which Debian has in webkit2gtk-driver and xvfb: its tests are left out.'
  }
  if (name === 'firefox') {
    if (existsSync(firefox)) return startFirefox(firefox, proxy)
    return 'No Firefox was found (FIREFOX names one): its tests are left out.'
  }
  const packed = path.resolve(oldChromium, 'node_modules/@sparticuz/chromium')
  if (existsSync(packed)) return startOldChromium(packed)
  return `No old Chromium was found (npm install --no-save --prefix ${oldChromium} @sparticuz/chromium@92): its tests are left out.`
}
