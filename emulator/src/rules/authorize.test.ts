import { describe, expect, it } from 'vitest'
import { LookupBudget } from './authorize.ts'
import { decide, evaluateCondition, rulesOf, type RulesRequest } from '#testing/rules.ts'

describe('matching', () => {
  it('any one of overlapping matches is enough, and a denial names every clause tried', () => {
    const source = rulesOf(`match /things/{id} {\nallow get: if false;\nallow read: if resource.data.open;\n}
match /{any=**} { allow get: if request.auth.uid == 'u2'; }`)
    expect(decide(source, { uid: 'u2' })).toBe('allowed')
    expect(decide(source)).toBe(
      "false for 'get' @ L4, Null value error. for 'get' @ L5, false for 'get' @ L7",
    )
  })

  it.each([
    ['a/{r=**}', 'a/b', true],
    ['{r=**}/c/{id}', 'a/b/c/x', true],
    ['{r=**}/c/{id}', 'a/b/d/x', false],
  ])('/%s against %s: %s', (pattern, path, expected) => {
    const answer = decide(rulesOf(`match /${pattern} { allow get; }`), { path })
    expect(answer).toBe(expected ? 'allowed' : 'No matching allow statements')
  })

  it('the inner of two functions of one name is taken', () => {
    const source = rulesOf(`function f() { return 1; } function g() { return f(); }
match /things/{id} { function f() { return 2; } allow get: if f() == 2 && g() == 1; }`)
    expect(decide(source)).toBe('allowed')
  })
})

describe('request and resource', () => {
  it.each<[string, RulesRequest]>([
    ["request.method == 'get' && request.path == /databases/(default)/documents/things/one", {}],
    [
      "request.auth.uid == 'u1' && request.auth.token.age == 7 && request.auth.token.firebase.tags[0] == 'a'",
      { token: { age: 7, firebase: { tags: ['a'] } } },
    ],
    ['!("resource" in request)', { method: 'delete', data: { a: 1 } }],
    ["resource.id == 'one' && resource.__name__ == request.path && resource.data.a == 1", { data: { a: 1 } }],
    [
      'resource.data.t == request.time && resource.data.r == /databases/(default)/documents/a/b',
      {
        data: {
          t: { timestampValue: '2026-03-01T10:20:30.456Z' },
          r: { referenceValue: 'projects/p/databases/(default)/documents/a/b' },
        },
      },
    ],
    ['resource.data.toString == 1 && !("constructor" in resource.data)', { data: { toString: 1 } }],
  ])('%s', (condition, asked) => {
    expect(evaluateCondition(condition, asked)).toBe('true')
  })
})

describe('get and its like', () => {
  const document = '/databases/$(database)/documents'
  // As it was before the commit, and with `After` as it will be.
  const asked = { others: { 'a/b': { n: 1 }, 'a/b/c/d': {} }, later: { 'a/b': { n: 2 }, 'a/c': null } }

  it.each<[string, string, RulesRequest]>([
    [`get(${document}/a/b).data.n == 1 && getAfter(${document}/a/b).data.n == 2`, 'true', asked],
    ['!existsAfter(request.path) && exists(request.path)', 'true', { method: 'delete', data: {} }],
    [`get(${document}/a/x).data.n == 1`, 'Null value error.', {}],
    // An id with a slash in it names no document.
    [`exists(${document}/a/$(resource.data.id))`, 'false', { ...asked, data: { id: 'b/c/d' } }],
  ])('%s is %s', (condition, expected, request) => {
    expect(evaluateCondition(condition, request)).toBe(expected)
  })

  it.each(['/a/b', `${document}/a`])('get(%s) is an error: no document', (path) => {
    expect(evaluateCondition(`get(${path}) == null`)).toContain('Service call error. Function: [get]')
  })

  const lookups = (from: number, count: number): string =>
    Array.from({ length: count }, (_, at) => `!exists(${document}/a/x${from + at})`).join(' && ')

  it('ten look-ups are allowed, repeated paths are free, the eleventh is an error', () => {
    expect(evaluateCondition(`${lookups(0, 10)} && ${lookups(0, 10)}`)).toBe('true')
    expect(evaluateCondition(lookups(0, 11))).toContain('Service call error. Function: [exists]')
  })

  it('a batch has twenty, ten for each operation', () => {
    const batch = new LookupBudget('batch')
    const asked = (from: number, count: number): string =>
      evaluateCondition(lookups(from, count), { lookups: batch.forOperation() })
    expect([asked(0, 10), asked(10, 10)]).toEqual(['true', 'true'])
    expect(asked(20, 1)).toContain('Service call error')
  })
})
