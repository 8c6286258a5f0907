import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/**
 * The browser that the end-to-end tests use: `CHROMIUM` in the environment, else the system's, else Playwright's own.
 *
 * @returns the path of its program; `undefined` where there is none.
 */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return [...candidates, chromium.executablePath()].find((program) => program && existsSync(program))
}
