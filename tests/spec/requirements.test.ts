import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkRequirements, findTests, type FoundTest, readRequirements } from './requirements.ts'

const root = path.join(import.meta.dirname, '../..')
// What vitest.config.ts and playwright.config.ts run, except the tests of this folder, which use ids as examples.
const testFile =
  /^((src|emulator|school|tools|tests\/(school|local|rules|data|pages|pa))\/.*\.test\.tsx?|tests\/e2e\/.*\.spec\.ts)$/

const tables = ['tests/spec/requirements.md', 'tests/spec/beyond.md']

describe('the tables of requirements and of what goes beyond them', () => {
  it('have a test for every row, which runs and spells out its exact words', () => {
    const requirements = readRequirements(tables.map(read).join('\n'))
    const tests = testFiles().flatMap((file) => findTests(file, read(file)))
    expect(tests.length).toBeGreaterThan(requirements.length)
    expect(checkRequirements(requirements, tests)).toEqual([])
    console.log(`${requirements.length} rows, each with a test of its own words.`)
  })
})

describe('reading the table', () => {
  it('gives the id and the exact words of each row', () => {
    const table =
      '| id | requirement | exact words |\n| S2.01 | There is a way home | `Home` `/` |\n| B0.12 | And beyond | `Go` |\n'
    expect(readRequirements(table)).toEqual([
      { id: 'S2.01', exactWords: ['Home', '/'] },
      { id: 'B0.12', exactWords: ['Go'] },
    ])
  })

  it('refuses a row without exact words, one that says nothing, and an id that is there twice', () => {
    expect(() => readRequirements('| S2.01 | There is a way home | Home |')).toThrow(
      'S2.01 has no exact words.',
    )
    expect(() => readRequirements('| S2.01 | | `Home` |')).toThrow('S2.01 says nothing.')
    expect(() => readRequirements('| S2.01 | a | `a` |\n| S2.01 | b | `b` |')).toThrow(
      'S2.01 is there twice.',
    )
    for (const id of ['S2.1', 'S1.01', 'B2.1', 'B21.1'])
      expect(() => readRequirements(`| ${id} | a | \`a\` |`)).toThrow(`"${id}" is no id`)
  })
})

describe('finding tests', () => {
  function found(source: string): Partial<FoundTest>[] {
    return findTests('a.test.tsx', source).map(({ title, isSkipped }) => ({ title, isSkipped }))
  }

  it('finds them in groups, loops and tables', () => {
    const source = `
      describe('a group', () => { it('one', () => {}) })
      for (const path of paths) test(\`\${path} is two\`, async ({ page }) => {})
      it.each([1, 2])('three %i', (n) => {})
      test.describe('a group', () => { test('four', { tag: '@slow' }, () => {}) })
      test.beforeEach(async () => {})`
    expect(found(source).map(({ title }) => title)).toEqual(['one', '${path} is two', 'three %i', 'four'])
  })

  it('recognizes those that do not run', () => {
    const source = `
      it.skip('one', () => {})
      it.skipIf(isSlow)('two', () => {})
      test.describe.fixme('a group', () => { test('three', () => {}) })
      test('four', () => { test.skip(true) })
      it('five', () => {})`
    expect(found(source).map(({ isSkipped }) => isSkipped)).toEqual([true, true, true, true, false])
  })

  it('takes the cases of a table for a part of the body', () => {
    const [test] = findTests('a.test.ts', `it.each([['Home', 1]])('%s', (word) => { see(word) })`)
    expect(test?.body).toContain('Home')
    expect(test?.body).toContain('see(word)')
  })

  it('does not take a comment for a part of the body', () => {
    const [test] = findTests('a.test.ts', `it('one', () => { /* Home */ see('ਪੈਂਤੀ') // Home\n })`)
    expect(test?.body).not.toContain('Home')
    expect(test?.body).toContain('ਪੈਂਤੀ')
  })
})

describe('checking the table', () => {
  const requirements = [{ id: 'S5.22', exactWords: ['{first} {last} has already enrolled in this course.'] }]
  const words = "see('Arjan Gill has already enrolled in this course.')"

  it.each([
    ['accepts a test that has the id in its title and spells out the words', 'is told (S5.22)', words, []],
    ['reports a row without a test', 'is told', words, ['S5.22 has no test.']],
    [
      'reports a test without the words',
      'is told (S5.22)',
      "see('Arjan Gill is enrolled.')",
      [
        'S5.22: a.test.ts, "is told (S5.22)" does not say `{first} {last} has already enrolled in this course.`',
      ],
    ],
    [
      'reports an id that is in no row',
      'is told (S5.22, S9.99, B9.99)',
      words,
      ['S9.99', 'B9.99'].map(
        (id) => `${id} is in no row of a table: a.test.ts, "is told (S5.22, S9.99, B9.99)"`,
      ),
    ],
  ])('%s', (_, title, body, problems) => {
    expect(checkRequirements(requirements, [{ file: 'a.test.ts', title, body, isSkipped: false }])).toEqual(
      problems,
    )
  })

  it('reports a test that is skipped', () => {
    const skipped = { file: 'a.test.ts', title: 'is told (S5.22)', body: words, isSkipped: true }
    expect(checkRequirements(requirements, [skipped])).toEqual([
      'S5.22 is skipped: a.test.ts, "is told (S5.22)"',
    ])
  })
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
