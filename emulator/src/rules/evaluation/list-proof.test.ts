import { describe, expect, it } from 'vitest'
import type { QueryFilter, StructuredQueryConstraints } from '../authorize.ts'
import { decide, rulesWith } from '#testing/rules.ts'
import { encodeValue } from '#emulator/wire.ts'

const ops: Record<string, string> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  contains: 'ARRAY_CONTAINS',
  'contains-any': 'ARRAY_CONTAINS_ANY',
}

function where(fieldPath: string, op: string, value: unknown): QueryFilter {
  return { fieldFilter: { field: { fieldPath }, op: ops[op] ?? op, value: encodeValue(value) } }
}

function unary(op: 'IS_NULL' | 'IS_NAN' | 'IS_NOT_NULL'): QueryFilter {
  return { unaryFilter: { field: { fieldPath: 'a' }, op } }
}

function all(...filters: QueryFilter[]): QueryFilter {
  return { compositeFilter: { op: 'AND', filters } }
}

function any(...filters: QueryFilter[]): QueryFilter {
  return { compositeFilter: { op: 'OR', filters } }
}

/** The verdict on a list of `things` under one condition. */
function list(condition: string, filter?: QueryFilter, more: StructuredQueryConstraints = {}): string {
  const answer = decide(rulesWith(condition), {
    method: 'list',
    path: 'things',
    query: { where: filter, ...more },
  })
  return answer.replace(" for 'list' @ L3", '')
}

const unknown = (name: string): string => `Property ${name} is undefined on object.`
const either = any(where('a', '==', 1), where('b', '==', 1))
const reference = (path: string): unknown => ({
  referenceValue: `projects/p/databases/(default)/documents/${path}`,
})

// What is denied for one field and one filter is left to list-soundness.test.ts.
describe('a list is evaluated on what its query proves', () => {
  it.each<[string, QueryFilter]>([
    // https://firebase.google.com/docs/firestore/security/rules-query
    ['request.auth.uid in resource.data.members', where('members', 'contains', 'u1')],
    ["resource.data.to == request.auth.uid || request.auth.uid == 'u1'", where('status', '==', 'x')],
    ["resource.data.to == request.auth.uid || request.auth.uid == 'u2'", where('to', '==', 'u1')],
    // Equality
    [
      'resource.data.a.b == 1 && resource.data.a.b is number && "b" in resource.data.a',
      where('a.b', '==', 1),
    ],
    ['resource.data["a.b"] == ["x", true]', where('`a.b`', '==', ['x', true])],
    ['resource.data.a in [1, 2].toSet()', where('a', '==', 1)],
    ['resource.data.a == null', unary('IS_NULL')],
    ['math.isNaN(resource.data.a)', unary('IS_NAN')],
    ['resource.data.a != null', unary('IS_NOT_NULL')],
    ['resource.data.a == 1 && resource.data.a != 2', all(where('a', '==', 1), where('b', '==', 2))],
    // in, or, array-contains-any: every branch must pass
    ["resource.data.a in ['x', 'y']", where('a', 'in', ['x', 'y'])],
    ["resource.data.get('a', 0) == 1 || resource.data.b == 1", either],
    ["'x' in resource.data.a || 'y' in resource.data.a", where('a', 'contains-any', ['x', 'y'])],
    ["resource.data.a.hasAny(['x', 'z']) && resource.data.a is list", where('a', 'contains', 'x')],
    // Ranges decide the comparisons they imply
    ['resource.data.a < 10 && resource.data.a <= 9 && resource.data.a is number', where('a', '<', 9)],
    ['resource.data.a > 3 && 3 <= resource.data.a && resource.data.a != 3', where('a', '>', 3)],
    ['!(resource.data.a < 3) && !(resource.data.a == "x")', where('a', '>=', 3)],
    ["resource.data.a >= 'a' && resource.data.a is string", all(where('a', '>=', 'b'), where('a', '<', 'c'))],
    [
      'resource.data.a >= 2 && resource.data.a <= 5',
      all(where('a', '>=', 2), where('a', '<=', 5), where('a', '>', 1)),
    ],
    ["resource.data.a != 'x' && resource.data.a != null", where('a', '!=', 'x')],
    ["!(resource.data.a in ['x', 'y'])", where('a', 'not-in', ['x', 'y', 'z'])],
    // Of a map that is known in part
    ["resource.data.get(['a', 'b'], 1) == 2", where('a.b', '==', 2)],
    ["resource.data.keys().hasAll(['a']) && 'a' in resource.data.keys()", where('a', '==', 1)],
    // The document's name
    ["thing == 'x' && resource.id == 'x'", where('__name__', '==', reference('things/x'))],
  ])('%s is allowed with %j', (condition, filter) => {
    expect(list(condition, filter)).toBe('allowed')
  })

  const one = where('a', '==', 1)
  it.each<[string, QueryFilter | undefined, string]>([
    ['request.auth.uid in resource.data.members', where('follower', '==', 'u1'), unknown('members')],
    [
      "resource.data.to == request.auth.uid || request.auth.uid == 'u2'",
      where('status', '==', 'x'),
      unknown('to'),
    ],
    ['resource.data.isPublic == true', undefined, unknown('isPublic')],
    ['resource == null || resource.data.isPublic', undefined, unknown('isPublic')],
    ["!resource.data.keys().hasAll(['userId'])", undefined, unknown('data')],
    // The query also returns [1.0], and a list or map with 1.0 does not equal one with 1.
    ['resource.data["a.b"] == [1]', where('`a.b`', '==', [1]), unknown('a.b')],
    ['resource.data.a in [2, 3]', one, 'false'],
    ["resource.data.a.hasAny(['x'].toSet())", where('a', 'array-contains', 'x'), unknown('a')],
    ["resource.data.a in ['x', 'y']", where('a', 'in', ['x', 'z']), 'false'],
    ['resource.data.a == 1', either, unknown('a')],
    // The rest of a partial map is unknown
    ["'b' in resource.data", one, unknown('data')],
    ["resource.data.get('b', 1) == 1", one, unknown('data')],
    ["resource.data.keys().hasOnly(['a'])", one, unknown('data')],
    ['resource.data.size() > 0', one, unknown('data')],
    ["resource.data.diff({'a': 1}).addedKeys().size() == 0", one, unknown('data')],
    ["{'a': 1}.diff(resource.data).addedKeys().size() == 0", one, unknown('data')],
    ['resource.data != {}', one, unknown('data')],
    // The document's name
    ["thing != 'secret'", undefined, unknown('thing')],
    ["resource.id != 'secret'", undefined, unknown('id')],
    ['request.path != /databases/(default)/documents/things/secret', undefined, unknown('path')],
    ['exists(/databases/$(database)/documents/others/$(thing))', undefined, unknown('thing')],
  ])('%s with %j: %s', (condition, filter, expected) => {
    expect(list(condition, filter)).toBe(expected)
  })

  it('request.query has limit, offset and orderBy, null where the query has none', () => {
    const orderBy = [
      { field: { fieldPath: 'name' }, direction: 'DESCENDING' },
      { field: { fieldPath: '__name__' } },
    ]
    const given = `request.query.limit <= 50 && request.query.offset == 5
      && request.query.orderBy == {'name': 'DESC', '__name__': 'ASC'}`
    expect(list(given, undefined, { limit: 50, offset: 5, orderBy })).toBe('allowed')
    const none = ['limit', 'offset', 'orderBy'].map((name) => `request.query.${name} == null`)
    expect(list(none.join(' && '))).toBe('allowed')
    expect(list('request.query.limit <= 50')).toBe('Null value error.')
    expect(list("'where' in request.query")).toBe('false')
  })

  it('refuses a query without a branch to evaluate, and one with too many or too deep ones', () => {
    const wide = all(...['a', 'b', 'c'].map((name) => where(name, 'in', [1, 2, 3, 4, 5, 6])))
    let deep: QueryFilter = one
    for (let at = 0; at < 10_000; at += 1) deep = all(deep)
    for (const filter of [any(), where('a', 'in', []), wide, deep]) {
      expect(list('true', filter)).toBe('The query has no branch to evaluate, or too many.')
    }
  })
})

describe('false proofs', () => {
  const stored = reference('others/o1')
  const written = '/databases/(default)/documents/others/o1'

  it('another project has the same path: excluding a reference excludes no path', () => {
    const differs = `resource.data.ref != (${written})`
    expect(list(differs, where('ref', '!=', stored))).toBe(unknown('ref'))
    expect(list(differs, where('ref', 'not-in', [stored]))).toBe(unknown('ref'))
    expect(list(`resource.data.ref == (${written})`, where('ref', '==', stored))).toBe('allowed')
    const inside = all(where('ref', '!=', { mapValue: { fields: { of: encodeValue(stored) } } }))
    expect(list(`resource.data.ref != {'of': ${written}}`, inside)).toBe(unknown('ref'))
  })

  it('a field path is read as the query reads it', () => {
    const path = 'm.`a\\\nb`'
    expect(list("resource.data.m['a\\nb'] == 1", where(path, '==', 1))).toBe('allowed')
    expect(list("resource.data.m['`a\\\\\\nb`'] == 1", where(path, '==', 1))).not.toBe('allowed')
  })

  it('two rest wildcards may split the path of a document in several ways', () => {
    const rules = `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
      match /{p=**}/things { match /{q=**} { allow read: if !(p == path('things')); } } } }`
    expect(decide(rules, { path: 'things/things', data: {} })).not.toBe('allowed')
    expect(decide(rules, { method: 'list', path: 'things', query: {} })).not.toBe('allowed')
  })
})

describe('which rules cover a list', () => {
  function covers(pattern: string, path: string, query: StructuredQueryConstraints = {}): boolean {
    const rules = `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match ${pattern} { allow list; } } }`
    return decide(rules, { method: 'list', path, query }) === 'allowed'
  }

  it.each([
    ['/things/{id}', 'things', true],
    ['/things/fixed', 'things', false],
    ['/users/{u}/things/{id}', 'users/u1/things', true],
    ['/users/u2/things/{id}', 'users/u1/things', false],
    ['/{all=**}', 'things', true],
    ['/{path=**}/things/{id}', 'users/u1/things', true],
  ])('%s and the collection %s: %s', (pattern, path, expected) => {
    expect(covers(pattern, path)).toBe(expected)
  })

  it.each([
    ['/{path=**}/things/{id}', '', true],
    ['/{all=**}', '', true],
    ['/things/{id}', '', false],
    ['/users/{u}/things/{id}', '', false],
    ['/users/{u}/{path=**}/things/{id}', 'users/u1', true],
    ['/users/{rest=**}', 'users/u1', true],
    ['/{path=**}/others/{id}', '', false],
  ])('%s and the collection group things under %j: %s', (pattern, path, expected) => {
    expect(covers(pattern, path, { allDescendants: true, collectionId: 'things' })).toBe(expected)
  })

  it.each([
    ['/users/{u}/things/{id}', false],
    ['/{path=**}/things/{id}', true],
    ['/{path=**}/things/other', false],
  ])('%s and the one document of a collection group that is named: %s', (pattern, expected) => {
    const named = where('__name__', '==', reference('users/u1/things/t1'))
    expect(covers(pattern, '', { allDescendants: true, collectionId: 'things', where: named })).toBe(expected)
  })

  it('every collection at once needs a rule for all of them', () => {
    expect(covers('/{all=**}', '', { allDescendants: true })).toBe(true)
    expect(covers('/{collection}/{id}', '')).toBe(true)
    expect(covers('/things/{id}', '')).toBe(false)
  })
})
