import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRules, RulesSyntaxError } from '../src/rules/syntax/parse.ts'
import { decide, rulesWith, type RulesRequest } from '../testing/rules.ts'
import { hasRecordings, readRecording } from '../conformance/recordings.ts'
import { cpuTime } from '../testing/cpu-time.ts'

// Whatever stands in the rules: they are read or refused with a place, and judge within the time of a request.

// Milliseconds of processor time: a second, with room for a slower machine.
const soon = 3000

function timed<T>(what: string, run: () => T): T {
  const began = cpuTime()
  const result = run()
  expect(cpuTime() - began, what.slice(0, 200)).toBeLessThan(soon)
  return result
}

/** Reads a source, good or bad; whether it was good. */
function read(source: string): boolean {
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

const requests: RulesRequest[] = [
  { data: { text: 'a'.repeat(1_000_000), list: Array.from({ length: 100_000 }, (_, index) => index), n: 1 } },
  { uid: null },
  { method: 'list', path: 'things', query: {} },
  { method: 'create', newData: { m: { m: { m: {} } }, pattern: '(a|aa)*b' } },
  { method: 'delete', path: 'a/b/c/d' },
]

/** Puts every request to a source that is good. */
function judge(source: string): void {
  for (const request of requests) timed(source, () => decide(source, request))
}

const realSources = [readFileSync('firestore.rules', 'utf8')]
if (hasRecordings) {
  const { scenarios } = readRecording('rules/rules-verdicts.json') as { scenarios: { rules: string }[] }
  realSources.push(...scenarios.map(({ rules }) => rules))
}

const words = [
  ...[
    'rules_version',
    'service',
    'cloud.firestore',
    'match',
    'allow',
    'read',
    'write',
    'get',
    'if',
    'function',
  ],
  ...[
    'let',
    'return',
    'true',
    'false',
    'null',
    'in',
    'is',
    'int',
    'request',
    'resource',
    'data',
    'exists',
    'f',
  ],
  ...[
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    '/',
    '//',
    '/*',
    '*/',
    '$(',
    '{x=**}',
    '=',
    '==',
    '&&',
    '||',
    '!',
    '?',
    ':',
  ],
  ...[';', ',', '.', '+', '-', '*', '%', '<', '>=', "'", '"', "'a'", "b'\\xff'", '1', '1.5', '9'.repeat(30)],
  ...['1e999', '\\', '\n', ' ', '\u0000', 'é', '\ud800', '😀', '__proto__', 'constructor'],
]
const word = fc.constantFrom(...words)

/** A real source in which some pieces are cut out, doubled or replaced by a word. */
const mutated = fc
  .tuple(
    fc.constantFrom(...realSources),
    fc.array(fc.tuple(fc.nat(), fc.nat(30), fc.oneof(word, fc.constant(''), fc.string())), { maxLength: 4 }),
  )
  .map(([source, changes]) =>
    changes.reduce((text, [at, length, piece]) => {
      const start = at % (text.length + 1)
      return text.slice(0, start) + piece + text.slice(start + length)
    }, source),
  )

describe('rules of generated words', () => {
  it('are read, or refused at a place within them', () => {
    const tokens = fc.array(word, { maxLength: 60 })
    const source = fc.oneof(
      tokens.map((list) => list.join(' ')),
      tokens.map((list) => list.join('')),
      tokens.map((list) => rulesWith(list.join(' '))),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(source, (text) => void read(text)),
      { numRuns: 2000 },
    )
  })

  it('that come from real ones are read and judge, or are refused', () => {
    let good = 0
    const small: RulesRequest = {
      data: { owner: 'u1', n: 1, list: [1], text: 'a' },
      newData: { owner: 'u1' },
    }
    fc.assert(
      fc.property(mutated, fc.constantFrom('get', 'list', 'create', 'update'), (text, method) => {
        if (!read(text)) return
        good++
        timed(text, () => decide(text, { ...small, method, query: {} }))
      }),
      { numRuns: 500 },
    )
    expect(good).toBeGreaterThan(20)
  })
})

const many = (count: number, piece: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join('')
const inService = (text: string): string =>
  `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { ${text} } }`
const things = (condition: string, functions = ''): string => rulesWith(condition, functions)
const wide = (piece: string): string =>
  things(`${piece} || `.repeat(Math.floor(200_000 / (piece.length + 4))) + 'false')

describe('rules without measure', () => {
  it.each<[string, string]>([
    ['a megabyte', `// ${'x'.repeat(1_000_000)}`],
    ['a comment that never ends', '/* /* '.repeat(40_000)],
    ['nothing but spaces', ' \n'.repeat(100_000)],
    ['a number of a quarter of a million digits', things('9'.repeat(250_000))],
    ['a string without end', `'${'a'.repeat(250_000)}`],
    ['brackets without end', things('('.repeat(200_000))],
    ['negations without end', things('!'.repeat(200_000))],
    ['choices without end', things('true ? '.repeat(30_000))],
    ['lists without end', things('['.repeat(200_000))],
    ['paths without end', things('/a'.repeat(100_000))],
    ['match blocks without end', inService('match /a{'.repeat(25_000))],
    ['a match of many segments', inService(`match ${'/{x}'.repeat(50_000)} {}`)],
    ['arguments without end', things(`f(${'a,'.repeat(100_000)}a)`)],
    ['parameters without end', `function f(${many(30_000, (index) => `a${index},`)}) { return 1; }`],
    [
      'lets without end',
      things('f()', `function f() { ${many(10_000, (index) => `let a${index} = 1; `)} return 1; }`),
    ],
    [
      'functions that call each other in a chain',
      things(
        'f0()',
        many(5000, (at) => `function f${at}() { return f${at + 1}(); } `),
      ),
    ],
    [
      'functions and calls',
      things(
        'f1() && '.repeat(12_000) + 'true',
        many(4000, (at) => `function f${at}() { return 1; } `),
      ),
    ],
  ])('are read or refused: %s', (_name, source) => {
    if (read(source)) judge(source)
  })

  it.each<[string, string]>([
    [
      'functions that call the next one twice, twenty deep',
      things(
        'f0(1)',
        many(20, (at) => `function f${at}(x) { return f${at + 1}(x) && f${at + 1}(x); } `) +
          'function f20(x) { return true; }',
      ),
    ],
    [
      'lists that double twenty times',
      things(
        'f0([1])',
        many(18, (at) => `function f${at}(x) { return f${at + 1}([x, x]); } `) +
          'function f18(x) { return x == x; }',
      ),
    ],
    [
      'strings that double twenty times',
      things(
        "f0('a') == 'a'",
        many(19, (at) => `function f${at}(x) { return f${at + 1}(x + x + x); } `) +
          'function f19(x) { return x; }',
      ),
    ],
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
    ['a pattern that other engines never finish', wide("resource.data.text.matches('(a|aa)*b')")],
    ['a pattern of repeated repetitions', wide("resource.data.text.matches('((a{30}){30}|b)*c')")],
    [
      'a pattern from each place',
      things(many(4000, (at) => `'a'.matches('(\\\\pL|x{9}){90}${at}') || `) + 'false'),
    ],
    ['long texts compared', wide('resource.data.text + "a" == resource.data.text + "b"')],
    ['long texts changed', wide("resource.data.text.replace('a', 'aaaa').upper() == 'a'")],
    ['long texts cut', wide("resource.data.text.split('').size() == 1")],
    ['long texts looked into', wide("resource.data.text[5] == 'b'")],
    ['long texts hashed', wide('hashing.sha256(resource.data.text).size() == 1')],
    ['long texts made into paths', wide('exists(path(resource.data.text.replace("a", "a/")))')],
    ['long lists searched', wide("'x' in resource.data.list")],
    ['long lists compared', wide('resource.data.list.concat([1]) == resource.data.list.concat([2])')],
    ['long lists joined', wide("resource.data.list.join(',') == 'a'")],
    [
      'long lists without their elements',
      wide('resource.data.list.removeAll(resource.data.list).size() == 1'),
    ],
    ['sets of long lists', wide('resource.data.list.toSet().union([1].toSet()).size() == 1')],
    ['errors that quote long texts', wide('resource.data[resource.data.text] == 1')],
    [
      'clauses that quote long texts',
      inService(`match /{x=**} { ${many(4000, () => 'allow read: if resource.data[resource.data.text];')} }`),
    ],
    ['maps of the whole document', wide("resource.data.diff({'a': 1}).affectedKeys().hasAny(['b'])")],
  ])('judge in time: %s', (_name, source) => {
    expect(read(source)).toBe(true)
    judge(source)
  })
})
