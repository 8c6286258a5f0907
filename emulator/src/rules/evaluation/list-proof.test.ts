import { describe, expect, it } from 'vitest'
import type { AccessRequest } from '../authorize.ts'
import { decide, rulesWith } from '#testing/rules.ts'

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
  function covers(pattern: string, path: string, list: AccessRequest['list'], condition = 'true'): boolean {
    const rules = `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match ${pattern} { allow list: if ${condition}; } } }`
    return decide(rules, { method: 'list', path, ...(list && { list }) }) === 'allowed'
  }

  it.each([
    ['/things/{id}', '', true],
    ['/things/fixed', '', false],
    ['/users/{u}/things/{id}', 'users/u1', true],
    ['/users/u2/things/{id}', 'users/u1', false],
    ['/{path=**}/things/{id}', 'users/u1', true],
  ])('%s and the collection things under %j: %s', (pattern, path, expected) => {
    expect(covers(pattern, path, { collectionId: 'things', allDescendants: false })).toBe(expected)
  })

  it.each([
    ['/{path=**}/things/{id}', '', true],
    ['/{all=**}', '', true],
    ['/things/{id}', '', false],
    ['/users/{u}/things/{id}', '', false],
    ['/users/{u}/{path=**}/things/{id}', 'users/u1', true],
    ['/users/{rest=**}', 'users/u1', true],
  ])('%s and the collection group things under %j: %s', (pattern, path, expected) => {
    expect(covers(pattern, path, { collectionId: 'things', allDescendants: true })).toBe(expected)
  })

  it('every collection at once needs a rule for all of them', () => {
    const every = (allDescendants: boolean) => ({ collectionId: '', allDescendants })
    expect(covers('/{all=**}', '', every(true))).toBe(true)
    expect(covers('/{collection}/{id}', '', every(false))).toBe(true)
    expect(covers('/things/{id}', '', every(false))).toBe(false)
  })

  it('knows of a wildcard only what all its documents share', () => {
    const ofUser = { collectionId: 'things', allDescendants: false }
    expect(covers('/users/{u}/things/{id}', 'users/u1', ofUser, "u == 'u1'")).toBe(true)
    expect(covers('/{path=**}/things/{id}', 'users/u1', ofUser, 'path != /users/u2')).toBe(false)
  })
})
