import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { LaunchOptions } from 'puppeteer-core'

/**
 * A Chromium of some years ago, for Linux on x64, as `@sparticuz/chromium` packs it: it unpacks itself once into the
 * temporary folder.
 *
 * @param folder where npm has put it: `npm install --no-save --prefix FOLDER @sparticuz/chromium@92`.
 * @returns what `puppeteer-core` launches it with; `undefined` where it is not installed.
 */
export async function findOldChromium(folder: string): Promise<LaunchOptions | undefined> {
  const packed = path.resolve(folder, 'node_modules/@sparticuz/chromium')
  if (!existsSync(packed)) return undefined
  const { executablePath } = createRequire(import.meta.url)(packed) as { executablePath: Promise<string> }
  return {
    executablePath: await executablePath,
    headless: 'shell',
    // Its first page is never attached to; those that are asked for are.
    waitForInitialPage: false,
    // Built for a machine without a sandbox, a screen or a graphics card: it runs in one process or not at all.
    args: ['--no-sandbox', '--no-zygote', '--single-process', '--use-gl=swiftshader'],
    env: { ...process.env, LD_LIBRARY_PATH: tmpdir() },
  }
}
