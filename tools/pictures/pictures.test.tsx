import { imageSize } from 'image-size'
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { HeroScene } from '#pages/public/home/hero-scene.tsx'
import { Letter } from '#components/drawings/letter.tsx'
import { PhoneScene } from '#pages/public/home/phone-scene.tsx'
import { Flower } from '#components/emblems/flower.tsx'
import { pngPictures, svgFile, svgFiles as drawn } from './pictures.tsx'

const root = new URL('../../', import.meta.url)

describe('The picture files', () => {
  test.each(drawn)('public/%s is as `npm run pictures` writes it', (file, text) => {
    expect(read(`public/${file}`).toString()).toBe(text)
  })

  test.each(pngPictures)('$width by $height: public/$file', ({ file, width, height }) => {
    expect(imageSize(read(`public/${file}`))).toEqual({ type: 'png', width, height })
  })

  test('are all drawn: nothing else is in public/pictures', () => {
    const entries = readdirSync(new URL('public/pictures/', root), { recursive: true, withFileTypes: true })
    const drawings = drawn.filter(([file]) => file.startsWith('pictures/'))
    expect(
      entries
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort(),
    ).toEqual(drawings.map(([file]) => basename(file)).sort())
  })

  test('have no name of a colour left, and no name that only a page uses', () => {
    for (const [, text] of drawn) expect(text).not.toMatch(/var\(|data-/)
  })
})

test('A colour that the tokens do not have is an error', () => {
  expect(() => svgFile(<path fill="var(--no-such-dye)" />)).toThrow('src/styles has no --no-such-dye.')
})

describe('Drawings stay light, gzipped', () => {
  test.each(drawn.filter(([file]) => file.includes('level-')))('%s: 1.8 KB', (_, text) => {
    expect(gzipped(text)).toBeLessThanOrEqual(1800)
  })

  test.each(drawn.filter(([file]) => /\/(helper|letters|reasons|social)\//.test(file)))(
    '%s: 1.25 KB',
    (_, text) => {
      expect(gzipped(text)).toBeLessThanOrEqual(1250)
    },
  )

  test.each(drawn.filter(([file]) => /\/(courses-field|sign-)/.test(file)))('%s: 3.5 KB', (_, text) => {
    expect(gzipped(text)).toBeLessThanOrEqual(3500)
  })

  test.each(['oora', 'aira', 'eeri', 'sassa', 'haha'] as const)('the letter %s: 0.9 KB', (name) => {
    expect(gzipped(renderToStaticMarkup(<Letter name={name} />))).toBeLessThanOrEqual(900)
  })

  test('the hero: 4.5 KB on a desktop, 3.6 on a phone', () => {
    expect(gzipped(renderToStaticMarkup(<HeroScene />))).toBeLessThanOrEqual(4500)
    expect(gzipped(renderToStaticMarkup(<PhoneScene />))).toBeLessThanOrEqual(3600)
  })

  // Its petals alone are 0.2; each quarter also carries when it is stitched in.
  test('the flower: 0.35 KB', () => {
    expect(gzipped(renderToStaticMarkup(<Flower quarters={4} size={64} />))).toBeLessThanOrEqual(350)
  })

  test('the edge: 0.3 KB', () => {
    expect(gzipped(read('src/styles/edge.svg'))).toBeLessThanOrEqual(300)
  })

  test('the picture of a link: 80 KB', () => {
    expect(read('public/share.png').length).toBeLessThanOrEqual(80_000)
  })
})

function read(file: string): Buffer {
  return readFileSync(new URL(file, root))
}

function gzipped(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length
}
