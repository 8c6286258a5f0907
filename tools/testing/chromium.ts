import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

/**
 * The browser that the end-to-end tests use: `CHROMIUM` in the environment, else the system's Chromium or Chrome,
 * else Playwright's own.
 *
 * @returns the path of its program; `undefined` if there is none.
 */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    path.join(process.env.PROGRAMFILES ?? '', 'Google/Chrome/Application/chrome.exe'),
  ]
  return [...candidates, chromium.executablePath()].find((program) => program && existsSync(program))
}
