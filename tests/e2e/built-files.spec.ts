import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './support/test.ts'

const site = '.local/e2e-site'
const checker = 'node_modules/vnu-jar/build/dist/vnu.jar'

/** What the checker is wrong about: it knows neither `style-src-elem` nor the shapes of a `clip-path`. */
const mistaken = /Content Security Policy|“clip-path” value/

interface Finding {
  type: 'error' | 'info'
  subType?: 'warning'
  url: string
  message: string
}

test('every built document is valid, as the checker of the W3C says', () => {
  test.skip(spawnSync('java', ['-version']).status !== 0, 'The checker needs Java.')
  test.slow()
  const documents = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(site, file))
  expect(documents.length).toBeGreaterThan(20)
  const { stderr } = spawnSync('java', ['-jar', checker, '--format', 'json', ...documents], {
    encoding: 'utf8',
  })
  const { messages } = JSON.parse(stderr) as { messages: Finding[] }
  const faults = messages.filter(
    ({ type, subType, message }) => (type === 'error' || subType === 'warning') && !mistaken.test(message),
  )
  expect(faults.map(({ url, message }) => `${path.basename(url)}: ${message}`)).toEqual([])
})

test('no script of the site or its libraries calls what the oldest browser of package.json lacks', () => {
  const folder = path.join(site, 'assets')
  // Beside functions, lookbehind: a regular expression that the browser cannot read stops its whole script.
  const younger =
    /\b(canParse|findLast|findLastIndex|fromAsync|groupBy|hasOwn|structuredClone|throwIfAborted|toReversed|toSorted|toSpliced|withResolvers)\(|\(\?<[=!]|AbortSignal\.\w+\(/g
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').match(younger) ?? [])
  expect(found).toEqual([])
})
