// `npm run pictures`: draws the picture files of public/ from the components of the site.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import UPNG from 'upng-js'
import { findChromium } from '#tools/testing/chromium.ts'
import { pngPictures, svgFile, svgFiles } from './pictures.tsx'

const root = new URL('../../', import.meta.url)
const fontFile = import.meta
  .resolve('@fontsource-variable/baloo-paaji-2/files/baloo-paaji-2-latin-wght-normal.woff2')

for (const [file, text] of svgFiles) save(file, text)
const executablePath = findChromium()
if (executablePath === undefined) throw new Error('The PNG files need Chromium: set CHROMIUM to its path.')
const browser = await chromium.launch({ executablePath })
for (const { file, width, height, picture } of pngPictures) {
  save(file, await photograph(svgFile(picture), width, height))
}
await browser.close()

/** A PNG file with a palette: drawings have few colours, and without one the file would be three times as large. */
async function photograph(svg: string, width: number, height: number): Promise<Buffer> {
  const font = readFileSync(new URL(fontFile), 'base64')
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(`<style>
    @font-face { font-family: Baloo; font-weight: 400 800; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0 }
    svg { display: block }
  </style>${svg}`)
  await page.evaluate(() => document.fonts.ready)
  const { buffer } = Uint8Array.from(await page.screenshot())
  return Buffer.from(UPNG.encode(UPNG.toRGBA8(UPNG.decode(buffer)), width, height, 256))
}

function save(file: string, content: string | Buffer): void {
  const url = new URL(`public/${file}`, root)
  mkdirSync(new URL('.', url), { recursive: true })
  writeFileSync(url, content)
  console.log(`public/${file}: ${content.length} bytes`)
}
