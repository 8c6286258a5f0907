import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { checkRequirements, findTests, readRequirements } from './requirements.ts'

const root = path.join(import.meta.dirname, '../..')
// What vitest.config.ts and playwright.config.ts run, except the tests of this folder, which use ids as examples.
const testFile =
  /^((src|emulator|school|tools|tests\/(school|local|rules|data|pages|pa))\/.*\.test\.tsx?|tests\/e2e\/.*\.spec\.ts)$/

const tables = ['tests/spec/requirements.md', 'tests/spec/beyond.md']

it('the tables of requirements have a test for every row, which runs and spells out its exact words', () => {
  const requirements = readRequirements(tables.map(read).join('\n'))
  const tests = testFiles().flatMap((file) => findTests(file, read(file)))
  expect(tests.length).toBeGreaterThan(requirements.length)
  expect(checkRequirements(requirements, tests)).toEqual([])
  console.log(`${requirements.length} rows, each with a test of its own words.`)
})

// That groups, loops and tables are seen, the rows above show.
it('a test that does not run is recognized, and a comment is no word of it', () => {
  const source = `
    it('runs', () => { see('ਪੈਂਤੀ') /* Away */ })
    it.skip('skipped', () => {})
    it.skipIf(isSlow)('skipped if slow', () => {})
    test.describe.fixme('a group', () => { test('in a skipped group', () => {}) })
    test('gives up', () => { test.skip(true) })`
  const found = findTests('a.test.tsx', source)
  expect(found.map(({ isSkipped }) => isSkipped)).toEqual([false, true, true, true, true])
  expect(found[0]?.body).toContain("see('ਪੈਂਤੀ')")
  expect(found[0]?.body).not.toContain('Away')
})

const sentence = '{first} {last} has already enrolled in this course.'
const words = "see('Arjan Gill has already enrolled in this course.')"
const test = { file: 'a.test.ts', title: 'is told (S5.22)', body: words, isSkipped: false }

it.each([
  [{}, []],
  [{ title: 'is told' }, ['S5.22 has no test.']],
  [
    { body: "see('Arjan Gill is enrolled.')" },
    [`S5.22: a.test.ts, "is told (S5.22)" does not say \`${sentence}\``],
  ],
  [
    { title: '(S5.22, S9.99, B9.99)' },
    ['S9.99', 'B9.99'].map((id) => `${id} is in no row of a table: a.test.ts, "(S5.22, S9.99, B9.99)"`),
  ],
  [{ isSkipped: true }, ['S5.22 is skipped: a.test.ts, "is told (S5.22)"']],
])('the check of the tables says of a test with %j: %j', (changes, problems) => {
  const requirements = [{ id: 'S5.22', exactWords: [sentence] }]
  expect(checkRequirements(requirements, [{ ...test, ...changes }])).toEqual(problems)
})

function testFiles(): string[] {
  return ['src', 'emulator', 'school', 'tools', 'tests']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { encoding: 'utf8', recursive: true }).map((file) =>
        path.posix.join(folder, file),
      ),
    )
    .filter((file) => testFile.test(file))
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}
