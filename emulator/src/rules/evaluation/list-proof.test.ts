import { describe, expect, it } from 'vitest'
import { decide, rulesOf, rulesWith } from '#testing/rules.ts'

const comparisons = [
  { path: ['a'], op: 'EQUAL', value: { stringValue: 'x' } },
  { path: ['n'], op: 'EQUAL', value: { integerValue: '1' } },
  { path: ['m', 'k'], op: 'EQUAL', value: { stringValue: 'x' } },
] as const
const functions = "function f(resource) { return resource.data.a == 'x'; }"

/** The decision on a list of `things` with these filters under one condition. */
function list(condition: string): string {
  const things = { collectionId: 'things', allDescendants: false, comparisons }
  const answer = decide(rulesWith(condition, functions), { method: 'list', path: '', list: things })
  return answer.replace(" for 'list' @ L3", '')
}

// https://firebase.google.com/docs/firestore/security/rules-query: a list is judged without looking at what is stored.
describe('A list is judged without its documents', () => {
  it.each([
    "request.auth.uid == 'u1'",
    "request.auth.uid == 'u1' || resource.data.open",
    "request.method == 'list'",
    "resource.data.a == 'x'",
  ])('%s is allowed', (condition) => expect(list(condition)).toBe('allowed'))

  const unproved =
    'A list is judged without its documents: of the filters of a query only == with a text proves something.'
  it.each([
    ['resource.data.open == true', unproved],
    ["resource == null || resource.data.get('secret', false) == false", unproved],
    ["!('secret' in resource.data)", unproved],
    ["resource.data.get('a', '') == 'x'", unproved],
    ['resource.data.n == 1', unproved],
    ["resource.data.m == 'x'", unproved],
    ['f(null)', 'Null value error.'],
    ["thing != 'secret'", 'Property thing is undefined on object.'],
    ['!exists(/databases/$(database)/documents/closed/$(thing))', 'Property thing is undefined on object.'],
    ['request.path != /databases/(default)/documents/things/secret', 'Property path is undefined on object.'],
    ['request.query.limit <= 50', 'Property query is undefined on object.'],
  ])('%s is denied: %s', (condition, message) => expect(list(condition)).toBe(message))
})

describe('Which rules cover a list', () => {
  // An id of `''` is that of every collection; a group is one of all descendants.
  it.each<[string, string, string, boolean, string?]>([
    ['/things/{id}', '', 'things', true],
    ['/things/fixed', '', 'things', false],
    ['/users/{u}/things/{id}', 'users/u1', 'things', true],
    ['/users/u2/things/{id}', 'users/u1', 'things', false],
    ['/{path=**}/things/{id}', 'users/u1', 'things', true],
    ['/{path=**}/things/{id}', '', 'group things', true],
    ['/{all=**}', '', 'group things', true],
    ['/things/{id}', '', 'group things', false],
    ['/users/{u}/things/{id}', '', 'group things', false],
    ['/users/{u}/{path=**}/things/{id}', 'users/u1', 'group things', true],
    ['/users/{rest=**}', 'users/u1', 'group things', true],
    ['/{all=**}', '', 'group ', true],
    ['/{collection}/{id}', '', '', true],
    ['/things/{id}', '', '', false],
    // Of a wildcard is known only what all its documents share.
    ['/users/{u}/things/{id}', 'users/u1', 'things', true, "u == 'u1'"],
    ['/{path=**}/things/{id}', 'users/u1', 'things', false, 'path != /users/u2'],
  ])('%s and under %j the collection "%s": %s %s', (pattern, path, name, expected, condition = 'true') => {
    const rules = rulesOf(`match ${pattern} { allow list: if ${condition}; }`)
    const list = { collectionId: name.replace('group ', ''), allDescendants: name.startsWith('group ') }
    expect(decide(rules, { method: 'list', path, list }) === 'allowed').toBe(expected)
  })
})
