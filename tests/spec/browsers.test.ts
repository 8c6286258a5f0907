import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

test('the browsers that the docs promise are those of the list in package.json', async () => {
  const [, promised = ''] =
    /The site works in (.*?), and in/.exec(await readFile('docs/architecture.md', 'utf8')) ?? []
  const listed = manifest.browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ' '))
  expect(promised.toLowerCase().split(/, | and /)).toEqual(listed)
})
