import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LookupBudget } from '../src/rules/authorize.ts'
import { parseRules, RulesSyntaxError } from '../src/rules/syntax/parse.ts'
import { decide, parsedRules, rulesWith } from '../testing/rules.ts'
import { hasRecordings, readRecording } from '../conformance/recordings.ts'
import { cpuTime, expectCpuTime } from '../testing/cpu-time.ts'

// Whatever the rules contain: they are parsed or rejected with a location, and evaluated within the time of a request.

// Milliseconds of CPU time: a second, with room for a slower machine.
const maxCpuMillis = 3000

function timed<T>(what: string, run: () => T): T {
  const began = cpuTime()
  const result = run()
  expectCpuTime(began, maxCpuMillis, what)
  return result
}

/** Parses a source; whether it is valid. */
function isValid(source: string): boolean {
  return timed(source, () => {
    try {
      parseRules(source)
      return true
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error
      const lines = source.split('\n')
      expect(error.line).toBeGreaterThan(0)
      expect(error.line).toBeLessThanOrEqual(lines.length)
      expect(error.column).toBeGreaterThan(0)
      expect(error.column).toBeLessThanOrEqual((lines[error.line - 1] ?? '').length + 1)
      return false
    }
  })
}

const large = { text: 'a'.repeat(1_000_000), list: [...Array(100_000).keys()], n: 1 }

/** Evaluates a valid source on a large document and on a list. */
function evaluate(source: string): void {
  timed(source, () => decide(source, { data: large }))
  timed(source, () => decide(source, { method: 'list', path: 'things', query: {} }))
}

const validSources = [
  rulesWith(
    "request.auth.uid == resource.data.owner && isOne(resource.data.n) || 'a' in resource.data.list[0:1]",
    'function isOne(n) { let one = 1; return n == one ? true : exists(/databases/$(database)/documents/a/b); }',
  ),
]
if (hasRecordings) {
  const { scenarios } = readRecording('rules/rules-verdicts.json') as { scenarios: { rules: string }[] }
  validSources.push(...scenarios.map(({ rules }) => rules))
}

const words = `rules_version service cloud.firestore match allow read write get if function let return true false
null in is int request resource data exists f __proto__ constructor { } ( ) [ ] / // /* */ $(
{x=**} = == && || ! ? : ; , . + - * % < >= ' " 'a' b'\\xff' 1 1.5 1e999 \\ é 😀`
const word = fc.constantFrom(...words.split(/\s/), '9'.repeat(30), '\n', ' ', '\u0000', '\ud800')
/** A valid source in which some pieces are cut out or replaced by a word. */
const mutated = fc
  .tuple(
    fc.constantFrom(...validSources),
    fc.array(fc.tuple(fc.nat(), fc.nat(30), fc.oneof(word, fc.constant(''), fc.string())), { maxLength: 4 }),
  )
  .map(([source, changes]) =>
    changes.reduce((text, [at, length, piece]) => {
      const start = at % (text.length + 1)
      return text.slice(0, start) + piece + text.slice(start + length)
    }, source),
  )

describe('Generated rules', () => {
  it('that are mutations of valid ones are parsed and evaluated, or rejected', () => {
    let good = 0
    const small = { data: { owner: 'u1', n: 1, list: [1], text: 'a' }, newData: { owner: 'u1' }, query: {} }
    fc.assert(
      fc.property(mutated, fc.constantFrom('get', 'list', 'create', 'update'), (text, method) => {
        if (!isValid(text)) return
        good++
        timed(text, () => decide(text, { ...small, method }))
      }),
      { numRuns: 250 },
    )
    expect(good).toBeGreaterThan(10)
  })
})

const many = (count: number, piece: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join('')
const inService = (text: string): string =>
  `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { ${text} } }`
const functions = (count: number, body: (index: number) => string, condition = 'f0()'): string =>
  rulesWith(
    condition,
    many(count, (at) => `function f${at}() { return ${body(at)}; } `),
  )
const repeated = (piece: string, times: number): string => rulesWith(`${piece} || `.repeat(times) + 'false')

describe('Enormous rules', () => {
  it.each<[string, string]>([
    ['a comment that never ends', '/* /* '.repeat(40_000)],
    ['a number of a quarter of a million digits', rulesWith('9'.repeat(250_000))],
    ['a string without end', `'${'a'.repeat(250_000)}`],
    ['match blocks without end', inService('match /a{'.repeat(25_000))],
    ['arguments without end', rulesWith(`f(${'a,'.repeat(100_000)}a)`)],
    ['functions that call each other in a chain', functions(5000, (at) => `f${at + 1}()`)],
    ['functions and calls', functions(4000, () => '1', 'f1() && '.repeat(12_000) + 'true')],
  ])('are parsed or rejected: %s', (_name, source) => {
    if (isValid(source)) evaluate(source)
  })

  it.each<[string, string]>([
    [
      'many rest wildcards',
      inService(
        many(8, () => 'match /{x=**}/a { ') +
          many(4000, () => 'match /{y=**}/b { allow read: if false; } ') +
          '}'.repeat(8),
      ),
    ],
    [
      'very many match blocks',
      inService(many(4000, (at) => `match /{a}/{b${at}} { allow read: if false; } `)),
    ],
    [
      'clauses that quote long texts',
      inService(`match /{x=**} { ${many(4000, () => 'allow read: if resource.data[resource.data.text];')} }`),
    ],
  ])('are evaluated in time: %s', (_name, source) => {
    expect(isValid(source)).toBe(true)
    evaluate(source)
  })
})

describe('An operation takes time in proportion to its cost, which is limited', () => {
  // Evaluation ends at a cost of ten million: after a second, with room for a slower machine.
  const millisForCost = 3e-4
  const data = { text: 'a'.repeat(100_000), list: [...Array(50_000).keys()], n: 1 }

  it.each([
    ['a pattern that other engines never finish', "resource.data.text.matches('(a|aa)*b')"],
    ['long texts changed', "resource.data.text.replace('a', 'aaaa').upper() == 'a'"],
    ['long texts hashed', 'hashing.sha256(resource.data.text).size() == 1'],
    ['long texts made into paths', 'exists(path(resource.data.text.replace("a", "a/")))'],
    ['long lists searched', "'x' in resource.data.list"],
    ['long lists without their elements', 'resource.data.list.removeAll(resource.data.list).size() == 1'],
    ['sets of long lists', 'resource.data.list.toSet().union([1].toSet()).size() == 1'],
    ['errors that quote long texts', 'resource.data[resource.data.text] == 1'],
    ['maps of the whole document', "resource.data.diff({'a': 1}).affectedKeys().hasAny(['b'])"],
  ])('%s', (name, piece) => {
    const source = repeated(piece, 5)
    const lookups = new LookupBudget('single')
    parsedRules(source)
    const began = cpuTime()
    decide(source, { data, lookups })
    expectCpuTime(began, 50 + lookups.spent * millisForCost, name)
  })
})
