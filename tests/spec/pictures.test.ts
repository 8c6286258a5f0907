import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

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
