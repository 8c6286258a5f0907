import { describe, expect, it } from 'vitest'
import { rulesWith } from '#testing/rules.ts'
import { parseRules, RulesSyntaxError } from './parse.ts'

/** Line, column and message of the error, or what was parsed. */
function failure(source: string): string {
  try {
    parseRules(source)
    return 'parsed'
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error
    return `${error.line}:${error.column} ${error.message}`
  }
}

function body(text: string): string {
  return `service cloud.firestore {\n${text}\n}`
}

describe('parseRules', () => {
  it('takes every construct of the grammar', () => {
    const source = `/* head */ rules_version = '2' // no semicolon
      service cloud.firestore {
        function inService(a, b) { let x = a; let path = b; return x == path; }
        match /databases/{database}/documents {
          function inMatch() { return /databases/$(database)/documents/users/$(request.auth.uid) is path }
          match /users/{uid}/{rest=**} { allow read, write }
          match /a-b.c/(default) { allow get, list: if true; allow create
            allow update, delete: if !(1 < 2 && -1.5e3 <= 2) || 'a' in ["b",] ? '' is bytes : {'k': [1][0:1]}.k[0] == null; }
        }
      }`
    const ruleset = parseRules(source)
    expect(ruleset.version).toBe(2)
    const methods = ['get', 'list', 'create', 'update', 'delete']
    expect(ruleset.matches[0]?.matches[0]?.allows[0]?.methods).toEqual(methods)
  })

  it.each([
    ['service firebase.storage {}', "1:9 Expected 'cloud' of cloud.firestore, but found 'firebase'"],
    ["rules_version = '3'; service cloud.firestore {}", "1:17 rules_version must be '1' or '2'"],
    [body('match users {}'), "2:7 Expected a path that begins with '/' after 'match', but found 'users'"],
    [
      body('match /a { allow red; }'),
      "2:18 'red' is not a method; use one of: read, write, get, list, create, update, delete",
    ],
    [body('match /a { allow read: true; }'), "2:24 Expected 'if' after ':', but found 'true'"],
    [body('match /a/{x=**}/{y=**} { allow read; }'), "2:1 A path may have only one '{variable=**}'"],
    [body('match /a/{x=**}/b { allow read; }'), "2:1 '{variable=**}' needs rules_version = '2'"],
    [body('function f() { let a = 1 return a; }'), "2:26 Expected ';' after 'let … = …', but found 'return'"],
    [body('function f(a, a) { return a; }'), "2:15 The argument 'a' is named twice"],
    [body('function f(a,b,c,d,e,f,g,h) { return 1; }'), '2:26 A function may take at most 7 arguments'],
    [
      body('function f() { return 1; }\nfunction f(a) { return a; }'),
      "3:10 The function 'f' is already defined",
    ],
    [
      body('function f() { return g(); }\nfunction g() { return f(); }'),
      "3:23 The function 'f' calls itself: recursion is not allowed",
    ],
    [body('match /a { allow read; '), "3:2 Expected 'match', 'function' or '}', but the file ends here"],
  ])('tells what is wrong with %j', (source, expected) => {
    expect(failure(source)).toBe(expected)
  })

  const isNoType =
    "is not a type; after 'is' comes one of: bool, bytes, duration, float, int, latlng, list, map, number, path, set, string, timestamp"
  it.each([
    ["'\\d' == 'x'", "'\\d' is not a known escape; for a regular expression write '\\\\d'"],
    ['9223372036854775808 > 0', '9223372036854775808 does not fit into a 64-bit integer'],
    ['12abc == 1', "'12' is not a number: a letter follows it"],
    ['1 is integer', `'integer' ${isNoType}`],
    ['(1 == 1', "Expected ')' to close '(', but found ';'"],
    ['1 ==', "Expected a value, but found ';'"],
    ['exists(/users/)', "After '/' in a path comes a name, (default) or $(an expression)"],
    ['a # b', "The character '#' means nothing here"],
    ['math.abs(1.0)', "There is no function 'math.abs'"],
    ["hashing.md5('') == ''", "There is no method 'md5'"],
    ['debug(true)', "There is no function 'debug'"],
  ])('tells what is wrong with the condition %s', (condition, expected) => {
    expect(failure(rulesWith(condition)).replace(/^\d+:\d+ /, '')).toBe(expected)
  })

  it('allows 10 let bindings and 7 arguments, and no more', () => {
    const lets = (count: number) => Array.from({ length: count }, (_, at) => `let v${at} = ${at};`).join(' ')
    expect(failure(body(`function f(a,b,c,d,e,f,g) { ${lets(10)} return 1; }`))).toBe('parsed')
    expect(failure(body(`function f() { ${lets(11)} return 1; }`))).toContain('at most 10 let bindings')
  })

  it('knows namespaces, builtins, wildcards, arguments and variables', () => {
    const functions =
      'function f(a) { let b = math.floor(a); return b == 1 && database == thing2(); } function thing2() { return "x"; }'
    expect(failure(rulesWith('f(1) && exists(/a/b) && thing == resource.id', functions))).toBe('parsed')
    expect(failure(rulesWith('f()', functions))).toContain("The function 'f' takes 1 arguments, not 0")
  })
})
