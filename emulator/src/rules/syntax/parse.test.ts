import { describe, expect, it } from 'vitest'
import { rulesWith } from '#testing/rules.ts'
import { parseRules, RulesSyntaxError } from './parse.ts'

const readOn = ' (what is known: emulator/README.md#the-rules-language)'

/** Line, column and what is wrong, which must say where to read on; or what was parsed. */
function failure(source: string): string {
  try {
    parseRules(source)
    return 'parsed'
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error
    expect(error.message).toContain(readOn)
    return error.message.replace(readOn, '')
  }
}

function body(text: string): string {
  return `rules_version = '2'; service cloud.firestore {\n${text}\n}`
}

function inMatch(text: string): string {
  return body(`match /a { ${text.replace('function', '\nfunction')} }`).replace('{\nmatch', '{ match')
}

describe('parseRules', () => {
  it('takes every construct of the grammar', () => {
    const source = `/* head */ rules_version = '2' // no semicolon
      service cloud.firestore {
        match /databases/{database}/documents {
          function inMatch(a) { let path = /databases/$(database)/documents/users/$(a); return path == a }
          match /users/{uid}/{rest=**} { allow read, write }
          match /a-b.c/(default) { allow get, list: if true; allow create
            allow update, delete: if !(1 < 2 && 1.5e3 <= 2) || 'a' in ["b",] ? '' is string : [1][0:1][0] == null; }
        }
      }`
    const ruleset = parseRules(source)
    const methods = ['get', 'list', 'create', 'update', 'delete']
    expect(ruleset.matches[0]?.matches[0]?.allows[0]?.methods).toEqual(methods)
  })

  it.each([
    ["rules_version = '1'; service cloud.firestore {}", "1:17 Expected '2', in quotes but \"'\" found."],
    [body('match users {}'), '2:7 Expected "/" but "users" found.'],
    [
      body('match /a { allow red; }'),
      "2:18 'red' is not a method; use one of: read, write, get, list, create, update, delete",
    ],
    [body('match /a { allow read: true; }'), '2:24 Expected "if" but "true" found.'],
    [
      body('match /a/{x=**} { match /{y=**} { allow read; } }'),
      "2:19 A path may have only one '{variable=**}'",
    ],
    [inMatch('function f() { let a = 1 return a; }'), '2:26 Expected ";" or an operator but "return" found.'],
    [inMatch('function f(,) { return 1; }'), '2:12 Expected ")" or a name but "," found.'],
    [inMatch('function f(a, a) { return a; }'), "2:15 The argument 'a' is named twice"],
    [
      inMatch('function f() { return 1; }\nfunction f(a) { return a; }'),
      "3:10 The function 'f' is already defined",
    ],
    [body('match /a { allow read; '), '3:2 Expected "match" or "}" but end of input found.'],
  ])('tells what is wrong with %j', (source, expected) => {
    expect(failure(source)).toBe(expected)
  })

  const isNoType = "is not a type; after 'is' comes one of: bool, int, list, number, string, timestamp"
  it.each([
    ["'\\d' == 'x'", "'\\d' is not a known escape; for a regular expression write '\\\\d'"],
    ['9223372036854775808 > 0', '9223372036854775808 does not fit into a 64-bit integer'],
    ['12abc == 1', 'A letter follows a number'],
    ['1 is integer', `'integer' ${isNoType}`],
    ['(1 == 1', 'Expected ")" or an operator but ";" found.'],
    ['1 ==', 'Expected a value but ";" found.'],
    ['exists(/users/)', "After '/' in a path comes a name, (default) or $(an expression)"],
    ['a # b', 'Expected ";", "allow", "function", "match", "}", or an operator but "#" found.'],
    ['2 ** 3 == 8', "There is no operator '**'"],
    ['1 === 1', "There is no operator '==='"],
    ['--1 == 1', "There is no operator '--'"],
    ['- -1 == 1', 'Expected a value but "-" found.'],
    ['6 & 3 == 2', "There is no operator '&'"],
    ['7 /2 == 3', "The operator '/' needs a space after it, or it begins a path"],
    ['size(,) == 1', 'Expected ")" or a value but "," found.'],
    ['[,] == []', 'Expected "]" or a value but "," found.'],
    ['get(/a/$(b c)) == 1', 'Expected ")" or an operator but "c" found.'],
    ["'abc == 1", 'This string is never closed'],
    ['true /* for ever', "This comment is never closed with '*/'"],
    ["{'a': 1} == 1", 'Expected a value but "{" found.'],
    ['math.abs(1.0)', "There is no function 'math.abs'"],
    ["hashing.md5('') == ''", "There is no method 'md5'"],
    ['debug(true)', "There is no function 'debug'"],
  ])('tells what is wrong with the condition %s', (condition, expected) => {
    expect(failure(rulesWith(condition)).replace(/^\d+:\d+ /, '')).toBe(expected)
  })

  it('knows namespaces, builtins, wildcards, arguments and variables', () => {
    const functions =
      'function f(a) { let b = math.floor(a); return b == 1 && database == thing2(); } function thing2() { return "x"; }'
    expect(failure(rulesWith('f(1) && exists(/a/b) && thing == resource.id', functions))).toBe('parsed')
    expect(failure(rulesWith('f()', functions))).toContain("The function 'f' takes 1 arguments, not 0")
  })
})
