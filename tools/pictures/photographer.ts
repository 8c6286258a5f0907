import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from '#tools/testing/chromium.ts'

interface Photographer {
  /** Red, green, blue and opacity of each pixel, row by row. */
  pixelsOf(svg: string, width: number, height: number): Promise<Uint8Array>
  close(): Promise<void>
}

/** A browser that shows drawings in the school's font, named Baloo. */
export async function openPhotographer(): Promise<Photographer> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('The PNG files need Chromium: set CHROMIUM to its path.')
  const browser = await chromium.launch({ executablePath })
  return {
    async pixelsOf(svg, width, height) {
      const page = await browser.newPage({ viewport: { width, height } })
      await page.setContent(`<style>${style()}</style>${svg}`)
      await page.evaluate(() => document.fonts.ready)
      const shot = await page.screenshot()
      return Buffer.from(await page.evaluate(readPixels, shot.toString('base64')), 'base64')
    },
    close: () => browser.close(),
  }
}

function style(): string {
  const font = readFileSync(
    new URL(
      '../../node_modules/@fontsource-variable/baloo-paaji-2/files/baloo-paaji-2-latin-wght-normal.woff2',
      import.meta.url,
    ),
    'base64',
  )
  return `
    @font-face { font-family: Baloo; font-weight: 400 800; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0 }
    svg { display: block }
  `
}

/** Runs in the page: the pixels of a PNG file, in base 64 as it is. */
async function readPixels(png: string): Promise<string> {
  const image = new Image()
  image.src = `data:image/png;base64,${png}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser has no canvas.')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  let text = ''
  for (const byte of data) text += String.fromCharCode(byte)
  return btoa(text)
}
