import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { HeroScene } from '#pages/public/home/hero-scene.tsx'
import { PhoneScene } from '#pages/public/home/phone-scene.tsx'
import { Flower } from '#components/emblems/flower.tsx'
import { Letter } from '#components/drawings/letter.tsx'

const folder = path.join(import.meta.dirname, '../../public/pictures')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.svg'),
)

test.each(files)('the picture %s is one drawing, with a size of its own and colours of its own', (file) => {
  const text = readFileSync(path.join(folder, file), 'utf8')
  expect(text.slice(0, 100)).toMatch(/^<svg [^>]*viewBox="[-.\d ]+"/)
  // A sheet of drawings is shown whole by WebKit, and a picture file knows no custom property of the page.
  expect(text).not.toMatch(/<view|var\(/)
})

describe('drawings within the pages stay light, gzipped', () => {
  test.each(['oora', 'aira', 'eeri', 'sassa', 'haha'] as const)('the letter %s: 0.9 KB', (name) => {
    expect(gzipped(<Letter name={name} />)).toBeLessThanOrEqual(900)
  })

  test('the hero: 4.5 KB on a desktop, 3.6 on a phone', () => {
    expect(gzipped(<HeroScene />)).toBeLessThanOrEqual(4500)
    expect(gzipped(<PhoneScene />)).toBeLessThanOrEqual(3600)
  })

  // Its petals alone are 0.2; each quarter also carries when it is stitched in.
  test('the flower: 0.35 KB', () => {
    expect(gzipped(<Flower quarters={4} size={64} />)).toBeLessThanOrEqual(350)
  })
})

function gzipped(drawing: React.ReactElement): number {
  return gzipSync(renderToStaticMarkup(drawing), { level: 9 }).length
}
