import { spawnSync } from 'node:child_process'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib'
import type { LaunchOptions } from 'puppeteer-core'

/**
 * A Chromium of some years ago, for Linux on x64, as `@sparticuz/chromium` packs it: unpacked once, beside its package.
 *
 * @param folder where npm has put it: `npm install --no-save --prefix FOLDER @sparticuz/chromium@92`.
 * @returns what `puppeteer-core` launches it with; `undefined` where it is not installed.
 * @throws Error where it cannot be unpacked, as without `tar`.
 */
export async function findOldChromium(folder: string): Promise<LaunchOptions | undefined> {
  const packed = path.join(folder, 'node_modules/@sparticuz/chromium/bin')
  if (!existsSync(packed)) return undefined
  const unpacked = path.join(packed, 'unpacked')
  if (!existsSync(unpacked)) await unpack(packed, unpacked)
  return {
    executablePath: path.join(unpacked, 'chromium'),
    headless: 'shell',
    // Its first page is never attached to; those that are asked for are.
    waitForInitialPage: false,
    // Built for a machine without a sandbox, a screen or a graphics card: it runs in one process or not at all.
    args: ['--no-sandbox', '--no-zygote', '--single-process', '--use-gl=swiftshader'],
    env: { ...process.env, LD_LIBRARY_PATH: unpacked },
  }
}

async function unpack(packed: string, unpacked: string): Promise<void> {
  // Under its own name only when it is whole, so that an unpacking that was stopped begins anew.
  const unfinished = `${unpacked}-${process.pid}`
  mkdirSync(unfinished)
  await pipeline(
    createReadStream(path.join(packed, 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(path.join(unfinished, 'chromium'), { mode: 0o755 }),
  )
  const input = brotliDecompressSync(readFileSync(path.join(packed, 'swiftshader.tar.br')))
  const { status, error, stderr } = spawnSync('tar', ['-x', '-C', unfinished], { input, encoding: 'utf8' })
  if (status !== 0) throw new Error(`tar could not unpack Chromium's libraries: ${stderr}`, { cause: error })
  try {
    renameSync(unfinished, unpacked)
  } catch (error) {
    // Another worker may have been sooner.
    if (!existsSync(unpacked)) throw error
    rmSync(unfinished, { recursive: true })
  }
}
